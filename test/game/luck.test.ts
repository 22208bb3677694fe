import { expect, test } from "vitest";
import { newGame } from "../../src/game/game.ts";
import { luckyRun } from "../../src/game/luck.ts";
import type { Colour, Game, TurnRecord } from "../../src/game/types.ts";
import type { Dice, Die } from "../../src/rules/types.ts";
import { ruleset } from "./support.ts";

const DICE: readonly Die[] = [1, 2, 3, 4, 5, 6];
const ROLLS: readonly Dice[] = DICE.flatMap((one) => DICE.map((other) => [one, other] as const));

/** A game in which White rolled this, and Black always a small non-double of changing dice. */
const gameOf = (rolls: readonly Dice[], opening = 0, id = "short"): Game => {
  const turn = (by: Colour, [one, other]: Dice): TurnRecord => ({
    ...{ by, part: "roll", moves: [], rest: [], end: "played" },
    dice: one === other ? [one, one, one, one] : [one, other],
  });
  const between: readonly Dice[] = [
    [1, 2],
    [1, 3],
    [1, 4],
  ];
  const history = rolls.flatMap((dice, at) => [
    ...(at === 0 ? [] : [turn("black", between[at % between.length] ?? dice)]),
    turn("white", dice),
  ]);
  const throws = Array.from({ length: opening }, () => ({ white: 3, black: 1 }) as const);
  return { ...newGame(ruleset(id)), history, openingThrows: throws };
};

const all = (times: number): readonly (readonly Dice[])[] =>
  times === 0 ? [[]] : all(times - 1).flatMap((rolls) => ROLLS.map((roll) => [...rolls, roll]));

const isDouble = ([one, other]: Dice) => one === other;

test("one in so many is what counting all rolls gives", () => {
  const found = luckyRun(
    gameOf([
      [6, 6],
      [6, 6],
    ]),
  );
  const sixes = all(2).filter((rolls) => rolls.every(([one, other]) => one === 6 && other === 6));
  expect(found).toMatchObject({ note: "same-double", by: "white", rolls: 2 });
  expect(found?.oneIn).toBe(all(2).length / sixes.length);
  const three = all(3);
  const doubles = three.filter((rolls) => rolls.every(isDouble)).length;
  const ones = luckyRun(
    gameOf([
      [1, 1],
      [4, 4],
      [2, 2],
    ]),
  );
  expect(ones).toMatchObject({ note: "doubles", rolls: 3, oneIn: three.length / doubles });
  const same = three.filter((rolls) => rolls.every((roll) => [...roll].sort().join() === "3,5"));
  const again = luckyRun(
    gameOf([
      [3, 5],
      [5, 3],
      [3, 5],
    ]),
  );
  expect(again).toMatchObject({ note: "same-roll", oneIn: three.length / same.length });
});

test("thirty rolls without a double are told as what they are", () => {
  const dull: Dice[] = Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? [2, 1] : [6, 5]));
  expect(luckyRun(gameOf(dull))).toMatchObject({ note: "no-double", rolls: 30, oneIn: 237 });
  expect(luckyRun(gameOf(dull.slice(1)))).toBeUndefined();
  // The first is the throw of the opening, which is never a double.
  expect(luckyRun(gameOf(dull, 1))).toBeUndefined();
});

test("where the throw of the opening is not played, the first roll is one like any other", () => {
  const doubles: Dice[] = [
    [1, 1],
    [4, 4],
    [2, 2],
  ];
  expect(luckyRun(gameOf(doubles, 1, "long"))).toMatchObject({ note: "doubles", rolls: 3 });
  expect(luckyRun(gameOf(doubles, 1))).toBeUndefined();
});

test("a run is told while it is news, and only the first one of a game", () => {
  const run: Dice[] = [
    [1, 1],
    [4, 4],
    [2, 2],
  ];
  const plain: Dice = [3, 1];
  expect(luckyRun(gameOf([plain, ...run]))?.note).toBe("doubles");
  expect(luckyRun(gameOf([plain, ...run, plain]))).toBeUndefined();
  expect(luckyRun(gameOf([...run, [5, 5]]))).toBeUndefined();
  expect(luckyRun(gameOf([...run, plain, ...run]))).toBeUndefined();
});
