import type { Plies } from "../../../ai/levels.ts";
import type { Player } from "../../../ai/players.ts";
import { rollOutEnds, type ValuedEnd, valueEnds } from "../../../ai/rollouts/ends.ts";
import type { Mean } from "../../../ai/rollouts/sampling.ts";
import { familyOf } from "../../../rules/family.ts";
import type { Position } from "../../../rules/types.ts";
import { type EndWorth, type SevenDecision, withLosses } from "../decision/decision.ts";
import { endOf, keyOf } from "../decision/ends.ts";
import { themeOf } from "../decision/themes.ts";

/** The least lead of the best turn over the second best, in points. */
export const LEAST_GAP = 0.03;
export const MOST_GAP = 0.5;
/** People would not look through more ends than this. */
const MOST_ENDS = 150;
/** Ends within `NEAR` of the best by a look ahead are rolled out, at most `MOST_NEAR` of them. */
const NEAR = 0.1;
const [FEWEST_NEAR, MOST_NEAR] = [2, 5];
/** The best is sure once it leads by this many standard errors. */
const CLEAR = 3;

/**
 * How deep ends are rolled out, and how many rounds of 36 trials they get. `look`: how far the
 * player of the games looks ahead, if not as usual.
 */
export type Effort = {
  readonly plies: number;
  readonly fewest: number;
  readonly most: number;
  readonly look?: Plies;
};

/** At most 1,296 trials. */
export const FULL_EFFORT: Effort = { plies: 7, fewest: 2, most: 36 };

export type Asking = Omit<SevenDecision, "ends">;

type ValuingOrder = {
  readonly seed: number;
  readonly effort: Effort;
  readonly isWanted: (asking: Asking) => boolean;
};

/** Rolls out ends until the best is clear. Differences below `LEAST_GAP` do not matter. */
const compareEnds = (
  player: Player,
  ends: readonly Position[],
  seed: number,
  effort: Effort = FULL_EFFORT,
) => rollOutEnds(player, ends, { seed, ...effort, sure: LEAST_GAP / CLEAR, clear: CLEAR });

const thousandths = (value: number): number => Math.round(value * 1000) / 1000;

type KeyedWorth = EndWorth & { readonly key: string };

type RolledEnd = { readonly end: ValuedEnd; readonly worth: Mean };

const isSure = ({ mean, error }: Mean): boolean =>
  mean >= LEAST_GAP && mean <= MOST_GAP && mean >= CLEAR * error;

/** Values every end. Refuses an unwanted decision, or one whose best turn is not sure. */
export const valueDecision = (
  player: Player,
  asked: Omit<Asking, "theme">,
  { seed, effort, isWanted }: ValuingOrder,
): SevenDecision | "unwanted" | "doubtful" => {
  const { ruleset, position, roll } = asked;
  const ends = valueEnds(player, { position, roll });
  const top = ends[0]?.equity ?? 0;
  const near = ends
    .slice(0, MOST_NEAR)
    .filter(({ equity }, at) => at < FEWEST_NEAR || equity >= top - NEAR);
  const nearOnes = near.map((end) => end.position);
  const theme = themeOf(familyOf(ruleset.switches), position, nearOnes);
  if (ends.length > MOST_ENDS || !isWanted({ ...asked, theme })) return "unwanted";
  const { worths, lead } = compareEnds(player, nearOnes, seed, effort);
  if (!isSure(lead)) return "doubtful";
  const rolled = near
    .map((end, at): RolledEnd => ({ end, worth: worths[at] ?? { mean: 0, error: 0, count: 0 } }))
    .toSorted((one, two) => two.worth.mean - one.worth.mean);
  const valuedEnds = [
    ...rolled.map(({ end, worth }) => worthOf(position, end, worth)),
    ...farEnds(position, ends, rolled),
  ].toSorted((one, two) => two.equity - one.equity);
  return { ...asked, theme, ends: withLosses(valuedEnds) };
};

const worthOf = (position: Position, end: ValuedEnd, { mean, error }: Mean): KeyedWorth => {
  const { win, winMars, loseMars } = end.chances;
  return {
    key: keyOf(position, end.position),
    equity: thousandths(mean),
    chances: {
      win: thousandths(win),
      winMars: thousandths(winMars),
      loseMars: thousandths(loseMars),
    },
    ...(error > 0 && { error: thousandths(error) }),
  };
};

/** Ends without a rollout lose by the look ahead, at least as much as the second rolled out. */
const farEnds = (
  position: Position,
  ends: readonly ValuedEnd[],
  rolled: readonly RolledEnd[],
): readonly KeyedWorth[] => {
  const [best, second] = rolled;
  if (best === undefined || second === undefined) return [];
  const shift = best.worth.mean - best.end.equity;
  return ends.slice(rolled.length).map((end) => {
    const mean = Math.min(end.equity + shift, second.worth.mean);
    return worthOf(position, end, { mean, error: 0, count: 0 });
  });
};

/** Whether rollouts with other dice find the same best end of a decision. */
export const isBorneOut = (
  player: Player,
  { position, ends }: SevenDecision,
  seed: number,
  effort?: Effort,
): boolean => {
  const rivals = ends.filter(({ error }, at) => at < 2 || error !== undefined);
  const positions = rivals.map(({ key }) => endOf(position, key));
  const { worths } = compareEnds(player, positions, seed, effort);
  const [best, ...others] = worths.map(({ mean }) => mean);
  return others.every((other) => other < (best ?? 0));
};
