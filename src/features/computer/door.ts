export { computerPress } from "./computer/pages/presses.ts";
export { type Ladder, laddersOf } from "./computer/play/ladder.ts";
export { isLostToWeakest, levelFor } from "./computer/play/level.ts";
export { gamesWithComputer, playComputer } from "./computer/play/sit.ts";
