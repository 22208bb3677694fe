import { outcomesOfLeaving } from "../rules/outcome.ts";
import type { Outcome } from "../rules/types.ts";
import { opponent } from "./colours.ts";
import { positionFor } from "./game.ts";
import type { Colour, Game } from "./types.ts";

/** By what a player may resign now, lowest first: the last is what leaving costs them. */
export const waysToResign = (game: Game, by: Colour): readonly Outcome[] =>
  outcomesOfLeaving(game.ruleset, positionFor(game, by));

/** What it costs to resign, to run out of time or to be forgotten now (rules/README.md, section 6). */
export const costOfLeaving = (game: Game, by: Colour): Outcome => {
  const { phase } = game;
  const isAsked = phase.kind === "doubled" && phase.by === opponent(by);
  return (isAsked ? undefined : waysToResign(game, by).at(-1)) ?? "oin";
};
