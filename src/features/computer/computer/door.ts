export { computerPress } from "./pages/presses.ts";
export { type Ladder, laddersOf } from "./play/ladder.ts";
export { isLostToWeakest, levelFor } from "./play/level.ts";
export { gamesWithComputer, playComputer } from "./play/sit.ts";
