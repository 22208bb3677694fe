export { calledFor, isTheirs } from "./command.ts";
export type { Planned } from "./contest.ts";
export {
  type ContestPlace,
  contestQueries,
  contestTraces,
  type GroupContest,
  type Stored,
} from "./contests.ts";
export { EVENINGS } from "./evenings.ts";
export type { ContestMenu } from "./menu.ts";
export { contestMessage, MEDALS, podiumDrawing } from "./message.ts";
export { contestNews } from "./news.ts";
export { type ContestWords, contestOpening } from "./opening.ts";
export { type ContestKind, contestCard, contestPost } from "./posts.ts";
export { isOfMatch } from "./words.ts";
