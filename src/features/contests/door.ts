export { mayManage } from "./command.ts";
export { contestFeature } from "./contest.ts";
export {
  type ContestPlace,
  type ContestRow,
  contestQueries,
  contestTraces,
  type GroupContest,
} from "./contests.ts";
export { type ContestKind, type ContestWords, isOfMatch } from "./kind.ts";
export type { ContestMenu } from "./menu.ts";
export { contestMessage, MEDALS, podiumDrawing } from "./messages.ts";
export { openByMenu, turnMenu } from "./opening.ts";
export type { PlannedStart } from "./presses.ts";
