import { describe, expect, test } from "vitest";
import { houseRules } from "../../src/rules/house-rules.ts";
import { turnText } from "../../src/rules/notation.ts";
import { RULESETS } from "../../src/rules/rulesets.ts";
import {
  BOARD,
  beamEnds,
  createEndSearch,
  legalTurnsWithin,
  mostDice,
  movesToEnd,
  packBoard,
  playMove,
  type Score,
  unpackBoard,
  visitEnds,
} from "../../src/rules/search/search.ts";
import { beginLeftovers, beginTurn, type Roll, type Turn } from "../../src/rules/turn.ts";
import type { Die, Move, Position, Ruleset } from "../../src/rules/types.ts";
import { keyOfPosition } from "./brute.ts";
import { position, rules } from "./helpers.ts";
import { kindsOf, madeUp, playedFor } from "./positions.ts";
import { type Random, seeded } from "./random.ts";
import { unlike } from "./shapes.ts";

const LISTABLE = 3000;

const house = (base: string, switches: object): Ruleset => {
  const found = houseRules(JSON.stringify(switches), { base, ...switches });
  if (!found.ok) throw new Error(found.code);
  return found.ruleset;
};

const ALL = [
  ...unlike(RULESETS, "moves"),
  house("short", { homeHit: "no-hiding", fullMove: true }),
  house("short-strict", { doubles: "ascending", leftover: "opponent" }),
  house("mad-gulbar", { ascendingMoves: 4, fullMove: true }),
];

/** Positions of random games and made-up ones. */
const positionsOf = (ruleset: Ruleset, random: Random, count: number): readonly Position[] => [
  ...playedFor(ruleset, random, count),
  ...kindsOf(ruleset.switches).flatMap((kind) =>
    Array.from({ length: count / 4 }, () => madeUp(random, ruleset.switches, kind)),
  ),
];

const randomRoll = (random: Random, ruleset: Ruleset): Roll => {
  const dice = random.dice();
  return ruleset.switches.leftover === "opponent" && random.chance(0.3)
    ? { pending: random.chance(0.5) ? dice : dice.slice(1) }
    : { dice, ownTurn: 1 + random.below(3) };
};

const turnOf = (ruleset: Ruleset, position: Position, roll: Roll): Turn =>
  "dice" in roll
    ? beginTurn({ ruleset, position, ...roll })
    : beginLeftovers({ ruleset, position, ...roll });

/** The turn after moves that must be legal one after the other. */
const playedBy = (turn: Turn, moves: readonly Move[]): Turn =>
  moves.reduce((now, move) => {
    const next = playMove(now, move);
    if (next === undefined) throw new Error(`${JSON.stringify(move)} was refused.`);
    return next;
  }, turn);

type Visited = { readonly keys: string[]; readonly rests: readonly (readonly Die[])[] };

const visited = (search: ReturnType<typeof createEndSearch>, at: Position, roll: Roll): Visited => {
  const keys: string[] = [];
  const rests: (readonly Die[])[] = [];
  const count = visitEnds(search, packBoard(at), roll, (boards, offset, rest) => {
    keys.push(keyOfPosition(unpackBoard(boards, offset)));
    rests.push(rest);
  });
  expect(keys.length).toBe(count);
  return { keys, rests };
};

/** Checkers far from home are worth less; any score would do. */
const pipScore: Score = (boards, count, scores) => {
  for (let index = 0; index < count; index++) {
    scores[index] = 0;
    for (let point = 1; point <= 25; point++)
      scores[index] = (scores[index] ?? 0) - point * point * (boards[index * BOARD + point] ?? 0);
  }
};

