import { findRuleset } from "../../rules/rulesets.ts";
import { createEvaluator } from "../evaluator.ts";
import { type KernelModule, kernelArithmetic } from "../net/kernel.ts";
import type { Net } from "../net/net.ts";
import { createSearch } from "../search.ts";
import { createRandom } from "./random.ts";
import { type Lesson, type Lessons, playGame } from "./self-play.ts";

/** Games to be played by a net against itself, each with dice of its own. */
export type Order = {
  readonly game: string;
  readonly kernel: KernelModule;
  readonly net: Net;
  readonly seed: number;
  readonly first: number;
  readonly games: number;
  readonly lesson: Lesson;
};

/** Plays the games that are ordered and returns what each one teaches. */
export const playOrder = ({ game, kernel, net, seed, first, games, lesson }: Order): Lessons[] => {
  const ruleset = findRuleset(game);
  if (ruleset === undefined) throw new Error(`There is no ruleset ${game}.`);
  const search = createSearch(createEvaluator(ruleset, kernelArithmetic(kernel, net)));
  return Array.from({ length: games }, (_, index) =>
    playGame(search, createRandom(seed, first + index), lesson),
  );
};
