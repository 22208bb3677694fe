import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestPlayground, type TestPlayground } from "../support/playground-server.ts";
import { type BotProcess, build, startProcess } from "../support/process.ts";
import { calledOn, isTable, moveButtons, pressOn, sitDown, toastOf } from "../support/table.ts";
import { en, ru } from "../support/texts.ts";

beforeAll(build);

let folder: string;
let telegram: TestPlayground;
let bot: BotProcess;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "nardy-full-"));
  telegram = await openTestPlayground({ budget: "off" });
  bot = startProcess(folder, {
    BOT_TOKEN: telegram.token,
    TELEGRAM_API_ROOT: telegram.url,
    DATABASE_PATH: join(folder, "nardy.db"),
  });
  await bot.says(/"playing"/);
});
afterEach(async () => {
  bot.kill("SIGKILL");
  await bot.ended;
  await telegram.close();
  rmSync(folder, { recursive: true });
});

/** A file of the bot may not be longer than that: to the bot it is as if the disk were full. */
const mostBytes = (most: number | "unlimited"): void => {
  execFileSync("prlimit", ["--pid", String(bot.pid), `--fsize=${most}:unlimited`]);
};

describe("a full disk", () => {
  test("lets no press count and nothing be sent; one line says so, and play goes on by itself", async () => {
    const [anna, boris] = [telegram.client.as("anna"), telegram.client.as("boris")];
    const table = await sitDown(anna, boris, "short");
    const player = calledOn(table)?.name === "Anna" ? anna : boris;
    const [move] = moveButtons(table);
    if (!move) throw new Error("there is no move");
    const tables = async () => (await anna.messages("group")).filter(isTable);
    expect(await tables()).toHaveLength(1);

    mostBytes(1);
    for (let n = 0; n < 5; n++) {
      expect(toastOf(await player.press(table, move))).toBe(
        (player === anna ? ru : en)("press-failed"),
      );
      await anna.say("group", "/board");
      await anna.say("group", "/play long");
    }
    await expect.poll(() => telegram.client.pendingUpdates()).toBe(0);
    expect(await tables()).toEqual([table]);
    const lines = bot.output().match(/for its disk is full/g) ?? [];
    expect(lines).toHaveLength(1);
    expect(bot.output()).not.toMatch(/"stack"/);

    mostBytes("unlimited");
    const moved = await pressOn(player, table, move);
    expect(moved.text).not.toBe(table.text);
  });

  test("that fills while a table is being sent leaves one table in the end", async () => {
    const [anna, boris] = [telegram.client.as("anna"), telegram.client.as("boris")];
    const table = await sitDown(anna, boris, "short");
    const tables = async () => (await anna.messages("group")).filter(isTable);
    const since = await telegram.client.lastCall();
    await telegram.client.fault({ kind: "delay", method: "sendPhoto", seconds: 2, times: 1 });
    await anna.say("group", "/board");
    await anna.waitFor("group", (one) => isTable(one) && one.id > table.id);
    mostBytes(1);
    await bot.says(/for its disk is full/);

    mostBytes("unlimited");
    await expect.poll(async () => (await tables()).length).toBe(1);
    const sent = await telegram.client.calls(since);
    expect(sent.filter(({ method }) => method === "sendPhoto")).toHaveLength(1);
  });
});
