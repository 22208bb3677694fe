import { long, short } from "../../../rules/rulesets.ts";
import type { Dice, Position, Ruleset } from "../../../rules/types.ts";

export type SevenGame = "long" | "short";

export const SEVEN_GAMES: readonly SevenGame[] = ["long", "short"];

/** The ruleset of each game's seven: the bot's own long or short. */
export const SEVEN_RULESETS: Readonly<Record<SevenGame, Ruleset>> = { long, short };

/** The theme of a decision, as far as the position shows it. */
export type SevenTheme =
  | "opening"
  | "head"
  | "block"
  | "bar"
  | "hit"
  | "blot"
  | "anchor"
  | "contact"
  | "race"
  | "bear-off";

/** Chances of the side that has moved; mars includes koks and home mars. */
export type EndChances = {
  readonly win: number;
  readonly winMars: number;
  readonly loseMars: number;
};

/** A legal end of a decision, with its key (`ends.ts`). */
export type DecisionEnd = {
  readonly key: string;
  /** Points per game for the side that has moved, without the cube. */
  readonly equity: number;
  readonly chances: EndChances;
  /** The standard error, for ends that were rolled out. Other ends are valued by a look ahead. */
  readonly error?: number;
};

/** A position as the mover sees it and a roll, with every legal end, the best first. */
export type SevenDecision = {
  readonly position: Position;
  readonly dice: Dice;
  /** 1: the mover's first turn (more checkers may leave the head then), otherwise 2. */
  readonly ownTurn: 1 | 2;
  readonly theme: SevenTheme;
  readonly ends: readonly DecisionEnd[];
};

/** The number of decisions in a set. */
export const SEVEN = 7;

/** Seven decisions without a day. */
export type Seven = { readonly game: SevenGame; readonly decisions: readonly SevenDecision[] };

/** The set of one day, the same for all players. */
export type SevenSet = Seven & { readonly day: number };
