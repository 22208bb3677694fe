import { describe, expect, test } from "vitest";
import { chooseTurn, judgeTurn, luckOf, rankTurns } from "../../src/ai/choose.ts";
import type { Plies } from "../../src/ai/levels.ts";
import { readKernel } from "../../src/ai/load.ts";
import { compileKernel } from "../../src/ai/net/kernel.ts";
import { searchOf } from "../../src/ai/train/compare.ts";
import { newNet } from "../../src/ai/train/learner.ts";
import { valuePosition } from "../../src/ai/value.ts";
import { hasWon } from "../../src/rules/outcome.ts";
import { flip } from "../../src/rules/position.ts";
import { RULESETS } from "../../src/rules/rulesets.ts";
import { legalMoves, playMove } from "../../src/rules/search/search.ts";
import { begin } from "../../src/rules/turn.ts";
import type { Position } from "../../src/rules/types.ts";
import { position, ROLLS, rules } from "../rules/helpers.ts";
import { unlike } from "../rules/shapes.ts";
import { DEEP } from "../support/deep.ts";
import { decisions, type LabelledDecision, player } from "./players.ts";

const COUNT = DEEP ? 10_000 : 18;
/** Elsewhere it is the same search, and one ply of it is enough. */
const LOOKING_FAR = ["short", "gulbar"];

/** Plays the moves by the rules; what is wrong with them, if anything. */
const fault = (id: string, decision: LabelledDecision, plies: Plies): string | undefined => {
  const bot = player(id);
  const turn = chooseTurn({ ...bot, plies }, decision);
  let play = begin({ ruleset: bot.ruleset, position: decision.position }, decision.roll);
  for (const { from, die } of turn.moves) {
    const next = playMove(play, { from, die });
    if (next === undefined) return `${from} by ${die} is not legal`;
    play = next;
  }
  if (legalMoves(play).length > 0) return "the turn is not over";
  if (JSON.stringify(play.position) !== JSON.stringify(turn.position)) return "it ends elsewhere";
  if (JSON.stringify(play.rest) !== JSON.stringify(turn.rest)) return "other dice are left";
  return undefined;
};

describe.each(unlike(RULESETS, "moves").map(({ id }) => id))("in %s", (id) => {
  const all = decisions(rules(id), COUNT, 11);

  test("the turns chosen are legal to the last die", () => {
    const faults = all.map((decision, index) => fault(id, decision, index % 8 === 0 ? 1 : 0));
    expect(faults.filter((one) => one !== undefined)).toEqual([]);
  });

  test("the same question has the same answer, whatever was asked between", () => {
    const bot = LOOKING_FAR.includes(id) ? player(id) : { ...player(id), plies: 1 as const };
    const some = all.filter((_, index) => index % 6 === 0);
    const once = some.map((decision) => chooseTurn(bot, decision));
    const again = some.toReversed().map((decision) => chooseTurn(bot, decision));
    expect(again.toReversed()).toEqual(once);
  });
});

test("a turn that wins at once is played", () => {
  for (const id of ["short", "long", "gulbar"]) {
    const there = position({ 1: 2 }, { 6: 5, 5: 5, 4: 5 });
    for (const level of ["easy", "best"] as const) {
      const turn = chooseTurn(player(id, level), {
        position: there,
        roll: { dice: [2, 1], ownTurn: 9 },
      });
      expect(hasWon(turn.position.own)).toBe(true);
      expect(turn.chances.win).toBe(1);
      expect(turn.chances.winMars).toBe(1);
    }
  }
});

test("the opening 3-1 makes the five point, and turns are told the best first", () => {
  const start = position({ 24: 2, 13: 5, 8: 3, 6: 5 }, { 24: 2, 13: 5, 8: 3, 6: 5 });
  const roll = { dice: [3, 1], ownTurn: 1 } as const;
  const turns = rankTurns(player("short"), { position: start, roll }, { top: 5 });
  expect(turns).toHaveLength(5);
  expect(turns[0]?.position.own[5]).toBe(2);
  expect(turns[0]?.position.own[6]).toBe(4);
});

