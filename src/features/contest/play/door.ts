export { beginOf, EVENT_PACE_MS, type Planned } from "./contest.ts";
