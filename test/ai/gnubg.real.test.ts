import { expect, test } from "vitest";
import { gnuBackgammon } from "../../src/ai/train/gnubg.ts";
import { packBoard } from "../../src/rules/search/search.ts";
import { rules } from "../rules/helpers.ts";
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
