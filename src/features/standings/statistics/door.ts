export { PRACTICE, type TheTwo } from "./against.ts";
export { againstButton } from "./against-page.ts";
export { type Overview, overviewOf } from "./overview.ts";
export { spanAt, weekBegins } from "./periods.ts";
export { finishedRow, isAmongPeople } from "./standings.ts";
export { standingsIn, type TopStanding } from "./standings-store.ts";
export { type FinishedRow, statRowsIn } from "./stats-store.ts";
export { rankingOf } from "./words.ts";
