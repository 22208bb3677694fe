type ArenaWin<Id> = {
  readonly winner: Id;
  readonly loser: Id;
  /** Won by a mars or more. */
  readonly mars: boolean;
  /** The loser left it before both had played five turns. */
  readonly early: boolean;
};

type ArenaDraw<Id> = { readonly drawn: readonly [Id, Id] };

export type ArenaResult<Id> = ArenaWin<Id> | ArenaDraw<Id>;

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

const POINTS = { early: 1, draw: 1, win: 2, mars: 3 } as const;

/** After this many wins in a row the next win counts double. */
const STREAK = 2;

/** How much a win or loss counts in the performance, beside the opponents' own results. */
const PERFORMANCE_STEP = 4;

type Tally<Id> = {
  points: number;
  games: number;
  won: number;
  streak: number;
  /** The opponents in games that one of the two left early: each pair has one such point. */
  readonly early: Set<Id>;
};

/** All players' points, the winner first, from the games in the order of their ends. */
export const standingsOf = <Id>(
  players: readonly Id[],
  results: readonly ArenaResult<Id>[],
): readonly ArenaStanding<Id>[] => {
  const tallies = new Map(
    players.map((player): [Id, Tally<Id>] => [
      player,
      { points: 0, games: 0, won: 0, streak: 0, early: new Set() },
    ]),
  );
  for (const result of results) {
    if ("drawn" in result) for (const player of result.drawn) noteDraw(tallies.get(player));
    else noteWin(result, tallies);
  }
  const performance = performancesOf(tallies, results);
  return [...tallies]
    .map(([player, { streak, points, games, won }]) => ({
      ...{ player, points, games, won },
      isOnFire: streak >= STREAK,
      performance: performance.get(player) ?? 0,
    }))
    .sort((one, other) => other.points - one.points || other.performance - one.performance);
};

const noteWin = <Id>(result: ArenaWin<Id>, tallies: ReadonlyMap<Id, Tally<Id>>): void => {
  const [won, lost] = [tallies.get(result.winner), tallies.get(result.loser)];
  if (won) {
    won.games++;
    won.won++;
    if (result.early) winEarly(won, result.loser);
    else win(won, result.mars);
  }
  if (lost) {
    lost.games++;
    lost.streak = 0;
    if (result.early) lost.early.add(result.winner);
  }
};

const noteDraw = (tally: Tally<unknown> | undefined): void => {
  if (!tally) return;
  tally.games++;
  tally.points += POINTS.draw;
};

const win = (tally: Tally<unknown>, mars: boolean): void => {
  const points = mars ? POINTS.mars : POINTS.win;
  tally.points += tally.streak >= STREAK ? 2 * points : points;
  tally.streak++;
};

/** A game that was left early is worth one point, once for each pair, and goes with no streak. */
const winEarly = <Id>(tally: Tally<Id>, loser: Id): void => {
  if (!tally.early.has(loser)) tally.points += POINTS.early;
  tally.early.add(loser);
};

const performancesOf = <Id>(
  tallies: ReadonlyMap<Id, Tally<Id>>,
  results: readonly ArenaResult<Id>[],
): ReadonlyMap<Id, number> => {
  const sums = new Map<Id, number>();
  const add = (player: Id, opponent: Id, step: number): void => {
    const { points = 0, games = 0 } = tallies.get(opponent) ?? {};
    const ofOpponent = games === 0 ? 0 : points / games;
    sums.set(player, (sums.get(player) ?? 0) + ofOpponent + step);
  };
  for (const result of results) {
    if ("drawn" in result) {
      const [one, other] = result.drawn;
      add(one, other, 0);
      add(other, one, 0);
    } else {
      add(result.winner, result.loser, PERFORMANCE_STEP);
      add(result.loser, result.winner, -PERFORMANCE_STEP);
    }
  }
  return new Map(
    [...sums].map(([player, sum]) => [player, sum / Math.max(1, tallies.get(player)?.games ?? 1)]),
  );
};
