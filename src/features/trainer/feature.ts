import type { Feature } from "../../bot/feature/feature.ts";
import { trainerExtension } from "./extension.ts";
import { TRAIN_PRESSES } from "./pages/presses.ts";
import { trainButton, trainer } from "./pages/trainer.ts";
import { puzzlesIn } from "./store/puzzles.ts";

/** Puzzles made of one's own mistakes. */
export const TRAINER: Feature = {
  name: "trainer",
  queries: [puzzlesIn],
  game: trainerExtension,
  presses: TRAIN_PRESSES,
  handlers: [trainer],
  startButtons: [{ at: "more", row: 1, button: ({ say }) => trainButton(say) }],
};
