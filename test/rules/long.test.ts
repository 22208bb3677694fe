import { describe, expect, test } from "vitest";
import { startPosition } from "../../src/rules/position.ts";
import { legalMoves, legalTurns, mostDice } from "../../src/rules/search/search.ts";
import type { Dice } from "../../src/rules/types.ts";
import {
  type Counts,
  endsOf,
  firstsOf,
  leftOver,
  playing,
  rolled,
  rules,
  standing,
  turnsOf,
} from "./helpers.ts";

const long = rules("long");
const classic = rules("long-classic");
const noException = rules("long", { headException: "none" });

/** The own point of the mover as the opponent numbers it. */
const at = (point: number): number => (point > 12 ? point - 12 : point + 12);

const START: Counts = { 24: 15 };

describe("long nardy (000, 002, 003)", () => {
  test("starts with all fifteen on the head", () => {
    expect(standing(startPosition(long).own)).toBe("24:15");
  });

  test("one opposing checker closes a point", () => {
    expect(firstsOf(rolled(long, { 20: 1 }, { [at(14)]: 1 }, [6, 6]))).toEqual([]);
    expect(legalMoves(rolled(long, { 20: 1 }, {}, [6, 6])).some(({ hit }) => hit)).toBe(false);
  });
});

describe("the head (000, 002, 003)", () => {
  test("one checker a turn leaves it", () => {
    expect(turnsOf(rolled(long, START, START, [2, 1], 1))).toEqual(["24/22 22/21"]);
  });

  test.each<Dice>([
    [3, 3],
    [4, 4],
    [6, 6],
  ])("%i-%i on the first turn takes two, as the opponent's head is in the way", (...dice) => {
    const turn = rolled(long, START, START, dice, 1);
    expect(turn.headLeft).toBe(2);
    expect(endsOf(turn).every((own) => own.startsWith("24:13 "))).toBe(true);
    expect(rolled(long, START, START, dice, 2).headLeft).toBe(1);
    expect(rolled(noException, START, START, dice, 1).headLeft).toBe(1);
  });

  test.each<Dice>([
    [1, 1],
    [2, 2],
    [5, 5],
  ])("%i-%i on the first turn takes one, as it can be played out", (...dice) => {
    for (const ruleset of [long, classic])
      expect(rolled(ruleset, START, START, dice, 1).headLeft).toBe(1);
  });

  test("two checkers share the four moves in any legal way", () => {
    expect(endsOf(rolled(long, START, START, [3, 3], 1))).toEqual([
      "24:13 18:2",
      "24:13 21:1 15:1",
    ]);
  });

  test("after White's 5-5, Black's 4-4 takes one and plays a single four (000)", () => {
    const whiteRan = { 24: 14, 4: 1 };
    const turn = rolled(long, START, whiteRan, [4, 4], 1);
    expect(turnsOf(turn)).toEqual(["24/20"]);
    expect(legalTurns(turn)[0]?.rest).toEqual([4, 4, 4]);
  });

  test("by 002 any double that the first checker cannot play out takes two", () => {
    const whiteRan = { 24: 14, 4: 1 };
    expect(turnsOf(rolled(classic, START, whiteRan, [4, 4], 1))).toEqual(["24/20(2)"]);
    const stopped = { 24: 14, [at(18)]: 1 };
    expect(rolled(classic, START, stopped, [2, 2], 1).headLeft).toBe(2);
    expect(rolled(long, START, stopped, [2, 2], 1).headLeft).toBe(1);
    expect(rolled(classic, START, stopped, [2, 2], 2).headLeft).toBe(1);
  });

  test("two different dice are never an exception", () => {
    expect(rolled(classic, START, { 24: 14, [at(18)]: 1 }, [6, 5], 1).headLeft).toBe(1);
  });
});

