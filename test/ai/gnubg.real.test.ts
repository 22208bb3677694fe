import { expect, test } from "vitest";
import { gnuBackgammon } from "../../src/ai/train/gnubg.ts";
import { packBoard } from "../../src/rules/search/search.ts";
import { position, rules } from "../rules/helpers.ts";
import { IS_MISSING } from "../support/programs.ts";
import { decisions } from "./players.ts";

test.skipIf(IS_MISSING.gnubg)("GNU Backgammon sees the positions that it is sent", async () => {
  const judge = gnuBackgammon(0);
  for (const { position } of decisions(rules("short"), 200, 9)) {
    const board = packBoard(position);
    const points = [...position.own.slice(1), ...position.other.slice(1)];
    expect(await judge.echo(board)).toEqual(points);
  }
  judge.stop();
});

test.skipIf(IS_MISSING.gnubg)(
  "GNU Backgammon values boards for the side about to roll",
  async () => {
    const [quick, deep] = [gnuBackgammon(0), gnuBackgammon(2)];
    const won = packBoard(position({ 1: 1 }, { 6: 2 }));
    const lost = packBoard(position({ 6: 2, 5: 2 }, { 1: 1 }));
    for (const judge of [quick, deep]) {
      expect(await judge.value(won)).toBeCloseTo(1, 3);
      // Only 6:6 takes all four off at once.
      expect(await judge.value(lost)).toBeCloseTo(2 / 36 - 1, 3);
      judge.stop();
    }
  },
);
