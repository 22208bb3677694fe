export { mayManage, openByMenu, turnMenu } from "./command.ts";
export { contestFeature } from "./contest.ts";
export {
  type ContestPlace,
  type ContestRow,
  contestQueries,
  contestTraces,
  type GroupContest,
} from "./contests.ts";
export type { ContestKind, ContestWords } from "./kind.ts";
export type { ContestMenu } from "./menu.ts";
export { contestMessage, MEDALS, podiumDrawing } from "./messages.ts";
export type { PlannedStart } from "./presses.ts";
export { turning } from "./terms.ts";
