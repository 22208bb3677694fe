export { beginOf, CONTEST_PACE_MS, type Planned } from "./contest.ts";
