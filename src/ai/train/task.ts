import { findRuleset } from "../../rules/rulesets.ts";
import { scaleOf } from "../chances.ts";
import { createEvaluator } from "../evaluator.ts";
import { createMind } from "../mind.ts";
import { type KernelModule, kernelArithmetic } from "../net/kernel.ts";
import type { Net } from "../net/net.ts";
import { createRandom } from "./random.ts";
import { type Lesson, type Lessons, playGame } from "./self-play.ts";

/** Games to be played by a net against itself, each with dice of its own. */
export type Task = {
  readonly game: string;
  readonly kernel: KernelModule;
  readonly net: Net;
  readonly seed: number;
  readonly first: number;
  readonly games: number;
  readonly lesson: Lesson;
};

/** Plays the games of a task and returns what each one teaches. */
export const playTask = ({ game, kernel, net, seed, first, games, lesson }: Task): Lessons[] => {
  const ruleset = findRuleset(game);
  if (ruleset === undefined) throw new Error(`There is no ruleset ${game}.`);
  const evaluator = createEvaluator(ruleset, kernelArithmetic(kernel, net));
  const mind = createMind({ ruleset, evaluator, scale: scaleOf(ruleset, false) });
  return Array.from({ length: games }, (_, index) =>
    playGame(mind, createRandom(seed, first + index), lesson),
  );
};
