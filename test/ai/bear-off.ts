/** In how many rolls a side bears off from its home: for each number of rolls the chance. */
export type Rolls = readonly number[];

type Home = readonly number[];

const keyOf = (home: Home): string => home.join("");

const mean = (rolls: Rolls): number =>
  rolls.reduce((sum, chance, count) => sum + chance * count, 0);

/** Every home after one checker has moved by the die; counts of points 1–6. */
const after = (home: Home, die: number): readonly Home[] => {
  const top = home.findLastIndex((count) => count > 0) + 1;
  const homes: Home[] = [];
  for (let from = 1; from <= 6; from++) {
    if ((home[from - 1] ?? 0) === 0 || (from < die && from !== top)) continue;
    const next = [...home];
    next[from - 1] = (next[from - 1] ?? 0) - 1;
    if (from > die) next[from - die - 1] = (next[from - die - 1] ?? 0) + 1;
    homes.push(next);
  }
  return homes.length === 0 ? [home] : homes;
};

const playAll = (home: Home, dice: readonly number[]): readonly Home[] =>
  dice.reduce<readonly Home[]>(
    (homes, die) => {
      const next = new Map<string, Home>();
      for (const one of homes) for (const end of after(one, die)) next.set(keyOf(end), end);
      return [...next.values()];
    },
    [home],
  );

/**
 * One side's race from inside its home, each roll played so that the fewest are needed on average:
 * exact, as long as nobody is in the way.
 */
export const createBearOff = (): ((home: Home) => Rolls) => {
  const known = new Map<string, Rolls>();
  const rollsOf = (home: Home): Rolls => {
    if (home.every((count) => count === 0)) return [1];
    const found = known.get(keyOf(home));
    if (found !== undefined) return found;
    const chances: number[] = [];
    for (let first = 1; first <= 6; first++)
      for (let second = first; second <= 6; second++) {
        const double = first === second;
        const orders = double
          ? [[first, first, first, first]]
          : [
              [first, second],
              [second, first],
            ];
        const ends = orders.flatMap((dice) => playAll(home, dice)).map(rollsOf);
        const best = ends.reduce((one, two) => (mean(two) < mean(one) ? two : one));
        best.forEach((chance, count) => {
          chances[count + 1] = (chances[count + 1] ?? 0) + (chance * (double ? 1 : 2)) / 36;
        });
      }
    const rolls = Array.from(chances, (chance) => chance ?? 0);
    known.set(keyOf(home), rolls);
    return rolls;
  };
  return rollsOf;
};

/** The chance of the side about to roll to be first. */
export const winOf = (own: Rolls, other: Rolls): number => {
  let win = 0;
  let left = 1;
  for (let count = 0; count < own.length; count++) {
    // The other side has had one roll less.
    left -= count > 1 ? (other[count - 1] ?? 0) : 0;
    win += (own[count] ?? 0) * left;
  }
  return win;
};
