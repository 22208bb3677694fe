import { long, short } from "../../../rules/rulesets.ts";
import type { Dice, Position, Ruleset } from "../../../rules/types.ts";

export type SevenGame = "long" | "short";

export const SEVEN_GAMES: readonly SevenGame[] = ["long", "short"];

/** The ruleset of a seven: the bot's own one of either game. */
export const SEVEN_RULESETS: Readonly<Record<SevenGame, Ruleset>> = { long, short };

/** What a decision is about, as far as the position tells. */
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

/** Chances of who has moved; mars holds koks and home mars as well. */
export type EndChances = {
  readonly win: number;
  readonly winMars: number;
  readonly loseMars: number;
};

/** A legal end of a decision, named by its key (`ends.ts`). */
export type DecisionEnd = {
  readonly key: string;
  /** Points a game to who has moved, without the cube. */
  readonly equity: number;
  readonly chances: EndChances;
  /** The standard error of ends that were rolled out; others are valued by a look ahead. */
  readonly error?: number;
};

/** A position as the mover sees it and a roll, with every legal end, the best first. */
export type SevenDecision = {
  readonly position: Position;
  readonly dice: Dice;
  /** 1: the mover's first turn (more may leave the head then), otherwise 2. */
  readonly ownTurn: 1 | 2;
  readonly theme: SevenTheme;
  readonly ends: readonly DecisionEnd[];
};

/** How many decisions there are in a set. */
export const SEVEN = 7;

/** Seven decisions for no day in particular. */
export type Seven = { readonly game: SevenGame; readonly decisions: readonly SevenDecision[] };

/** The same for everybody on one day. */
export type SevenSet = Seven & { readonly day: number };
