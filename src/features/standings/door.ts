export { againstButton, PRACTICE, playKey, rivalsOf, type TheTwo } from "./statistics/against.ts";
export { statRowsIn } from "./statistics/stats-store.ts";
