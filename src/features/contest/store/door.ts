export {
  type EventPlace,
  eventQueries,
  eventTraces,
  type GroupEvent,
  type Stored,
} from "./contests.ts";
