import { expect, test } from "vitest";
import { Redraws } from "../../../src/bot/delivery/redraws.ts";
import { isTableId, type TableId } from "../../../src/ids/ids.ts";

const idOf = (n: number): TableId => {
  if (!isTableId(n)) throw new Error("no id");
  return n;
};

const table = { id: idOf(1), behind: 7 };

const opened = () => {
  let at = 0;
  const redraws = new Redraws(() => at);
  const pass = (ms: number): void => {
    at += ms;
  };
  return { redraws, pass };
};

test("a picture that fails is tried after ever longer pauses, and at last no more", () => {
  const { redraws, pass } = opened();
  const pauses: number[] = [];
  while (redraws.putOff(table)) {
    pauses.push(redraws.left(table));
    pass(redraws.left(table));
    expect(redraws.left(table)).toBe(0);
  }
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
  expect([pauses[0], pauses.at(-1), pauses.length]).toEqual([1_000, 30_000, 10]);
});

test("a table that has changed, or shows its picture, waits for nothing", () => {
  const { redraws } = opened();
  redraws.putOff(table);
  expect(redraws.left({ ...table, behind: 8 })).toBe(0);
  expect(redraws.left({ id: idOf(2), behind: 7 })).toBe(0);
  redraws.over(table.id);
  expect(redraws.left(table)).toBe(0);
});

test("ten thousand tables are remembered, and of more the newest", () => {
  const { redraws } = opened();
  for (let n = 1; n <= 10_001; n++) redraws.putOff({ id: idOf(n), behind: 1 });
  expect(redraws.left({ id: idOf(1), behind: 1 })).toBe(0);
  for (const n of [2, 10_001]) expect(redraws.left({ id: idOf(n), behind: 1 })).toBe(1_000);
});
