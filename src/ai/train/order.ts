import { findRuleset } from "../../rules/rulesets.ts";
import type { KernelModule } from "../net/kernel.ts";
import type { Net } from "../net/net.ts";
import { createRandom } from "../rollouts/random.ts";
import type { Search } from "../search.ts";
import { searchOf } from "./compare.ts";
import { type LabelledGames, labelGames } from "./label-games.ts";
import type { Labels } from "./labels.ts";
import { type Lesson, type Lessons, playGame } from "./self-play.ts";

type Player = { readonly game: string; readonly kernel: KernelModule; readonly net: Net };

/** Games to be played by a net against itself, each with dice of its own. */
export type Order = Player & {
  readonly seed: number;
  readonly first: number;
  readonly games: number;
  readonly lesson: Lesson;
};

/** Games whose every position is to be labelled. */
export type LabelOrder = Player & LabelledGames;

const searchFor = ({ game, kernel, net }: Player): Search => {
  const ruleset = findRuleset(game);
  if (ruleset === undefined) throw new Error(`There is no ruleset ${game}.`);
  return searchOf(ruleset, kernel, net);
};

/** Plays the games that are ordered and returns what each one teaches. */
export const playOrder = (order: Order): Lessons[] => {
  const search = searchFor(order);
  const { games, first, seed, lesson } = order;
  return Array.from({ length: games }, (_, index) =>
    playGame(search, createRandom(seed, first + index), lesson),
  );
};

/** Plays the games that are ordered and returns their labels. */
export const labelOrder = (order: LabelOrder): Labels => labelGames(searchFor(order), order);
