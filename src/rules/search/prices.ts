import type { DiceLeft } from "../sequence.ts";
import { BAR, type Die, HOME, OFF, type Point } from "../types.ts";

/*
 * A quick upper limit for the dice that can still be played from a position, for long searches.
 *
 * Every number on a die gets a price between nothing and one whole. What the dice bring is no more
 * than what the checkers can earn, each by itself with all the dice. With what is missing to one
 * whole for each die, this limits the number of dice. Many prices are tried. Large numbers are the
 * ones that are hard to play, so prices rise with the number.
 */

export const WHOLE = 4;

export type PriceList = {
  /** What is missing to one whole, of all dice together. */
  readonly missing: number;
  /** What a checker on each point can earn. */
  readonly earned: Int32Array;
};

export type Limits = {
  readonly mayBearOff: boolean;
  /** For each index of dice left. The list that told something last comes first. */
  readonly lists: (PriceList[] | undefined)[];
  tried: number;
  told: number;
};

type SameDice = { readonly die: Die; readonly count: number };

const numbersIn = ({ rest }: DiceLeft): readonly SameDice[] =>
  [...new Set(rest)].map((die) => ({ die, count: rest.filter((one) => one === die).length }));

/** All prices of so many numbers that do not fall. */
const rising = (numbers: number, least = 0): readonly (readonly number[])[] => {
  if (numbers === 0) return [[]];
  const lists: (readonly number[])[] = [];
  for (let price = least; price <= WHOLE; price++)
    for (const others of rising(numbers - 1, price)) lists.push([price, ...others]);
  return lists;
};

/** What a checker can earn on each point by one number, and by the numbers `after` it. */
const withNumber = (
  open: number,
  mayBearOff: boolean,
  { die, count }: SameDice,
  price: number,
  after: Int32Array,
): Int32Array =>
  after.map((without, from) => {
    let most = without;
    let point: Point = from;
    for (let played = 1; played <= count && point !== OFF; played++) {
      const to = Math.max(point - die, OFF);
      const isLegal = to === OFF ? mayBearOff && point <= HOME : ((open >>> to) & 1) !== 0;
      if (!isLegal) break;
      most = Math.max(most, played * price + (after[to] ?? 0));
      point = to;
    }
    return most;
  });

/** All lists of prices for the dice left, where `open` are the points that are not closed. */
export const priceLists = (open: number, mayBearOff: boolean, left: DiceLeft): PriceList[] => {
  const numbers = numbersIn(left);
  return rising(numbers.length).map((prices) => {
    const priced = numbers.map((one, at) => ({ one, price: prices[at] ?? 0 }));
    return {
      missing: priced.reduce((sum, { one, price }) => sum + one.count * (WHOLE - price), 0),
      earned: priced.reduceRight<Int32Array>(
        (after, { one, price }) => withNumber(open, mayBearOff, one, price, after),
        new Int32Array(BAR + 1),
      ),
    };
  });
};
