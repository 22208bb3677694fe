import { describe, expect, test } from "vitest";
import { chooseTurn, type Question } from "../../src/ai/choose.ts";
import { position } from "../rules/helpers.ts";
import { decisions, player } from "./players.ts";

/** What a turn costs, in boards that are valued: the same on every machine. */
const costOf = (id: string, question: Question): number => {
  const bot = player(id);
  const { work } = bot.search.evaluator;
  const before = work.done;
  chooseTurn(bot, question);
  return work.done - before;
};

describe.each(["short", "gul-bara", "chelebi"])("a turn of %s", (id) => {
  test("costs no more than a look over two plies may, and the one before it", () => {
    const { ruleset } = player(id);
    for (const question of decisions(ruleset, 60, 21).filter((_, index) => index % 12 === 8))
      expect(costOf(id, question)).toBeLessThan(80_000);
  });
});

test("a look that would cost too much is given up long before it has", () => {
  const spread = { 18: 2, 19: 1, 20: 1, 21: 2, 22: 1, 23: 1, 24: 7 };
  const opposed = { 13: 1, 17: 1, 18: 1, 19: 1, 20: 1, 21: 2, 22: 1, 23: 1, 24: 6 };
  const question: Question = {
    position: position(spread, opposed),
    roll: { dice: [2, 2], ownTurn: 6 },
  };
  expect(costOf("gul-bara", question)).toBeLessThan(30_000);
});
