import { playerToAct } from "./game.ts";
import type { Colour, Game, PerColour } from "./types.ts";

/** In seconds: so long for each turn, or so long in all and something on top after each turn. */
export type ClockTerms =
  | { readonly turn: number }
  | { readonly bank: number; readonly add: number };

/** The clock of a game; times are milliseconds. */
export type ClockState = {
  /** What each had left when it last began to run, or stopped. */
  readonly left: PerColour<number>;
  /** The turn that it stands in, counted from 0. */
  readonly turn: number;
  /** Whose time runs, and since when; undefined: nobody's. So late as they could see it is not counted. */
  readonly running:
    | { readonly of: Colour; readonly since: number; readonly late: number }
    | undefined;
};

/** Whoever has let a bank run out once has so much, if there ever was, for the rest of the game. */
const SECOND_CHANCE_MS = 60_000;

/** A warning comes so long before the end: a quarter of the time, within these limits. */
const WARNING_MS = { least: 15_000, most: 60_000 } as const;

const ms = (seconds: number): number => seconds * 1000;

/** A clock that has not run yet, in the turn with this number. */
export const newClock = (terms: ClockTerms, turn: number): ClockState => {
  const whole = "turn" in terms ? ms(terms.turn) : ms(terms.bank);
  return { left: { white: whole, black: whole }, turn, running: undefined };
};

/** Whether the computer decides for a player, as their time ran out in this turn. */
export const isTimedOut = ({ timeOuts, history }: Game, by: Colour): boolean =>
  timeOuts[by] === history.length;

/** Whether a game waits for somebody for whom the computer decides, as their time is out. */
export const isPlayedFor = (game: Game): boolean => {
  const by = playerToAct(game);
  return by !== undefined && isTimedOut(game, by);
};

type Change = {
  readonly before: Game;
  readonly after: Game;
  /** Whose time goes from now on, if anybody's: of a turn that is played out, the next player's. */
  readonly runs: Colour | undefined;
};

/** The clock after a change of its game; the same object where it goes on as it did. */
export const clockAfter = (
  terms: ClockTerms,
  state: ClockState,
  { before, after, runs }: Change,
  now: number,
): ClockState => {
  const { running } = state;
  const turn = after.history.length;
  if (turn === state.turn && running?.of === runs) return state;
  // A turn that is played out can be taken back: until it ends, nobody's time is counted down by it.
  const isAhead = running !== undefined && playerToAct(before) !== running.of;
  const stopped = isAhead ? state.left : leftNow(state, now);
  const left = turn === state.turn ? stopped : leftAfterTurn(terms, stopped, before.toMove);
  const goesOn = isAhead && running.of === runs ? running : undefined;
  return {
    left: secondChance(terms, left, before, after),
    turn,
    running: runs && (goesOn ?? { of: runs, since: now, late: 0 }),
  };
};

const leftNow = ({ running, left }: ClockState, now: number): PerColour<number> => {
  if (!running) return left;
  const spent = Math.max(0, now - running.since - running.late);
  const rest = Math.max(0, left[running.of] - spent);
  return { ...left, [running.of]: rest };
};

const leftAfterTurn = (
  terms: ClockTerms,
  left: PerColour<number>,
  mover: Colour,
): PerColour<number> =>
  "turn" in terms ? newClock(terms, 0).left : { ...left, [mover]: left[mover] + ms(terms.add) };

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

/** The same clock, where what runs began to only now: so long it was of no use. */
export const restarted = (state: ClockState, now: number): ClockState => ({
  ...state,
  running: state.running && { ...state.running, since: now, late: 0 },
});

/** The same clock, where so much of what runs is not counted. */
export const seenLate = (state: ClockState, late: number): ClockState => ({
  ...state,
  running: state.running && { ...state.running, late },
});

/** When the time that runs is out, as its player is told; undefined where none runs. */
export const toldEndOf = ({ left, running }: ClockState): number | undefined =>
  running && running.since + left[running.of];

/** When it is out: later than told, where they were told late. */
export const endOf = (state: ClockState): number | undefined => {
  const told = toldEndOf(state);
  return told === undefined ? undefined : told + (state.running?.late ?? 0);
};

/** When whoever's time runs is to be warned; undefined where there is too little of it for that. */
export const warningOf = ({ left, running }: ClockState): number | undefined => {
  if (!running) return undefined;
  const whole = left[running.of];
  const before = Math.min(WARNING_MS.most, Math.max(WARNING_MS.least, whole / 4));
  return whole < 2 * WARNING_MS.least ? undefined : running.since + running.late + whole - before;
};
