export { beginOf, CONTEST_PACE_MS, type Planned, ringAnew } from "./contest.ts";
