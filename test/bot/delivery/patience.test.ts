import { expect, test } from "vitest";
import { Patience } from "../../../src/bot/delivery/patience.ts";
import { isTableId, type TableId } from "../../../src/ids/ids.ts";

const idOf = (n: number): TableId => {
  if (!isTableId(n)) throw new Error("no id");
  return n;
};

const opened = () => {
  let at = 0;
  const patience = new Patience(() => at);
  const pass = (ms: number): void => {
    at += ms;
  };
  return { patience, pass };
};

test("each move is waited for anew, but no table is behind for longer than 4.5 seconds", () => {
  const { patience, pass } = opened();
  const lefts: number[] = [];
  for (let behind = 1; behind <= 5; behind++) {
    lefts.push(patience.left({ id: idOf(1), behind }, 2_000));
    pass(1_000);
  }
  expect(lefts).toEqual([2_000, 2_000, 2_000, 1_500, 500]);
});

test("looking again begins nothing anew; a table that was shown begins again", () => {
  const { patience, pass } = opened();
  const table = { id: idOf(1), behind: 7 };
  expect(patience.left(table, 2_000)).toBe(2_000);
  pass(1_500);
  expect(patience.left(table, 2_000)).toBe(500);
  patience.over(table.id);
  expect(patience.left(table, 2_000)).toBe(2_000);
  expect(patience.left({ id: idOf(2), behind: 7 }, 0)).toBe(0);
});

test("ten thousand tables are remembered, and of more the newest", () => {
  const { patience, pass } = opened();
  for (let n = 1; n <= 10_001; n++) patience.left({ id: idOf(n), behind: 1 }, 2_000);
  pass(1_500);
  for (const n of [2, 10_001]) expect(patience.left({ id: idOf(n), behind: 1 }, 2_000)).toBe(500);
  expect(patience.left({ id: idOf(1), behind: 1 }, 2_000)).toBe(2_000);
});
