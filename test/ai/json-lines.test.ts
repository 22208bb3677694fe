import { describe, expect, test } from "vitest";
import { answerAsked } from "../../src/ai/json-lines.ts";
import { loadPlayers } from "../../src/ai/load.ts";
import { ROLLS } from "../rules/helpers.ts";

const players = loadPlayers();

const ask = (question: object) => JSON.parse(answerAsked(players, JSON.stringify(question)).line);

const START = { "24": 2, "13": 5, "8": 3, "6": 5 };
const opening = { ruleset: "short", white: START, black: START, turn: "white" };

describe("asking the computer player", () => {
  test("it tells its turn with the board after it, its worth and how the game may end", () => {
    const answer = ask({ ...opening, dice: [3, 1], level: "hard" });
    expect(Object.keys(answer)).toEqual(["moves", "white", "black", "equity", "outcomes"]);
    expect(Object.keys(answer.outcomes)).toEqual([
      "win",
      "winMars",
      "winKoks",
      "loseMars",
      "loseKoks",
    ]);
    const { win, winMars, winKoks, loseMars, loseKoks } = answer.outcomes;
    const points = 2 * win - 1 + winMars + winKoks - loseMars - loseKoks;
    expect(answer.equity).toBeCloseTo(points, 2);
    expect(answer.black).toEqual(START);
  });

  test("in a game of held checkers it tells who is held, and of no hits", () => {
    const answer = ask({
      ...{ ruleset: "plakoto", white: { "24": 14, "5": 1 }, black: { "24": 14, "22": 1 } },
      ...{ turn: "white", dice: [2, 1], level: "hard", plies: 0 },
    });
    expect(answer.held).toEqual({ white: [], black: [22] });
    expect(answer.moves).toContainEqual({ from: 5, to: 3, die: 2 });
  });

  test("Black is answered with his own points, and as White would be", () => {
    const black = ask({ ...opening, turn: "black", dice: [6, 5] });
    const white = ask({ ...opening, dice: [6, 5] });
    expect(black.moves).toEqual(white.moves);
    expect(black.black).toEqual(white.white);
    expect(black.equity).toBe(white.equity);
  });

  test("the best turns come in order, no more than asked for", () => {
    const { turns } = ask({ ...opening, dice: [4, 2], query: "turns", top: 3, plies: 0 });
    expect(turns).toHaveLength(3);
    const equities = turns.map((turn: { equity: number }) => turn.equity);
    expect(equities).toEqual(equities.toSorted((one: number, two: number) => two - one));
  });

  test("both sides of a value agree: what one wins the other loses", () => {
    const long = { ruleset: "long", white: { "24": 9, "15": 6 }, black: { "24": 8, "14": 7 } };
    const own = ask({ ...long, turn: "white", query: "value" });
    const mirrored = ask({
      ...long,
      white: long.black,
      black: long.white,
      turn: "black",
      query: "value",
    });
    expect(mirrored).toEqual(own);
  });

  test.each([1, 2])(
    "a value of %i plies is the mean of the best turns' over all rolls",
    (plies) => {
      const { equity } = ask({ ...opening, query: "value", plies });
      const worths = ROLLS.map((dice) => {
        const [best] = ask({ ...opening, dice, query: "turns", top: 1, plies: 0 }).turns;
        const { white, black } = best;
        const after = { ...opening, white, black, turn: "black", query: "value", plies: plies - 1 };
        return -(dice[0] === dice[1] ? 1 : 2) * ask(after).equity;
      });
      expect(equity).toBeCloseTo(worths.reduce((sum, one) => sum + one, 0) / 36, 3);
    },
  );

  test("a value without plies looks over the next rolls, as it is asked for most often", () => {
    const value = { ...opening, query: "value" };
    expect(ask(value)).toEqual(ask({ ...value, plies: 1 }));
    expect(ask({ ...value, plies: 2 })).not.toEqual(ask(value));
  });

  test("the cube is answered for the player about to roll", () => {
    const question = { ruleset: "short", white: { "4": 1, "1": 1 }, black: { "1": 1 } };
    const white = ask({ ...question, turn: "white", query: "cube" });
    expect(white).toMatchObject({ double: true, take: false });
    const theirs = ask({
      ...question,
      turn: "white",
      query: "cube",
      cube: { value: 2, owner: "black" },
    });
    expect(theirs).toMatchObject({ double: false });
  });

  test("the cube is answered from the value of as many plies as are asked for", () => {
    const cubed = (plies?: number) => ask({ ...opening, query: "cube", plies }).noDouble;
    expect(new Set([0, 1, 2].map(cubed)).size).toBe(3);
    expect(cubed()).toBe(cubed(1));
  });

  test("leftovers are played in the rulesets that have them", () => {
    const question = { ruleset: "gulbar", white: { "24": 15 }, black: { "24": 15 }, turn: "black" };
    expect(ask({ ...question, pending: [4, 3] }).moves.length).toBeGreaterThan(0);
  });

  test("twelve moves of mad gulbar are found as quickly as others", () => {
    const question = {
      ruleset: "mad-gulbar",
      white: { "24": 9, "20": 3, "15": 3 },
      black: { "24": 10, "22": 5 },
      turn: "white",
    };
    expect(ask({ ...question, dice: [1, 1] }).moves).toHaveLength(12);
  });
});

describe("a bad question", () => {
  test.each([
    [{ dice: [3, 1], level: "god" }, "level: "],
    [{ dice: [3, 1], plies: 3 }, "plies: "],
    [{ dice: [3, 1], query: "turns", top: 0 }, "top: "],
    [{ dice: [3, 1], query: "value" }, "dice: "],
    [{ query: "wish" }, "query: "],
    [{}, "dice: "],
    [{ query: "cube", cube: { value: 3 } }, "cube: "],
    [{ query: "cube", cube: { value: 2, owner: "red" } }, "cube: "],
    [{ dice: [3, 1], colour: "red" }, "colour: "],
  ])("%j names its field", (fields, begins) => {
    const { ok, line } = answerAsked(players, JSON.stringify({ ...opening, ...fields }));
    expect(ok).toBe(false);
    expect(JSON.parse(line).error).toMatch(new RegExp(`^${begins}`));
  });

  test("may be no JSON at all", () => {
    expect(answerAsked(players, "hello").ok).toBe(false);
  });
});
