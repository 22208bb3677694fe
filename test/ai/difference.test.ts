import { expect, test } from "vitest";
import { chooseTurn } from "../../src/ai/choose.ts";
import { answerAsked } from "../../src/ai/json-lines.ts";
import { loadPlayers } from "../../src/ai/load.ts";
import { netFor } from "../../src/ai/nets.ts";
import { resignationOf } from "../../src/ai/table/act.ts";
import { valuePosition } from "../../src/ai/value.ts";
import { checkersLeft } from "../../src/rules/position.ts";
import { position, rules } from "../rules/helpers.ts";
import { player } from "./players.ts";

const bot = player("khachapuri");

const ask = (question: object) =>
  JSON.parse(answerAsked(loadPlayers(), JSON.stringify(question)).line);

/** In checkers, as the answers to questions from outside have it. */
const equityOf = (own: Record<number, number>, other: Record<number, number>): number =>
  valuePosition(bot, position(own, other), 0).equity * 8;

test("the nearest net plays for the difference", () => {
  expect(netFor(rules("khachapuri").switches)).toBe("mad-gulbar");
});

test("a race is worth the checkers that its loser has left, counted exactly", () => {
  expect(equityOf({ 1: 1 }, { 6: 3 })).toBeCloseTo(3, 4);
  // Five rolls in six leave one of three checkers, which then is lost to the last one.
  expect(equityOf({ 1: 3 }, { 1: 1 })).toBeCloseTo(1 / 6 - 5 / 6, 4);
  expect(equityOf({ 6: 5 }, { 1: 2 })).toBeLessThan(-2);
});

test("a finished game is worth the difference, whatever net says", () => {
  const turn = chooseTurn(bot, {
    position: position({ 1: 1 }, { 24: 4, 6: 11 }),
    roll: { dice: [2, 1], ownTurn: 30 },
  });
  expect(turn.equity * 8).toBeCloseTo(15, 4);
});

test("who has lost bears off what they can, and does not resign", () => {
  const lost = position({ 6: 2, 2: 1, 1: 3 }, { 1: 1 });
  const turn = chooseTurn(bot, { position: lost, roll: { dice: [2, 1], ownTurn: 30 } });
  expect(checkersLeft(turn.position.own)).toBe(4);
  expect(resignationOf(bot, lost)).toBeUndefined();
});

test("the answer to a question tells checkers, and knows neither mars nor a cube", () => {
  const start = { "24": 4, "6": 11 };
  const question = { ruleset: "khachapuri", white: start, black: start, turn: "white" };
  const { equity, outcomes } = ask({ ...question, dice: [5, 3], level: "hard" });
  expect(Object.keys(outcomes)).toEqual(["win", "wonBy", "lostBy"]);
  expect(outcomes.wonBy + outcomes.lostBy).toBeGreaterThan(5);
  expect(outcomes.wonBy + outcomes.lostBy).toBeLessThan(15);
  expect(equity).toBeCloseTo(outcomes.wonBy - outcomes.lostBy, 3);
  expect(ask({ ...question, query: "cube" }).error).toContain("cube");
});
