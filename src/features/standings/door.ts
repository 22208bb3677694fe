export { PRACTICE, type TheTwo } from "./statistics/against.ts";
export { againstButton } from "./statistics/against-page.ts";
export { statRowsIn } from "./statistics/stats-store.ts";
