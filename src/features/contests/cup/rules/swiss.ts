import { type CupPair, type CupPlayer, isIn, type Meeting, pairAll, roundOf } from "./pairs.ts";

export type SwissStanding<Id> = {
  readonly player: Id;
  readonly points: number;
  /** Decides between equal points; Sonneborn-Berger decides if it is equal too. */
  readonly buchholz: number;
  readonly sonneborn: number;
};

/** A player's result of a round, with the opponent if there was one. */
type RoundResult<Id> = { readonly points: number } & (
  | { readonly kind: "played"; readonly opponent: Id }
  /** No game, because the opponent was missing, or the player: by their own doing if `isAway`. */
  | { readonly kind: "unplayed"; readonly isAway: boolean }
);

/** The possible numbers of rounds: just enough to find a winner, or one or two more. */
export const roundsFor = (players: number): readonly number[] => {
  const least = Math.max(1, Math.ceil(Math.log2(players)));
  return [least, least + 1, least + 2].filter((rounds) => rounds < players);
};

/** New players may join until this many rounds have begun. */
export const lastEntry = (rounds: number): number => Math.floor(rounds / 2);

/**
 * The standings of a Swiss after the rounds so far, the leader first. A win and a bye are worth 1,
 * a round before the player joined ½. Equal points are decided by Buchholz, then by
 * Sonneborn-Berger, as FIDE counts them since 2023 (handbook, C.07, 16): a round without a game
 * counts as one against an opponent with the player's own points, and a player who has left counts
 * as drawing all later rounds.
 */
export const swissStandings = <Id>(
  players: readonly CupPlayer<Id>[],
  pairs: readonly CupPair<Id>[],
): readonly SwissStanding<Id>[] => {
  const last = roundOf(pairs);
  const rounds = new Map(
    players.map((player): [Id, readonly RoundResult<Id>[]] => [
      player.player,
      Array.from({ length: last }, (_, at) => roundFor(player, pairs, at + 1)),
    ]),
  );
  const points = new Map([...rounds].map(([player, own]) => [player, sumOf(own)]));
  const adjusted = new Map([...rounds].map(([player, own]) => [player, adjustedOf(own)]));
  return [...rounds]
    .map(([player, own]) => {
      const strength = (round: RoundResult<Id>): number =>
        (round.kind === "played" ? adjusted.get(round.opponent) : points.get(player)) ?? 0;
      return {
        player,
        points: points.get(player) ?? 0,
        buchholz: own.reduce((sum, round) => sum + strength(round), 0),
        sonneborn: own.reduce((sum, round) => sum + strength(round) * round.points, 0),
      };
    })
    .toSorted(
      (one, other) =>
        other.points - one.points ||
        other.buchholz - one.buchholz ||
        other.sonneborn - one.sonneborn,
    );
};

const roundFor = <Id>(
  { player, since }: CupPlayer<Id>,
  pairs: readonly CupPair<Id>[],
  round: number,
): RoundResult<Id> => {
  if (round < since) return { kind: "unplayed", points: 0.5, isAway: true };
  const pair = pairs.find((one) => one.round === round && isIn(one, player));
  if (!pair) return { kind: "unplayed", points: 0, isAway: true };
  const points = pair.winner === player ? 1 : 0;
  const opponent = pair.one === player ? pair.other : pair.one;
  if (opponent === undefined) return { kind: "unplayed", points, isAway: false };
  if (pair.isForfeit) return { kind: "unplayed", points, isAway: points === 0 };
  return { kind: "played", points, opponent };
};

const sumOf = <Id>(rounds: readonly RoundResult<Id>[]): number =>
  rounds.reduce((sum, { points }) => sum + points, 0);

const adjustedOf = <Id>(rounds: readonly RoundResult<Id>[]): number => {
  const there = rounds.findLastIndex((round) => round.kind === "played" || !round.isAway) + 1;
  return sumOf(rounds.slice(0, there)) + (rounds.length - there) / 2;
};

/** The pairs of the next round, once the last one is decided; none if the Swiss is over. */
export const nextSwiss = <Id>(
  players: readonly CupPlayer<Id>[],
  pairs: readonly CupPair<Id>[],
  rounds: number,
): readonly Meeting<Id>[] => {
  const there = new Set(players.filter(({ isGone }) => !isGone).map(({ player }) => player));
  if (there.size < 2 || roundOf(pairs) >= rounds) return [];
  const rows = swissStandings(players, pairs).filter(({ player }) => there.has(player));
  const pointsAt = (at: number): number => rows[at]?.points ?? 0;
  return pairAll(
    rows.map(({ player }) => player),
    pairs,
    (one, other) => {
      // The bye goes to the last player of those with the fewest byes.
      if (other === undefined) return rows.length - one;
      const apart = 2 * (pointsAt(one) - pointsAt(other));
      return APART * apart ** 2 + fromHalf(rows, one, other);
    },
  );
};

/** The weight of a difference in points beside one of places among equal points. */
const APART = 128;

/** Among players with equal points, the upper half meets the lower half. */
const fromHalf = <Id>(rows: readonly SwissStanding<Id>[], one: number, other: number): number => {
  const points = rows[one]?.points;
  const equal = rows.filter((row) => row.points === points).length;
  return Math.abs(Math.abs(one - other) - Math.floor(equal / 2));
};
