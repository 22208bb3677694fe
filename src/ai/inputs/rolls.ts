import { BAR } from "../../rules/types.ts";
import { highest, type Points } from "./bits.ts";

// What the 36 rolls do: how many of them move a checker past others, or hit one.

/** How many points ahead of a checker to look: the reach of two different dice or half a double. */
const AHEAD = 12;

const WINDOW = (1 << AHEAD) - 1;

const countEscapes = (blocked: number): number => {
  // Bit 12 − k of `blocked`: the point k ahead is closed.
  const free = (distance: number): boolean => ((blocked >>> (AHEAD - distance)) & 1) === 0;
  let rolls = 0;
  for (let first = 1; first <= 6; first++) {
    for (let second = first; second <= 6; second++) {
      if (!free(first + second) || !(free(first) || free(second))) continue;
      rolls += first === second ? 1 : 2;
    }
  }
  return rolls;
};

const ESCAPES = Uint8Array.from({ length: WINDOW + 1 }, (_, blocked) => countEscapes(blocked));

/** How many of 36 rolls move a checker by both dice, past the points set in `blocked`. */
export const escapesFrom = (point: number, blocked: number): number => {
  const shift = point - AHEAD;
  const window = shift >= 0 ? blocked >>> shift : blocked << -shift;
  return ESCAPES[window & WINDOW] ?? 0;
};

/** The blots that a double of this number hits, if one checker moves up to `moves` times. */
const hitByDouble = (
  blots: Points,
  stands: Points,
  open: Points,
  die: number,
  moves: number,
): Points => {
  let hit = 0;
  let at = stands;
  for (let move = 0; move < moves; move++) {
    at >>>= die;
    hit |= at & blots;
    at &= open;
  }
  return hit;
};

const hitByTwo = (
  blots: Points,
  stands: Points,
  open: Points,
  first: number,
  second: number,
): Points => {
  const one = stands >>> first;
  const two = stands >>> second;
  return (one | two | ((one & open) >>> second) | ((two & open) >>> first)) & blots;
};

const entry = (die: number): Points => 1 << (BAR - die);

const hitEntering = (
  blots: Points,
  stands: Points,
  bar: number,
  open: Points,
  first: number,
  second: number,
): Points => {
  const one = entry(first) & open;
  const two = entry(second) & open;
  let hit = (one | two) & blots;
  if (bar > 1) return hit;
  if (first === second)
    return one === 0 ? 0 : hit | hitByDouble(blots, stands | one, open, first, 3);
  if (one !== 0) hit |= ((stands | one) >>> second) & blots;
  if (two !== 0) hit |= ((stands | two) >>> first) & blots;
  return hit;
};

/** How many of 36 rolls hit a blot, plus 64 × the pips lost, in the shooter's own points. */
export const shotsAt = (blots: Points, stands: Points, bar: number, open: Points): number => {
  if (blots === 0) return 0;
  let rolls = 0;
  let loss = 0;
  for (let first = 1; first <= 6; first++) {
    for (let second = first; second <= 6; second++) {
      let hit: Points;
      if (bar > 0) hit = hitEntering(blots, stands, bar, open, first, second);
      else if (first === second) hit = hitByDouble(blots, stands, open, first, 4);
      else hit = hitByTwo(blots, stands, open, first, second);
      if (hit === 0) continue;
      const weight = first === second ? 1 : 2;
      rolls += weight;
      loss += weight * highest(hit);
    }
  }
  return rolls + 64 * loss;
};
