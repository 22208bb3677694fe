export { beginOf, type Planned } from "./contest.ts";
