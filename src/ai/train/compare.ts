import type { Ruleset } from "../../rules/types.ts";
import { createEvaluator } from "../evaluator.ts";
import { type KernelModule, kernelArithmetic } from "../net/kernel.ts";
import type { Net } from "../net/net.ts";
import { type Mean, meanOf } from "../rollouts/sampling.ts";
import { createSearch, type Search } from "../search.ts";
import { type DuelResult, duel } from "./duel.ts";
import { type Engine, netEngine } from "./engines.ts";

export const searchOf = (ruleset: Ruleset, kernel: KernelModule, net: Net): Search =>
  createSearch(createEvaluator(ruleset, kernelArithmetic(kernel, net)));

export type Pairing = {
  readonly ruleset: Ruleset;
  readonly kernel: KernelModule;
  readonly net: Net;
  readonly against: Net;
};

type Games = { readonly games: number; readonly seed: number; readonly lessLuck: boolean };

const play = (
  { ruleset, kernel, net, against }: Pairing,
  { games, seed, lessLuck }: Games,
): Promise<readonly DuelResult[]> => {
  const engineOf = (one: Net): Engine =>
    netEngine({ search: searchOf(ruleset, kernel, one), plies: 0 });
  const judge = searchOf(ruleset, kernel, net);
  const [engine, opponents] = [engineOf(net), [engineOf(against)]];
  return duel({ judge, lessLuck, engine, opponents, games, seed });
};

/** How many points a game the net is better, from games that take about a second. */
export const compareQuickly = async (
  pairing: Pairing,
  games: number,
  seed: number,
): Promise<Mean> => {
  const results = await play(pairing, { games, seed, lessLuck: false });
  return meanOf(results.map(({ points }) => points));
};

/** A net counts as better than the published one if it wins by this many points a game. */
export const BETTER_BY = 0.01;
/** The first net of a game has to win by this from the net that has played the game so far. */
export const FIRST_BETTER_BY = 0.1;
const MOST_GAMES = 20_000;
const BATCH = 100;
/** Beyond this many standard errors more games would not change the verdict. */
const SURE = 3;

export type Verdict = { readonly found: Mean; readonly better: boolean };

/** Which net the games so far show to be better; undefined while more are needed. */
export const verdictOf = (found: Mean, least: number): Verdict | undefined => {
  const better = found.mean >= least;
  const isSure = Math.abs(found.mean - least) > SURE * found.error;
  return isSure || found.count >= MOST_GAMES ? { found, better } : undefined;
};

/** Plays without luck, 20,000 games at most, until it is clear if the net is better by `least`. */
export const compareSurely = async (
  pairing: Pairing,
  least: number,
  report: (found: Mean) => void,
): Promise<Verdict> => {
  const skills: number[] = [];
  for (let seed = 1; ; seed++) {
    const results = await play(pairing, { games: BATCH, seed, lessLuck: true });
    skills.push(...results.map(({ skill }) => skill));
    const found = meanOf(skills);
    report(found);
    const verdict = verdictOf(found, least);
    if (verdict !== undefined) return verdict;
  }
};
