import { expect, test } from "vitest";
import { openDatabase } from "../../src/store/database.ts";
import { plansIn } from "../support/plans.ts";

test("no query reads a whole table that grows with the games played", () => {
  const opened = openDatabase(":memory:");
  if (!opened.ok) throw new Error(opened.code);
  const { queries, scanning } = plansIn(opened.sql);
  expect(queries).toBeGreaterThan(80);
  expect(scanning).toEqual([]);
  opened.sql.close();
});
