/** A game that ended during the arena. */
export type ArenaResult<Id> = {
  readonly winner: Id;
  readonly loser: Id;
  /** Won by a mars or more. */
  readonly mars: boolean;
};

export type ArenaStanding<Id> = {
  readonly player: Id;
  readonly points: number;
  readonly games: number;
  readonly won: number;
  /** Whether the player's next win counts double. */
  readonly isOnFire: boolean;
  /** Decides between equal points. */
  readonly performance: number;
};

const POINTS = { win: 2, mars: 3 } as const;

/** After this many wins in a row the next win counts double. */
const STREAK = 2;

/** How much a win or loss counts in the performance, beside the opponents' own results. */
const PERFORMANCE_STEP = 4;

type Tally = { points: number; games: number; won: number; streak: number };

/** All players' points, the winner first, from the games in the order of their ends. */
export const standingsOf = <Id>(
  players: readonly Id[],
  results: readonly ArenaResult<Id>[],
): readonly ArenaStanding<Id>[] => {
  const tallies = new Map(
    players.map((player): [Id, Tally] => [player, { points: 0, games: 0, won: 0, streak: 0 }]),
  );
  for (const { winner, loser, mars } of results) {
    const [won, lost] = [tallies.get(winner), tallies.get(loser)];
    if (won) {
      const points = mars ? POINTS.mars : POINTS.win;
      won.points += won.streak >= STREAK ? 2 * points : points;
      won.games++;
      won.won++;
      won.streak++;
    }
    if (lost) {
      lost.games++;
      lost.streak = 0;
    }
  }
  const performance = performancesOf(tallies, results);
  return [...tallies]
    .map(([player, { streak, ...tally }]) => ({
      player,
      ...tally,
      isOnFire: streak >= STREAK,
      performance: performance.get(player) ?? 0,
    }))
    .sort((one, other) => other.points - one.points || other.performance - one.performance);
};

const performancesOf = <Id>(
  tallies: ReadonlyMap<Id, Tally>,
  results: readonly ArenaResult<Id>[],
): ReadonlyMap<Id, number> => {
  const sums = new Map<Id, number>();
  const add = (player: Id, opponent: Id, step: number): void => {
    const { points = 0, games = 0 } = tallies.get(opponent) ?? {};
    const ofOpponent = games === 0 ? 0 : points / games;
    sums.set(player, (sums.get(player) ?? 0) + ofOpponent + step);
  };
  for (const { winner, loser } of results) {
    add(winner, loser, PERFORMANCE_STEP);
    add(loser, winner, -PERFORMANCE_STEP);
  }
  return new Map(
    [...sums].map(([player, sum]) => [player, sum / Math.max(1, tallies.get(player)?.games ?? 1)]),
  );
};
