export { EVENINGS } from "./evenings.ts";
export { beginWatching } from "./handlers.ts";
