import { z } from "zod";
import type { GameMenu } from "../../bot/play/game-menu.ts";
import { clockCycle, cubeCycle, matchCycle, USUAL_MATCHES } from "../../bot/play/wish-menu.ts";
import { type PressNamed, pressBook } from "../../bot/press/book.ts";
import { clockOf } from "../../bot/press/clocks.ts";
import { FIELDS } from "../../bot/press/fields.ts";
import type { Say } from "../../bot/text/texts.ts";
import { filtersOf } from "../../bot/updates/context.ts";
import { button, inRows, type Row } from "../../bot/view/button.ts";
import { covered } from "../../bot/view/framed.ts";
import { atHome, ELSEWHERE, type Home, isFirst, rowsAtHome } from "../../bot/view/ruleset-menu.ts";
import type { BoardMessage, Look } from "../../bot/view/table-message.ts";
import { clockText, rulesetLabel } from "../../bot/view/titles.ts";
import { MEDLEYS } from "../../game/medley.ts";
import { RULESETS } from "../../rules/rulesets.ts";
import type { Ruleset } from "../../rules/types.ts";
import { LEVELS } from "../../tables/game/seats.ts";

export const COMPUTER_PRESSES = pressBook(
  {
    ...FIELDS,
    level: z.enum(LEVELS),
  },
  {
    "computer-menu": ["2", "person", "ruleset", "level", "cube", "match"],
    "computer-play": ["3", "person", "ruleset", "level", "cube", "match", "clock?"],
    /** The same game again, against a weaker computer. */
    "computer-easier": ["3w", "game"],
    "computer-part": ["=", "person", "part", "level", "cube", "match", "clock?", "page?"],
  },
  { "computer-play": { at: "page", deletes: true } },
);

export const computerPress = COMPUTER_PRESSES.write;
export const { pressed, pressedHere } = filtersOf(COMPUTER_PRESSES, "computer");

/** The choices so far against the computer, beside the game. */
export type ComputerWish = Omit<
  PressNamed<typeof COMPUTER_PRESSES, "computer-part">,
  "do" | "part" | "page"
>;

export const computerMenu = (
  wish: ComputerWish,
  { rulesets, lately, home }: Pick<GameMenu<ComputerWish>, "rulesets" | "lately" | "home">,
  say: Say,
): GameMenu<ComputerWish> => ({
  rulesets,
  lately,
  home,
  wish,
  which: "computer-which",
  head: (title) => `${title}\n${wishText(wish, say)}`,
  play: ({ id }) => computerPress({ ...wish, do: "computer-play", ruleset: id }),
  turn: (spot, next) => computerPress({ ...next, do: "computer-part", ...spot }),
  terms: {
    button: "button-computer-terms",
    html: `<b>${say("computer-title")}</b>\n${say("computer-about")}`,
    choices: [
      ...inRows(
        LEVELS.map((level) => ({ label: say(`choice-level-${level}`), change: { level } })),
        2,
      ),
      [
        cubeCycle(wish.cube === 1, say),
        matchCycle(wish, { lengths: USUAL_MATCHES, cube: 1, without: 2 }, say),
      ],
      [clockCycle(wish, { mayLack: true }, say)],
    ],
  },
  last: [],
});

/** The question before a first game: only the games of the home. */
export const firstGamePage = (home: Home, look: Look, say: Say): BoardMessage => {
  const games = atHome(home, [...RULESETS, ...MEDLEYS]);
  // A person who asks for their own game knows it.
  const isUsual = games.every((one) => isFirst(ELSEWHERE, one));
  const begin = (ruleset: Ruleset): Row[number] =>
    button(rulesetLabel(ruleset, say), { do: "computer-first", ruleset: ruleset.id }, "primary");
  const back = button(say("button-start-back"), { do: "start-page", at: "first" });
  const question = say(isUsual ? "computer-which-first" : "which-game");
  return covered(question, [...rowsAtHome(games.map(begin), say), [back]], look, say);
};

const wishText = ({ level, cube, match, clock }: ComputerWish, say: Say): string => {
  const time = clockOf(clock ?? 0);
  return [
    say(`choice-level-${level}`),
    ...(match === 0 ? [] : [say("terms-match", { match })]),
    ...(cube === 1 ? [say("terms-cube")] : []),
    ...(time ? [clockText(time, say)] : []),
  ].join(" · ");
};
