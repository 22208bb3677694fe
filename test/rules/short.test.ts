import { describe, expect, test } from "vitest";
import { startPosition } from "../../src/rules/position.ts";
import { legalMoves, legalTurns } from "../../src/rules/search/search.ts";
import { endsOf, firstsOf, playing, rolled, rules, standing, turnsOf } from "./helpers.ts";

const free = rules("short");
const strict = rules("short-strict");
const full = rules("short-full");
const caucasian = rules("short-caucasian");

/** The own point of the mover as the opponent numbers it. */
const at = (point: number): number => 25 - point;

describe("short nardy (000, 001)", () => {
  test("starts with two on 24, five on 13, three on 8 and five on 6", () => {
    const { own, other } = startPosition(free);
    expect(standing(own)).toBe("24:2 13:5 8:3 6:5");
    expect(other).toEqual(own);
  });

  test("two opposing checkers close a point, one is hit", () => {
    expect(firstsOf(rolled(free, { 20: 1 }, { [at(14)]: 2, [at(15)]: 1 }, [6, 6]))).toEqual([]);
    const [move] = legalMoves(rolled(free, { 20: 1 }, { [at(14)]: 1 }, [6, 6]));
    expect(move).toEqual({ from: 20, to: 14, die: 6, hit: true });
  });

  test("a hit checker goes to the bar, and its point is free", () => {
    const { position } = playing(rolled(free, { 20: 1, 8: 1 }, { [at(14)]: 1 }, [6, 1]), [20, 6]);
    expect(standing(position.other)).toBe("bar:1 off:14");
    expect(standing(position.own)).toBe("14:1 8:1 off:13");
  });

  test("a die enters on 25 minus itself, before any other move", () => {
    expect(firstsOf(rolled(free, { 25: 1, 8: 2 }, {}, [6, 2]))).toEqual(["25/19", "25/23"]);
  });

  test("with several on the bar all enter before any other move (001 §17)", () => {
    expect(turnsOf(rolled(free, { 25: 2, 8: 2 }, {}, [6, 2]))).toEqual(["bar/19 bar/23"]);
    expect(endsOf(rolled(free, { 25: 3, 8: 2 }, {}, [6, 2]))).toEqual([
      "bar:1 23:1 19:1 8:2 off:10",
    ]);
  });

  test("both entries closed: the turn passes (001 §16)", () => {
    expect(turnsOf(rolled(free, { 25: 1, 8: 2 }, { 6: 2, 2: 2 }, [6, 2]))).toEqual([""]);
  });

  test("one entry closed: the checker enters by the other die (001 §16)", () => {
    const turn = rolled(free, { 25: 2, 8: 2 }, { 6: 2 }, [6, 2]);
    expect(turnsOf(turn)).toEqual(["bar/23"]);
    expect(legalTurns(turn)[0]?.rest).toEqual([6]);
  });

  test("what is left after entering is played by any checker (001 §18)", () => {
    expect(turnsOf(rolled(free, { 25: 1, 8: 1 }, { 6: 2 }, [6, 2]))).toEqual([
      "bar/23 23/17",
      "bar/23 8/2",
    ]);
  });

  test("a checker hit while bearing off must come home first", () => {
    expect(firstsOf(rolled(free, { 25: 1, 3: 2 }, {}, [3, 3]))).toEqual(["25/22"]);
    expect(firstsOf(rolled(free, { 22: 1, 3: 2 }, {}, [3, 3]))).toEqual(["22/19"]);
  });
});

