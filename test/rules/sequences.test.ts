import { describe, expect, test } from "vitest";
import { houseRules } from "../../src/rules/house-rules.ts";
import { legalMoves, legalTurnsWithin } from "../../src/rules/legal.ts";
import { beginTurn, replayMove, type Turn } from "../../src/rules/turn.ts";
import type { Die, Ruleset } from "../../src/rules/types.ts";
import { mostDice, position, rules } from "./helpers.ts";
import { kindsOf, madeUp } from "./positions.ts";
import { type Random, seeded } from "./random.ts";

/**
 * Long sequences are looked through with shortcuts (src/rules/sharing.ts). Here their answers are
 * compared with a list of everything, where that can still be made.
 */
const LISTABLE = 5000;

/** The first steps after which the whole list plays as many dice as from the start. */
const firstsFromLists = (turn: Turn, most: number): string[] => {
  const points = turn.position.own.flatMap((count, point) =>
    count > 0 && point > 0 ? [point] : [],
  );
  return turn.plan.choices.flatMap(({ die }) =>
    points
      .filter((from) => isStep(turn, from, die))
      .filter((from) => playedFrom(replayMove(turn, { from, die })) === most - 1)
      .map((from) => `${from}:${die}`),
  );
};

/** A turn of one die says which steps that die has. */
const isStep = (turn: Turn, from: number, die: Die): boolean =>
  legalMoves({ ...turn, ...onlyDie(turn, die) }).some((move) => move.from === from);

const onlyDie = (turn: Turn, die: Die): Pick<Turn, "plan" | "rest"> => {
  const { plan } = turn;
  const end = { id: 0, rest: [], choices: [] };
  return { plan: { id: plan.id, rest: [die], choices: [{ die, after: end }] }, rest: [die] };
};

const playedFrom = (turn: Turn): number => {
  const turns = legalTurnsWithin(turn, LISTABLE);
  if (turns === undefined) throw new Error("There are more turns than before.");
  return turns[0]?.moves.length ?? 0;
};

const compare = (turn: Turn): boolean => {
  const turns = legalTurnsWithin(turn, LISTABLE);
  if (turns === undefined) return false;
  const most = turns[0]?.moves.length ?? 0;
  expect(mostDice(turn)).toBe(most);
  const firsts = legalMoves(turn).map(({ from, die }) => `${from}:${die}`);
  expect(firsts.sort()).toEqual(most === 0 ? [] : firstsFromLists(turn, most).sort());
  return true;
};

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
  ["an ascending double in short nardy", house("short", {})],
  ["an ascending double in Caucasian nardy", house("short-caucasian", {})],
  ["an ascending double in strict short nardy", house("short-strict", {})],
];

describe.each(RULES)("the long sequences of %s", (_, ruleset) => {
  const { family } = ruleset.switches;
  const next = (random: Random): Turn =>
    beginTurn({
      ruleset,
      position: madeUp(random, family, random.pick(kindsOf(family))),
      dice: random.pick([
        [1, 1],
        [2, 2],
        [3, 3],
        [4, 4],
      ] as const),
      ownTurn: random.chance(0.2) ? 1 : 2,
    });

  test("begin with the moves that a list of all turns begins with", () => {
    const random = seeded(11);
    const compared = Array.from({ length: 80 }, () => compare(next(random)));
    expect(compared.filter((one) => one).length).toBeGreaterThan(30);
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
    expect(legalTurnsWithin(turn, LISTABLE)).toBeUndefined();
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
