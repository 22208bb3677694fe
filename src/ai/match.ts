/** The points that each side still needs to win a match. */
export type MatchScore = { readonly own: number; readonly other: number };

export const flipScore = ({ own, other }: MatchScore): MatchScore => ({ own: other, other: own });

/** The share of wins between equal players that are a mars. */
const MARS = 1 / 4;

/** The trailing side's chances after the Crawford game: it doubles at once in every game. */
const TRAILING_BY: number[] = [1, 1 / 2];

const trailing = (toGo: number): number => {
  if (toGo <= 0) return 1;
  for (let next = TRAILING_BY.length; next <= toGo; next++)
    TRAILING_BY.push(((1 - MARS) * trailing(next - 2) + MARS * trailing(next - 4)) / 2);
  return TRAILING_BY[toGo] ?? 0;
};

/** The trailing side's chance at the start of the Crawford game, which has no cube. */
const trailingInCrawford = (toGo: number): number =>
  ((1 - MARS) * trailing(toGo - 1) + MARS * trailing(toGo - 2)) / 2;

/** Rough values of a game before the Crawford game: the final cube times the outcome. */
const COUNTS = [
  [1, 1 / 2],
  [2, 1 / 3],
  [4, 1 / 6],
] as const;

const known = new Map<string, number>();

const early = (own: number, other: number): number => {
  const key = `${own} ${other}`;
  const chance =
    known.get(key) ??
    COUNTS.reduce((sum, [points, share]) => {
      const won = chanceOfMatch({ own: own - points, other }, false);
      const lost = chanceOfMatch({ own, other: other - points }, false);
      return sum + (share * (won + lost)) / 2;
    }, 0);
  known.set(key, chance);
  return chance;
};

/** The chance to win a match between equals; after the Crawford game the cube is in use again. */
export const chanceOfMatch = ({ own, other }: MatchScore, crawfordPlayed: boolean): number => {
  if (own <= 0) return 1;
  if (other <= 0) return 0;
  if (own === other) return 1 / 2;
  if (own > other) return 1 - chanceOfMatch({ own: other, other: own }, crawfordPlayed);
  if (own > 1) return early(own, other);
  return 1 - (crawfordPlayed ? trailing(other) : trailingInCrawford(other));
};
