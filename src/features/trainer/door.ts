export { type WeakestTheme, weakestOf } from "./play/losses.ts";
