import { describe, expect, test } from "vitest";
import { countAt, isHome } from "../../src/rules/position.ts";
import {
  legalMoves,
  legalTurns,
  mostDice,
  onlyTurn,
  playMove,
} from "../../src/rules/search/search.ts";
import { endsOf, firstsOf, playing, rolled, rules, turnsOf } from "./helpers.ts";

const short = rules("short");
const long = rules("long");

describe("moving (000, common rules)", () => {
  test("two different dice are two moves, in either order", () => {
    expect(turnsOf(rolled(short, { 24: 1, 20: 1 }, {}, [2, 1]))).toEqual([
      "20/18 18/17",
      "20/18 24/23",
      "24/22 20/19",
      "24/22 22/21",
    ]);
  });

  test("a double is four moves", () => {
    const turn = rolled(short, { 24: 1 }, {}, [2, 2]);
    expect(turn.all).toEqual([2, 2, 2, 2]);
    expect(turnsOf(turn)).toEqual(["24/22 22/20 20/18 18/16"]);
  });

  test("one checker plays both dice only over an open point (001 §10)", () => {
    const turn = rolled(short, { 20: 1 }, { [25 - 15]: 2 }, [5, 3]);
    expect(turnsOf(turn)).toEqual(["20/17 17/12"]);
    const closed = rolled(short, { 20: 1 }, { [25 - 15]: 2, [25 - 17]: 2 }, [5, 3]);
    expect(turnsOf(closed)).toEqual([""]);
  });
});

describe("compulsion (000, common rules)", () => {
  test("a turn that plays both dice goes before one that plays a single die", () => {
    // The six is open to 20 at once, but only after 24/22 can both be played.
    const turn = rolled(short, { 24: 1, 8: 1 }, { [25 - 18]: 2, [25 - 6]: 2, [25 - 2]: 2 }, [6, 2]);
    expect(mostDice(turn)).toBe(2);
    expect(turnsOf(turn)).toEqual(["24/22 22/16"]);
    expect(firstsOf(turn)).toEqual(["24/22"]);
  });

  test("of two dice that exclude each other the larger is played", () => {
    const turn = rolled(short, { 20: 1 }, { [25 - 10]: 2 }, [6, 4]);
    expect(turnsOf(turn)).toEqual(["20/14"]);
    expect(firstsOf(turn)).toEqual(["20/14"]);
    expect(legalTurns(turn)[0]?.rest).toEqual([4]);
  });

  test("the smaller die is played where the larger cannot be", () => {
    const turn = rolled(short, { 20: 1 }, { [25 - 10]: 2, [25 - 14]: 2 }, [6, 4]);
    expect(turnsOf(turn)).toEqual(["20/16"]);
  });

  test("of a double as many are played as can be", () => {
    const turn = rolled(short, { 20: 1 }, { [25 - 11]: 2 }, [3, 3]);
    expect(turnsOf(turn)).toEqual(["20/17 17/14"]);
    expect(legalTurns(turn)[0]?.rest).toEqual([3, 3]);
  });

  test("without a legal move the turn is one without moves", () => {
    const turn = rolled(long, { 24: 15 }, { [24 - 12 - 6]: 15 }, [6, 6]);
    expect(legalTurns(turn)).toEqual([{ moves: [], position: turn.position, rest: [6, 6, 6, 6] }]);
    expect(legalMoves(turn)).toEqual([]);
    expect(onlyTurn(turn)).toBeUndefined();
    expect(mostDice(turn)).toBe(0);
  });

  test("after the larger die was played alone the turn is over", () => {
    const turn = playing(rolled(short, { 20: 1 }, { [25 - 10]: 2 }, [6, 4]), [20, 6]);
    expect(turn.rest).toEqual([4]);
    expect(legalMoves(turn)).toEqual([]);
  });

  test("a move that is not legal is refused and changes nothing", () => {
    const turn = rolled(short, { 20: 1 }, { [25 - 10]: 2 }, [6, 4]);
    expect(playMove(turn, { from: 20, die: 4 })).toBeUndefined();
    expect(playMove(turn, { from: 20, die: 5 })).toBeUndefined();
    expect(playMove(turn, { from: 13, die: 6 })).toBeUndefined();
    expect(turn.moves).toEqual([]);
  });
});

describe("a turn without a choice", () => {
  test("is found when every order of moves ends alike", () => {
    const turn = rolled(short, { 2: 1, 1: 1 }, {}, [6, 5]);
    expect(onlyTurn(turn)).toEqual(legalTurns(turn)[0]?.moves);
  });

  test("is not found where two ends differ only at the last move", () => {
    const turn = rolled(long, { 6: 1, 5: 1 }, {}, [3, 1]);
    expect(endsOf(turn).length).toBeGreaterThan(1);
    expect(onlyTurn(turn)).toBeUndefined();
  });
});

describe.each([short, long])("bearing off in $id (000, common rules)", (ruleset) => {
  test("a die bears off from exactly its point", () => {
    expect(turnsOf(rolled(ruleset, { 6: 1, 4: 1 }, {}, [6, 4]))).toContain("6/off 4/off");
  });

  test("a larger die bears off from the highest point only", () => {
    expect(firstsOf(rolled(ruleset, { 3: 1, 2: 2 }, {}, [5, 4]))).toEqual([
      "3/off by 4",
      "3/off by 5",
    ]);
  });

  test("a larger die must be moved while a checker stands higher (002)", () => {
    expect(turnsOf(rolled(ruleset, { 6: 1, 3: 1 }, {}, [4, 4]))).toEqual(["6/2 3/off 2/off"]);
  });

  test("six and five with nobody on the two highest points take two from the fourth (002)", () => {
    expect(turnsOf(rolled(ruleset, { 4: 3, 1: 1 }, {}, [6, 5]))).toEqual(["4/off(2)"]);
  });

  test("a four with nobody on 4, 5, 6 takes from the third, then the second, then the first (001 §25)", () => {
    expect(turnsOf(rolled(ruleset, { 3: 1, 2: 1, 1: 1 }, {}, [4, 4]))).toEqual([
      "3/off 2/off 1/off",
    ]);
  });

  test("it may begin in the turn in which the last checker comes home (001 §20)", () => {
    const turn = playing(rolled(ruleset, { 7: 1, 6: 1 }, {}, [6, 1]), [7, 1]);
    expect(firstsOf(turn)).toEqual(["6/off by 6"]);
  });

  test("it does not begin while a checker is outside", () => {
    expect(firstsOf(rolled(ruleset, { 12: 1, 6: 1 }, {}, [6, 6]))).toEqual(["12/6"]);
    expect(firstsOf(rolled(ruleset, { 24: 1, 6: 1 }, {}, [5, 5]))).not.toContain("6/off by 5");
  });

  test("moving inside home instead is always allowed (001 §23)", () => {
    expect(turnsOf(rolled(ruleset, { 6: 2, 4: 1 }, {}, [6, 4]))).toContain("6/off 6/2");
  });

  test("with a three one may be borne off from 3 or moved from 6, 5 or 4 (002)", () => {
    const turn = rolled(ruleset, { 6: 1, 5: 1, 4: 1, 3: 1 }, {}, [3, 3]);
    expect(firstsOf(turn)).toEqual(["3/off by 3", "4/1", "5/2", "6/3"]);
  });

  test("who has borne off everything can move no more", () => {
    const turn = playing(rolled(ruleset, { 1: 1 }, {}, [3, 2]), [1, 3]);
    expect(countAt(turn.position.own, 0)).toBe(15);
    expect(isHome(turn.position.own)).toBe(true);
    expect(legalMoves(turn)).toEqual([]);
  });
});
