export { announce } from "./listening/listeners.ts";
export { type EnterButton, NEWS, type NewsKind } from "./listening/news.ts";
export { CONTESTS } from "./watching/contests.ts";
export { beginWatching } from "./watching/handlers.ts";
