import type { Plies } from "../../../ai/levels.ts";
import type { Player } from "../../../ai/players.ts";
import { rollOutEnds, type ValuedEnd, valueEnds } from "../../../ai/rollouts/ends.ts";
import type { Mean } from "../../../ai/rollouts/mean.ts";
import type { Position } from "../../../rules/types.ts";
import { keyOf } from "./ends.ts";
import { themeOf } from "./themes.ts";
import type { DecisionEnd, SevenDecision, SevenGame } from "./types.ts";

/** By how much the second-best turn is worse. */
export const LEAST_GAP = 0.03;
export const MOST_GAP = 0.5;
/** More ways to play than these nobody looks through. */
const MOST_ENDS = 150;
/** Ends that a look ahead finds this close to the best are played on from; so many at most. */
const NEAR = 0.1;
const [FEWEST_NEAR, MOST_NEAR] = [2, 5];
/** The best is sure once it leads by so many errors. */
const CLEAR = 3;

/** How far ends are played on, in rounds of 36 trials; `look`: how far who plays the games looks, if not as usual. */
export type Effort = {
  readonly plies: number;
  readonly fewest: number;
  readonly most: number;
  readonly look?: Plies;
};

/** 1,296 trials at most. */
export const FULL_EFFORT: Effort = { plies: 7, fewest: 2, most: 36 };

/** A decision before its ends are played on from. */
export type Asking = Omit<SevenDecision, "ends" | "theme"> & {
  readonly game: SevenGame;
  readonly theme: SevenDecision["theme"];
};

type Wanted = {
  readonly seed: number;
  readonly effort: Effort;
  readonly isWanted: (asking: Asking) => boolean;
};

/** Plays on from ends until it is clear which is best; less than `LEAST_GAP` need not be told apart. */
export const compareEnds = (
  player: Player,
  ends: readonly Position[],
  seed: number,
  effort: Effort = FULL_EFFORT,
) => rollOutEnds(player, ends, { seed, ...effort, sure: LEAST_GAP / CLEAR, clear: CLEAR });

const thousandths = (value: number): number => Math.round(value * 1000) / 1000;

type Rolled = { readonly end: ValuedEnd; readonly worth: Mean };

const isSure = ({ mean, error }: Mean): boolean =>
  mean >= LEAST_GAP && mean <= MOST_GAP && mean >= CLEAR * error;

/** Values every end of a decision; refuses one that is not wanted, or whose best turn is not sure. */
export const valued = (
  player: Player,
  { game, position, dice, ownTurn }: Omit<Asking, "theme">,
  { seed, effort, isWanted }: Wanted,
): SevenDecision | "unwanted" | "doubtful" => {
  const ends = valueEnds(player, { position, roll: { dice, ownTurn } });
  const top = ends[0]?.equity ?? 0;
  const near = ends
    .slice(0, MOST_NEAR)
    .filter(({ equity }, at) => at < FEWEST_NEAR || equity >= top - NEAR);
  const nearOnes = near.map((end) => end.position);
  const theme = themeOf(game, position, nearOnes);
  if (ends.length > MOST_ENDS || !isWanted({ game, position, dice, ownTurn, theme }))
    return "unwanted";
  const { worths, lead } = compareEnds(player, nearOnes, seed, effort);
  if (!isSure(lead)) return "doubtful";
  const rolled = near
    .map((end, at): Rolled => ({ end, worth: worths[at] ?? { mean: 0, error: 0, count: 0 } }))
    .toSorted((one, two) => two.worth.mean - one.worth.mean);
  const valuedEnds = [
    ...rolled.map(({ end, worth }) => endOf(position, end, worth)),
    ...farEnds(position, ends, rolled),
  ].toSorted((one, two) => two.equity - one.equity);
  return { position, dice, ownTurn, theme, ends: valuedEnds };
};

const endOf = (position: Position, end: ValuedEnd, { mean, error }: Mean): DecisionEnd => {
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

/** Ends not played on from lose what the look ahead says, and no less than the second of those that were. */
const farEnds = (
  position: Position,
  ends: readonly ValuedEnd[],
  rolled: readonly Rolled[],
): readonly DecisionEnd[] => {
  const [best, second] = rolled;
  if (best === undefined || second === undefined) return [];
  const shift = best.worth.mean - best.end.equity;
  return ends.slice(rolled.length).map((end) => {
    const mean = Math.min(end.equity + shift, second.worth.mean);
    return endOf(position, end, { mean, error: 0, count: 0 });
  });
};
