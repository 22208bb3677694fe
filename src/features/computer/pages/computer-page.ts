import type { GameMenu } from "../../../bot/play/game-menu.ts";
import {
  clockOrNone,
  cubeChoices,
  matchChoices,
  USUAL_MATCHES,
} from "../../../bot/play/wish-menu.ts";
import type { PressNamed } from "../../../bot/press/book.ts";
import { clockOf } from "../../../bot/press/clocks.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { inRows } from "../../../bot/view/button.ts";
import { clockText } from "../../../bot/view/titles.ts";
import type { Ruleset } from "../../../rules/types.ts";
import { LEVELS } from "../../../tables/game/seats.ts";
import { type COMPUTER_PRESSES, computerPress } from "./presses.ts";

/** The choices so far against the computer, beside the game. */
export type ComputerWish = Omit<PressNamed<typeof COMPUTER_PRESSES, "computer-part">, "do">;

export const againstComputer = (
  wish: ComputerWish,
  rulesets: readonly Ruleset[],
  say: Say,
): GameMenu<ComputerWish> => ({
  rulesets,
  wish,
  which: "computer-which",
  head: (title) => `${title}\n${wishText(wish, say)}`,
  play: ({ id }) => computerPress({ ...wish, do: "computer-play", ruleset: id }),
  turn: (part, next) => computerPress({ ...next, do: "computer-part", part }),
  terms: {
    button: "button-computer-terms",
    title: `<b>${say("computer-title")}</b>`,
    about: "computer-about",
    choices: [
      ...inRows(
        LEVELS.map((level) => ({ label: say(`choice-level-${level}`), change: { level } })),
        2,
      ),
      cubeChoices(say),
      matchChoices(USUAL_MATCHES, 1, say),
      clockOrNone(wish, say),
    ],
  },
  last: [],
});

const wishText = ({ level, cube, match, clock }: ComputerWish, say: Say): string => {
  const time = clockOf(clock ?? 0);
  return [
    say(`choice-level-${level}`),
    ...(match === 0 ? [] : [say("terms-match", { match })]),
    ...(cube === 1 ? [say("terms-cube")] : []),
    ...(time ? [clockText(time, say)] : []),
  ].join(" · ");
};
