export { announce, type EnterButton, NEWS, type NewsKind } from "./listening/listeners.ts";
export { beginWatching } from "./watching/feature.ts";
export { WATCHED_KINDS } from "./watching/watching.ts";
