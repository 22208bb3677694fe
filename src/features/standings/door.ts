export { PRACTICE, type TheTwo } from "./statistics/against.ts";
export { againstButton } from "./statistics/against-page.ts";
export { type Overview, overviewOf } from "./statistics/overview.ts";
export { statRowsIn } from "./statistics/stats-store.ts";
