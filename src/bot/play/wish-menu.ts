import type { ClockTerms } from "../../game/clock.ts";
import type { PressData } from "../press/book.ts";
import { clockCode, clockOf, USUAL_CLOCKS } from "../press/clocks.ts";
import type { CubeCode } from "../press/fields.ts";
import type { Press } from "../press/presses.ts";
import type { Say } from "../text/texts.ts";
import {
  choiceButton,
  inPairs,
  inReadingOrder,
  MARK,
  type Page,
  type Row,
} from "../view/button.ts";
import { across } from "../view/fit.ts";
import { clockLabel, clockText } from "../view/titles.ts";

/** A choice in a menu: its button's text, and its change to the wish. */
export type WishChoice<Wish> = {
  readonly label: string;
  readonly change: Partial<Wish>;
  /** By default a choice is marked if it would change nothing. */
  readonly isChosen?: boolean;
};

export type WishChoices<Wish> = readonly (readonly WishChoice<Wish>[])[];

type WishMenu<Wish> = {
  readonly say: Say;
  readonly html: string;
  readonly wish: Wish;
  /** Rows above the choices, to begin the game. */
  readonly first?: readonly Row[];
  readonly choices: WishChoices<Wish>;
  /** The press that shows this menu for another wish. */
  readonly turn: (wish: Wish) => Press | PressData;
  readonly last?: Row;
};

export const wishMenu = <Wish extends object>({
  say,
  html,
  wish,
  first = [],
  choices,
  turn,
  last = [],
}: WishMenu<Wish>): Page => {
  const chosen = new Map<string, unknown>(Object.entries(wish));
  const holds = (change: object): boolean =>
    Object.entries(change).every(([name, value]) => chosen.get(name) === value);
  const rowsOf = (all: readonly WishChoice<Wish>[]): readonly Row[] => {
    const buttons = all.map(({ label, change, isChosen = holds(change) }) =>
      choiceButton(label, turn({ ...wish, ...change }), isChosen),
    );
    return fitsInRow(buttons) ? [inReadingOrder(buttons, say)] : inPairs(buttons, say);
  };
  const rows = [...first, ...choices.flatMap(rowsOf), last];
  return { html, keyboard: rows.filter((row) => row.length > 0) };
};

/** Any of them may be the chosen one, with its mark. */
const fitsInRow = (buttons: Row): boolean =>
  buttons.length <= across(buttons.map(({ text }) => `${MARK}${text.replace(MARK, "")}`));

/** A key that tells what is chosen; a press on it takes the next one of these values. */
export const cycle = <Wish, Value>(
  values: readonly Value[],
  chosen: Value,
  labelOf: (value: Value) => string,
  changeTo: (value: Value) => Partial<Wish>,
): WishChoice<Wish> => {
  const next = values[(values.indexOf(chosen) + 1) % values.length] ?? chosen;
  return { label: labelOf(chosen), isChosen: false, change: changeTo(next) };
};

type CubeAndMatch = { readonly cube: CubeCode; readonly match: number };

/** A match has the cube anyway: without the cube it is none. */
export const cubeCycle = (isCubed: boolean, say: Say): WishChoice<CubeAndMatch> =>
  cycle(
    [false, true],
    isCubed,
    (isOn) => say("term-cube", { cube: isOn ? "on" : "off" }),
    (isOn) => ({ cube: isOn ? 1 : 2, match: 0 }),
  );

export const USUAL_MATCHES = [3, 5, 7] as const;

/** No match, the usual lengths, and the one that was typed. */
export const matchCycle = (
  { match }: Pick<CubeAndMatch, "match">,
  { lengths, cube, without }: MatchesOffered,
  say: Say,
): WishChoice<CubeAndMatch> =>
  cycle(
    [0, ...among(lengths, match)],
    match,
    (points) => say("term-match", { match: points }),
    (points) => ({ match: points, cube: points === 0 ? without : cube }),
  );

type MatchesOffered = {
  readonly lengths: readonly number[];
  /** What is written of the cube with a match, and without one. */
  readonly cube: CubeCode;
  readonly without: CubeCode;
};

type OfClock = { readonly clock?: number };

export const clockChoices = (
  clocks: readonly ClockTerms[],
  say: Say,
): readonly WishChoice<OfClock>[] =>
  clocks.map((clock) => ({ label: clockLabel(clock, say), change: { clock: clockCode(clock) } }));

/** The usual clocks, and one that was typed; a second press on the chosen one removes it. */
export const clockOrNone = ({ clock = 0 }: OfClock, say: Say): readonly WishChoice<OfClock>[] => {
  const clocks = clockCodes(clock).flatMap((code) => clockOf(code) ?? []);
  return clockChoices(clocks, say).map(({ label, change }) => {
    const isChosen = change.clock === clock;
    return { label, isChosen, change: isChosen ? { clock: 0 } : change };
  });
};

/** The same on one key; no clock is among them where that may be. */
export const clockCycle = (
  { clock = 0 }: OfClock,
  { mayLack }: { readonly mayLack: boolean },
  say: Say,
): WishChoice<OfClock> =>
  cycle(
    [...(mayLack ? [0] : []), ...clockCodes(clock)],
    clock,
    (code) => {
      const terms = clockOf(code);
      return terms ? clockText(terms, say) : say("term-no-clock");
    },
    (code) => ({ clock: code }),
  );

const clockCodes = (said: number): readonly number[] => among(USUAL_CLOCKS.map(clockCode), said);

/** The usual numbers and the one that was typed; 0 means none. */
export const among = (usual: readonly number[], said: number): readonly number[] =>
  [...new Set([...usual, said])].filter((one) => one > 0).sort((a, b) => a - b);
