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
import { clockLabel } from "../view/titles.ts";

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
    const rows = fitsInRow(buttons) ? [buttons] : inPairs(buttons);
    return rows.map((row) => inReadingOrder(row, say));
  };
  const rows = [...first, ...choices.flatMap(rowsOf), last];
  return { html, keyboard: rows.filter((row) => row.length > 0) };
};

/** Any of them may be the chosen one, with its mark. */
const fitsInRow = (buttons: Row): boolean =>
  buttons.length <= across(buttons.map(({ text }) => `${MARK}${text.replace(MARK, "")}`));

type CubeAndMatch = { readonly cube: CubeCode; readonly match: number };

export const cubeChoices = (say: Say): readonly WishChoice<CubeAndMatch>[] => [
  { label: say("computer-no-cube"), change: { cube: 2, match: 0 } },
  { label: say("computer-cube"), change: { cube: 1, match: 0 } },
];

export const USUAL_MATCHES = [3, 5, 7] as const;

export const matchChoices = (
  matches: readonly number[],
  cube: CubeCode,
  say: Say,
): readonly WishChoice<CubeAndMatch>[] =>
  matches.map((match) => ({
    label: say("button-match-wish", { match }),
    change: { cube, match },
  }));

type OfClock = { readonly clock?: number };

export const clockChoices = (
  clocks: readonly ClockTerms[],
  say: Say,
): readonly WishChoice<OfClock>[] =>
  clocks.map((clock) => ({ label: clockLabel(clock, say), change: { clock: clockCode(clock) } }));

/** The usual clocks, and one that was typed; a second press on the chosen one removes it. */
export const clockOrNone = ({ clock = 0 }: OfClock, say: Say): readonly WishChoice<OfClock>[] => {
  const clocks = among(USUAL_CLOCKS.map(clockCode), clock).flatMap((code) => clockOf(code) ?? []);
  return clockChoices(clocks, say).map(({ label, change }) => {
    const isChosen = change.clock === clock;
    return { label, isChosen, change: isChosen ? { clock: 0 } : change };
  });
};

/** The usual numbers and the one that was typed; 0 means none. */
export const among = (usual: readonly number[], said: number): readonly number[] =>
  [...new Set([...usual, said])].filter((one) => one > 0).sort((a, b) => a - b);
