export { againstButton, PRACTICE, playKey, rivalsOf, type TheTwo } from "./statistics/against.ts";
export { statRowsIn } from "./statistics/stats-store.ts";
export { MATCHES_ON_WOOD } from "./wood/results/matches.ts";
export { winLabel, winRows } from "./wood/results/menu.ts";
export {
  confirmResult,
  countResult,
  dropResult,
  noteResult,
  otherOf,
  tellerOf,
} from "./wood/results/results.ts";
export {
  isWoodResultId,
  type WoodResult,
  type WoodResultId,
  woodResultsIn,
} from "./wood/results/store.ts";
