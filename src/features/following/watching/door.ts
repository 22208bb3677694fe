export { CONTESTS } from "./contests.ts";
export { beginWatching } from "./handlers.ts";
