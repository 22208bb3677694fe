import type { Feature } from "../../../../bot/feature/feature.ts";
import { putClocksOff, tickClocks } from "./clocks.ts";
import { clock } from "./handlers.ts";
import { FALLEN, WOOD_CLOCKS } from "./message.ts";
import { WOOD_CLOCK_PRESSES } from "./presses.ts";
import { woodClocksIn, woodClockTraces } from "./store.ts";

/** A clock beside a wooden board. */
export const CLOCK_BY_WOOD: Feature = {
  name: "clock-by-wood",
  queries: [woodClocksIn],
  traces: [woodClockTraces],
  game: { givesBack: putClocksOff },
  presses: WOOD_CLOCK_PRESSES,
  handlers: [clock],
  unlisted: ["clock"],
  posts: [WOOD_CLOCKS],
  notices: [FALLEN],
  sweep: tickClocks,
};