describe("the block (000, 002, 003)", () => {
  // Own points 5, 4, 3, 2, 1 and a checker that can come to 6: the opponent's points 18 to 13.
  const five = { 5: 1, 4: 1, 3: 1, 2: 1, 1: 1, 8: 1 };
  const behind = { 24: 14 };

  test("six in a row are forbidden with nobody ahead of them", () => {
    expect(firstsOf(rolled(long, five, { 24: 15 }, [2, 2]))).not.toContain("8/6");
    expect(firstsOf(rolled(long, five, { 24: 14, 19: 1 }, [2, 2]))).not.toContain("8/6");
  });

  test("they are allowed with one opposing checker ahead, or borne off", () => {
    expect(firstsOf(rolled(long, five, { ...behind, 12: 1 }, [2, 2]))).toContain("8/6");
    expect(firstsOf(rolled(long, five, behind, [2, 2]))).toContain("8/6");
  });

  test("by 002 that checker must have come home", () => {
    expect(firstsOf(rolled(classic, five, { ...behind, 12: 1 }, [2, 2]))).not.toContain("8/6");
    expect(firstsOf(rolled(classic, five, { ...behind, 7: 1 }, [2, 2]))).not.toContain("8/6");
    expect(firstsOf(rolled(classic, five, { ...behind, 6: 1 }, [2, 2]))).toContain("8/6");
    expect(firstsOf(rolled(classic, five, behind, [2, 2]))).toContain("8/6");
  });

  test("or the block is free", () => {
    const free = rules("long", { block: "free" });
    expect(firstsOf(rolled(free, five, { ...behind, 19: 1 }, [2, 2]))).toContain("8/6");
  });

  test("the checker must be ahead of the whole block, seven or more points included", () => {
    // The opponent's points 4 to 8 are held; 9 makes five, then 3 would make seven with 9 to 3.
    const own = { [at(4)]: 1, [at(5)]: 1, [at(6)]: 1, [at(7)]: 1, [at(8)]: 1, [at(11)]: 1 };
    expect(firstsOf(rolled(long, own, { 24: 14, 2: 1 }, [2, 2]))).toContain(`${at(11)}/${at(9)}`);
    expect(firstsOf(rolled(long, own, { 24: 14, 12: 1 }, [2, 2]))).not.toContain(
      `${at(11)}/${at(9)}`,
    );
  });

  test("it may not be made even in passing", () => {
    // 8/6 5/4 would end without a block, but stands in one between the two moves.
    const own = { 5: 1, 4: 1, 3: 1, 2: 1, 1: 1, 8: 1 };
    const turn = rolled(long, own, { 24: 14, 19: 1 }, [2, 1]);
    expect(firstsOf(turn)).not.toContain("8/6");
    expect(firstsOf(playing(turn, [5, 1]))).toContain("8/6");
  });

  test("the seam between the opponent's first and last point does not join a block", () => {
    // Own 15 to 10: the opponent's points 3, 2, 1 and 24, 23, 22.
    const own = { 15: 1, 14: 1, 13: 1, 11: 1, 10: 1, 16: 1 };
    expect(firstsOf(rolled(long, own, { 20: 15 }, [4, 4]))).toContain("16/12");
  });

  test("own points 24 and 1 lie next to each other on the opponent's way", () => {
    // Own 3, 2, 1, 24, 23 and 22: the opponent's points 15 to 10.
    const own = { 3: 1, 2: 1, 1: 1, 24: 2, 23: 1, 8: 9 };
    expect(firstsOf(rolled(long, own, { 24: 15 }, [2, 2]))).not.toContain("24/22");
    expect(firstsOf(rolled(long, own, { 24: 14, 9: 1 }, [2, 2]))).toContain("24/22");
  });
});

