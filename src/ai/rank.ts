import { byEquity, type Candidates } from "./candidates.ts";
import { CHANCES, equityAt } from "./chances.ts";
import { frameAt, lookDeeper, type Rolls, SAMPLED_ROLLS, type Search } from "./search.ts";

/** The best ends that are looked at one ply deeper, if they are worth no less than the best by this. */
const LOOKED_AT = 5;
const MARGIN = 0.2;

/**
 * Of these the two best are looked at one ply deeper still, if they are this close and the turns that
 * follow them have this few ends. In gulbar a turn can go on and on: not there.
 */
const CLOSE = 0.05;
const MOST_SEEN = 1200;

/** Values an end over the rolls that follow, in place of the net's word; returns how many ends it saw. */
const valueDeeper = (search: Search, index: number, rolls?: Rolls): number => {
  const { chances, equities } = frameAt(search, 0).candidates;
  const deeper = lookDeeper(search, 0, index, rolls);
  if (deeper === undefined) return 0;
  chances.set(deeper.chances, index * CHANCES);
  equities[index] = equityAt(search.evaluator.scale, deeper.chances, 0);
  return deeper.seen;
};

/** Whether one more ply may tell which of the two best ends is better, and can be afforded. */
const isInDoubt = (
  { evaluator }: Search,
  { equities }: Candidates,
  [best, second]: readonly number[],
  seen: ReadonlyMap<number, number>,
): boolean =>
  best !== undefined &&
  second !== undefined &&
  evaluator.ruleset.switches.doubles === "four" &&
  (equities[best] ?? 0) - (equities[second] ?? 0) <= CLOSE &&
  (seen.get(best) ?? 0) + (seen.get(second) ?? 0) <= MOST_SEEN;

/** Orders the two best ends by one more ply; the others then count as no better than these. */
const compareClose = (
  search: Search,
  { equities }: Candidates,
  ranked: readonly number[],
): readonly number[] => {
  const [best = 0, second = 0, ...others] = ranked;
  valueDeeper(search, best, SAMPLED_ROLLS);
  valueDeeper(search, second, SAMPLED_ROLLS);
  const [bestWorth, secondWorth] = [equities[best] ?? 0, equities[second] ?? 0];
  for (const index of others)
    equities[index] = Math.min(equities[index] ?? 0, bestWorth, secondWorth);
  return secondWorth > bestWorth ? [second, best, ...others] : ranked;
};

/**
 * The numbers of the own turn's ends, the best first; those worth it, and those of `also`, are looked
 * at deeper and come first.
 */
export const rankCandidates = (
  search: Search,
  plies: 0 | 1,
  also: readonly number[] = [],
): readonly number[] => {
  const { candidates } = frameAt(search, 0);
  const { equities } = candidates;
  const all = byEquity(candidates);
  if (plies === 0) return all;
  const best = equities[all[0] ?? 0] ?? 0;
  const chosen = all.filter(
    (index, rank) =>
      also.includes(index) || (rank < LOOKED_AT && (equities[index] ?? 0) >= best - MARGIN),
  );
  const seen = new Map(chosen.map((index) => [index, valueDeeper(search, index)]));
  chosen.sort((one, two) => (equities[two] ?? 0) - (equities[one] ?? 0) || one - two);
  const rest = all.filter((index) => !seen.has(index));
  const ranked = isInDoubt(search, candidates, chosen, seen)
    ? compareClose(search, candidates, chosen)
    : chosen;
  return [...ranked, ...rest];
};
