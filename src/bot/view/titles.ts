import { plainName } from "../../board/letters/names.ts";
import type { ClockTerms } from "../../game/clock.ts";
import { opponent } from "../../game/colours.ts";
import { pointsOf, rulesetFor, scoreOf, type Terms } from "../../game/series.ts";
import type { Colour, PerColour, Win } from "../../game/types.ts";
import { familyOf } from "../../rules/family.ts";
import { isNamed, leftBy, outcomePoints } from "../../rules/outcome.ts";
import type { Outcome, Ruleset, Switches } from "../../rules/types.ts";
import type { PlayedView } from "../../tables/shown/view.ts";
import { linesInOrder } from "../text/direction.ts";
import { figures } from "../text/figures.ts";
import { escapeHtml, isolated } from "../text/html.ts";
import { keyOf, listed, type Say } from "../text/texts.ts";
import { COLOUR_MARK } from "./lines.ts";
import { grouped, pointsText } from "./numbers.ts";

/** A ruleset's name: by its makers, or in the reader's language. Plain text. */
export const rulesetTitle = ({ id, name }: Pick<Ruleset, "id" | "name">, say: Say): string =>
  name === undefined ? say(keyOf(`ruleset-${id}`)) : isolated(plainName(name));

/**
 * All terms, as HTML: "Short nardy · stake 5 · cube: beaver". A match has its own ruleset, and one
 * to a single point never uses the cube.
 */
export const termsText = (terms: Terms, say: Say): string =>
  [medleyText(terms.ruleset, say), ...conditions(terms, say)].join(" · ");

/** All terms of a game, with its own ruleset and that of the next one if it is another. */
export const gameTermsText = (terms: Terms, say: Say, { ruleset, next }: GameTitle): string =>
  linesInOrder(
    [titleText(ruleset, say, next), ...conditions(terms, say, ruleset)].join(" · "),
    say,
  );

/** The ruleset of a game; in a medley also that of the next one. */
export type GameTitle = { readonly ruleset: Ruleset; readonly next: Ruleset | undefined };

/** All terms but the game: "match to 5", "cube: beaver", "⏱ 1 min a turn". */
export const conditions = (
  terms: Terms,
  say: Say,
  ruleset = rulesetFor(terms, terms.match === 1),
): readonly string[] => [
  ...stakeTexts(terms, say),
  ...stakesTexts(ruleset.switches, say),
  ...(terms.hints ? [say("terms-hints")] : []),
  ...(terms.from === undefined ? [] : [say("terms-from")]),
  ...(terms.clock ? [clockText(terms.clock, say)] : []),
];

/** The ruleset and the stake: "Short nardy · stake 5". */
export const stakeText = (terms: Terms, say: Say, { ruleset, next }: GameTitle): string =>
  linesInOrder([titleText(ruleset, say, next), ...stakeTexts(terms, say)].join(" · "), say);

/** The ruleset of a game, in a medley with the next one: "Plakoto, then Fevga". */
const titleText = (ruleset: Ruleset, say: Say, next?: Ruleset): string => {
  const title = `<b>${escapeHtml(rulesetTitle(ruleset, say))}</b>`;
  return next ? say("game-and-next", { game: title, next: nameOnButton(next, say) }) : title;
};

/** A medley with its games: "Tavli (Portes → Plakoto → Fevga)"; any other ruleset by its name. */
export const medleyText = (ruleset: Ruleset, say: Say): string => {
  const title = titleText(ruleset, say);
  return ruleset.games ? `${title} (${gamesText(ruleset.games, say)})` : title;
};

/** One after the other, with arrows that point on. */
export const gamesText = (games: readonly Ruleset[], say: Say): string =>
  games.map((one) => nameOnButton(one, say)).join(say.isRightToLeft ? " ← " : " → ");

const nameOnButton = (ruleset: Ruleset, say: Say): string => escapeHtml(rulesetLabel(ruleset, say));

/** A ruleset's name on a button, beside the name of its family. */
export const rulesetLabel = (ruleset: Ruleset, say: Say): string =>
  ruleset.name === undefined
    ? say(keyOf(`ruleset-${ruleset.id}-button`))
    : rulesetTitle(ruleset, say);

const stakeTexts = ({ match, stake }: Terms, say: Say): readonly string[] => [
  ...(match === undefined ? [] : [say("terms-match", { match })]),
  ...(stake === 1 ? [] : [say("terms-stake", { stake: grouped(stake) })]),
];

/** The clock: "⏱ 1 min a turn", "⏱ 5 min + 10 s", or "⏱ 5 min each in all". */
export const clockText = (clock: ClockTerms, say: Say): string => {
  if ("turn" in clock) return say("terms-clock-turn", { time: timeText(clock.turn, say) });
  const time = timeText(clock.bank, say);
  return clock.add === 0
    ? say("terms-clock-bank-alone", { time })
    : say("terms-clock-bank", { time, add: timeText(clock.add, say) });
};

/** The clock on a button: "⏱ 1 min", "⏱ 5 min + 10 s". */
export const clockLabel = (clock: ClockTerms, say: Say): string =>
  "turn" in clock
    ? `⏱ ${timeText(clock.turn, say)}`
    : say("clock-bank", { time: timeText(clock.bank, say), add: timeText(clock.add, say) });

const timeText = (seconds: number, say: Say): string =>
  seconds > 0 && seconds % 60 === 0
    ? say("clock-minutes", { count: seconds / 60 })
    : say("clock-seconds", { count: seconds });

