import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { story } from "../support/stage.ts";
import { buttonFor, buttonNamed, newerThan, toastOf } from "../support/table.ts";
import { ru } from "../support/texts.ts";
import { seatedAt } from "../support/three-one.ts";

const stage = story("later");
const { anna, vahe } = stage;

const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;

/** Commits that have changed anything, read off the log beside the database. */
const commitsIn = (databasePath: string): number => {
  const log = readFileSync(`${databasePath}-wal`);
  const frameBytes = FRAME_HEADER_BYTES + log.readUInt32BE(8);
  let commits = 0;
  for (let at = HEADER_BYTES; at + frameBytes <= log.length; at += frameBytes) {
    // The last page of each commit says how large the database is by then.
    if (log.readUInt32BE(at + 4) > 0) commits++;
  }
  return commits;
};

test("one press, one commit; and one more when its board is shown", async () => {
  const patienceMs = { least: 1_500, most: 1_500 };
  const table = await seatedAt(stage, { allowances: { patienceMs } });
  const before = commitsIn(stage.databasePath);
  await anna.press(table, buttonNamed(table, "8→5"));
  expect(commitsIn(stage.databasePath) - before).toBe(1);
  const moved = await newerThan(anna, table);
  await stage.poll(() => commitsIn(stage.databasePath) - before).toBe(2);
  // A stranger's press changes nothing: it is noted, so that it does nothing a second time.
  const press = buttonFor(moved, "undo");
  const strangers = async (): Promise<void> =>
    expect(toastOf(await vahe.press(moved, press))).toBe(ru("refused-not-your-game"));
  // With the first one, the bot comes to know who he is.
  await strangers();
  await stage.poll(() => commitsIn(stage.databasePath) - before).toBe(4);
  await strangers();
  await stage.poll(() => commitsIn(stage.databasePath) - before).toBe(5);
});
