import { button } from "../../bot/view/button.ts";
import type { GameExtension } from "../../tables/services/services.ts";
import { ANALYSED, LEARN_BUTTONS } from "../analysis/door.ts";
import { ANSWERED } from "../seven/door.ts";
import { trainPress } from "./pages/presses.ts";
import { noteAttempt } from "./play/attempt.ts";
import { noteMistakes } from "./play/mistakes.ts";
import { puzzleOf } from "./play/puzzles.ts";

export const trainerExtension: GameExtension = {
  gives: [
    LEARN_BUTTONS.give((say) =>
      button(say("button-train-mistakes"), trainPress({ do: "train-begin" })),
    ),
    ANALYSED.give((services, { row, events, analysis }) =>
      noteMistakes(services, row, events, analysis),
    ),
    ANSWERED.give((services, { person, game, day, number, played, loss }) => {
      const puzzle = puzzleOf(services, { game, day, number });
      if (puzzle !== undefined) noteAttempt(services, person, puzzle, { played, loss });
    }),
  ],
};
