export { announce } from "./listeners.ts";
export { type EnterButton, NEWS, type NewsKind } from "./news.ts";
