import { gameIn, gameMeant, termsFor } from "../../../bot/play/play-words.ts";
import { wishOf } from "../../../bot/play/wish.ts";
import { clockCycle, cubeCycle, matchCycle, wishMenu } from "../../../bot/play/wish-menu.ts";
import type { PressNamed } from "../../../bot/press/book.ts";
import { clockCode, USUAL_CLOCK } from "../../../bot/press/clocks.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { isA, wordsIn } from "../../../bot/text/words.ts";
import { button, inPairs, inReadingOrder, type Page, type Row } from "../../../bot/view/button.ts";
import {
  atHome,
  ELSEWHERE,
  type Home,
  isFirst,
  quickAmong,
  rowsAtHome,
  rulesetLines,
} from "../../../bot/view/ruleset-menu.ts";
import { conditions, rulesetLabel } from "../../../bot/view/titles.ts";
import { every, fill } from "../../../bot/words/slots.ts";
import { MEDLEYS } from "../../../game/medley.ts";
import type { Terms } from "../../../game/series.ts";
import { long, RULESETS } from "../../../rules/rulesets.ts";
import type { Ruleset } from "../../../rules/types.ts";
import { NO_HABITS } from "../../../tables/people/settings.ts";
import { ANY } from "../rules/wishes.ts";
import type { Seek } from "../store/seeks.ts";
import { type SEEK_PRESSES, seekPress } from "./presses.ts";

/** The choices beside the game. */
type SeekWish = Omit<PressNamed<typeof SEEK_PRESSES, "seek-menu">, "do">;

export type Sought = { readonly terms: Terms; readonly anyGame: 0 | 1 };

const OF_SEEK = {
  seek: every((word) => isA(word, "seek")),
  any: every((word) => isA(word, "any-game")),
  idle: every((word) => isA(word, "idle")),
} as const;

/** "find", "find short 60s", "find any"; undefined if the words ask for no opponent. */
export const readSeekWords = (text: string): { readonly asked: Sought | undefined } | undefined => {
  const { said, rest } = fill(OF_SEEK, wordsIn(text));
  if (said.seek.length === 0) return undefined;
  const anyGame = said.any.length > 0 ? 1 : 0;
  if (rest.length === 0 && anyGame === 0) return { asked: undefined };
  const game = anyGame === 1 ? [...wordsIn(ANY_PLAYS.id), ...rest] : rest;
  const read = gameMeant(gameIn(game, []), [], NO_HABITS);
  if (!read.ok) return { asked: undefined };
  // A stranger's game has a clock, so that no player waits for days.
  const { match, clock = USUAL_CLOCK } = read.wish;
  const wish = { ...read.wish, stake: 1, hints: false, match, clock };
  return { asked: { terms: termsFor(read.terms.ruleset, wish, NO_HABITS), anyGame } };
};

/** Played by two who would both play any game. */
const ANY_PLAYS = long;

/**
 * Strangers play for nothing, without hints, and without either player's own settings. Undefined
 * for an unknown game.
 */
export const termsAskedFor = (game: string, wish: SeekWish): Sought | undefined => {
  const anyGame = game === ANY ? 1 : 0;
  const ruleset = anyGame === 1 ? ANY_PLAYS : SOUGHT.find(({ id }) => id === game);
  const terms = ruleset && termsFor(ruleset, wishOf({ ...wish, stake: 1, hints: 0 }), NO_HABITS);
  return terms && { terms, anyGame };
};

const MATCHES = [3, 5] as const;

const SOUGHT: readonly Ruleset[] = [...RULESETS, ...MEDLEYS];

/** The home's game, long and short: few choices, so that two players meet sooner. */
const soughtAtHome = (home: Home): readonly Ruleset[] => {
  const own = home.games.filter((id) => !ELSEWHERE.games.includes(id));
  const games = [...home.games.slice(0, 1), ...own, ...ELSEWHERE.games];
  return atHome({ games: [...new Set(games)] }, SOUGHT);
};

