/** A set of points: bit p for own point p. */
export type Points = number;

/** The highest point of a set; −1 for the empty set. */
export const highest = (set: Points): number => 31 - Math.clz32(set);

/** The lowest point of a non-empty set. */
export const lowest = (set: Points): number => 31 - Math.clz32(set & -set);

export const sizeOf = (set: Points): number => {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** The length of the longest row of points in a set. */
export const longestRow = (set: Points): number => {
  let length = 0;
  for (let rest = set; rest !== 0; rest &= rest >>> 1) length++;
  return length;
};
