import { parentPort } from "node:worker_threads";
import { findRuleset } from "../../rules/rulesets.ts";
import { scaleOf } from "../chances.ts";
import { createEvaluator } from "../evaluator.ts";
import { createMind } from "../mind.ts";
import { kernelArithmetic } from "../net/kernel.ts";
import type { Task } from "./crew.ts";
import { createRandom } from "./random.ts";
import { playGame } from "./self-play.ts";

/** A thread of a training run: plays games against itself with the net it is given. */
parentPort?.on("message", ({ game, kernel, net, seed, first, games, lesson }: Task) => {
  const ruleset = findRuleset(game);
  if (ruleset === undefined) throw new Error(`There is no ruleset ${game}.`);
  const evaluator = createEvaluator(ruleset.switches.family, kernelArithmetic(kernel, net));
  const mind = createMind({ ruleset, evaluator, scale: scaleOf(ruleset, false) });
  const lessons = Array.from({ length: games }, (_, index) =>
    playGame(mind, createRandom(seed, first + index), lesson),
  );
  parentPort?.postMessage(lessons);
});
