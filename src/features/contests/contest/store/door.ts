export {
  type ContestPlace,
  contestQueries,
  contestTraces,
  type GroupContest,
  type Stored,
} from "./contests.ts";
