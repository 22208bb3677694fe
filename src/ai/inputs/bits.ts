/** Points as a set: bit p for own point p. */
export type Points = number;

/** The highest point of a set; −1 if it is empty. */
export const highest = (set: Points): number => 31 - Math.clz32(set);

/** The lowest point of a set that is not empty. */
export const lowest = (set: Points): number => 31 - Math.clz32(set & -set);

/** How many points a set has. */
export const sizeOf = (set: Points): number => {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** How many points the longest row in a set has. */
export const longestRow = (set: Points): number => {
  let length = 0;
  for (let rest = set; rest !== 0; rest &= rest >>> 1) length++;
  return length;
};