describe("a hit inside the own home", () => {
  // 6/3* hits; what may the checker on 3 do with the other die?
  const other = { [at(3)]: 1 };

  test("free: it may be borne off (001, 004)", () => {
    expect(endsOf(rolled(free, { 6: 2 }, other, [3, 3]))).toContain("off:15");
  });

  test("no-bear-off: it may not be borne off in that turn, doubles included (000 г)", () => {
    const turn = playing(rolled(strict, { 6: 2 }, other, [3, 3]), [6, 3]);
    expect(firstsOf(turn)).toEqual(["6/3"]);
    expect(firstsOf(playing(rolled(free, { 6: 2 }, other, [3, 3]), [6, 3]))).toEqual([
      "3/off by 3",
      "6/3",
    ]);
  });

  test("no-bear-off: a checker that joins it is bound like it (000 г, “or the pair of checkers”)", () => {
    const pair = playing(rolled(strict, { 6: 2, 1: 1 }, other, [3, 3]), [6, 3], [6, 3]);
    expect(pair.bound[3]).toBe(2);
    expect(firstsOf(pair)).toEqual([]);
    const next = rolled(strict, pair.position.own, {}, [3, 3]);
    expect(firstsOf(next)).toEqual(["3/off by 3"]);
  });

  test("no-bear-off: the pair may move on, each still bound, and binds who joins it there", () => {
    const turn = rolled(strict, { 4: 2, 2: 1 }, { [at(3)]: 1 }, [1, 1]);
    const moved = playing(turn, [4, 1], [4, 1], [3, 1]);
    expect(standing(moved.position.own)).toBe("3:1 2:2 off:12");
    expect(moved.bound.slice(1, 4)).toEqual([0, 1, 1]);
    const joined = playing(turn, [4, 1], [3, 1], [2, 1], [4, 1]);
    expect(joined.bound.slice(1, 4)).toEqual([0, 1, 0]);
  });

  test("no-bear-off: where it joins another, that one is not bound and leaves first", () => {
    const turn = playing(rolled(strict, { 5: 1, 2: 1 }, { [at(4)]: 1 }, [1, 2]), [5, 1], [4, 2]);
    expect(turn.bound[2]).toBe(1);
    const three = playing(
      rolled(strict, { 3: 1, 1: 1 }, { [at(2)]: 1 }, [1, 1]),
      [3, 1],
      [2, 1],
      [1, 1],
    );
    expect(standing(three.position.own)).toBe("1:1 off:14");
    expect(firstsOf(three)).toEqual([]);
  });

  test("no-bear-off: it may move on, and the mark goes with it", () => {
    const turn = playing(rolled(strict, { 6: 1 }, { [at(5)]: 1 }, [1, 1]), [6, 1], [5, 1], [4, 1]);
    expect(turn.position.own[3]).toBe(1);
    expect(turn.bound[3]).toBe(1);
  });

  test("no-bear-off: in the next turn it may be borne off", () => {
    expect(firstsOf(rolled(strict, { 3: 1 }, {}, [3, 3]))).toEqual(["3/off by 3"]);
  });

  test("no-bear-off: a hit outside the home does not bind", () => {
    expect(turnsOf(rolled(strict, { 8: 1 }, { [at(7)]: 1 }, [6, 6]))).toEqual(["8/2 2/off"]);
    expect(turnsOf(rolled(strict, { 8: 1 }, { [at(7)]: 1 }, [1, 1]))).toContain("8/7* 7/6 6/5 5/4");
  });

  test("no-hiding: it may not move on to another own checker (000, the Caucasian nuance)", () => {
    const turn = playing(rolled(caucasian, { 6: 1, 2: 1, 9: 1 }, other, [3, 1]), [6, 3]);
    expect(firstsOf(turn)).toEqual(["2/1", "9/8"]);
    expect(firstsOf(playing(rolled(free, { 6: 1, 2: 1, 9: 1 }, other, [3, 1]), [6, 3]))).toEqual([
      "2/1",
      "3/2",
      "9/8",
    ]);
  });

  test("no-hiding: it may be covered by another checker", () => {
    const turn = playing(rolled(caucasian, { 6: 1, 4: 1, 9: 1 }, other, [3, 1]), [6, 3]);
    expect(firstsOf(turn)).toContain("4/3");
  });

  test("no-hiding: it may move on to an empty point", () => {
    const turn = playing(rolled(caucasian, { 6: 1, 9: 1 }, other, [3, 1]), [6, 3]);
    expect(firstsOf(turn)).toEqual(["3/2", "9/8"]);
  });

  test("no-hiding: it may move on and hit a second blot", () => {
    const two = { ...other, [at(2)]: 1 };
    const turn = playing(rolled(caucasian, { 6: 1, 9: 1 }, two, [3, 1]), [6, 3]);
    expect(firstsOf(turn)).toEqual(["3/2", "9/8"]);
    expect(playing(turn, [3, 1]).bound[2]).toBe(1);
  });

  test("no-hiding: it is borne off only if the die has no other move", () => {
    // The three bears off the hitter from 3, unless 5/2 or 6/3 is there for it.
    expect(firstsOf(playing(rolled(caucasian, { 4: 1, 1: 1 }, other, [1, 3]), [4, 1]))).toEqual([
      "3/off by 3",
    ]);
    expect(firstsOf(playing(rolled(caucasian, { 4: 1, 5: 1 }, other, [1, 3]), [4, 1]))).toEqual([
      "5/2",
    ]);
  });

  test("no-hiding: covered, it is the other checker that moves on and may hide", () => {
    const turn = playing(rolled(caucasian, { 4: 3, 2: 1 }, other, [1, 1]), [4, 1], [4, 1]);
    expect(turn.bound[3]).toBe(1);
    expect(firstsOf(turn)).toEqual(["2/1", "3/2", "4/3"]);
    // The second one to leave 3 is the hitter: it may not join the checker on 2.
    expect(firstsOf(playing(turn, [3, 1]))).toEqual(["2/1", "4/3"]);
  });

  test("no-hiding: a hit outside the home does not bind", () => {
    const turn = playing(rolled(caucasian, { 9: 1, 6: 1 }, { [at(8)]: 1 }, [1, 2]), [9, 1]);
    expect(firstsOf(turn)).toEqual(["6/4", "8/6"]);
  });
});

