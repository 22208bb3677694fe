import { findRuleset } from "../../rules/rulesets.ts";
import type { KernelModule } from "../net/kernel.ts";
import type { Net } from "../net/net.ts";
import { searchOf } from "./compare.ts";
import { type LabelledGames, labelGames } from "./label-games.ts";
import type { Labels } from "./labels.ts";

/** Games for a net to play against itself, each with its own dice. */
export type Order = LabelledGames & {
  readonly game: string;
  readonly kernel: KernelModule;
  readonly net: Net;
};

/** Plays the ordered games and returns their labels. */
export const playOrder = ({ game, kernel, net, ...games }: Order): Labels => {
  const ruleset = findRuleset(game);
  if (ruleset === undefined) throw new Error(`There is no ruleset ${game}.`);
  return labelGames(searchOf(ruleset, kernel, net), games);
};
