import { movesTo, positionOf } from "./packing.ts";
import { type Plan, withLargerDie } from "./plan.ts";
import { bareCopyOf, known, type Packed, type Pool, planOf } from "./pool.ts";
import type { Turn } from "./progress.ts";
import { beginSearch, mayBeWhole, type Search, someStep } from "./search.ts";
import type { Die, Move, Position } from "./types.ts";

/** A whole turn: one way to play it, where it ends, and the dice that could not be played. */
export type LegalTurn = {
  readonly moves: readonly Move[];
  readonly position: Position;
  readonly rest: readonly Die[];
};

/** Where turns end that play the most dice: neighbours in the pool. */
type Ends = { readonly first: Packed; readonly end: Packed; readonly dice: number };

const plansById = (plan: Plan, plans: Plan[] = []): readonly Plan[] => {
  plans[plan.id] = plan;
  for (const { after } of plan.choices) plansById(after, plans);
  return plans;
};

/**
 * Plays one die more from every position reached, as long as there is one to be played. Undefined
 * if that leads through more positions than `limit`.
 */
const endsOf = (search: Search, plans: readonly Plan[], limit: number): Ends | undefined => {
  const { pool, root } = search;
  let [first, end, dice] = [root, root + 1, 0];
  for (;;) {
    for (let packed = first; packed < end; packed++) {
      for (const choice of plans[planOf(pool, packed)]?.choices ?? [])
        someStep(search, packed, choice, () => false);
      if (pool.size - root > limit) return undefined;
    }
    if (pool.size === end) return { first, end, dice };
    [first, end, dice] = [end, pool.size, dice + 1];
  }
};

const dieAt = (pool: Pool, packed: Packed): number => (pool.steps[packed] ?? 0) & 7;

const range = ({ first, end }: Ends): readonly Packed[] =>
  Array.from({ length: end - first }, (_, index) => first + index);

/** Where only one of two dice can be played it must be the larger. */
const withLarger = (search: Search, ends: Ends): readonly Packed[] => {
  const all = range(ends);
  return ends.dice === 1 ? withLargerDie(all, (packed) => dieAt(search.pool, packed)) : all;
};

/** One of each position, where hitters or the order of play make more of it. */
const distinct = ({ pool, terrain }: Search, ends: readonly Packed[]): readonly Packed[] => {
  if (terrain.homeHit === "free") return ends;
  return ends.filter((packed) => {
    const bare = bareCopyOf(pool, packed);
    return known(pool, bare) === bare;
  });
};

const listOf = (turn: Turn, whole: boolean, limit: number): readonly LegalTurn[] | undefined => {
  const search = beginSearch(turn, whole);
  const { pool } = search;
  const plans = plansById(turn.plan);
  const ends = endsOf(search, plans, limit);
  if (ends === undefined) return undefined;
  if (whole && ends.dice < turn.rest.length) return [];
  return distinct(search, withLarger(search, ends)).map((packed) => ({
    moves: movesTo(pool, packed),
    position: positionOf(pool, packed, turn.position),
    rest: plans[planOf(pool, packed)]?.rest ?? [],
  }));
};

/** Every legal turn, one for each distinct end; undefined if the search passes `limit` positions. */
export const listTurns = (turn: Turn, limit: number): readonly LegalTurn[] | undefined => {
  const whole = mayBeWhole(turn) ? listOf(turn, true, limit) : [];
  return whole?.length === 0 ? listOf(turn, false, limit) : whole;
};