describe("the whole number (001 §26)", () => {
  const own = { 1: 1, 4: 1, 6: 1 };

  test("checkers on 1, 4, 6 and 5:3 – only 6/1 with 4/1", () => {
    const turn = rolled(full, own, { 1: 2 }, [5, 3]);
    expect(turnsOf(turn)).toEqual(["6/1 4/1"]);
    expect(firstsOf(turn)).toEqual(["4/1", "6/1"]);
  });

  test("without it the turn 6/3 4/off is legal too (004)", () => {
    expect(turnsOf(rolled(free, own, { 1: 2 }, [5, 3]))).toEqual(["6/1 4/1", "6/3 4/off"]);
  });

  test("where every turn wastes a die section 2 alone decides", () => {
    const turn = rolled(full, { 4: 1, 2: 1 }, {}, [5, 3]);
    expect(turnsOf(turn)).toEqual(turnsOf(rolled(free, { 4: 1, 2: 1 }, {}, [5, 3])));
    // Nor does it come back once a die has been wasted.
    expect(firstsOf(playing(turn, [4, 5]))).toEqual(["2/off by 3"]);
  });
});

describe("doubles that climb (çelebi)", () => {
  const climbing = (ascendingMoves: 2 | 4) =>
    rules("short", { doubles: "ascending", ascendingMoves });

  test("are played up to the sixes, each number twice or four times", () => {
    expect(rolled(climbing(2), { 24: 2 }, {}, [5, 5]).all).toEqual([5, 5, 6, 6]);
    expect(rolled(climbing(4), { 24: 2 }, {}, [5, 5]).all).toEqual([5, 5, 5, 5, 6, 6, 6, 6]);
    expect(rolled(climbing(4), { 24: 2 }, {}, [6, 6]).all).toEqual([6, 6, 6, 6]);
  });

  test("enter from the bar and hit on their way", () => {
    const turn = rolled(climbing(2), { 25: 1, 6: 14 }, { 11: 1 }, [5, 5]);
    expect(turnsOf(turn)).toContain("bar/20 20/15 15/9 9/3");
    const hitting = rolled(climbing(4), { 24: 1 }, { 11: 1 }, [5, 5]);
    expect(turnsOf(hitting)).toEqual(["24/19 19/14* 14/9 9/4 4/off"]);
  });

  test("end at the first number that cannot be played", () => {
    const turn = rolled(climbing(2), { 25: 1, 6: 1 }, { 6: 2 }, [5, 5]);
    expect(firstsOf(turn)).toEqual(["25/20"]);
    const shut = rolled(climbing(4), { 25: 1 }, { 5: 2 }, [5, 5]);
    expect(turnsOf(shut)).toEqual([""]);
  });
});