describe("gulbar (000)", () => {
  const gulbar = rules("gulbar");

  test("a double is four moves", () => {
    expect(rolled(gulbar, START, START, [2, 2]).all).toEqual([2, 2, 2, 2]);
  });

  test("leftovers are played in either order, as much as possible", () => {
    const turn = leftOver(gulbar, { 20: 1 }, { [at(14)]: 1 }, [6, 2]);
    expect(turnsOf(turn)).toEqual(["20/18 18/12"]);
  });

  test("of two leftovers that exclude each other the larger is played", () => {
    const turn = leftOver(gulbar, { 20: 1 }, { [at(10)]: 1 }, [6, 4]);
    expect(turnsOf(turn)).toEqual(["20/14"]);
  });

  test("the head rule counts leftovers as a turn of their own, never as the first one", () => {
    expect(turnsOf(leftOver(gulbar, START, { 20: 15 }, [2, 1]))).toEqual(["24/22 22/21"]);
    expect(mostDice(leftOver(gulbar, START, START, [6, 6]))).toBe(1);
    expect(mostDice(rolled(gulbar, START, START, [6, 6], 1))).toBe(2);
  });

  test("what the opponent cannot play either stays in his turn's rest", () => {
    const turn = leftOver(gulbar, START, START, [6, 6]);
    expect(legalTurns(turn)[0]?.rest).toEqual([6]);
  });
});

describe("mad gulbar (000)", () => {
  const mad = rules("mad-gulbar");

  test("4-4 is 4 4 5 5 6 6", () => {
    expect(rolled(mad, START, START, [4, 4]).all).toEqual([4, 4, 5, 5, 6, 6]);
    expect(rolled(mad, START, START, [6, 6]).all).toEqual([6, 6]);
    expect(rolled(mad, START, START, [1, 1]).all).toHaveLength(12);
  });

  test("two different dice are two moves in either order", () => {
    expect(turnsOf(rolled(mad, START, { 20: 15 }, [6, 5]))).toEqual(["24/18 18/13"]);
  });

  test("the numbers are played in ascending order", () => {
    const turn = rolled(mad, { 24: 1, 3: 14 }, {}, [5, 5]);
    expect(firstsOf(turn)).toEqual(["24/19"]);
    expect(playing(turn, [24, 5]).rest).toEqual([5, 6, 6]);
    expect(turnsOf(turn)).toEqual(["24/19 19/14 14/8 8/2"]);
  });

  test("at the first number that cannot be played the turn ends, the rest in its order", () => {
    const closed = { [at(15)]: 1, [at(14)]: 1, [at(7)]: 1 };
    const turn = rolled(mad, { 20: 1, 19: 14 }, closed, [4, 4]);
    expect(turnsOf(turn)).toEqual(["20/16 16/12"]);
    expect(legalTurns(turn)[0]?.rest).toEqual([5, 5, 6, 6]);
  });

  test("as many moves as possible must be played", () => {
    // One six is left if each checker plays a five, or 20 plays both; none if 12 plays both.
    const turn = rolled(mad, { 20: 1, 12: 1 }, { [at(14)]: 1, [at(9)]: 1, [at(4)]: 1 }, [5, 5]);
    expect(mostDice(turn)).toBe(3);
    expect(firstsOf(turn)).toEqual(["12/7", "20/15"]);
    expect(firstsOf(playing(turn, [12, 5]))).toEqual(["20/15"]);
  });

  test("the head rule counts the sequence as one turn", () => {
    expect(turnsOf(rolled(mad, START, { 20: 15 }, [5, 5]))).toEqual(["24/19 19/14"]);
  });

  test("leftovers of a sequence keep their order", () => {
    const turn = leftOver(mad, { 20: 1 }, {}, [4, 5, 5]);
    expect(turnsOf(turn)).toEqual(["20/16 16/11 11/6"]);
    expect(mostDice(leftOver(mad, { 20: 1 }, { [at(16)]: 1 }, [4, 5, 5]))).toBe(0);
  });

  test("gul bara plays each number four times, and only from the fourth own turn on", () => {
    const bara = rules("mad-gulbar", { ascendingMoves: 4, ascendingFromTurn: 4 });
    expect(rolled(bara, START, START, [5, 5], 4).all).toEqual([5, 5, 5, 5, 6, 6, 6, 6]);
    expect(rolled(bara, START, START, [5, 5], 3).all).toEqual([5, 5, 5, 5]);
    expect(rolled(mad, START, START, [5, 5], 1).all).toEqual([5, 5, 6, 6]);
  });
});
