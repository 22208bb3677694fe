export { calledFor, isTheirs } from "./contest/pages/contest.ts";
export { EVENINGS } from "./contest/pages/evenings.ts";
export type { ContestMenu } from "./contest/pages/menu.ts";
export { contestMessage, MEDALS, podiumDrawing } from "./contest/pages/message.ts";
export { type ContestWords, contestOpening } from "./contest/pages/opening.ts";
export { type ContestKind, contestCard, contestPost } from "./contest/pages/posts.ts";
export { isOfMatch } from "./contest/pages/words.ts";
export type { Planned } from "./contest/play/contest.ts";
export { contestNews } from "./contest/play/news.ts";
export {
  type ContestPlace,
  contestQueries,
  contestTraces,
  type GroupContest,
  type Stored,
} from "./contest/store/contests.ts";
