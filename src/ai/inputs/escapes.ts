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
