import { cheapestPairs } from "./matching.ts";
import { byesOf, type CupPair, type Meeting, meetingsOf } from "./types.ts";

/**
 * The weights of the rules: all lesser rules together weigh less than one breach of a greater one.
 */
const AGAIN = 2 ** 30;
const SECOND_BYE = 2 ** 25;

/**
 * Pairs all players; of an odd number one gets a bye. First as few rematches as possible, then as
 * few second byes, then the least `unfit`, which is below 2 ** 20 for each pair.
 */
export const pairedOnce = <Id>(
  players: readonly Id[],
  pairs: readonly CupPair<Id>[],
  unfit: (one: number, other: number | undefined) => number,
): readonly Meeting<Id>[] => {
  const count = players.length + (players.length % 2);
  const partners = cheapestPairs(count, (first, second) => {
    const [at, to] = first < second ? [first, second] : [second, first];
    const [one, other] = [players[at], players[to]];
    if (one === undefined) return 0;
    return other === undefined
      ? SECOND_BYE * byesOf(pairs, one) + unfit(at, undefined)
      : AGAIN * meetingsOf(pairs, one, other) + unfit(at, to);
  });
  return players.flatMap((one, at): Meeting<Id>[] => {
    const partner = partners[at] ?? at;
    return partner > at ? [[one, players[partner]]] : [];
  });
};
