import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { backUp } from "../../src/store/backup.ts";
import type { SeenMessage } from "../support/playground-client.ts";
import { type BotProcess, build, startProcess } from "../support/process.ts";
import { databaseOf as released } from "../support/releases.ts";
import { openStage, type Stage } from "../support/stage.ts";
import {
  hasCounted,
  isTable,
  newerThan,
  nextStep,
  playerOf,
  sitDown,
  toastOf,
  versionOf,
} from "../support/table.ts";

beforeAll(build);

let folder: string;
let stage: Stage;
let running: BotProcess[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "nardy-standby-"));
  for (const machine of ["one", "other"]) mkdirSync(join(folder, machine));
  stage = await openStage({ overHttp: true, botWaits: true });
  running = [];
});
afterEach(async () => {
  for (const process of running) process.kill("SIGKILL");
  await Promise.all(running.map(({ ended }) => ended));
  await stage.close();
  rmSync(folder, { recursive: true });
});

type Machine = "one" | "other";

const databaseOf = (machine: Machine): string => join(folder, machine, "nardy.db");

const startOn = (machine: Machine, script = "dist/main.js", ...words: string[]): BotProcess => {
  const variables = {
    BOT_TOKEN: stage.token,
    TELEGRAM_API_ROOT: stage.url,
    DATABASE_PATH: databaseOf(machine),
    LOG_LEVEL: "info",
  };
  const process = startProcess(join(folder, machine), variables, resolve(script), words);
  running.push(process);
  return process;
};

const doctorOn = async (machine: Machine, ...words: string[]) => {
  const doctor = startOn(machine, "dist/cli/doctor.js", ...words);
  return { status: await doctor.ended, told: doctor.output() };
};

/** What Litestream does each second. */
const copyTo = async (machine: Machine): Promise<void> => {
  rmSync(databaseOf(machine), { force: true });
  const from = machine === "one" ? "other" : "one";
  expect(await backUp(databaseOf(from), databaseOf(machine))).toMatchObject({ ok: true });
};

/** The player to move goes on and is answered, and the board shows it. */
const goOn = async (table: SeenMessage): Promise<SeenMessage> => {
  const button = nextStep(table);
  const player = await playerOf(table, [stage.anna, stage.boris]);
  const pressed = await player.press(table, button);
  expect(hasCounted(button, toastOf(pressed))).toBe(true);
  return newerThan(stage.anna, table);
};

/** Of two that play, both would answer a press, and Telegram take one answer alone. */
const expectOneMaster = async (): Promise<void> => {
  const answers = (await stage.client.calls()).filter(
    ({ method }) => method === "answerCallbackQuery",
  );
  expect(answers.filter(({ ok }) => !ok)).toEqual([]);
};

const OUTRANKED = 3;

describe("a second machine", () => {
  test("takes over once it is promoted, and the one of before ends and does not come back", async () => {
    const first = startOn("one");
    const table = await goOn(await sitDown(stage.anna, stage.boris, "short"));
    await copyTo("other");
    const ready = await doctorOn("other", "--standby");
    expect(ready).toMatchObject({
      status: 0,
      told: expect.stringContaining("0 here, and the one that plays is 0: this database"),
    });
    expect(await doctorOn("other", "--promote")).toMatchObject({
      status: 0,
      told: expect.stringMatching(
        /^ok {4}promoted .*nardy\.db is generation 1: start the bot here/,
      ),
    });
    const second = startOn("other");
    expect(await first.ended).toBe(OUTRANKED);
    expect(first.output()).toContain("another process plays now, by a promotion");
    await second.says(/"playing"/);
    const next = await goOn(table);
    const again = startOn("one");
    expect(await again.ended).toBe(OUTRANKED);
    expect(again.output()).toMatch(/^DATABASE_PATH is not what is played on any more[^\n]*\n$/);
    await goOn(next);
    await expectOneMaster();
    expect((await doctorOn("one", "--standby")).told).toContain(
      "0 here, and the one that plays is 1: another database",
    );
  });

  test("loses what was not copied yet, and nothing else", async () => {
    const first = startOn("one");
    const copied = await goOn(await sitDown(stage.anna, stage.boris, "short"));
    await copyTo("other");
    const lost = await goOn(copied);
    first.kill("SIGKILL");
    await first.ended;
    await doctorOn("other", "--promote");
    startOn("other");
    await stage.anna.say("group", "/board");
    const shown = await stage.anna.waitFor("group", (one) => isTable(one) && one.id > lost.id);
    expect(versionOf(shown)).toBe(versionOf(copied));
    await goOn(shown);
    await expectOneMaster();
  });

  test("is not disturbed by one that was away while it was promoted", async () => {
    const first = startOn("one");
    const table = await goOn(await sitDown(stage.anna, stage.boris, "short"));
    await copyTo("other");
    first.kill("SIGSTOP");
    await doctorOn("other", "--promote");
    const before = await stage.client.lastCall();
    startOn("other");
    // It has asked for updates by then, and no other one is given any.
    const tellsOfItself = async () =>
      (await stage.client.calls(before)).some(({ method }) => method === "setMyDescription");
    await expect.poll(tellsOfItself).toBe(true);
    const next = await goOn(table);
    first.kill("SIGCONT");
    expect(await first.ended).toBe(OUTRANKED);
    await goOn(next);
    await expectOneMaster();
  });

  test("is followed back, and gives way in its turn", async () => {
    const first = startOn("one");
    const table = await goOn(await sitDown(stage.anna, stage.boris, "short"));
    await copyTo("other");
    await doctorOn("other", "--promote");
    const second = startOn("other");
    expect(await first.ended).toBe(OUTRANKED);
    const next = await goOn(table);
    await copyTo("one");
    expect((await doctorOn("one", "--promote")).told).toContain("nardy.db is generation 2");
    startOn("one");
    expect(await second.ended).toBe(OUTRANKED);
    await goOn(next);
    await expectOneMaster();
  });
});

test("of two that are promoted before either starts, the last one plays", async () => {
  const first = startOn("one");
  const table = await goOn(await sitDown(stage.anna, stage.boris, "short"));
  await copyTo("other");
  first.kill("SIGTERM");
  await first.ended;
  await doctorOn("other", "--promote");
  expect((await doctorOn("one", "--promote")).told).toContain("nardy.db is generation 2");
  startOn("one");
  const wrong = startOn("other");
  expect(await wrong.ended).toBe(OUTRANKED);
  await goOn(table);
  await expectOneMaster();
});

test("a database of an older version is copied before it is brought up to date", async () => {
  writeFileSync(databaseOf("other"), released("0.8.0"));
  expect(await doctorOn("other", "--promote")).toMatchObject({ status: 0 });
  expect(readdirSync(join(folder, "other"))).toContainEqual(
    expect.stringMatching(/^nardy\.db\.before-\d+$/),
  );
});

test("a database in use is not promoted, nor one that is not there", async () => {
  expect(await doctorOn("other", "--promote")).toMatchObject({
    status: 1,
    told: expect.stringMatching(/nothing: .*nardy\.db is not there/),
  });
  const first = startOn("one");
  await first.says(/"playing"/);
  expect((await doctorOn("one", "--promote")).told).toContain("LOOK  promoted  nothing: ");
  expect((await doctorOn("one", "--promte")).told).toContain("npm run doctor -- --promote");
});
