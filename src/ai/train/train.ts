import { rmSync } from "node:fs";
import { findRuleset } from "../../rules/rulesets.ts";
import { sightOf } from "../inputs/inputs.ts";
import type { KernelModule } from "../net/kernel.ts";
import type { Net } from "../net/net.ts";
import { createRandom, type Mean } from "../rollouts/sampling.ts";
import { checkpointFile, checkpointsIn, loadCheckpoint, saveCheckpoint } from "./checkpoint.ts";
import { compareQuickly } from "./compare.ts";
import { createLearner, newNet } from "./learner.ts";
import { netIn } from "./publish.ts";
import { type Plan, stepAfter } from "./schedule.ts";
import { playInShares, type Workers } from "./workers.ts";

export type TrainingProgress = {
  readonly played: number;
  readonly planned: number;
  readonly gamesPerSecond: number;
  readonly loss: number;
  readonly rate: number;
  /** By the pace of the last games, though games valued over all rolls are far slower. */
  readonly secondsLeft: number;
  readonly strength: Mean | undefined;
};

export type Run = {
  readonly plan: Plan;
  readonly kernel: KernelModule;
  readonly workers: Workers;
  readonly folder: string;
  readonly rival?: Net | undefined;
  /** Milliseconds that only grow: by them it saves, compares and tells how far it has come. */
  readonly elapsed: () => number;
  readonly report: (progress: TrainingProgress) => void;
};

const REPORT_MS = 10_000;
const SAVE_MS = 60_000;
const COMPARE_MS = 120_000;
const COMPARED_GAMES = 400;

/** Checkpoints at powers of two are kept: the levels are chosen from them. */
const isKept = (played: number, before: number): boolean =>
  before > 0 && Math.floor(Math.log2(played)) > Math.floor(Math.log2(before));

/** Trains a net as planned; continues a run that was stopped. */
export const train = async ({
  plan,
  kernel,
  workers,
  folder,
  rival,
  elapsed,
  report,
}: Run): Promise<void> => {
  const ruleset = findRuleset(plan.game);
  if (ruleset === undefined) throw new Error(`There is no ruleset ${plan.game}.`);
  const sight = sightOf(ruleset.switches);
  const last = checkpointsIn(folder).at(-1);
  const begun = last === undefined ? undefined : loadCheckpoint(folder, last);
  let played = begun?.played ?? 0;
  let latest = last;
  const first = (): Net =>
    plan.from === undefined ? newNet(sight, plan.hidden, plan.seed) : netIn(plan.from);
  const learner = createLearner(sight, kernel, begun?.net ?? first());
  const startedAt = elapsed();
  let reported = { at: startedAt, played };
  let savedAt = startedAt;
  let strength: Mean | undefined;
  let comparedAt = startedAt;
  const hours = (): number => (begun?.hours ?? 0) + (elapsed() - startedAt) / 3_600_000;
  let keepsLatest = true;
  const save = (keep: boolean): void => {
    saveCheckpoint(folder, { plan, played, hours: hours(), net: learner.net });
    if (latest !== undefined && latest !== played && !keepsLatest)
      rmSync(checkpointFile(folder, latest));
    latest = played;
    keepsLatest = keep;
    savedAt = elapsed();
  };

  for (;;) {
    const step = stepAfter(plan, played);
    if (step === undefined) break;
    const { net } = learner;
    const labels = await playInShares(workers, {
      game: plan.game,
      kernel,
      net: { ...net, weights: net.weights.slice(), bias: net.bias.slice(), out: net.out.slice() },
      seed: plan.seed,
      first: played,
      games: step.games,
      wander: 0,
      made: plan.made ?? 0,
      expected: step.expected,
    });
    const loss = learner.learn(labels, step, createRandom(plan.seed, -2 - played));
    const before = played;
    played += step.games;
    const now = elapsed();
    if (rival?.inputs === learner.net.inputs && now - comparedAt > COMPARE_MS) {
      const pairing = { ruleset, kernel, net: learner.net, against: rival };
      strength = await compareQuickly(pairing, COMPARED_GAMES, played);
      comparedAt = elapsed();
    }
    if (now - reported.at > REPORT_MS) {
      const gamesPerSecond = ((played - reported.played) * 1000) / (now - reported.at);
      const planned = plan.games + plan.expected;
      const secondsLeft = (planned - played) / gamesPerSecond;
      const { rate } = step;
      report({ played, planned, gamesPerSecond, loss, rate, secondsLeft, strength });
      reported = { at: now, played };
    }
    const kept = isKept(played, before) || (before < plan.games && played >= plan.games);
    if (kept || now - savedAt > SAVE_MS) save(kept);
  }
  save(true);
};
