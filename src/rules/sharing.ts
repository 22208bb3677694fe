import { countOf, headLeftOf, type Packed, type Pool } from "./pool.ts";
import { mostShared, nothingShared, numberingOf, shareWith } from "./shares.ts";
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

/** `shareable`, if all are home by die number `home` and none is borne off before. */
const shareableIf = (
  { open, headRule }: Terrain,
  pool: Pool,
  packed: Packed,
  dice: readonly Die[],
  home: number,
): number => {
  const numbering = numberingOf(dice, home);
  const noneHome = home === dice.length;
  let given = nothingShared(numbering);
  for (let point: Point = BAR; point >= 1; point--) {
    const count = countOf(pool, packed, point);
    if (count === 0) continue;
    if (noneHome && mostShared(numbering, given) === dice.length) return dice.length;
    const free = point === HEAD && headRule ? headLeftOf(pool, packed) : count;
    for (let checker = Math.min(count, free); checker > 0; checker--)
      given = shareWith(numbering, given, point, open);
  }
  return mostShared(numbering, given);
};

/** How many of the dice, from the first on, can be shared out: never fewer than can be played. */
export const shareable = (
  terrain: Terrain,
  pool: Pool,
  packed: Packed,
  dice: readonly Die[],
): number => {
  let most = shareableIf(terrain, pool, packed, dice, dice.length);
  let home = firstAtHome(terrain, pool, packed, dice);
  for (; home < dice.length && most < dice.length; home++)
    most = Math.max(most, shareableIf(terrain, pool, packed, dice, home));
  return most;
};

/**
 * Whether what can be shared out can also be played: no block to avoid, nobody to enter first,
 * nothing to be borne off, no house rule on hits.
 */
export const isExact = (
  terrain: Terrain,
  pool: Pool,
  packed: Packed,
  dice: readonly Die[],
): boolean =>
  terrain.unblockable === 0 &&
  terrain.homeHit === "free" &&
  countOf(pool, packed, BAR) === 0 &&
  firstAtHome(terrain, pool, packed, dice) >= dice.length;