test("turns are told the best first, even by a net that contradicts itself", () => {
  const net = newNet("short", 32, 4);
  const wild = { ...net, out: net.out.map((weight) => 12 * weight) };
  const search = searchOf(rules("short"), compileKernel(readKernel()) ?? {}, wild);
  const unordered = decisions(rules("short"), 20, 5).filter((decision) => {
    const turns = rankTurns({ ...player("short"), search }, decision, { top: 9, plies: 1 });
    return turns.some(({ equity }, rank) => equity > (turns[rank - 1]?.equity ?? equity));
  });
  expect(unordered).toEqual([]);
});

test("a turn that was played is judged against the best one", () => {
  const start = position({ 24: 2, 13: 5, 8: 3, 6: 5 }, { 24: 2, 13: 5, 8: 3, 6: 5 });
  const decision = { position: start, roll: { dice: [3, 1], ownTurn: 1 } } as const;
  const bot = player("short");
  const good = judgeTurn(bot, decision, position({ 24: 2, 13: 5, 8: 2, 6: 4, 5: 2 }, start.other));
  expect(good.loss).toBe(0);
  const poor = judgeTurn(
    bot,
    decision,
    position({ 24: 2, 13: 5, 8: 3, 6: 3, 5: 1, 3: 1 }, start.other),
  );
  expect(poor.loss).toBeGreaterThan(0.1);
  // Alone it is clear and is looked at over one roll, beside the poor one over two.
  const { chances, equity } = poor.best;
  expect(poor.best).toEqual({ ...good.best, chances, equity });
  expect(equity).toBeCloseTo(good.best.equity, 2);
});

test("a turn that is better than those of a beam is judged without a search for its moves", () => {
  const side = { 24: 2, 13: 5, 8: 3, 6: 5 };
  const start = position(side, side);
  const end = position({ 11: 1, 10: 1, 7: 2, 6: 2, 5: 3, 4: 3, 3: 3 }, side);
  const bot = { ...player("celebi"), plies: 0 as const };
  const { loss, best } = judgeTurn(
    bot,
    { position: start, roll: { dice: [1, 1], ownTurn: 6 } },
    end,
  );
  expect(loss).toBe(0);
  expect(best).toMatchObject({ position: end, moves: [] });
});

test("a poor turn is looked at as far as the best one, so that its loss is no mixture", () => {
  const bot = player("short");
  const over = (end: Position, plies: Plies): number =>
    -valuePosition(bot, flip(end), plies).equity;
  const deeper = decisions(bot.ruleset, 12, 5).map((decision) => {
    const ends = rankTurns(bot, decision, { top: 1_000 });
    const last = ends.at(-1)?.position ?? expect.fail("no end");
    const best = ends[0]?.position ?? expect.fail("no end");
    const { loss } = judgeTurn(bot, decision, last);
    const differenceAt = (plies: Plies): number =>
      Math.max(0, over(best, plies) - over(last, plies));
    expect(loss).toBeCloseTo(differenceAt(2), 4);
    return Math.abs(loss - differenceAt(1));
  });
  expect(Math.max(...deeper)).toBeGreaterThan(0.01);
});

test("luck is nothing on average over all rolls, and a winning roll is lucky", () => {
  const bot = player("short");
  const there = position({ 6: 1, 5: 1 }, { 1: 1 });
  const luck = ROLLS.map((dice) => ({
    dice,
    luck: luckOf(bot, { position: there, roll: { dice, ownTurn: 20 } }),
  }));
  const mean = luck.reduce((sum, { dice, luck }) => sum + (dice[0] === dice[1] ? 1 : 2) * luck, 0);
  expect(mean / 36).toBeCloseTo(0, 4);
  expect(luck.find(({ dice }) => dice[0] === 6 && dice[1] === 6)?.luck).toBeGreaterThan(1);
});

test("a look ahead changes some choices", () => {
  const bot = { ...player("short"), plies: 1 as const };
  const all = decisions(bot.ruleset, 30, 3).filter(({ roll }) => "dice" in roll);
  const changed = all.filter(
    (one) =>
      JSON.stringify(chooseTurn(bot, one).position) !==
      JSON.stringify(chooseTurn({ ...bot, plies: 0 }, one).position),
  );
  expect(changed.length).toBeGreaterThan(0);
});
