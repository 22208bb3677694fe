import { byEquity, type Candidates } from "./candidates.ts";
import { CHANCES, type ChanceList, equityAt } from "./chances.ts";
import type { Plies } from "./levels.ts";
import { frameAt, lookDeeper, type Search, TWO_PLIES } from "./search.ts";

/** At most this many ends, within `MARGIN` of the best, are searched one ply deeper. */
const LOOKED_AT = 5;
const MARGIN = 0.2;

/** At most this many of these, within `CLOSE` of the best, are searched one ply deeper still. */
const CLOSEST = 4;
const CLOSE = 0.08;
/** The most boards to value for that, or work that costs as much: some 150 ms. */
const MOST_WORK = 64_000;

const setValue = (
  { evaluator }: Search,
  candidates: Candidates,
  index: number,
  value: ChanceList,
) => {
  candidates.chances.set(value, index * CHANCES);
  candidates.equities[index] = equityAt(evaluator.scale, value, 0);
};

const sortByEquity = ({ equities }: Candidates, indices: readonly number[]): readonly number[] =>
  indices.toSorted((one, two) => (equities[two] ?? 0) - (equities[one] ?? 0) || one - two);

/** The values over two plies of as many ends as the limit allows, from the first one on. */
const valuesWithin = (
  search: Search,
  ends: readonly number[],
): readonly (ChanceList | undefined)[] => {
  const { allowed, evaluator } = search;
  const { work } = evaluator;
  const begun = work.done;
  const values: (ChanceList | undefined)[] = [];
  for (const index of ends) {
    // Ends cost about the same, and one value alone compares nothing.
    const spent = work.done - begun;
    if (values.length > 0 && spent + spent / values.length > MOST_WORK) break;
    allowed.most = begun + (values.length === 0 ? MOST_WORK / 2 : MOST_WORK);
    const value = lookDeeper(search, 0, index, TWO_PLIES)?.slice();
    if (allowed.isSpent) break;
    values.push(value);
  }
  allowed.most = Number.POSITIVE_INFINITY;
  allowed.isSpent = false;
  return values;
};

/**
 * Orders the closest ends, and `also`, by two plies, within the limit. The others count as no
 * better.
 */
const compareClosest = (
  search: Search,
  candidates: Candidates,
  ranked: readonly number[],
  also: readonly number[],
): readonly number[] => {
  const { equities } = candidates;
  const [first = 0, ...rivals] = ranked;
  const best = equities[first] ?? 0;
  const near = rivals
    .slice(0, CLOSEST - 1)
    .filter((index) => best - (equities[index] ?? 0) <= CLOSE);
  // What is judged is valued before what is merely near: the limit cuts off from the end.
  const close = [...new Set([first, ...also, ...near])];
  if (close.length < 2) return ranked;
  const values = valuesWithin(search, close);
  if (values.length < 2) return ranked;
  values.forEach((value, at) => {
    const index = close[at];
    if (value && index !== undefined) setValue(search, candidates, index, value);
  });
  const closest = close.slice(0, values.length);
  const worst = Math.min(...closest.map((index) => equities[index] ?? 0));
  const others = ranked.filter((index) => !closest.includes(index));
  for (const index of others) equities[index] = Math.min(equities[index] ?? 0, worst);
  return [...sortByEquity(candidates, closest), ...others];
};

/** The numbers of the own turn's ends, the best first. `also` are always searched deeper. */
export const rankCandidates = (
  search: Search,
  plies: Plies,
  also: readonly number[] = [],
): readonly number[] => {
  const { candidates } = frameAt(search, 0);
  const { equities } = candidates;
  const all = byEquity(candidates);
  if (plies === 0) return all;
  const best = equities[all[0] ?? 0] ?? 0;
  const near = all.filter(
    (index, rank) => rank < LOOKED_AT && (equities[index] ?? 0) >= best - MARGIN,
  );
  const chosen = [...new Set([...near, ...also])];
  for (const index of chosen) {
    const value = lookDeeper(search, 0, index);
    if (value) setValue(search, candidates, index, value);
  }
  // The net's own word on the other ends must not put them above those that were looked at.
  const others = all.filter((index) => !chosen.includes(index));
  const worst = Math.min(...near.map((index) => equities[index] ?? 0));
  for (const index of others) equities[index] = Math.min(equities[index] ?? 0, worst);
  const close = sortByEquity(candidates, chosen);
  const ranked = plies === 2 ? compareClosest(search, candidates, close, also) : close;
  return [...ranked, ...others];
};