/** A button's game: a ruleset, or any. */
type GameChoice = { readonly id: string; readonly label: string };

/** The wish of the last search, or what most people play. */
export const usualSeekWish = (last: Seek | undefined): SeekWish => ({
  cube: last && last.terms.match === undefined && last.terms.ruleset.switches.cube ? 1 : 2,
  match: last?.terms.match ?? 0,
  clock: clockCode(last?.terms.clock ?? USUAL_CLOCK),
});

/** One button per game, last looked for first; a press starts the search. */
export const seekMenu = (wish: SeekWish, last: Seek | undefined, home: Home, say: Say): Page => {
  const choiceOf = (one: Ruleset): GameChoice => ({ id: one.id, label: rulesetLabel(one, say) });
  const any = { id: ANY, label: say("button-seek-any") };
  const usual =
    last &&
    (last.anyGame === 1
      ? any
      : SOUGHT.map(choiceOf).find(({ id }) => id === last.terms.ruleset.id));
  const games = soughtAtHome(home).filter(({ id }) => id !== usual?.id);
  const gameKey = (one: Ruleset): Row[number] =>
    button(
      rulesetLabel(one, say),
      startPress(one.id, wish),
      isFirst(home, one) ? "primary" : undefined,
    );
  return {
    html: `<b>${say("seek-title")}</b>\n${say("seek-about")}`,
    keyboard: [
      usual ? [againButton(usual, wish, last, say)] : [],
      ...rowsAtHome(games.map(gameKey), say),
      inReadingOrder(
        [
          button(say("button-seek-quick"), seekPress({ do: "seek-quick", ...wish })),
          ...(usual?.id === ANY ? [] : [button(any.label, startPress(ANY, wish))]),
        ],
        say,
      ),
      [button(termsLabel(wish, say), seekPress({ do: "seek-terms", ...wish }))],
    ].filter((row) => row.length > 0),
  };
};

/** The quick games, each with a line. */
export const seekQuickMenu = (wish: SeekWish, home: Home, say: Say): Page => {
  const games = quickAmong(RULESETS, home);
  return {
    html: `<b>${say("seek-title")}</b>\n\n${rulesetLines(games, say, home)}`,
    keyboard: [
      ...inPairs(
        games.map((one) => button(rulesetLabel(one, say), startPress(one.id, wish))),
        say,
      ),
      [button(say("button-games"), seekPress({ do: "seek-menu", ...wish }))],
    ],
  };
};

const startPress = (ruleset: string, wish: SeekWish) =>
  seekPress({ do: "seek-start", ruleset, ...wish });

/** It is as last time only on the same terms. */
const againButton = (
  { id, label }: GameChoice,
  wish: SeekWish,
  last: Seek | undefined,
  say: Say,
) => {
  const press = startPress(id, wish);
  const isSame = press === startPress(id, usualSeekWish(last));
  return button(isSame ? say("button-seek-again", { game: label }) : label, press, "primary");
};

/** The key to the terms says what they are. */
const termsLabel = (wish: SeekWish, say: Say): string => {
  const asked = termsAskedFor(ANY, wish);
  return say("seek-terms", { terms: asked ? conditions(asked.terms, say).join(" · ") : "" });
};

/** Cube, match and clock: what is wished for beside the game. */
export const seekTermsMenu = (wish: SeekWish, say: Say): Page =>
  wishMenu<SeekWish>({
    say,
    html: `${say("play-terms")}\n${say("seek-terms-about")}`,
    wish,
    choices: [
      [
        cubeCycle(wish.cube === 1, say),
        matchCycle(wish, { lengths: MATCHES, cube: 2, without: 2 }, say),
      ],
      [clockCycle(wish, { mayLack: false }, say)],
    ],
    turn: (next) => seekPress({ do: "seek-terms", ...next }),
    last: [button(say("button-terms-done"), seekPress({ do: "seek-menu", ...wish }))],
  });
