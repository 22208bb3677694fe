import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SeenMessage } from "../support/playground-client.ts";
import { type BotProcess, build, startProcess } from "../support/process.ts";
import { openStage, type Stage } from "../support/stage.ts";
import { hasCounted, newerThan, nextStep, playerOf, sitDown, toastOf } from "../support/table.ts";

beforeAll(build);

let folder: string;
let stage: Stage;
let running: BotProcess[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "nardy-hand-over-"));
  stage = await openStage({ overHttp: true, botWaits: true });
  running = [];
});
afterEach(async () => {
  for (const one of running) one.kill("SIGKILL");
  await Promise.all(running.map(({ ended }) => ended));
  await stage.close();
  rmSync(folder, { recursive: true });
});

const start = (): BotProcess => {
  const one = startProcess(folder, {
    BOT_TOKEN: stage.token,
    TELEGRAM_API_ROOT: stage.url,
    DATABASE_PATH: join(folder, "nardy.db"),
    LOG_LEVEL: "info",
  });
  running.push(one);
  return one;
};

/** The player to move goes on, and is answered. */
const goOn = async (table: SeenMessage): Promise<void> => {
  const button = nextStep(table);
  const player = await playerOf(table, [stage.anna, stage.boris]);
  const pressed = await player.press(table, button);
  expect(hasCounted(button, toastOf(pressed))).toBe(true);
};

describe("a restart", () => {
  test("answers who pressed meanwhile before it says anything else to Telegram", async () => {
    const first = start();
    const table = await sitDown(stage.anna, stage.boris, "short");
    first.kill("SIGTERM");
    expect(await first.ended).toBe(0);
    const before = await stage.client.lastCall();
    const pressed = goOn(table);
    await expect.poll(() => stage.client.pendingUpdates()).toBeGreaterThan(0);
    start();
    await pressed;
    const methods = async () => (await stage.client.calls(before)).map(({ method }) => method);
    // What Telegram shows of the bot is told afterwards.
    await expect.poll(methods).toContain("setMyShortDescription");
    const all = await methods();
    const greeting = ["getMe", "getMyCommands", "deleteWebhook"];
    expect(all.slice(0, all.indexOf("answerCallbackQuery"))).toEqual(greeting);
  });
});

describe("a second process on the same database", () => {
  test("waits, says so, and takes over from one that is stopped", async () => {
    const first = start();
    const table = await sitDown(stage.anna, stage.boris, "short");
    const second = start();
    await second.says(/nardy\.db”, which another process of this bot has open: this one waits/);
    const moved = newerThan(stage.anna, table);
    const pressed = goOn(table);
    first.kill("SIGTERM");
    await pressed;
    expect(await first.ended).toBe(0);
    await second.says(/"playing"/);
    await goOn(await moved);
    expect(second.output().match(/another process/g)).toHaveLength(1);
  });

  test("takes over from one that is killed", async () => {
    const first = start();
    const table = await sitDown(stage.anna, stage.boris, "short");
    const second = start();
    await second.says(/this one waits/);
    first.kill("SIGKILL");
    await goOn(table);
  });

  test("can be stopped while it waits", async () => {
    const first = start();
    await first.says(/"playing"/);
    const second = start();
    await second.says(/this one waits/);
    second.kill("SIGTERM");
    expect(await second.ended).toBe("SIGTERM");
    await sitDown(stage.anna, stage.boris, "short");
  });
});
