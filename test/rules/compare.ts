import { expect } from "vitest";
import {
  legalMoves,
  legalTurns,
  mostDice,
  onlyTurn,
  playMove,
} from "../../src/rules/search/search.ts";
import { beginLeftovers, beginTurn, type Turn } from "../../src/rules/turn.ts";
import type { Dice, Die, Move, Position, Ruleset } from "../../src/rules/types.ts";
import {
  type BruteMove,
  type BruteNode,
  type BruteTurns,
  bruteTurns,
  keyOfPosition,
  keyOfState,
  TooMany,
} from "./brute.ts";
import type { Random } from "./random.ts";

export type Ask =
  | { readonly dice: Dice; readonly ownTurn: number }
  | { readonly pending: readonly Die[] };

const begin = (ruleset: Ruleset, position: Position, ask: Ask): Turn =>
  "pending" in ask
    ? beginLeftovers({ ruleset, position, ...ask })
    : beginTurn({ ruleset, position, ...ask });

const nameOf = ({ from, die }: BruteMove | Move): string => `${from}:${die}`;
const namesOf = (moves: readonly (BruteMove | Move)[]): string[] =>
  [...new Set(moves.map(nameOf))].sort();
/** `expect` is slow; it is asked only to show a difference. */
const agree = <T>(engine: T, plain: T): void => {
  if (JSON.stringify(engine) !== JSON.stringify(plain)) expect(engine).toEqual(plain);
};

/** Follows one legal way to play: at each press exactly what can follow it may be pressed. */
const comparePresses = (turn: Turn, { starts, isOnWay }: BruteTurns, random: Random): void => {
  let now = turn;
  let nodes: readonly BruteNode[] = starts;
  for (;;) {
    const steps = nodes.flatMap((node) => node.steps).filter(({ to }) => isOnWay(to));
    agree(namesOf(legalMoves(now)), namesOf(steps.map(({ move }) => move)));
    if (steps.length === 0) return;
    const { move } = random.pick(steps);
    const next = playMove(now, move);
    if (next === undefined) throw new Error(`${nameOf(move)} was refused.`);
    now = next;
    nodes = steps.filter((step) => nameOf(step.move) === nameOf(move)).map(({ to }) => to);
  }
};

/** What a list of turns comes to. */
const summary = (rests: readonly (readonly Die[])[], ends: readonly string[]) => ({
  ends: [...new Set(ends)].sort(),
  rests: [...new Set(rests.map((rest) => [...rest].sort().join()))],
});

const compareTurns = (turn: Turn, brute: BruteTurns, random: Random): void => {
  const turns = legalTurns(turn);
  const ends = turns.map(({ position }) => keyOfPosition(position));
  const plain = summary(
    brute.ends.map(({ rest }) => rest),
    brute.ends.map(({ state }) => keyOfState(turn.ruleset.switches, state)),
  );
  const rests = turns.map(({ rest }) => rest);
  const engine = summary(rests, ends);
  agree(engine.ends, plain.ends);
  agree(turns.length, plain.ends.length);
  if (brute.isEven) {
    agree(engine.rests, plain.rests);
    agree(
      turns.map(({ moves }) => moves.length),
      turns.map(() => brute.dice),
    );
    agree(mostDice(turn), brute.dice);
  }
  agree(onlyTurn(turn) !== undefined, plain.ends.length === 1 && brute.dice !== 0);
  comparePresses(turn, brute, random);
};

/**
 * Compares the engine with the plain generator in one case; false if the turn passes through more
 * positions than `limit`.
 */
export const compare = (
  ruleset: Ruleset,
  position: Position,
  ask: Ask,
  limit: number,
  random: Random,
): boolean => {
  try {
    const brute = bruteTurns(ruleset, position, ask, limit);
    compareTurns(begin(ruleset, position, ask), brute, random);
    return true;
  } catch (error) {
    if (error instanceof TooMany) return false;
    throw new Error(JSON.stringify({ ruleset, position, ask }), { cause: error });
  }
};
