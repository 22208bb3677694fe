import { describe, expect, test } from "vitest";
import { flip, sideOf, startPosition } from "../../src/rules/position.ts";
import {
  createEndSearch,
  type EndSearch,
  legalTurns,
  packBoard,
  visitEnds,
} from "../../src/rules/search/search.ts";
import { beginLeftovers, beginTurn } from "../../src/rules/turn.ts";
import type { Die, Position, Ruleset } from "../../src/rules/types.ts";
import origin from "../fixtures/rules/perft.json" with { type: "json" };
import own from "../fixtures/rules/perft-rulesets.json" with { type: "json" };
import { DEEP } from "../support/deep.ts";
import { ROLLS, rules } from "./helpers.ts";

const QUICK = 300_000;

type Standing = { readonly position: Position; readonly pending: readonly Die[] };

/** What the opponent's leftovers make of a position, before the own roll. */
const afterLeftovers = (ruleset: Ruleset, { position, pending }: Standing): readonly Position[] =>
  pending.length === 0
    ? [position]
    : legalTurns(beginLeftovers({ ruleset, position, pending })).map((turn) => turn.position);

/**
 * Distinct resulting positions after so many turns, over the 21 rolls; see the note in the file.
 * Leftovers that go to the opponent are played at the beginning of his turn.
 */
const perft = (ruleset: Ruleset, standing: Standing, depth: number, turn = 0): number =>
  depth === 0
    ? 1
    : afterLeftovers(ruleset, standing).reduce(
        (sum, position) => sum + perftOfRolls(ruleset, position, depth, turn),
        0,
      );

/** The last turns are only counted, which is what takes the time: by the visitor. */
const countOfEnds = (ruleset: Ruleset, position: Position, ownTurn: number): number => {
  const board = packBoard(position);
  const search = searchOf(ruleset);
  return ROLLS.reduce(
    (sum, dice) => sum + visitEnds(search, board, { dice, ownTurn }, () => {}),
    0,
  );
};

const searches = new Map<string, EndSearch>();

const searchOf = (ruleset: Ruleset): EndSearch => {
  const search = searches.get(ruleset.id) ?? createEndSearch(ruleset);
  searches.set(ruleset.id, search);
  return search;
};

const perftOfRolls = (
  ruleset: Ruleset,
  position: Position,
  depth: number,
  turn: number,
): number => {
  const ownTurn = Math.floor(turn / 2) + 1;
  const handsOn = ruleset.switches.leftover === "opponent";
  if (depth === 1) return countOfEnds(ruleset, position, ownTurn);
  return ROLLS.reduce((sum, dice) => {
    const turns = legalTurns(beginTurn({ ruleset, position, dice, ownTurn }));
    return turns.reduce((all, one) => {
      const pending = handsOn ? one.rest : [];
      return all + perft(ruleset, { position: flip(one.position), pending }, depth - 1, turn + 1);
    }, sum);
  }, 0);
};

const { note: _, shortFirstTurn, ...published } = origin;
const { note: __, bearOff, ...counted } = own;

const rows = [...Object.entries(published), ...Object.entries(counted)].flatMap(([id, table]) =>
  Object.entries(table).map(([depth, positions]) => ({ id, depth: Number(depth), positions })),
);

describe("how many positions there are", () => {
  test.each(rows.filter(({ positions }) => DEEP || positions < QUICK))(
    "$id after $depth turns: $positions",
    ({ id, depth, positions }) => {
      const ruleset = rules(id);
      expect(perft(ruleset, { position: startPosition(ruleset), pending: [] }, depth)).toBe(
        positions,
      );
    },
    600_000,
  );

  test.each(Object.entries(bearOff.counts))(
    "%s from a bear-off with blots in the way",
    (id, { 1: one, 2: two }) => {
      const standing = {
        position: { own: sideOf(bearOff.own), other: sideOf(bearOff.other) },
        pending: [],
      };
      const counts = [1, 2].map((depth) => perft(rules(id), standing, depth, 2));
      expect(counts).toEqual([one, two]);
    },
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
