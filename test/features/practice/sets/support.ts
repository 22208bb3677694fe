import {
  type SevenDecision,
  turnOf,
  withLosses,
} from "../../../../src/features/practice/decision/decision.ts";
import { keyOf } from "../../../../src/features/practice/decision/ends.ts";
import { newDraft, tryGame } from "../../../../src/features/practice/sets/make.ts";
import { readSet, writeSet } from "../../../../src/features/practice/sets/text.ts";
import {
  SEVEN,
  SEVEN_RULESETS,
  type SevenSet,
} from "../../../../src/features/practice/sets/types.ts";
import type { Effort } from "../../../../src/features/practice/sets/value.ts";
import { legalTurns } from "../../../../src/rules/search/search.ts";
import type { Dice, Family, Position } from "../../../../src/rules/types.ts";
import { player } from "../../../ai/players.ts";
import { position } from "../../../rules/helpers.ts";

export const SECRET = "5e".repeat(32);

/** Two bots know the same secret or not; this much work is enough to see what follows from it. */
export const LITTLE: Effort = { plies: 1, fewest: 1, most: 3, look: 0 };

/** The first decision that a secret leads to, made with little work. */
export const makeDecision = (game: Family, secret = SECRET): SevenDecision => {
  let draft = newDraft(secret, game, "test");
  while (draft.decisions.length === 0) draft = tryGame(player(game), draft, LITTLE);
  const [decision] = draft.decisions;
  if (decision === undefined) throw new Error("nothing was made");
  return decision;
};

const made = new Map<Family, SevenDecision>();

/** The same of our secret, made once. */
export const firstDecision = (game: Family): SevenDecision => {
  const decision = made.get(game) ?? makeDecision(game);
  made.set(game, decision);
  return decision;
};

const POSITIONS: Readonly<Record<Family, Position>> = {
  long: position({ 24: 9, 20: 2, 18: 2, 15: 1, 13: 1 }, { 24: 10, 21: 2, 19: 2, 16: 1 }),
  short: position({ 24: 2, 13: 4, 8: 3, 7: 1, 6: 5 }, { 24: 2, 13: 4, 10: 1, 8: 3, 6: 5 }),
};

/** A decision whose ends are worth less one by one, without any rollout. */
export const plainDecision = (game: Family, dice: Dice): SevenDecision => {
  const bare: SevenDecision = {
    ruleset: SEVEN_RULESETS[game],
    position: POSITIONS[game],
    roll: { dice, ownTurn: 2 },
    theme: "contact",
    ends: [],
  };
  const ends = legalTurns(turnOf(bare)).map((turn, at) => ({
    key: keyOf(bare.position, turn.position),
    equity: (100 - 40 * at) / 1000,
    chances: { win: 0.5, winMars: 0.125, loseMars: 0.1 },
    ...(at < 2 && { error: 0.008 }),
  }));
  return { ...bare, ends: withLosses(ends) };
};

const ROLLS: readonly Dice[] = [
  [6, 5],
  [6, 4],
  [5, 4],
  [3, 1],
  [6, 1],
  [4, 2],
  [2, 1],
];

/** A whole set of such decisions. */
export const plainSet = (game: Family, day = 1): SevenSet => ({
  game,
  day,
  decisions: ROLLS.slice(0, SEVEN).map((dice) => plainDecision(game, dice)),
});

/** A set as another bot reads it. */
export const asRead = (set: SevenSet): SevenSet => {
  const read = readSet(writeSet(set));
  if (read === undefined) throw new Error("a set cannot be read");
  return read;
};
