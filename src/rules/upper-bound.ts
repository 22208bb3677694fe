import { countOf, headLeftOf, type Packed, type Pool } from "./pool.ts";
import { mostShared, nothingShared, numberingOf, shareWith, type Ways } from "./share-sets.ts";
import type { Terrain } from "./terrain.ts";
import { BAR, type Die, HEAD, HOME, type Point } from "./types.ts";

/*
 * How much of a long sequence could be played if the checkers did not hinder one another: blocks to
 * avoid, entering before all else, and the house rules on hits are set aside. That can be decided
 * exactly and quickly, so a search need not try what not even they could do.
 */

const HOME_POINTS = ((1 << HOME) - 1) << 1;

/** How many dice it takes to bring a checker home; Infinity if they cannot. */
const diceHome = (open: number, from: Point, dice: readonly Die[]): number => {
  let reached = 1 << from;
  for (let played = 0; ; played++) {
    if ((reached & HOME_POINTS) !== 0) return played;
    const die = dice[played];
    if (die === undefined) return Infinity;
    reached |= (reached >>> die) & open;
  }
};

/** How many dice it takes to make up so many pips; Infinity if they are too few. */
const diceFor = (pips: number, dice: readonly Die[]): number => {
  let left = pips;
  for (let played = 0; ; played++) {
    if (left <= 0) return played;
    const die = dice[played];
    if (die === undefined) return Infinity;
    left -= die;
  }
};

/** The first die, counted from 0, that could find all checkers at home; Infinity if none can. */
const firstAtHome = (
  { open, headRule }: Terrain,
  pool: Pool,
  packed: Packed,
  dice: readonly Die[],
): number => {
  if (headRule && countOf(pool, packed, HEAD) > headLeftOf(pool, packed)) return Infinity;
  let [first, pips] = [0, 0];
  for (let point = HOME + 1; point <= BAR; point++) {
    const count = countOf(pool, packed, point);
    if (count === 0) continue;
    first = Math.max(first, diceHome(open, point, dice));
    pips += count * (point - HOME);
  }
  return Math.max(first, diceFor(pips, dice));
};

/** What a share-out asks for: the dice from die number `bearOff` on may bear off. */
type Sharing = Ways & { readonly bearOff: number };

/** How many of the dice, from the first on, can be shared out so; -1 if not all can come home. */
const sharedOut = (
  { headRule }: Terrain,
  pool: Pool,
  packed: Packed,
  dice: readonly Die[],
  sharing: Sharing,
): number => {
  const numbering = numberingOf(dice, sharing.bearOff);
  const stragglers = sharing.allHome && sharing.bearOff < dice.length;
  let given = nothingShared(numbering);
  for (let point: Point = BAR; point >= 1; point--) {
    const count = countOf(pool, packed, point);
    if (count === 0) continue;
    if ((!stragglers || point <= HOME) && mostShared(numbering, given) === dice.length)
      return dice.length;
    const free = point === HEAD && headRule ? headLeftOf(pool, packed) : count;
    for (let checker = Math.min(count, free); checker > 0; checker--)
      given = shareWith(numbering, given, point, sharing);
  }
  return mostShared(numbering, given);
};

const pipsLeft = (pool: Pool, packed: Packed): number => {
  let pips = 0;
  for (let point = 1; point <= BAR; point++) pips += point * countOf(pool, packed, point);
  return pips;
};

const sum = (dice: readonly Die[]): number => dice.reduce<number>((all, die) => all + die, 0);

/**
 * A quick bound on `shareable`: some may bear off while others are not home yet. With `whole`
 * nothing is borne off by more than its point (001 §26).
 */
export const roughlyShareable = (
  terrain: Terrain,
  pool: Pool,
  packed: Packed,
  dice: readonly Die[],
  whole: boolean,
): number => {
  if (whole && pipsLeft(pool, packed) < sum(dice)) return 0;
  const bearOff = Math.min(dice.length, firstAtHome(terrain, pool, packed, dice));
  const ways = { open: terrain.open, allHome: false, whole, bearOff };
  return sharedOut(terrain, pool, packed, dice, ways);
};

/**
 * How many of the dice, from the first on, can be shared out: never fewer than can be played. All
 * come home before the first is borne off; with `whole` nothing is borne off by more than its point.
 */
export const shareable = (
  terrain: Terrain,
  pool: Pool,
  packed: Packed,
  dice: readonly Die[],
  whole: boolean,
): number => {
  const bound = roughlyShareable(terrain, pool, packed, dice, whole);
  const first = Math.min(dice.length, firstAtHome(terrain, pool, packed, dice));
  let most = 0;
  for (let bearOff = first; bearOff <= dice.length && most < bound; bearOff++) {
    const ways = { open: terrain.open, allHome: true, whole, bearOff };
    most = Math.max(most, sharedOut(terrain, pool, packed, dice, ways));
  }
  return most;
};

/**
 * By which die, counted from 0, all can be home if all dice are to be shared out so that nothing is
 * borne off by more than its point; undefined if they cannot. `likely` is tried first.
 */
export const homeBy = (
  terrain: Terrain,
  pool: Pool,
  packed: Packed,
  dice: readonly Die[],
  likely: number,
): number | undefined => {
  const first = Math.min(dice.length, firstAtHome(terrain, pool, packed, dice));
  const works = (bearOff: number): boolean => {
    const ways = { open: terrain.open, allHome: true, whole: true, bearOff };
    return sharedOut(terrain, pool, packed, dice, ways) === dice.length;
  };
  if (likely >= first && likely <= dice.length && works(likely)) return likely;
  for (let bearOff = first; bearOff <= dice.length; bearOff++)
    if (bearOff !== likely && works(bearOff)) return bearOff;
  return undefined;
};

/** No block to avoid, nobody to enter first, no house rule on hits. */
export const isUnhindered = (terrain: Terrain, pool: Pool, packed: Packed): boolean =>
  terrain.unblockable === 0 && terrain.homeHit === "free" && countOf(pool, packed, BAR) === 0;

/** None can be borne off by these dice. */
export const isBeforeHome = (
  terrain: Terrain,
  pool: Pool,
  packed: Packed,
  dice: readonly Die[],
): boolean => firstAtHome(terrain, pool, packed, dice) >= dice.length;
