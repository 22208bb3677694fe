import type { Level } from "../../src/ai/levels.ts";
import { loadPlayers } from "../../src/ai/load.ts";
import type { Player } from "../../src/ai/players.ts";
import { createRandom, type Random } from "../../src/ai/rollouts/sampling.ts";
import { endAfterStep } from "../../src/rules/outcome.ts";
import { flip, startPosition } from "../../src/rules/position.ts";
import { legalTurnsWithin } from "../../src/rules/search/search.ts";
import { begin, type Roll } from "../../src/rules/turn.ts";
import type { Position, Ruleset, Switches } from "../../src/rules/types.ts";
import { rules } from "../rules/helpers.ts";

const players = loadPlayers();

/** A player of a named ruleset, some of its switches set otherwise. */
export const player = (
  id: string,
  level: Level = "best",
  differing: Partial<Switches> = {},
): Player => players.player(rules(id, differing), level);

/** The decisions in the middle of a game. */
export type LabelledDecision = { readonly position: Position; readonly roll: Roll };

/** Turns with more positions on their ways are too many to list. */
const MOST_POSITIONS = 20_000;

/**
 * Decisions of games in which every turn is chosen by chance, so that all kinds of positions occur.
 * Rolls with too many turns to list are passed over.
 */
export const decisions = (
  ruleset: Ruleset,
  count: number,
  seed: number,
): readonly LabelledDecision[] => {
  const found: LabelledDecision[] = [];
  for (let game = 0; found.length < count; game++)
    playByChance(ruleset, createRandom(seed, game), found);
  return found.slice(0, count);
};

const playByChance = (ruleset: Ruleset, random: Random, found: LabelledDecision[]): void => {
  let position = startPosition(ruleset);
  let pending: Roll | undefined;
  let isOver = false;
  for (let turn = 0; turn < 400 && !isOver; turn++) {
    const roll = pending ?? { dice: random.dice(), ownTurn: 1 + (turn >> 1) };
    found.push({ position, roll });
    const turns = legalTurnsWithin(begin({ ruleset, position }, roll), MOST_POSITIONS) ?? [];
    const one = turns[random.below(turns.length)];
    if (one === undefined) return;
    isOver = endAfterStep(ruleset, one.position) !== undefined;
    const leaves =
      "dice" in roll && one.rest.length > 0 && ruleset.switches.leftover === "opponent";
    pending = leaves ? { pending: one.rest } : undefined;
    position = "pending" in roll ? one.position : flip(one.position);
  }
};
