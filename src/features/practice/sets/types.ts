import { long, short } from "../../../rules/rulesets.ts";
import type { Family, Ruleset } from "../../../rules/types.ts";
import type { SevenDecision } from "../decision/decision.ts";

export const SEVEN_GAMES: readonly Family[] = ["long", "short"];

/** The ruleset of each game's seven: the bot's own long or short. */
export const SEVEN_RULESETS: Readonly<Record<Family, Ruleset>> = { long, short };

export const SEVEN = 7;

export type Seven = { readonly game: Family; readonly decisions: readonly SevenDecision[] };

/** The set of one day, the same for all players. */
export type SevenSet = Seven & { readonly day: number };