/** How players may raise the stake, if they may: "cube: beaver, Jacoby rule". */
export const stakesTexts = (switches: Switches, say: Say): string[] => {
  const { cube, beaver, jacoby, autoDoubles, raise } = switches;
  const named = [
    ...(cube && beaver ? [say("terms-beaver")] : []),
    ...(cube && jacoby ? [say("terms-jacoby")] : []),
    ...(autoDoubles > 0 ? [say("terms-auto-doubles", { count: autoDoubles })] : []),
    ...((cube || autoDoubles > 0) && raise === "arithmetic" ? [say("terms-arithmetic")] : []),
  ];
  const extras = listed(named, say);
  if (!cube) return extras === "" ? [] : [extras];
  return [extras === "" ? say("terms-cube") : say("terms-cube-with", { extras })];
};

/** The name of a way to win; English texts of short nardy use the words of backgammon. */
export const outcomeText = (
  switches: Pick<Switches, "way">,
  outcome: Outcome,
  say: Say,
): string => {
  if (!isNamed(outcome)) return say("outcome-difference", { checkers: leftBy(outcome) });
  return outcome === "koks" || outcome === "home-mars" || outcome === "mother"
    ? say(`outcome-${outcome}`)
    : say(`outcome-${familyOf(switches)}-${outcome}`);
};

/** Both players of a finished game and its outcome, by the names that the sentence uses. */
type ToldWin = {
  /** "own": the winner reads it. */
  readonly reader: "own" | "other";
  readonly winner: string;
  readonly loser: string;
  readonly outcome: string;
};

/** Ends that say by themselves what the win is. */
const UNNAMED: readonly string[] = ["dropped", "beaver-dropped", "absent"];

/** How a game was won: "Boris passes. Anna wins.", "Boris resigns. You won: mars!" */
export const winText = (
  how: Win["ending"] | "beaver-dropped" | "absent" | "timed-out",
  told: ToldWin,
  say: Say,
): string => {
  const won = say(UNNAMED.includes(how) ? "over-won" : "over-borne-off", told);
  return say(`over-${how}`, { ...told, won });
};

/** A way to win with its multiplier: "mars ×2". A difference is its own multiplier. */
export const outcomeTimes = (
  switches: Pick<Switches, "way">,
  { outcome, multiplier }: Pick<Win, "outcome" | "multiplier">,
  say: Say,
): string => {
  const text = outcomeText(switches, outcome, say);
  return isNamed(outcome) ? say("outcome-times", { outcome: text, multiplier }) : text;
};

/** Text at the beginning of a line. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A capital that begins a text, after signs; a name keeps it. */
const CAPITAL = /^(?!Telegram)([^\p{L}\p{N}\u2068]*)(\p{Lu})/u;

/** Text in the middle of a line, as after a colon: in Turkish the small I is an ı. */
export const uncapitalized = (text: string, language: string): string =>
  text.replace(
    CAPITAL,
    (_, signs: string, first: string) => signs + first.toLocaleLowerCase(language),
  );

/** The score of the series, if it has begun, and whether this is its Crawford game. */
export const seriesText = ({ row, terms, standing, viewer }: PlayedView, say: Say): string => {
  const { white, black } = standing.score;
  const begun = terms.match !== undefined || white + black > 0n;
  const score = say("series-score", { score: scoreText(standing.score, viewer, say) });
  // A match to one point has no Crawford game: it is over before.
  const isCrawford = row.crawford && terms.match !== 1;
  return [...(begun ? [score] : []), ...(isCrawford ? [say("crawford")] : [])]
    .map((text) => ` · ${text}`)
    .join("");
};

/** A single reader's points come first; for many readers discs mark them, White first. */
const scoreText = (score: PerColour<bigint>, viewer: Colour | undefined, say: Say): string => {
  const first = viewer ?? "white";
  const figures = say("figures-of-two", {
    first: grouped(score[first]),
    second: grouped(score[opponent(first)]),
  });
  return viewer === undefined ? `${COLOUR_MARK.white} ${figures} ${COLOUR_MARK.black}` : figures;
};

/** The worth of a game's points; a match with a stake adds the points of its score. */
export const worthText = (terms: Terms, points: bigint, say: Say): string => {
  const worth = pointsText(points, say);
  if (terms.match === undefined || terms.stake === 1) return worth;
  return say("worth-in-match", { worth, score: grouped(scoreOf(terms, points)) });
};

/** "5 × 2 × mars 2 = 20 points", without factors of one. `terms` has the ruleset of the game. */
export const sumText = (terms: Terms, result: Win, say: Say): string =>
  factorsText(terms, result, say) ?? worthText(terms, pointsOf(terms, result), say);

/** The same if there is something to multiply. */
export const factorsText = (terms: Terms, result: Win, say: Say): string | undefined => {
  const { cube, outcome, multiplier, ending } = result;
  const total = pointsOf(terms, result);
  const isCut = ending !== "dropped" && multiplier < outcomePoints(terms.ruleset, outcome);
  const text = outcomeText(terms.ruleset.switches, outcome, say);
  const counted = isNamed(outcome) ? `${text} ${figures(String(multiplier), say)}` : text;
  const isOnce = ending === "dropped" || (isNamed(outcome) && multiplier === 1 && !isCut);
  const factors = [
    ...(terms.stake === 1 ? [] : [figures(grouped(terms.stake), say)]),
    ...(cube === 1n ? [] : [figures(grouped(cube), say)]),
    ...(isOnce ? [] : [isCut ? say("cut-by-jacoby", { counted }) : counted]),
  ];
  const isPlain = !isCut && (factors.length <= 1 || total === 1n);
  return isPlain ? undefined : `${factors.join(" × ")} = ${worthText(terms, total, say)}`;
};
