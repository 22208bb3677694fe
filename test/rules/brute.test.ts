import { describe, expect, test } from "vitest";
import { houseRules, SWITCHES } from "../../src/rules/house-rules.ts";
import { legalMoves, legalTurns, onlyTurn } from "../../src/rules/legal.ts";
import { startPosition } from "../../src/rules/position.ts";
import { long } from "../../src/rules/rulesets/long.ts";
import { short } from "../../src/rules/rulesets/short.ts";
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
import { mostDice } from "./helpers.ts";
import { kindsOf, madeUp, playedFor } from "./positions.ts";
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

/** `expect` is slow; it is asked only to show a difference. */
const agree = <T>(engine: T, plain: T): void => {
  if (JSON.stringify(engine) !== JSON.stringify(plain)) expect(engine).toEqual(plain);
};

/** Follows one legal sequence: at each press exactly what can follow it may be pressed. */
const comparePresses = (turn: Turn, brute: readonly BruteTurn[], random: Random): void => {
  const { moves } = random.pick(brute);
  let now = turn;
  let left = brute;
  for (const [played, move] of moves.entries()) {
    agree(namesOf(legalMoves(now)), firstOf(left, played));
    const next = playMove(now, move);
    if (next === undefined) throw new Error(`${nameOf(move)} was refused.`);
    now = next;
    left = left.filter(
      (one) => one.moves.slice(played, played + 1).map(nameOf)[0] === nameOf(move),
    );
  }
  agree(legalMoves(now), []);
};

/** What a list of turns comes to. */
const summary = (
  turns: readonly { readonly moves: readonly unknown[]; readonly rest: readonly Die[] }[],
  ends: readonly string[],
) => ({
  ends: [...new Set(ends)].sort(),
  dice: [...new Set(turns.map(({ moves }) => moves.length))],
  rests: [...new Set(turns.map(({ rest }) => [...rest].sort().join()))],
});

const compare = (turn: Turn, brute: readonly BruteTurn[], random: Random): void => {
  const turns = legalTurns(turn);
  const ends = turns.map(({ position }) => keyOfPosition(position));
  const plain = summary(
    brute,
    brute.map(({ state }) => keyOfState(state)),
  );
  agree(summary(turns, ends), plain);
  agree(turns.length, plain.ends.length);
  agree([mostDice(turn)], plain.dice);
  agree(onlyTurn(turn) !== undefined, plain.ends.length === 1 && plain.dice[0] !== 0);
  comparePresses(turn, brute, random);
};

const randomAsk = (random: Random, { switches }: Ruleset, first: boolean): Ask => {
  const dice = random.dice();
  if (switches.leftover === "lost" || random.chance(0.7))
    return { dice, ownTurn: first || random.chance(0.1) ? 1 : 2 };
  if (switches.doubles === "ascending" && random.chance(0.6)) {
    const sequence = beginTurn({
      ruleset: { id: "house", switches },
      position: startPosition(long),
      dice: [dice[0], dice[0]],
      ownTurn: 2,
    }).all;
    return { pending: sequence.slice(random.below(sequence.length)) };
  }
  return { pending: random.chance(0.5) ? dice : dice.slice(1) };
};

/** More sequences than this are left to other cases. */
const LIMIT = 1000;
const CASES = 700;

type Case = { readonly ruleset: Ruleset; readonly position: Position; readonly first: boolean };

const compareMany = (seed: number, cases: number, next: (random: Random) => Case): void => {
  const random = seeded(seed);
  let compared = 0;
  for (let index = 0; index < cases; index++) {
    const { ruleset, position, first } = next(random);
    const ask = randomAsk(random, ruleset, first);
    try {
      const brute = bruteTurns(ruleset, position, ask, LIMIT);
      compare(begin(ruleset, position, ask), brute, random);
      compared++;
    } catch (error) {
      if (error instanceof TooMany) continue;
      throw new Error(JSON.stringify({ ruleset, position, ask }), { cause: error });
    }
  }
  expect(compared).toBeGreaterThan(cases / 2);
};

describe.each(RULESETS)("$id against the plain generator", (ruleset) => {
  const { family } = ruleset.switches;

  test("positions of random games", () => {
    const random = seeded(1);
    const game = playedFor(ruleset, random, CASES);
    compareMany(1, game.length, () => ({
      ruleset,
      position: random.pick(game),
      first: false,
    }));
  });

  test.each(kindsOf(family))("made-up positions: %s", (kind) => {
    compareMany(2, CASES, (random) => ({
      ruleset,
      position: madeUp(random, family, kind),
      first: kind === "firstTurn",
    }));
  });
});

/** Switches of a family, each set to any of its values. */
const anySwitches = (random: Random, base: Ruleset): Ruleset => {
  const differing = Object.entries(SWITCHES)
    .filter(([, { families }]) => families.includes(base.switches.family))
    .map(([name, { values }]) => [name, random.pick<unknown>(values)]);
  const house = houseRules("house", { base: base.id, ...Object.fromEntries(differing) });
  if (!house.ok) throw new Error(house.code);
  return house.ruleset;
};

describe("house rulesets against the plain generator", () => {
  test.each(["short", "long"] as const)("any switches in %s nardy", (family) => {
    compareMany(3, 3 * CASES, (random) => {
      const kind = random.pick(kindsOf(family));
      const ruleset = anySwitches(random, family === "short" ? short : long);
      return { ruleset, position: madeUp(random, family, kind), first: kind === "firstTurn" };
    });
  });
});
