import type { NetName } from "../nets.ts";

export type Plan = {
  readonly game: string;
  readonly seed: number;
  readonly hidden: number;
  /** The learning rate at the start; lower if the net already knows much. */
  readonly rate: number;
  readonly from?: string;
  /** Quick games: each position learns from the turn played. */
  readonly games: number;
  /** Then games with every position valued over all rolls; some hundred times slower. */
  readonly expected: number;
  /** How often a game begins with a made position; never in older plans. */
  readonly made?: number;
  readonly taught?: Taught;
};

export type Learning = {
  readonly seed: number;
  readonly passes: number;
  readonly batch: number;
  readonly rate: number;
  readonly lambda: number;
  /** The same in games from made positions; none in older plans, where it was one for all. */
  readonly madeLambda?: number;
};

export type Taught = Learning & { readonly labels: number };

export type TrainingStep = {
  readonly games: number;
  /** The weight of later results (λ). */
  readonly lambda: number;
  /** Values each position over all of its rolls. */
  readonly expected: boolean;
  readonly rate: number;
  readonly passes: number;
};

const between = (from: number, to: number, part: number): number => from * (to / from) ** part;

const ROUND = 256;
const EXPECTED_ROUND = 128;

/** The step after these games; undefined at the end. The rate falls, so late steps are fine. */
export const stepAfter = (plan: Plan, played: number): TrainingStep | undefined => {
  if (played < plan.games) {
    const part = played / plan.games;
    return {
      games: Math.min(ROUND, Math.max(8, played >> 4), plan.games - played),
      lambda: 0.7 * (1 - part),
      expected: false,
      rate: between(plan.rate, plan.rate / 12, part),
      passes: 1,
    };
  }
  const deep = played - plan.games;
  if (deep >= plan.expected) return undefined;
  return {
    games: Math.min(EXPECTED_ROUND, plan.expected - deep),
    lambda: 0.95,
    expected: true,
    rate: between(plan.rate / 5, plan.rate / 100, deep / plan.expected),
    passes: 4,
  };
};

/** Rough games per hour of one worker: quick ones, and ones valued over all rolls. */
const PER_HOUR: Readonly<Record<NetName, readonly [quick: number, expected: number]>> = {
  short: [1_000_000, 60_000],
  long: [500_000, 20_000],
  gulbar: [400_000, 15_000],
  "mad-gulbar": [100_000, 3_000],
  hypergammon: [8_000_000, 500_000],
  "quick-long": [3_000_000, 100_000],
  plakoto: [150_000, 5_000],
  fevga: [500_000, 20_000],
  "gul-bara": [90_000, 3_000],
};

/** The games of these hours of one worker, with a quarter of the time for quick games. */
export const planOfHours = (game: NetName, hours: number): Pick<Plan, "games" | "expected"> => {
  const [quick, expected] = PER_HOUR[game];
  return { games: Math.round((quick * hours) / 4), expected: Math.round(expected * hours * 0.75) };
};
