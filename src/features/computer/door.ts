export { computerPress } from "./pages/presses.ts";
export { levelFor } from "./play/level.ts";
export { gamesWithComputer, playComputer } from "./play/sit.ts";
