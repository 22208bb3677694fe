export { type Ladder, laddersOf } from "./ladder.ts";
export { isLostToWeakest, levelFor } from "./level.ts";
export { computerPress } from "./menu.ts";
export { gamesWithComputer, playComputer } from "./sit.ts";
