import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { gnuBackgammon } from "../../src/ai/train/gnubg.ts";
import { positionIdOf } from "../../src/ai/train/position-id.ts";
import { startPosition } from "../../src/rules/position.ts";
import { packBoard } from "../../src/rules/search/search.ts";
import { position, rules } from "../rules/helpers.ts";
import { decisions } from "./players.ts";

const PATH = `${process.env.PATH}:/usr/games`;
const { status } = spawnSync("gnubg", ["--version"], { env: { ...process.env, PATH } });

test("positions have the names that GNU Backgammon's manual gives them", () => {
  expect(positionIdOf(packBoard(startPosition(rules("short"))))).toBe("4HPwATDgc/ABMA");
  const [own, other] = [
    { 6: 5, 8: 3, 13: 5, 24: 2 },
    { 2: 1, 6: 5, 8: 3, 13: 5, 24: 1 },
  ];
  expect(positionIdOf(packBoard(position(own, other)))).toBe("wufgAyDgc/ABMA");
});

test.runIf(status === 0)("GNU Backgammon sees the positions that it is sent", async () => {
  const judge = gnuBackgammon();
  for (const { position } of decisions(rules("short"), 200, 9)) {
    const board = packBoard(position);
    const points = [...position.own.slice(1), ...position.other.slice(1)];
    expect(await judge.echo(board)).toEqual(points);
  }
  judge.stop();
});
