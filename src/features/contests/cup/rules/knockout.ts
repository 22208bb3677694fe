import {
  type CupPair,
  type CupPlayer,
  isIn,
  isLost,
  type Meeting,
  pairAll,
  roundOf,
} from "./pairs.ts";

export type CupPart = "unbeaten" | "second-chance" | "final";

/** A player's number of losses before a round. */
export const lossesOf = <Id>(
  pairs: readonly CupPair<Id>[],
  player: Id,
  before = Number.POSITIVE_INFINITY,
): number => pairs.filter((pair) => pair.round < before && isLost(pair, player)).length;

/** The part of a pair. The last two players meet in the final until one of them has lost twice. */
export const partOf = <Id>(pairs: readonly CupPair<Id>[], pair: CupPair<Id>): CupPart => {
  const isAlone = pairs.every((rival) => rival === pair || rival.round !== pair.round);
  if (isAlone) return "final";
  return lossesOf(pairs, pair.one, pair.round) > 0 ? "second-chance" : "unbeaten";
};

/** The pairs of the next round, once the last one is decided; none if the cup is over. */
export const nextKnockout = <Id>(
  players: readonly CupPlayer<Id>[],
  pairs: readonly CupPair<Id>[],
): readonly Meeting<Id>[] => {
  const left = players
    .filter(({ player, isGone }) => !isGone && lossesOf(pairs, player) < 2)
    .map(({ player }) => player);
  if (left.length < 2) return [];
  if (left.length === 2) return [meetingOf(left)];
  const having = (losses: number): readonly Id[] =>
    left.filter((player) => lossesOf(pairs, player) === losses);
  const order = players.map(({ player }) => player);
  return [...meetingsInTree(order, having(0)), ...pairSecondChance(having(1), pairs)];
};

const meetingOf = <Id>(both: readonly Id[]): Meeting<Id> => {
  const [one, other] = both;
  if (one === undefined) throw new Error("a cup without players");
  return [one, other];
};

/** Pairs neighbours in the tree of seeds, the nearest ones still present first. */
const meetingsInTree = <Id>(
  order: readonly Id[],
  unbeaten: readonly Id[],
): readonly Meeting<Id>[] => {
  const leaves = leavesOf(order.length);
  const leafOf = (player: Id): number => leaves.indexOf(order.indexOf(player));
  const byLeaf = unbeaten.toSorted((one, other) => leafOf(one) - leafOf(other));
  for (let width = 2; width <= leaves.length; width *= 2) {
    const branches = branchesOf(byLeaf, (player) => Math.floor(leafOf(player) / width));
    if (branches.some(({ length }) => length > 1)) return branches.map(meetingOf);
  }
  return unbeaten.map((player) => [player, undefined]);
};

const branchesOf = <Id>(
  players: readonly Id[],
  branchOf: (player: Id) => number,
): readonly (readonly Id[])[] => {
  const branches = new Map<number, readonly Id[]>();
  for (const player of players) {
    const branch = branchOf(player);
    branches.set(branch, [...(branches.get(branch) ?? []), player]);
  }
  return [...branches.values()];
};

/** The places of the seeds in the tree: the first two meet last, and byes go to the first seeds. */
export const leavesOf = (count: number): readonly number[] => {
  let leaves: readonly number[] = [0];
  while (leaves.length < count) {
    const last = 2 * leaves.length - 1;
    leaves = leaves.flatMap((seed) => [seed, last - seed]);
  }
  return leaves;
};

/** The first meets the last; the same two meet again only if it cannot be avoided. */
const pairSecondChance = <Id>(
  beaten: readonly Id[],
  pairs: readonly CupPair<Id>[],
): readonly Meeting<Id>[] =>
  pairAll(beaten, pairs, (one, other) =>
    other === undefined ? one : Math.abs(one + other - beaten.length + 1),
  );

export type KnockoutStanding<Id> = {
  readonly player: Id;
  readonly won: number;
  readonly lost: number;
};

/** The winner first; equal players by matches won, then by seed. */
export const knockoutStandings = <Id>(
  players: readonly CupPlayer<Id>[],
  pairs: readonly CupPair<Id>[],
): readonly KnockoutStanding<Id>[] => {
  const rows = players.map(({ player, isGone }) => {
    const own = pairs.filter((pair) => isIn(pair, player));
    const lost = lossesOf(pairs, player);
    const won = own.filter((pair) => pair.other !== undefined && pair.winner === player).length;
    return { player, won, lost, isOut: isGone || lost > 1, until: roundOf(own) };
  });
  return rows
    .toSorted(
      (one, other) =>
        Number(one.isOut) - Number(other.isOut) ||
        (one.isOut ? other.until - one.until : 0) ||
        one.lost - other.lost ||
        other.won - one.won,
    )
    .map(({ player, won, lost }) => ({ player, won, lost }));
};
