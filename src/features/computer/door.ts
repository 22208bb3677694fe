export { levelFor } from "./play/level.ts";
export { gamesWithComputer, playComputer } from "./play/sit.ts";
export { computerPress } from "./presses.ts";
