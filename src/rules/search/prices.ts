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

/** A price for each number of some dice. */
type Prices = {
  /** The price of the smallest number. */
  readonly price: number;
  readonly rises: boolean;
  readonly isAllOrNothing: boolean;
  /** What is missing to one whole, of all dice together. */
  readonly missing: number;
  /** The number of the prices for the dice without the first one. */
  readonly after: number;
};

/** What checkers earn by many prices: `EARNED` numbers for each, one for each point. */
export type Earnings = {
  readonly prices: readonly Prices[];
  readonly missing: Uint8Array;
  readonly earned: Uint8Array;
  /** The numbers of all prices. Those that told something last come first. */
  readonly order: Uint16Array;
};

export const EARNED = BAR + 1;

/** How checkers move: the points (bit p) that are not closed, and whether they may be borne off. */
export type Paths = { readonly open: number; readonly mayBearOff: boolean };

export type Limits = {
  readonly paths: Paths;
  /** By the dice left, as a text. */
  readonly known: Map<string, Earnings>;
  /** For each index of dice left. */
  readonly earnings: (Earnings | undefined)[];
  tried: number;
  told: number;
};

const NO_DICE: Prices = { price: WHOLE, rises: true, isAllOrNothing: true, missing: 0, after: 0 };

const PRICES = Array.from({ length: WHOLE + 1 }, (_, price) => price);

/** The prices that a smaller number may have before others. */
const pricesBefore = ({ price: next, rises, isAllOrNothing }: Prices): readonly number[] =>
  PRICES.filter((price) => (rises && price <= next) || (isAllOrNothing && price % WHOLE === 0));

/** All prices that are tried for these dice, smaller ones first, by those without the first. */
const pricesFor = (dice: readonly Die[], after: readonly Prices[]): readonly Prices[] => {
  const isSame = dice[0] === dice[1];
  return after.flatMap((next, at) =>
    (isSame ? [next.price] : pricesBefore(next)).map((price) => ({
      price,
      rises: next.rises && price <= next.price,
      isAllOrNothing: next.isAllOrNothing && price % WHOLE === 0,
      missing: next.missing + WHOLE - price,
      after: at,
    })),
  );
};

/** Prices are the same in every search, so they are listed once. There are few kinds of dice. */
const listed = new Map<string, readonly Prices[]>();

/** The points (bit p) from which a die may be played. */
const playableFrom = ({ open, mayBearOff }: Paths, die: Die): number =>
  ((open & ~(1 << OFF)) << die) | (mayBearOff ? (2 << Math.min(die, HOME)) - 2 : 0);

const earnedBy = (paths: Paths, die: Die, prices: readonly Prices[], after: Uint8Array) => {
  const earned = new Uint8Array(prices.length * EARNED);
  const playable = playableFrom(paths, die);
  prices.forEach(({ price, after: number }, at) => {
    const to = at * EARNED;
    const from = number * EARNED;
    for (let point = 1; point <= BAR; point++) {
      const without = after[from + point] ?? 0;
      const isPlayable = ((playable >>> point) & 1) !== 0;
      const played = isPlayable ? price + (after[from + Math.max(point - die, OFF)] ?? 0) : 0;
      earned[to + point] = Math.max(without, played);
    }
  });
  return earned;
};

const NOTHING: Earnings = {
  prices: [NO_DICE],
  missing: new Uint8Array(1),
  earned: new Uint8Array(EARNED),
  order: new Uint16Array(1),
};

/** What checkers earn by each of the prices for these dice, smaller ones first. */
export const earningsOf = (limits: Limits, dice: readonly Die[]): Earnings => {
  const [die, ...later] = dice;
  if (die === undefined) return NOTHING;
  const key = dice.join("");
  const known = limits.known.get(key);
  if (known !== undefined) return known;
  const after = earningsOf(limits, later);
  const prices = listed.get(key) ?? pricesFor(dice, after.prices);
  listed.set(key, prices);
  const earned = earnedBy(limits.paths, die, prices, after.earned);
  const missing = Uint8Array.from(prices, (one) => one.missing);
  const made = { prices, missing, earned, order: Uint16Array.from(prices.keys()) };
  limits.known.set(key, made);
  return made;
};
