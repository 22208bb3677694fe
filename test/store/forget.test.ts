import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import { TRACES } from "../../src/features/list.ts";
import { openDatabase } from "../../src/store/database.ts";
import { queries } from "../../src/store/store.ts";

test("the log of what is forgotten is not waited for while another program copies it, but stays owed", () => {
  const folder = mkdtempSync(join(tmpdir(), "nardy-forget-"));
  const path = join(folder, "nardy.db");
  const opened = openDatabase(path);
  if (!opened.ok) throw new Error(opened.code);
  const { sql } = opened;
  const reader = new Database(path);
  onTestFinished(() => {
    reader.close();
    sql.close();
    rmSync(folder, { recursive: true });
  });
  const { forget } = queries(sql, TRACES);
  const patience = () => sql.pragma("busy_timeout", { simple: true });
  reader.exec("BEGIN; SELECT count(*) FROM people");
  sql.exec("INSERT INTO people (id, name, language) VALUES (1, 'Anna', 'en')");
  forget.truncateLog();
  expect([forget.isLogOwed(), patience()]).toEqual([true, 5000]);
  expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
  reader.exec("COMMIT");
  forget.truncateLog();
  expect([forget.isLogOwed(), patience()]).toEqual([false, 5000]);
  expect(statSync(`${path}-wal`).size).toBe(0);
});
