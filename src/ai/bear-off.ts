import { DICE } from "../rules/dice.ts";
import { CHECKERS, type Die, HOME, OFF, type Ruleset } from "../rules/types.ts";
import type { Board } from "./inputs/inputs.ts";

/** The last checkers of a race are counted and not guessed: so many a side at most. */
const MOST = 7;
/** Nobody needs more rolls for these. */
const ROLLS = 24;

/** Six counts of four bits, point 1 lowest: how the last checkers stand at home. */
type Home = number;

/** In how many rolls a side is done: for each number the chance, and the chance of no fewer. */
type Race = {
  readonly exactly: Float64Array;
  readonly atLeast: Float64Array;
  readonly mean: number;
};

const countOn = (home: Home, point: number): number => (home >>> (4 * (point - 1))) & 15;
const one = (point: number): Home => 1 << (4 * (point - 1));

const highest = (home: Home): number => 8 - (Math.clz32(home) >>> 2);

/** Every home that one die can make of another; the same where none is left. */
const moved = (home: Home, die: Die): readonly Home[] => {
  const top = highest(home);
  if (home === 0) return [home];
  if (top <= die) return [home - one(top)];
  const homes: Home[] = [];
  for (let from = top; from >= die; from--) {
    if (countOn(home, from) === 0) continue;
    homes.push(home - one(from) + (from > die ? one(from - die) : 0));
  }
  return homes.length > 0 ? homes : [home];
};

const played = (home: Home, dice: readonly Die[]): readonly Home[] => {
  let homes: readonly Home[] = [home];
  for (const die of dice) homes = [...new Set(homes.flatMap((each) => moved(each, die)))];
  return homes;
};

const raceOf = (exactly: Float64Array): Race => {
  const atLeast = new Float64Array(ROLLS);
  let left = 1;
  let mean = 0;
  exactly.forEach((chance, rolls) => {
    atLeast[rolls] = left;
    left -= chance;
    mean += chance * rolls;
  });
  return { exactly, atLeast, mean };
};

const races = new Map<Home, Race>([
  [0, raceOf(Float64Array.of(1, ...new Array(ROLLS - 1).fill(0)))],
]);

/** Each roll is played so that the fewest are needed on average; worked out once for each home. */
const raceFrom = (home: Home): Race => {
  const known = races.get(home);
  if (known !== undefined) return known;
  const exactly = new Float64Array(ROLLS);
  for (const first of DICE)
    for (const second of DICE) {
      if (second < first) continue;
      const double = first === second;
      const ends = double
        ? played(home, [first, first, first, first])
        : [...played(home, [first, second]), ...played(home, [second, first])];
      const best = ends
        .map(raceFrom)
        .reduce((least, race) => (race.mean < least.mean ? race : least));
      for (let rolls = 1; rolls < ROLLS; rolls++)
        exactly[rolls] =
          (exactly[rolls] ?? 0) + ((best.exactly[rolls - 1] ?? 0) * (double ? 1 : 2)) / 36;
    }
  const race = raceOf(exactly);
  races.set(home, race);
  return race;
};

/** How a side stands at home, if that is where its last few checkers are. */
const homeOf = (board: Board, side: number): Home | undefined => {
  let left = CHECKERS - (board[side + OFF] ?? 0);
  if (left > MOST) return undefined;
  let home = 0;
  for (let point = 1; point <= HOME; point++) {
    const count = board[side + point] ?? 0;
    home += count << (4 * (point - 1));
    left -= count;
  }
  return left === 0 ? home : undefined;
};

/**
 * The chance that the side about to roll bears off first, exactly, where both have only a few
 * checkers left and all of them at home; otherwise undefined.
 */
export const chanceOfRace = (board: Board, own: number, other: number): number | undefined => {
  const ownHome = homeOf(board, own);
  const otherHome = ownHome === undefined ? undefined : homeOf(board, other);
  if (ownHome === undefined || otherHome === undefined) return undefined;
  const { exactly } = raceFrom(ownHome);
  const { atLeast } = raceFrom(otherHome);
  return exactly.reduce((win, chance, rolls) => win + chance * (atLeast[rolls] ?? 0), 0);
};

/** Whether the end of a race is nothing but two dice, or four of a double. */
export const hasPlainRaces = ({ switches }: Ruleset): boolean => switches.doubles === "four";
