import type { Feature } from "../../../bot/feature/feature.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { button, type Row } from "../../../bot/view/button.ts";
import type { GameId, PersonId } from "../../../ids/ids.ts";
import type { GameExtension, Services } from "../../../tables/services/services.ts";
import { ANALYSED, DIFFERENCES, LEARN_BUTTONS } from "../../records/door.ts";
import { PRACTICE } from "../../standings/door.ts";
import { SEVEN_GAMES } from "../sets/types.ts";
import { TRAIN_PRESSES, trainPress } from "./pages/presses.ts";
import { startButton, startPart, trainer } from "./pages/trainer.ts";
import { differenceText } from "./play/difference.ts";
import { noteMistakes } from "./play/mistakes.ts";
import { weakestOf } from "./play/themes.ts";
import { puzzlesIn } from "./store/puzzles.ts";

const mistakesButton = (game: GameId, say: Say): Row[number] =>
  button(say("button-train-mistakes"), trainPress({ do: "train-game", game }));

/** One thing to learn: the theme that costs more of the two games. */
const weakestLines = (services: Services, person: PersonId, say: Say): readonly string[] =>
  SEVEN_GAMES.flatMap((family) => weakestOf(services, person, family) ?? [])
    .toSorted((one, other) => other.mean - one.mean)
    .slice(0, 1)
    .map(({ family, theme }) =>
      say(`me-weakest-${family}`, { theme: say(`seven-theme-${theme}`) }),
    );

const trainerExtension: GameExtension = {
  gives: [
    PRACTICE.give({ lines: weakestLines }),
    DIFFERENCES.give(differenceText),
    LEARN_BUTTONS.give((say, game) => mistakesButton(game, say)),
    ANALYSED.give((services, { row, events, analysis }) =>
      noteMistakes(services, row, events, analysis),
    ),
  ],
};

/** Puzzles made of one's own mistakes. */
export const TRAINER: Feature = {
  name: "trainer",
  queries: [puzzlesIn],
  game: trainerExtension,
  presses: TRAIN_PRESSES,
  handlers: [trainer],
  unlisted: ["train"],
  startButtons: [{ at: startPart, row: 2, button: startButton }],
};
