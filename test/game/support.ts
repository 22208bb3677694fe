import fc from "fast-check";
import { decide } from "../../src/game/decide.ts";
import { diceOf } from "../../src/game/dice.ts";
import { newGame } from "../../src/game/game.ts";
import type {
  AutomationOf,
  Colour,
  Command,
  DiceSource,
  Game,
  GameEvent,
} from "../../src/game/types.ts";
import { findRuleset } from "../../src/rules/rulesets.ts";
import { legalMoves } from "../../src/rules/search/search.ts";
import type { Dice, Ruleset, Switches } from "../../src/rules/types.ts";

export const ruleset = (id: string): Ruleset => {
  const found = findRuleset(id);
  if (!found) throw new Error(`no ruleset ${id}`);
  return found;
};

/** A ruleset with the cube, and with other switches. */
export const withCube = (id: string, switches: Partial<Switches> = {}): Ruleset => {
  const base = ruleset(id);
  return { ...base, switches: { ...base.switches, cube: true, ...switches } };
};

/** Everything is asked for: nothing happens by itself but passing and the end. */
export const BY_HAND: AutomationOf = () => ({ roll: false, forced: false, done: false });

/** These throws in this order; asking for more is a mistake of the test. */
export const throws =
  (...dice: readonly Dice[]): DiceSource =>
  (n) => {
    const one = dice[n];
    if (!one) throw new Error(`the test has no throw ${n}`);
    return one;
  };

export const secret = (seed: number): DiceSource =>
  diceOf(Buffer.from(seed.toString(16).padStart(64, "0"), "hex"));

/** Carries commands out one after the other; a refusal is a mistake of the test. */
export const carry = (
  game: Game,
  dice: DiceSource,
  automation: AutomationOf,
  ...commands: readonly Command[]
): Game =>
  commands.reduce((state, command) => {
    const decided = decide(state, command, dice, automation);
    if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.code}`);
    return decided.game;
  }, game);

export const opened = (id: string, dice: DiceSource, automation = BY_HAND): Game =>
  carry(newGame(ruleset(id)), dice, automation, { type: "open", first: undefined });

/** A whole game by players who press any of the offered buttons. */
export const randomGame = (
  played: Ruleset,
  dice: DiceSource,
  choose: (count: number) => number,
  seen: (game: Game) => void = () => undefined,
): { readonly game: Game; readonly events: readonly GameEvent[] } => {
  let game = newGame(played);
  const events: GameEvent[] = [];
  const step = (command: Command): void => {
    const decided = decide(game, command, dice);
    if (!decided.ok) throw new Error(`${command.type} was refused: ${decided.code}`);
    game = decided.game;
    events.push(...decided.events);
    seen(game);
  };
  step({ type: "open", first: undefined });
  while (game.phase.kind !== "over") step(nextCommand(game, choose));
  return { game, events };
};

export const nextCommand = (game: Game, choose: (count: number) => number): Command => {
  const by: Colour = game.toMove;
  if (game.phase.kind === "rolling") return { type: "roll", by };
  if (game.phase.kind !== "moving") throw new Error(`nobody to move in ${game.phase.kind}`);
  const moves = legalMoves(game.phase.turn);
  const move = moves[choose(moves.length)];
  return move
    ? { type: "move", by, moves: [{ from: move.from, die: move.die }] }
    : { type: "done", by };
};

/** Numbers below a bound, always the same for a seed. */
export const chooser = (seed: number): ((count: number) => number) => {
  let state = seed;
  return (count) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return count === 0 ? 0 : Math.floor((state / 2 ** 32) * count);
  };
};

export const seeds = fc.integer({ min: 1, max: 1_000_000 });
