import { opponent } from "./colours.ts";
import { playerToAct } from "./game.ts";
import type { Colour, Game, PerColour } from "./types.ts";

/** In seconds: a fixed time for each turn, or a bank for the game plus an increment per turn. */
export type ClockTerms =
  | { readonly turn: number }
  | { readonly bank: number; readonly add: number };

/** The clock of a game; all times are milliseconds. */
export type ClockState = {
  /** The time that each player had left when their clock last started or stopped. */
  readonly left: PerColour<number>;
  /** The current turn, counted from 0. */
  readonly turn: number;
  /**
   * Whose time runs and since when; undefined while none runs. `late` is not counted: it is how
   * late the player could see their turn.
   */
  readonly running:
    | { readonly of: Colour; readonly since: number; readonly late: number }
    | undefined;
};

/** When a bank first runs out, its player gets this, or the bank again if that is smaller. */
const SECOND_CHANCE_MS = 60_000;

/** The lead time of a warning: a quarter of the time left, within these limits. */
const WARNING_MS = { least: 15_000, most: 60_000 } as const;

const ms = (seconds: number): number => seconds * 1000;

/** A clock that has not run yet, at the turn with this number. */
export const newClock = (terms: ClockTerms, turn: number): ClockState => {
  const whole = "turn" in terms ? ms(terms.turn) : ms(terms.bank);
  return { left: { white: whole, black: whole }, turn, running: undefined };
};

/** Whether the player's time ran out in this turn, so that the computer decides for them. */
export const isTimedOut = ({ timeOuts, history }: Game, by: Colour): boolean =>
  timeOuts[by] === history.length;

/** Whether the game waits for a player for whom the computer decides. */
export const isPlayedFor = (game: Game): boolean => {
  const by = playerToAct(game);
  return by !== undefined && isTimedOut(game, by);
};

type ClockChange = {
  readonly before: Game;
  readonly after: Game;
  /** The side whose time runs from now on; after a played-out turn, the next player's. */
  readonly runs: Colour | undefined;
};

/** The clock after a change of its game; the same object if nothing changes. */
export const clockAfter = (
  terms: ClockTerms,
  state: ClockState,
  { before, after, runs }: ClockChange,
  now: number,
): ClockState => {
  const { running } = state;
  const turn = after.history.length;
  if (turn === state.turn && running?.of === runs) return state;
  // A played-out turn can be taken back, so it uses up no time until it ends.
  const isAhead = running !== undefined && playerToAct(before) !== running.of;
  // A turn that is taken back costs neither player the time since.
  const isBack = turn < state.turn;
  const stopped = isAhead || isBack ? state.left : leftNow(state, now);
  const mover = isBack ? undefined : before.toMove;
  const left = turn === state.turn ? stopped : leftAfterTurn(terms, stopped, mover);
  const goesOn = isAhead && running.of === runs ? running : undefined;
  return {
    left: secondChance(terms, left, before, after),
    turn,
    running: runs && (goesOn ?? { of: runs, since: now, late: 0 }),
  };
};

/** What both have left in this moment, in milliseconds. */
export const leftNow = ({ running, left }: ClockState, now: number): PerColour<number> => {
  if (!running) return left;
  const spent = Math.max(0, now - running.since - running.late);
  const rest = Math.max(0, left[running.of] - spent);
  return { ...left, [running.of]: rest };
};

const leftAfterTurn = (
  terms: ClockTerms,
  left: PerColour<number>,
  mover: Colour | undefined,
): PerColour<number> => {
  if ("turn" in terms) return newClock(terms, 0).left;
  return mover === undefined ? left : { ...left, [mover]: left[mover] + ms(terms.add) };
};

const secondChance = (
  terms: ClockTerms,
  left: PerColour<number>,
  before: Game,
  after: Game,
): PerColour<number> => {
  if ("turn" in terms) return left;
  const least = Math.min(ms(terms.bank), SECOND_CHANCE_MS);
  const of = (colour: Colour): number =>
    before.timeOuts[colour] === after.timeOuts[colour]
      ? left[colour]
      : Math.max(left[colour], least);
  return { white: of("white"), black: of("black") };
};

/** A clock on the table, after `by` has pressed: their time stands, and the other's runs. */
export const handedOver = (
  terms: ClockTerms,
  state: ClockState,
  by: Colour,
  now: number,
): ClockState => {
  const stopped = leftNow(state, now);
  const left = state.running ? leftAfterTurn(terms, stopped, by) : stopped;
  return { left, turn: state.turn + 1, running: { of: opponent(by), since: now, late: 0 } };
};

/** The same clock, with nobody's time running from now on. */
export const stopped = (state: ClockState, now: number): ClockState => ({
  ...state,
  left: leftNow(state, now),
  running: undefined,
});

/** The same clock, restarted now: the time before was of no use to the player. */
export const restart = (state: ClockState, now: number): ClockState => ({
  ...state,
  running: state.running && { ...state.running, since: now, late: 0 },
});

/** The same clock, which stood still between two moments. */
export const standStill = (state: ClockState, from: number, until: number): ClockState => {
  const { running } = state;
  if (!running) return state;
  const since = running.since + Math.max(0, until - Math.max(from, running.since));
  return { ...state, running: { ...running, since } };
};

/** The same clock with `late` milliseconds of the running time not counted. */
export const allowLate = (state: ClockState, late: number): ClockState => ({
  ...state,
  running: state.running && { ...state.running, late },
});

/** When the running time is out, as the player is told; undefined while none runs. */
export const toldEndOf = ({ left, running }: ClockState): number | undefined =>
  running && running.since + left[running.of];

/** When the running time really is out: later than told if the player was told late. */
export const endOf = (state: ClockState): number | undefined => {
  const told = toldEndOf(state);
  return told === undefined ? undefined : told + (state.running?.late ?? 0);
};

/** When to warn the player whose time runs; undefined if the time is too short for a warning. */
export const warningOf = ({ left, running }: ClockState): number | undefined => {
  if (!running) return undefined;
  const whole = left[running.of];
  const before = Math.min(WARNING_MS.most, Math.max(WARNING_MS.least, whole / 4));
  return whole < 2 * WARNING_MS.least ? undefined : running.since + running.late + whole - before;
};
