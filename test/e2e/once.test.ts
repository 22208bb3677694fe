import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestPlayground, type TestPlayground } from "../support/playground-server.ts";
import { type BotProcess, build, startProcess } from "../support/process.ts";
import { calledOn, firstStep, hasButton, newerThan, sitDown } from "../support/table.ts";

beforeAll(build);

let folder: string;
let telegram: TestPlayground;
let bot: BotProcess;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "nardy-once-"));
  telegram = await openTestPlayground({ budget: "off" });
  await start();
});
afterEach(async () => {
  bot.kill("SIGKILL");
  await bot.ended;
  await telegram.close();
  rmSync(folder, { recursive: true });
});

const start = async (): Promise<void> => {
  bot = startProcess(folder, {
    BOT_TOKEN: telegram.token,
    TELEGRAM_API_ROOT: telegram.url,
    DATABASE_PATH: join(folder, "nardy.db"),
  });
  await bot.says(/"playing"/, 60_000);
};

/**
 * One update reaches the bot, which never gets to tell Telegram so; then it is killed and starts
 * again.
 */
const killedAfter = async (work: () => Promise<unknown>): Promise<void> => {
  await telegram.client.fault({ kind: "drop", method: "getUpdates" });
  await work();
  expect(await telegram.client.pendingUpdates()).toBeGreaterThan(0);
  bot.kill("SIGKILL");
  await bot.ended;
  await telegram.client.clearFaults();
  await start();
  await expect.poll(() => telegram.client.pendingUpdates(), { timeout: 10_000 }).toBe(0);
};

describe("an update that Telegram brings again after a kill", () => {
  test("makes no second challenge", async () => {
    const anna = telegram.client.as("anna");
    await anna.say("bot", "/help");
    await anna.waitFor("bot", ({ from }) => from.bot, 30_000);
    await killedAfter(async () => {
      await anna.say("group", "/play long");
      await anna.waitFor("group", (one) => hasButton(one, "sit"));
    });
    await anna.say("group", "/games");
    await anna.waitFor("group", ({ from, text }) => from.bot && text !== "", 10_000);
    const open = (await anna.messages("group")).filter((one) => hasButton(one, "sit"));
    expect(open).toHaveLength(1);
  });

  test("plays no second move, and is said no second time", async () => {
    const [anna, boris] = [telegram.client.as("anna"), telegram.client.as("boris")];
    const table = await sitDown(anna, boris, "short");
    let moved = table;
    await killedAfter(async () => {
      const player = calledOn(table)?.name === "Anna" ? anna : boris;
      await player.press(table, { data: firstStep(table).data });
      moved = await newerThan(anna, table);
    });
    expect((await newerThan(anna, table)).text).toBe(moved.text);
    await killedAfter(async () => {
      await anna.say("bot", "/help");
      await anna.waitFor("bot", ({ from }) => from.bot);
    });
    const said = (await anna.messages("bot")).filter(({ from }) => from.bot);
    expect(said).toHaveLength(1);
  });
});
