import type { Feature } from "../../../bot/feature/feature.ts";
import { trainerExtension } from "./extension.ts";
import { TRAIN_PRESSES } from "./pages/presses.ts";
import { startButton, trainer } from "./pages/trainer.ts";
import { puzzlesIn } from "./store/puzzles.ts";

/** Puzzles made of one's own mistakes. */
export const TRAINER: Feature = {
  name: "trainer",
  queries: [puzzlesIn],
  game: trainerExtension,
  presses: TRAIN_PRESSES,
  handlers: [trainer],
  unlisted: ["train"],
  startButtons: [{ at: "first", row: 2, button: startButton }],
};
