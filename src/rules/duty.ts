import { opposite } from "./position.ts";
import { HEAD, type Switches } from "./types.ts";

const BLOCK = 6;

/**
 * The six own points, as a set, of which the turn must leave one: they stand in a row right before
 * an opponent whose checkers all stand on one point. 0 where there is no such duty.
 */
export const dutyToOpen = (
  { mustOpen, way }: Switches,
  { own, other }: { readonly own: ArrayLike<number>; readonly other: ArrayLike<number> },
): number => {
  if (!mustOpen) return 0;
  let behind = HEAD;
  while (behind > BLOCK && (other[behind] ?? 0) === 0) behind--;
  for (let point = 1; point < behind; point++) if ((other[point] ?? 0) > 0) return 0;
  let block = 0;
  for (let point = behind - BLOCK; point < behind; point++) {
    const standing = point > 0 ? opposite(way, point) : 0;
    if (standing === 0 || (own[standing] ?? 0) === 0) return 0;
    block |= 1 << standing;
  }
  return block;
};
