import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { houseRules } from "../../src/rules/house-rules.ts";
import { rulesQuestion } from "../../src/rules/json-lines/answer.ts";
import { createSearch, startOf } from "../../src/rules/search/begin.ts";
import { firstMoves } from "../../src/rules/search/first-moves.ts";
import { legalMoves, legalTurnsWithin, mostDice } from "../../src/rules/search/search.ts";
import { beginTurn } from "../../src/rules/turn.ts";
import type { Ruleset } from "../../src/rules/types.ts";
import { DEEP } from "../support/deep.ts";
import { compare } from "./compare.ts";
import { position, rules } from "./helpers.ts";
import { kindsOf, madeUp } from "./positions.ts";
import { seeded } from "./random.ts";

/**
 * Limits on long sequences (src/rules/search/limits.ts) end the search for their first moves. Here
 * they are compared with the plain generator wherever that comes to an end.
 */
const LIMIT = 2000;
const CASES = DEEP ? 400 : 6;

const house = (base: string, switches: object): Ruleset => {
  const found = houseRules("house", { base, doubles: "ascending", ...switches });
  if (!found.ok) throw new Error(found.code);
  return found.ruleset;
};

const RULES: readonly (readonly [string, Ruleset])[] = [
  ["mad gulbar", rules("mad-gulbar")],
  ["mad gulbar without blocks to avoid", rules("mad-gulbar", { block: "free" })],
  ["mad gulbar with the block of 002", rules("mad-gulbar", { block: "opponent-home" })],
  ["gul bara", rules("mad-gulbar", { ascendingMoves: 4 })],
  ["mad gulbar at the full number", rules("mad-gulbar", { fullMove: true })],
  ["gul bara at the full number", rules("mad-gulbar", { ascendingMoves: 4, fullMove: true })],
  [
    "gul bara at the full number without blocks to avoid",
    rules("mad-gulbar", { ascendingMoves: 4, fullMove: true, block: "free" }),
  ],
  ["an ascending double in short nardy", house("short", {})],
  ["an ascending double in Caucasian nardy", house("short-caucasian", {})],
  ["an ascending double in strict short nardy", house("short-strict", {})],
  ["an ascending double at the full number", house("short", { fullMove: true })],
  [
    "an ascending double at the full number in strict short nardy",
    house("short-strict", { fullMove: true }),
  ],
];

describe.each(RULES)("the long sequences of %s", (_, ruleset) => {
  const { switches } = ruleset;
  const doubles = [
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
  ] as const;

  test("are those of the plain generator", () => {
    const random = seeded(11);
    const compared = Array.from({ length: CASES }, () => {
      const position = madeUp(random, switches, random.pick(kindsOf(switches)));
      const ask = { dice: random.pick(doubles), ownTurn: random.chance(0.2) ? 1 : 2 };
      return compare(ruleset, position, ask, LIMIT, random);
    });
    expect(compared.filter((one) => one).length).toBeGreaterThan(CASES / 3);
  });
});

describe("sequences too long to list", () => {
  const mad = rules("mad-gulbar");

  test("twelve moves from a scattered position", () => {
    const own = Object.fromEntries(
      [2, 3, 5, 6, 8, 9, 11, 13, 14, 16, 17, 19, 20, 22, 23].map((p) => [p, 1]),
    );
    const start = position(own, { 19: 4, 13: 3, 22: 4, 24: 4 });
    const turn = beginTurn({ ruleset: mad, position: start, dice: [1, 1], ownTurn: 9 });
    expect(legalTurnsWithin(turn, 5000)).toBeUndefined();
    expect(mostDice(turn)).toBe(12);
    // All that do not land on 12, 10, 7 or 1, where the opponent stands.
    expect(legalMoves(turn).map(({ from }) => from)).toEqual([
      23, 22, 20, 19, 17, 16, 14, 9, 6, 5, 3,
    ]);
  });

  test("sixes that no checker can play end the turn before them", () => {
    // The opponent holds 18 to 13, and a second checker on the head keeps all from bearing off.
    const turn = beginTurn({
      ruleset: mad,
      position: position({ 24: 2, 6: 3, 5: 3, 4: 4, 3: 3 }, { 1: 2, 2: 2, 3: 2, 4: 3, 5: 3, 6: 3 }),
      dice: [1, 1],
      ownTurn: 9,
    });
    expect(mostDice(turn)).toBe(10);
    expect(legalMoves(turn).map(({ from }) => from)).toEqual([24, 6, 5, 4, 3]);
  });
});

const linesOf = (name: string): readonly string[] =>
  readFileSync(new URL(`../fixtures/rules/${name}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n");

/** Found by climbing from random positions to slower and slower ones, over all switches. */
const HARD = [
  { dice: "twelve dice", lines: linesOf("hard-twelve-steps"), most: 50_000 },
  {
    dice: "24 dice",
    lines: [...linesOf("hard-steps"), ...linesOf("hardest-steps")],
    most: 250_000,
  },
  // Found in random games: checkers on the bar lose most of the dice.
  { dice: "leftovers", lines: linesOf("hard-leftovers"), most: 20_000 },
  // Met by the computer at gul bara: both sides have long blocks, and few numbers can be played.
  { dice: "climbing doubles", lines: linesOf("hard-climbs"), most: 50_000 },
];

describe.each(HARD)("the first moves of $dice made to be hard", ({ lines, most }) => {
  test.each(lines)("%s", (line) => {
    const question = rulesQuestion.parse(JSON.parse(line));
    const search = createSearch();
    expect(firstMoves(search, startOf(question.turn)).firsts).not.toEqual([]);
    expect(search.memory.size).toBeLessThan(most);
  });
});
