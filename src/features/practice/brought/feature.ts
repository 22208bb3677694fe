import type { Feature } from "../../../bot/feature/feature.ts";
import { puzzlesIn } from "../trainer/store/puzzles.ts";
import { brought } from "./brought.ts";
import { BROUGHT_PRESSES } from "./presses.ts";

/** Positions that people bring from other programs. */
export const BROUGHT: Feature = {
  name: "brought",
  queries: [puzzlesIn],
  presses: BROUGHT_PRESSES,
  handlers: [brought],
};
