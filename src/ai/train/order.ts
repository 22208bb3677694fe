import { findRuleset } from "../../rules/rulesets.ts";
import type { KernelModule } from "../net/kernel.ts";
import type { Net } from "../net/net.ts";
import { searchOf } from "./compare.ts";
import { type LabelledGames, labelGames } from "./label-games.ts";
import type { Labels } from "./labels.ts";

/** Games to be played by a net against itself, each with dice of its own. */
export type Order = LabelledGames & {
  readonly game: string;
  readonly kernel: KernelModule;
  readonly net: Net;
};

/** Plays the games that are ordered and returns what they teach. */
export const playOrder = ({ game, kernel, net, ...games }: Order): Labels => {
  const ruleset = findRuleset(game);
  if (ruleset === undefined) throw new Error(`There is no ruleset ${game}.`);
  return labelGames(searchOf(ruleset, kernel, net), games);
};
