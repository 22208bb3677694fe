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
  /** The price of the smallest number. */
  readonly lowest: number;
  /** What is missing to one whole, of all dice together. */
  readonly missing: number;
  /** What a checker on each point can earn. */
  readonly earned: Int32Array;
};

/** How checkers move: the points (bit p) that are not closed, and whether they may be borne off. */
export type Paths = { readonly open: number; readonly mayBearOff: boolean };

export type Limits = {
  readonly paths: Paths;
  /** By the dice left, as a text. */
  readonly known: Map<string, readonly PriceList[]>;
  /** For each index of dice left. The list that told something last comes first. */
  readonly lists: (PriceList[] | undefined)[];
  tried: number;
  told: number;
};

/** The list for no dice: any price may come before it. */
const NO_DICE: PriceList = { lowest: WHOLE, missing: 0, earned: new Int32Array(BAR + 1) };

/** What a checker can earn on each point by `count` dice of one number, and by `after` it. */
const withNumber = (
  { open, mayBearOff }: Paths,
  die: Die,
  count: number,
  price: number,
  after: Int32Array,
): Int32Array => {
  const earned = new Int32Array(BAR + 1);
  for (let from = 1; from <= BAR; from++) {
    let most = after[from] ?? 0;
    let point: Point = from;
    for (let played = 1; played <= count && point !== OFF; played++) {
      const to = Math.max(point - die, OFF);
      const isLegal = to === OFF ? mayBearOff && point <= HOME : ((open >>> to) & 1) !== 0;
      if (!isLegal) break;
      most = Math.max(most, played * price + (after[to] ?? 0));
      point = to;
    }
    earned[from] = most;
  }
  return earned;
};

/** All lists of prices for these dice, smaller ones first. Lists for fewer dice are made once. */
export const priceLists = (limits: Limits, dice: readonly Die[]): readonly PriceList[] => {
  const [die] = dice;
  if (die === undefined) return [NO_DICE];
  const key = dice.join("");
  const known = limits.known.get(key);
  if (known !== undefined) return known;
  const larger = dice.filter((one) => one !== die);
  const count = dice.length - larger.length;
  const made: PriceList[] = [];
  for (const { lowest, missing, earned } of priceLists(limits, larger))
    for (let price = 0; price <= lowest; price++)
      made.push({
        lowest: price,
        missing: missing + count * (WHOLE - price),
        earned: withNumber(limits.paths, die, count, price, earned),
      });
  limits.known.set(key, made);
  return made;
};
