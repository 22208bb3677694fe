import { describe, expect, test } from "vitest";
import { legalMoves, legalTurns, mostDice, onlyTurn } from "../../src/rules/legal.ts";
import { RULESETS } from "../../src/rules/rulesets.ts";
import { beginLeftovers, beginTurn, playMove, type Turn } from "../../src/rules/turn.ts";
import type { Dice, Die, Move, Position, Ruleset } from "../../src/rules/types.ts";
import {
  type BruteMove,
  type BruteTurn,
  bruteTurns,
  keyOfPosition,
  keyOfState,
  TooMany,
} from "./brute.ts";
import { kindsOf, madeUp, played } from "./positions.ts";
import { type Random, seeded } from "./random.ts";

type Ask = { readonly dice: Dice; readonly ownTurn: number } | { readonly pending: readonly Die[] };

const begin = (ruleset: Ruleset, position: Position, ask: Ask): Turn =>
  "pending" in ask
    ? beginLeftovers({ ruleset, position, ...ask })
    : beginTurn({ ruleset, position, ...ask });

const nameOf = ({ from, die }: BruteMove | Move): string => `${from}:${die}`;
const namesOf = (moves: readonly (BruteMove | Move)[]): string[] =>
  [...new Set(moves.map(nameOf))].sort();
const firstOf = (turns: readonly BruteTurn[], played: number): string[] =>
  namesOf(turns.flatMap(({ moves }) => moves.slice(played, played + 1)));

/** Follows one legal sequence: at each press exactly what can follow it may be pressed. */
const comparePresses = (turn: Turn, brute: readonly BruteTurn[], random: Random): void => {
  const { moves } = random.pick(brute);
  let now = turn;
  let left = brute;
  for (const [played, move] of moves.entries()) {
    expect(namesOf(legalMoves(now))).toEqual(firstOf(left, played));
    const next = playMove(now, move);
    if (next === undefined) throw new Error(`${nameOf(move)} was refused.`);
    now = next;
    left = left.filter(
      (one) => one.moves[played] !== undefined && nameOf(one.moves[played]) === nameOf(move),
    );
  }
  expect(legalMoves(now)).toEqual([]);
};

const compare = (turn: Turn, brute: readonly BruteTurn[], random: Random): void => {
  const turns = legalTurns(turn);
  const ends = new Set(brute.map(({ state }) => keyOfState(state)));
  expect(turns.map(({ position }) => keyOfPosition(position)).sort()).toEqual([...ends].sort());
  const [one] = brute;
  expect(mostDice(turn)).toBe(one?.moves.length);
  for (const { moves, rest } of turns) {
    expect(moves.length).toBe(one?.moves.length);
    expect([...rest].sort()).toEqual([...(one?.rest ?? [])].sort());
  }
  expect(onlyTurn(turn) !== undefined).toBe(ends.size === 1 && one?.moves.length !== 0);
  comparePresses(turn, brute, random);
};

const randomAsk = (random: Random, { switches }: Ruleset, first: boolean): Ask => {
  const dice = random.dice();
  if (switches.leftover === "lost" || random.chance(0.7))
    return { dice, ownTurn: first || random.chance(0.1) ? 1 : 2 };
  if (switches.doubles === "ascending" && random.chance(0.6)) {
    const sequence = beginTurn({
      ruleset: { id: "", switches },
      position: madeUp(random, "long", "anywhere"),
      dice: [dice[0], dice[0]],
      ownTurn: 2,
    }).all;
    return { pending: sequence.slice(random.below(sequence.length)) };
  }
  return { pending: random.chance(0.5) ? dice : dice.slice(1) };
};

/** More sequences than this are left to other cases. */
const LIMIT = 3000;
const CASES = 700;

describe.each(RULESETS)("$id against the plain generator", (ruleset) => {
  const { family } = ruleset.switches;

  const run = (
    seed: number,
    cases: number,
    positionOf: (random: Random) => Position,
    first = false,
  ) => {
    const random = seeded(seed);
    let compared = 0;
    for (let index = 0; index < cases; index++) {
      const position = positionOf(random);
      const ask = randomAsk(random, ruleset, first);
      const turn = begin(ruleset, position, ask);
      try {
        compare(turn, bruteTurns(ruleset, position, ask, LIMIT), random);
        compared++;
      } catch (error) {
        if (!(error instanceof TooMany)) {
          throw new Error(`${JSON.stringify({ position, ask })}: ${error}`, { cause: error });
        }
      }
    }
    expect(compared).toBeGreaterThan(cases / 2);
  };

  test("positions of random games", () => {
    run(1, CASES / 2, (random) => played(random, ruleset, random.below(90)));
  });

  test.each(kindsOf(family))("made-up positions: %s", (kind) => {
    run(2, CASES, (random) => madeUp(random, family, kind), kind === "firstTurn");
  });
});
