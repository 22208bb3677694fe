import { describe, expect, test } from "vitest";
import { legalTurns } from "../../src/rules/legal.ts";
import { flip, startPosition } from "../../src/rules/position.ts";
import { beginTurn } from "../../src/rules/turn.ts";
import type { Position, Ruleset } from "../../src/rules/types.ts";
import origin from "../fixtures/rules/perft.json" with { type: "json" };
import own from "../fixtures/rules/perft-rulesets.json" with { type: "json" };
import { ROLLS, rules } from "./helpers.ts";

/** `PERFT=deep` (npm run perft) counts everything; otherwise what takes a moment. */
const DEEP = process.env.PERFT === "deep";
const QUICK = 300_000;

/** Distinct resulting positions after so many turns, over the 21 rolls; see the note in the file. */
const perft = (ruleset: Ruleset, position: Position, depth: number, turn = 0): number =>
  ROLLS.reduce((sum, dice) => {
    const ownTurn = Math.floor(turn / 2) + 1;
    const turns = legalTurns(beginTurn({ ruleset, position, dice, ownTurn }));
    if (depth === 1) return sum + turns.length;
    return turns.reduce(
      (all, one) => all + perft(ruleset, flip(one.position), depth - 1, turn + 1),
      sum,
    );
  }, 0);

const { note: _, shortFirstTurn, ...published } = origin;
const { note: __, ...counted } = own;

const rows = [...Object.entries(published), ...Object.entries(counted)].flatMap(([id, table]) =>
  Object.entries(table).map(([depth, positions]) => ({ id, depth: Number(depth), positions })),
);

describe("how many positions there are", () => {
  test.each(rows.filter(({ positions }) => DEEP || positions < QUICK))(
    "$id after $depth turns: $positions",
    ({ id, depth, positions }) => {
      const ruleset = rules(id);
      expect(perft(ruleset, startPosition(ruleset), depth)).toBe(positions);
    },
    600_000,
  );

  test("the first turn of short nardy, roll by roll", () => {
    const ruleset = rules("short");
    const position = startPosition(ruleset);
    const counts = ROLLS.map((dice) => [
      dice.join("-"),
      legalTurns(beginTurn({ ruleset, position, dice, ownTurn: 1 })).length,
    ]);
    expect(Object.fromEntries(counts)).toEqual(shortFirstTurn);
  });
});