describe.each(ALL)("the packed ends of $id", (ruleset) => {
  const search = createEndSearch(ruleset);

  test("are those of the legal turns, each once", () => {
    const random = seeded(5);
    let compared = 0;
    for (const at of positionsOf(ruleset, random, 60)) {
      const roll = randomRoll(random, ruleset);
      const turns = legalTurnsWithin(turnOf(ruleset, at, roll), LISTABLE);
      if (turns === undefined) continue;
      const { keys, rests } = visited(search, at, roll);
      const expected = turns.map((turn) => keyOfPosition(turn.position));
      if (keys.toSorted().join() !== expected.toSorted().join())
        throw new Error(JSON.stringify({ at, roll, keys, expected }));
      expect(rests.map((rest) => rest.join())).toEqual(turns.map(({ rest }) => rest.join()));
      compared++;
    }
    expect(compared).toBeGreaterThan(60);
  });

  test("lead back to moves that can be played", () => {
    const random = seeded(6);
    for (const at of positionsOf(ruleset, random, 8)) {
      const roll = randomRoll(random, ruleset);
      const turn = turnOf(ruleset, at, roll);
      if (legalTurnsWithin(turn, LISTABLE) === undefined) continue;
      const board = packBoard(at);
      const ends: Uint8Array[] = [];
      visitEnds(search, board, roll, (boards, offset) =>
        ends.push(boards.slice(offset, offset + BOARD)),
      );
      const end = random.pick(ends);
      const played = playedBy(turn, movesToEnd(search, board, roll, end) ?? []);
      expect(played.position).toEqual(unpackBoard(end));
    }
  });

  test("are all found by a beam that is wide enough, the best first", () => {
    const random = seeded(7);
    for (const at of positionsOf(ruleset, random, 8)) {
      const roll = randomRoll(random, ruleset);
      if (legalTurnsWithin(turnOf(ruleset, at, roll), 500) === undefined) continue;
      const { ends, rest } = beamEnds(search, packBoard(at), roll, pipScore, 1000);
      const { keys, rests } = visited(search, at, roll);
      const found = ends.map(({ board }) => keyOfPosition(unpackBoard(board)));
      expect(found.toSorted()).toEqual(keys.toSorted());
      expect(rest).toEqual(rests[0]);
      const scores = ends.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    }
  });
});

describe("a beam through doubles that climb", () => {
  test.each([2, 4] as const)("keeps to legal turns with %i moves of each number", (moves) => {
    const ruleset = rules("mad-gulbar", { ascendingMoves: moves });
    const search = createEndSearch(ruleset);
    const random = seeded(8);
    for (const at of positionsOf(ruleset, random, 8)) {
      const roll = {
        dice: random.pick([
          [1, 1],
          [2, 2],
        ] as const),
        ownTurn: 3,
      };
      const turn = turnOf(ruleset, at, roll);
      const { ends, rest } = beamEnds(search, packBoard(at), roll, pipScore, 4);
      expect(ends.length).toBeGreaterThan(0);
      expect(rest.length).toBe(turn.rest.length - mostDice(turn));
      for (const { board, moves } of ends)
        expect(playedBy(turn, moves).position).toEqual(unpackBoard(board));
    }
  });

  test("follows only what can still play the most dice", () => {
    // 18/13 looks best for the first five, but then only one six can be played.
    const at = position({ 18: 1, 13: 1, 4: 13 }, { 19: 1, 23: 14 });
    const search = createEndSearch(rules("mad-gulbar"));
    const roll = { dice: [5, 5] as const, ownTurn: 4 };
    const { ends, rest } = beamEnds(search, packBoard(at), roll, pipScore, 1);
    expect(ends.map(({ moves }) => turnText(moves))).toEqual(["13/8 8/3 18/12 12/6"]);
    expect(rest).toEqual([]);
  });
});

test("a search can be visited while another one is", () => {
  const ruleset = rules("short");
  const [outer, inner] = [createEndSearch(ruleset), createEndSearch(ruleset)];
  const board = packBoard(position({ 24: 2, 13: 5, 8: 3, 6: 5 }, { 24: 2, 13: 5, 8: 3, 6: 5 }));
  const keys: string[] = [];
  visitEnds(outer, board, { dice: [3, 1], ownTurn: 1 }, (boards, offset) => {
    visitEnds(inner, boards.slice(offset, offset + BOARD), { dice: [6, 6], ownTurn: 1 }, () => {});
    keys.push(keyOfPosition(unpackBoard(boards, offset)));
  });
  expect(new Set(keys).size).toBe(16);
});

test("a block that must be opened is so where doubles climb, however many ways lead past it", () => {
  const ruleset = house("fevga", { doubles: "ascending" });
  const row = position({ 11: 2, 10: 2, 9: 2, 8: 2, 7: 2, 6: 2, 5: 1, 4: 1, 3: 1 }, { 24: 15 });
  const turn = beginTurn({ ruleset, position: row, dice: [2, 2], ownTurn: 9 });
  expect(turn.duty).not.toBe(0);
  expect(mostDice(turn)).toBe(10);
});
