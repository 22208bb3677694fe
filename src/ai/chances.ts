import { familyOf } from "../rules/family.ts";
import { outcomePoints, usualWin } from "../rules/outcome.ts";
import { BAR, CHECKERS, type Family, HEAD, HOME, OFF, type Ruleset } from "../rules/types.ts";
import type { Board } from "./inputs/inputs.ts";
import { OUTPUTS } from "./net/net.ts";

/**
 * The chances of a game's outcome for one side. Each includes all outcomes that are better for its
 * winner. Where the difference counts, `winMars` and `loseMars` are what a side wins and loses on
 * average, as a share of all checkers, and there is no koks (`difference.ts`).
 */
export type Chances = {
  readonly win: number;
  readonly winMars: number;
  readonly winKoks: number;
  readonly loseMars: number;
  readonly loseKoks: number;
};

/** Many `Chances`, five numbers each in the order of the type: the output of nets. */
export type ChanceList = Float32Array;

/** The chances at one place of a list. */
export const chancesAt = (list: ChanceList, at: number): Chances => ({
  win: list[at] ?? 0,
  winMars: list[at + 1] ?? 0,
  winKoks: list[at + 2] ?? 0,
  loseMars: list[at + 3] ?? 0,
  loseKoks: list[at + 4] ?? 0,
});

/** Writes the same chances from the other side's view; `to` may be the source itself. */
export const flipChances = (
  from: ChanceList,
  at: number,
  to: ChanceList = from,
  toAt: number = at,
): void => {
  const winMars = from[at + 1] ?? 0;
  const winKoks = from[at + 2] ?? 0;
  to[toAt] = 1 - (from[at] ?? 0);
  to[toAt + 1] = from[at + 3] ?? 0;
  to[toAt + 2] = from[at + 4] ?? 0;
  to[toAt + 3] = winMars;
  to[toAt + 4] = winKoks;
};

/** The points of a win, of a mars above it, and of a koks or home mars above a mars. */
export type Scale = { readonly win: number; readonly mars: number; readonly koks: number };

/** The scale of a ruleset. With `jacoby`, mars and more count nothing, as no double was offered. */
export const scaleOf = (ruleset: Ruleset, jacoby: boolean): Scale => {
  const { switches } = ruleset;
  if (switches.score === "difference")
    return { win: 0, mars: CHECKERS / usualWin(switches), koks: 0 };
  if (jacoby) return { win: 1, mars: 0, koks: 0 };
  const highest = familyOf(switches) === "short" ? "koks" : "home-mars";
  const mars = outcomePoints(ruleset, "mars");
  return { win: 1, mars: mars - 1, koks: outcomePoints(ruleset, highest) - mars };
};

/** The mean result in points, without the cube. */
export const equityAt = ({ win, mars, koks }: Scale, list: ChanceList, at: number): number =>
  win * (2 * (list[at] ?? 0) - 1) +
  mars * ((list[at + 1] ?? 0) - (list[at + 3] ?? 0)) +
  koks * ((list[at + 2] ?? 0) - (list[at + 4] ?? 0));

/** `equityAt` for one `Chances` value. */
export const equityOf = ({ win, mars, koks }: Scale, chances: Chances): number =>
  win * (2 * chances.win - 1) +
  mars * (chances.winMars - chances.loseMars) +
  koks * (chances.winKoks - chances.loseKoks);

/** Whether a loser with no checker off loses by koks (a checker caught) or home mars (all home). */
const isHighest = (family: Family, board: Board, loser: number): boolean => {
  const [from, to] = family === "short" ? [BAR - HOME, BAR] : [HOME + 1, HEAD];
  for (let point = from; point <= to; point++)
    if ((board[loser + point] ?? 0) > 0) return family === "short";
  return family === "long";
};

/** Whether a side has borne off all of its checkers. */
export const hasFinished = (board: Board, side: number): boolean => {
  if ((board[side + OFF] ?? 0) === 0) return false;
  for (let point = 1; point <= BAR; point++) if ((board[side + point] ?? 0) > 0) return false;
  return true;
};

/** Writes the chances of a side that has just won: rules/README.md, section 6. */
export const writeWon = (
  family: Family,
  board: Board,
  loser: number,
  to: ChanceList,
  at: number,
): void => {
  const mars = (board[loser + OFF] ?? 0) === 0;
  to[at] = 1;
  to[at + 1] = mars ? 1 : 0;
  to[at + 2] = mars && isHighest(family, board, loser) ? 1 : 0;
  to[at + 3] = 0;
  to[at + 4] = 0;
};

/** Removes impossible chances: a mars of a side that has borne off, more mars than wins. */
export const limitChances = (
  board: Board,
  own: number,
  other: number,
  list: ChanceList,
  at: number,
): void => {
  const win = list[at] ?? 0;
  const mayWin = (board[other + OFF] ?? 0) === 0;
  const mayLose = (board[own + OFF] ?? 0) === 0;
  const winMars = mayWin ? Math.min(list[at + 1] ?? 0, win) : 0;
  const loseMars = mayLose ? Math.min(list[at + 3] ?? 0, 1 - win) : 0;
  list[at + 1] = winMars;
  list[at + 2] = Math.min(list[at + 2] ?? 0, winMars);
  list[at + 3] = loseMars;
  list[at + 4] = Math.min(list[at + 4] ?? 0, loseMars);
};

export const CHANCES = OUTPUTS;
