import { DICE } from "../rules/dice.ts";
import { BAR, CHECKERS, HOME, OFF, type Ruleset } from "../rules/types.ts";
import type { Board } from "./inputs/inputs.ts";

/** A race is counted exactly once both sides have borne off a checker. */
const MOST = CHECKERS - 1;
const ROLLS = 26;
const FACES = DICE.length;
const MOVES = 4;

/** Counts of the points from 6 down to 1, numbered so that every move leads to a lower number. */
type Home = Uint8Array;

/** Binomial coefficients: the ways to choose k of n, at 7 × n + k. */
const CHOOSE = new Int32Array((MOST + HOME + 1) * (HOME + 1));
for (let n = 0; n <= MOST + HOME; n++)
  for (let k = 0; k <= HOME; k++)
    CHOOSE[n * (HOME + 1) + k] =
      k === 0
        ? 1
        : n === 0
          ? 0
          : (CHOOSE[(n - 1) * (HOME + 1) + k - 1] ?? 0) + (CHOOSE[(n - 1) * (HOME + 1) + k] ?? 0);

const HOMES = CHOOSE[(MOST + HOME) * (HOME + 1) + HOME] ?? 0;

const numberOf = (home: Home): number => {
  let number = 0;
  let above = 0;
  for (let place = 0; place < HOME; place++) {
    above += home[place] ?? 0;
    number += CHOOSE[(above + place) * (HOME + 1) + place + 1] ?? 0;
  }
  return number;
};

const allHomes = (): Uint8Array => {
  const homes = new Uint8Array(HOMES * HOME);
  const home = new Uint8Array(HOME);
  const fill = (place: number, left: number): void => {
    if (place === HOME) {
      homes.set(home, numberOf(home) * HOME);
      return;
    }
    for (let count = 0; count <= left; count++) {
      home[place] = count;
      fill(place + 1, left - count);
    }
    home[place] = 0;
  };
  fill(0, MOST);
  return homes;
};

/** The numbers of the homes after each die, `HOME` places for a die. */
type Ways = { readonly numbers: Int32Array; readonly counts: Uint8Array };

const move = (home: Home, place: number, die: number, { numbers, counts }: Ways): void => {
  const to = place + die;
  home[place] = (home[place] ?? 0) - 1;
  if (to < HOME) home[to] = (home[to] ?? 0) + 1;
  const count = counts[die - 1] ?? 0;
  numbers[(die - 1) * HOME + count] = numberOf(home);
  counts[die - 1] = count + 1;
  if (to < HOME) home[to] = (home[to] ?? 0) - 1;
  home[place] = (home[place] ?? 0) + 1;
};

const findWays = (home: Home, ways: Ways): void => {
  ways.counts.fill(0);
  for (let die = 1; die <= FACES; die++) {
    for (let place = 0; place + die <= FACES; place++)
      if ((home[place] ?? 0) > 0) move(home, place, die, ways);
    if (ways.counts[die - 1] !== 0) continue;
    let top = 0;
    while (home[top] === 0) top++;
    move(home, top, die, ways);
  }
};

/** For each home, `ROLLS` numbers, one for each number of rolls. */
type Tables = {
  /** The chance to finish in exactly so many. */
  readonly finish: Float32Array;
  /** How many checkers are left on average after so many. */
  readonly left: Float32Array;
};

