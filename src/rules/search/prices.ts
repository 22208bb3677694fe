import { BAR, type Die, HOME, OFF } from "../types.ts";

/*
 * A quick upper limit for the dice that can still be played from a position, for long searches.
 *
 * Every number on a die gets a price between nothing and one whole. What the dice bring is no more
 * than what the checkers can earn, each by itself with all the dice. With what is missing to one
 * whole for each die, this limits the number of dice. Many prices are tried: those that rise with
 * the number, as large ones are hard to play, and those that are nothing or one whole each.
 */

export const WHOLE = 4;

export type PriceList = {
  /** The price of the smallest number. */
  readonly price: number;
  readonly rises: boolean;
  readonly isAllOrNothing: boolean;
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

const NO_DICE: PriceList = {
  price: WHOLE,
  rises: true,
  isAllOrNothing: true,
  missing: 0,
  earned: new Int32Array(BAR + 1),
};

const PRICES = Array.from({ length: WHOLE + 1 }, (_, price) => price);

/** What a checker can earn on each point by a die and those after it. */
const withDie = (
  { open, mayBearOff }: Paths,
  die: Die,
  price: number,
  after: Int32Array,
): Int32Array => {
  const earned = after.slice();
  for (let from = 1; from <= BAR; from++) {
    const to = Math.max(from - die, OFF);
    const isLegal = to === OFF ? mayBearOff && from <= HOME : ((open >>> to) & 1) !== 0;
    if (isLegal) earned[from] = Math.max(earned[from] ?? 0, price + (after[to] ?? 0));
  }
  return earned;
};

/** The prices that a smaller number may have before those of a list. */
const pricesBefore = ({ price: next, rises, isAllOrNothing }: PriceList): readonly number[] =>
  PRICES.filter((price) => (rises && price <= next) || (isAllOrNothing && price % WHOLE === 0));

const withPrice = (
  { paths }: Limits,
  die: Die,
  price: number,
  { price: next, rises, isAllOrNothing, missing, earned }: PriceList,
): PriceList => ({
  price,
  rises: rises && price <= next,
  isAllOrNothing: isAllOrNothing && price % WHOLE === 0,
  missing: missing + WHOLE - price,
  earned: withDie(paths, die, price, earned),
});

/** All lists of prices for these dice, smaller ones first. Lists for fewer dice are made once. */
export const priceLists = (limits: Limits, dice: readonly Die[]): readonly PriceList[] => {
  const [die, ...after] = dice;
  if (die === undefined) return [NO_DICE];
  const key = dice.join("");
  const known = limits.known.get(key);
  if (known !== undefined) return known;
  const isSame = die === after[0];
  const made: PriceList[] = [];
  for (const list of priceLists(limits, after))
    for (const price of isSame ? [list.price] : pricesBefore(list))
      made.push(withPrice(limits, die, price, list));
  limits.known.set(key, made);
  return made;
};
