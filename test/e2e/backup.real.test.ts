import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type BotProcess, build, startProcess } from "../support/process.ts";
import { openStage } from "../support/stage.ts";
import { buttonFor, pressAll, pressOn, sitDown } from "../support/table.ts";
import { THREE_ONE } from "../support/three-one.ts";

beforeAll(build);

const SCRIPT = resolve(import.meta.dirname, "../../dist/cli/backup.js");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "nardy-backup-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const backUp = (databasePath: string, ...words: string[]): BotProcess =>
  startProcess(folder, { DATABASE_PATH: databasePath }, SCRIPT, words);

const fails = async (databasePath: string, ...words: string[]): Promise<string> => {
  const copies = () => readdirSync(folder).filter((name) => !name.startsWith("nardy.db"));
  const before = copies();
  const one = backUp(databasePath, ...words);
  expect(await one.ended).toBe(1);
  expect(copies()).toEqual(before);
  return one.output();
};

describe("a backup", () => {
  test("of a running bot is whole, one file, and what was played after it is not in it", async () => {
    const stage = await openStage({ secrets: THREE_ONE });
    const table = await sitDown(stage.anna, stage.boris, "short");
    const moved = await pressAll(stage.anna, table, "8→5");
    const one = backUp(stage.databasePath, "copy.db");
    expect(await one.ended).toBe(0);
    expect(one.output()).toMatch(/^copy\.db: a sound copy of [^\n]+, [\d,]+ bytes\.\n$/);
    expect(readdirSync(folder)).toEqual(["copy.db"]);
    await pressAll(stage.anna, moved, "6→5");

    await stage.stopBot();
    for (const rest of ["-wal", "-shm"]) rmSync(stage.databasePath + rest, { force: true });
    writeFileSync(stage.databasePath, readFileSync(join(folder, "copy.db")));
    await stage.startBot();
    await stage.anna.say("group", "/board");
    const back = await stage.anna.waitFor("group", ({ id }) => id > moved.id + 1);
    expect(back.text).toBe(moved.text);
    const undone = await pressOn(stage.anna, back, buttonFor(back, "undo"));
    expect(undone.text).toBe(table.text);
    await stage.close();
  });

  test("says what it can do", async () => {
    const one = backUp(join(folder, "nardy.db"), "--help");
    expect(await one.ended).toBe(0);
    expect(one.output()).toContain("--rehearse copy.db");
  });

  test("keeps the newest of its kind, says which, and can be rehearsed", async () => {
    const stage = await openStage();
    await sitDown(stage.anna, stage.boris, "long");
    mkdirSync(join(folder, "nardy-0.db"));
    for (const [day, said] of [
      ["1", "Kept 1, the oldest nardy-1.db; removed 0."],
      ["2", "Kept 2, the oldest nardy-1.db; removed 0."],
      ["3", "Kept 2, the oldest nardy-2.db; removed 1."],
    ] as const) {
      writeFileSync(join(folder, "other.db"), "of another kind");
      const one = backUp(stage.databasePath, `nardy-${day}.db`, "--keep", "2");
      expect(await one.ended).toBe(0);
      expect(one.output()).toContain(said);
    }
    expect(readdirSync(folder).sort()).toEqual([
      "nardy-0.db",
      "nardy-2.db",
      "nardy-3.db",
      "other.db",
    ]);
    const rehearsal = backUp(stage.databasePath, "--rehearse", "nardy-3.db");
    expect(await rehearsal.ended).toBe(0);
    expect(rehearsal.output()).toContain("can be restored: 1 games of");
    expect(rehearsal.output()).toContain("1 of them running, all replayed");
    expect(readdirSync(folder)).toHaveLength(4);
    await stage.close();
  });

  test.each([
    ["", "its name is like those of the copies"],
    ["link/", "the folder is named by a link"],
  ])("into «%s» never removes the database, though %s", async (into) => {
    symlinkSync(folder, join(folder, "link"));
    const stage = await openStage();
    await stage.stopBot();
    const path = join(folder, "nardy-0.db");
    writeFileSync(path, readFileSync(stage.databasePath));
    await stage.close();
    for (const day of ["1", "2"])
      expect(await backUp(path, `${into}nardy-${day}.db`, "--keep", "1").ended).toBe(0);
    const left = readdirSync(folder).filter((name) => name.endsWith(".db"));
    expect(left.sort()).toEqual(["nardy-0.db", "nardy-2.db"]);
  });

  test("overwrites nothing", async () => {
    writeFileSync(join(folder, "copy.db"), "an older copy");
    const stage = await openStage();
    expect(await fails(stage.databasePath, "copy.db")).toMatch(/it is there already/);
    expect(readFileSync(join(folder, "copy.db"), "utf8")).toBe("an older copy");
    await stage.close();
  });

  test("of a damaged database is refused, and leaves nothing behind", async () => {
    const stage = await openStage();
    await sitDown(stage.anna, stage.boris, "short");
    await stage.stopBot();
    const path = join(folder, "nardy.db");
    const bytes = readFileSync(stage.databasePath);
    bytes.fill(0xff, bytes.length - 6_000);
    writeFileSync(path, bytes);
    expect(await fails(path, "copy.db")).toMatch(/damaged/);
    await stage.close();
  });

  test.each([
    ["nothing is named", [], /^Into which file\? npm run backup -- copy\.db\n$/],
    ["the database is not there", ["copy.db"], /DATABASE_PATH names no database/],
    ["too much is named", ["a.db", "b.db"], /^Into which file\?/],
  ] as const)("is explained where %s", async (_, words, line) => {
    expect(await fails(join(folder, "none.db"), ...words)).toMatch(line);
  });

  test("into a folder that is not there is explained", async () => {
    const stage = await openStage();
    expect(await fails(stage.databasePath, "nowhere/copy.db")).toMatch(/cannot be written there/);
    await stage.close();
  });
});