const countAll = (): Tables => {
  const finish = new Float32Array(HOMES * ROLLS);
  const left = new Float32Array(HOMES * ROLLS);
  const means = new Float64Array(HOMES);
  // The best home after 1 to 4 moves of a die: the one that needs the fewest rolls.
  const best = new Int32Array(HOMES * FACES * MOVES);
  const ways: Ways = { numbers: new Int32Array(FACES * HOME), counts: new Uint8Array(FACES) };
  const bestAt = (home: number, die: number, moves: number): number =>
    moves === 0 ? home : (best[(home * FACES + die - 1) * MOVES + moves - 1] ?? 0);
  /** The best home after one move of `die` and then `moves` of `next`; `so` if none is better. */
  const fewest = (die: number, next: number, moves: number, so: number): number => {
    let found = so;
    const from = (die - 1) * HOME;
    const to = from + (ways.counts[die - 1] ?? 0);
    for (let at = from; at < to; at++) {
      const end = bestAt(ways.numbers[at] ?? 0, next, moves);
      if (found < 0 || (means[end] ?? 0) < (means[found] ?? 0)) found = end;
    }
    return found;
  };
  const add = (home: number, end: number, part: number): void => {
    for (let to = home * ROLLS + 1, from = end * ROLLS; to < (home + 1) * ROLLS; to++, from++) {
      finish[to] = (finish[to] ?? 0) + part * (finish[from] ?? 0);
      left[to] = (left[to] ?? 0) + part * (left[from] ?? 0);
    }
    means[home] = (means[home] ?? 0) + part * (1 + (means[end] ?? 0));
  };

  finish[0] = 1;
  const homes = allHomes();
  for (let home = 1; home < HOMES; home++) {
    const counts = homes.subarray(home * HOME, (home + 1) * HOME);
    left[home * ROLLS] = counts.reduce((sum, count) => sum + count, 0);
    findWays(counts, ways);
    for (let die = 1; die <= FACES; die++)
      for (let moves = 1; moves <= MOVES; moves++)
        best[(home * FACES + die - 1) * MOVES + moves - 1] = fewest(die, die, moves - 1, -1);
    for (let first = 1; first <= FACES; first++) {
      add(home, bestAt(home, first, MOVES), 1 / 36);
      for (let second = first + 1; second <= FACES; second++) {
        const end = fewest(first, second, 1, -1);
        add(home, fewest(second, first, 1, end), 2 / 36);
      }
    }
  }
  return { finish, left };
};

/** Each thread that needs the tables counts them once, in about a tenth of a second. */
let counted: Tables | undefined;

const side = new Uint8Array(HOME);

/** The number of a side's home, if all its checkers are there and at least one is off. */
const homeOf = (board: Board, at: number): number | undefined => {
  if ((board[at + OFF] ?? 0) === 0) return undefined;
  for (let point = HOME + 1; point <= BAR; point++)
    if ((board[at + point] ?? 0) > 0) return undefined;
  for (let point = 1; point <= HOME; point++) side[HOME - point] = board[at + point] ?? 0;
  return numberOf(side);
};

type Race = { readonly own: number; readonly other: number };

/** The homes of a race; undefined unless both sides have begun to bear off. */
const raceOn = (board: Board, own: number, other: number): Race | undefined => {
  const ownHome = homeOf(board, own);
  const otherHome = ownHome === undefined ? undefined : homeOf(board, other);
  if (ownHome === undefined || otherHome === undefined) return undefined;
  return { own: ownHome * ROLLS, other: otherHome * ROLLS };
};

/** The exact chance to bear off first; undefined unless both sides have begun to bear off. */
export const chanceOfRace = (board: Board, own: number, other: number): number | undefined => {
  const race = raceOn(board, own, other);
  if (race === undefined) return undefined;
  counted ??= countAll();
  const { finish } = counted;
  let win = 0;
  let left = 1;
  for (let rolls = 0; rolls < ROLLS; rolls++) {
    win += (finish[race.own + rolls] ?? 0) * left;
    left -= finish[race.other + rolls] ?? 0;
  }
  return win;
};

export type RaceLeft = { readonly won: number; readonly lost: number };

/**
 * The checkers that a race is won and lost by, for the side about to roll, on average over all
 * games: those that the loser has left.
 */
export const leftInRace = (board: Board, own: number, other: number): RaceLeft | undefined => {
  const race = raceOn(board, own, other);
  if (race === undefined) return undefined;
  counted ??= countAll();
  const { finish, left } = counted;
  let [won, lost] = [0, 0];
  for (let rolls = 1; rolls < ROLLS; rolls++) {
    won += (finish[race.own + rolls] ?? 0) * (left[race.other + rolls - 1] ?? 0);
    lost += (finish[race.other + rolls] ?? 0) * (left[race.own + rolls] ?? 0);
  }
  return { won, lost };
};

/** Whether each roll of a race is simply two dice, or four of a double. */
export const hasPlainRaces = ({ switches }: Ruleset): boolean => switches.doubles === "four";
