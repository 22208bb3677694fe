import type { ClockTerms } from "../../game/clock.ts";

const range = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

/** What a clock can be set to, in seconds and minutes; a button has room for its number alone. */
const TURNS = [...range(15, 120, 5), ...range(150, 600, 30), ...range(660, 3600, 60)];
const BANKS = range(1, 60, 1);
const ADDS = [0, 1, 2, 3, 5, 8, 10, 12, 15, 20, 30, 45, 60];

/** In an order that stays, as buttons carry the place in it. */
const CLOCKS: readonly ClockTerms[] = [
  ...TURNS.map((turn) => ({ turn })),
  ...BANKS.flatMap((minutes) => ADDS.map((add) => ({ bank: minutes * 60, add }))),
];

export const MOST_CLOCK_CODE = CLOCKS.length;

/** The clock that is meant where nothing more is said. */
export const USUAL_CLOCK: ClockTerms = { turn: 60 };

export const USUAL_CLOCKS: readonly ClockTerms[] = [
  USUAL_CLOCK,
  { turn: 180 },
  { bank: 300, add: 10 },
];

/** The number of a clock in buttons; 0 for none. */
export const clockCode = (clock: ClockTerms | undefined): number =>
  clock === undefined ? 0 : CLOCKS.findIndex((one) => isSame(one, clock)) + 1;

export const clockOf = (code: number): ClockTerms | undefined => CLOCKS[code - 1];

const isSame = (one: ClockTerms, other: ClockTerms): boolean =>
  "turn" in one
    ? "turn" in other && one.turn === other.turn
    : "bank" in other && one.bank === other.bank && one.add === other.add;

/** The nearest clock of ours; undefined beyond their range. */
export const nearestClock = (said: ClockTerms): ClockTerms | undefined => {
  if ("turn" in said) {
    const turn = nearest(TURNS, said.turn);
    return turn === undefined ? undefined : { turn };
  }
  const minutes = nearest(BANKS, said.bank / 60);
  const add = nearest(ADDS, said.add);
  return minutes === undefined || add === undefined ? undefined : { bank: minutes * 60, add };
};

const nearest = (values: readonly number[], value: number): number | undefined => {
  const isWithin = value >= Math.min(...values) && value <= Math.max(...values);
  const distance = (one: number): number => Math.abs(one - value);
  return isWithin ? [...values].sort((a, b) => distance(a) - distance(b))[0] : undefined;
};
