import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { wrongGame } from "../simulator/checks/games.ts";
import { openBeside } from "../support/beside.ts";
import type { SeenMessage } from "../support/playground-client.ts";
import { openTestPlayground, type TestPlayground } from "../support/playground-server.ts";
import { type BotProcess, build, startProcess } from "../support/process.ts";
import {
  buttonsOf,
  calledOn,
  firstStep,
  hasButton,
  newerThan,
  sitDown,
  versionOf,
} from "../support/table.ts";

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
  await bot.says(/"playing"/);
};

/**
 * One update reaches the bot, which never gets to tell Telegram so; then it is killed and starts
 * again.
 */
const killedAfter = async (work: () => Promise<unknown>): Promise<void> => {
  // Once somebody is answered, the bot waits for what comes next.
  const vahe = telegram.client.as("vahe");
  const { id } = await vahe.say("bot", "/help");
  await vahe.waitFor("bot", (one) => one.from.bot && one.id > id);
  await telegram.client.fault({ kind: "drop", method: "getUpdates" });
  await work();
  expect(await telegram.client.pendingUpdates()).toBeGreaterThan(0);
  bot.kill("SIGKILL");
  await bot.ended;
  await telegram.client.clearFaults();
  await start();
  await expect.poll(() => telegram.client.pendingUpdates()).toBe(0);
};

describe("an update that Telegram brings again after a kill", () => {
  test("makes no second challenge", async () => {
    const anna = telegram.client.as("anna");
    await anna.say("bot", "/help");
    await anna.waitFor("bot", ({ from }) => from.bot);
    await killedAfter(async () => {
      await anna.say("group", "/play long");
      await anna.waitFor("group", (one) => hasButton(one, "sit"));
    });
    await anna.say("group", "/games");
    await anna.waitFor("group", ({ from, text }) => from.bot && text !== "");
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

const challengers = (): unknown[] => {
  const sql = new Database(join(folder, "nardy.db"), { readonly: true });
  const found = sql.prepare("SELECT challenger FROM challenges").pluck().all();
  sql.close();
  return found;
};

describe("a burst", () => {
  test("of 300 messages is heard of to the last one, once, though the bot is killed in it", async () => {
    const { client } = telegram;
    const friends = await Promise.all(Array.from({ length: 9 }, () => client.as("anna").invite()));
    const people = ["anna", "boris", "vahe", ...friends.map(({ key }) => key)].map(client.as);
    // What each says last can be counted.
    const said = [...Array<string>(24).fill("/help"), "/play long 1"];
    await client.fault({ kind: "drop", method: "getUpdates" });
    for (const words of said) await Promise.all(people.map((one) => one.say("bot", words)));
    const waiting = await client.pendingUpdates();
    expect(waiting).toBeGreaterThanOrEqual(300);
    await client.clearFaults();
    await expect.poll(() => client.pendingUpdates(), { interval: 1 }).toBeLessThan(waiting);
    bot.kill("SIGKILL");
    await bot.ended;
    await start();
    // Of so many lines at once not all are said, but each message counts.
    await expect.poll(challengers).toHaveLength(people.length);
    await expect.poll(() => client.pendingUpdates()).toBe(0);
    bot.kill("SIGTERM");
    await bot.ended;
    expect(challengers()).toHaveLength(people.length);
    expect(new Set(challengers()).size).toBe(people.length);
  });
});

describe("the computer", () => {
  const onwards = (table: SeenMessage) =>
    buttonsOf(table).find(({ press }) => ["roll", "move", "done"].includes(press.do));

  test("that is killed in the middle of its turn plays on, and nothing twice", async () => {
    const anna = telegram.client.as("anna");
    await anna.start();
    await anna.say("bot", "/play bot short easy");
    let table = await anna.waitFor("bot", (one) => onwards(one) !== undefined);
    const newer = () =>
      anna.waitFor("bot", (one) => versionOf(one) > versionOf(table) && !!onwards(one));
    for (const ms of [0, 40]) {
      while (!hasButton(table, "done")) {
        await anna.press(table, { data: onwards(table)?.data ?? "" });
        table = await newer();
      }
      const done = { data: onwards(table)?.data ?? "" };
      await anna.press(table, done, 0);
      await sleep(ms);
      bot.kill("SIGKILL");
      await bot.ended;
      await start();
      // If nobody has heard it, it is pressed once more.
      await anna.pressOld(table, done.data);
      table = await newer();
    }
    const store = openBeside(join(folder, "nardy.db"));
    const press = onwards(table)?.press;
    const row = press && "game" in press && store.games.game(press.game);
    if (!row) throw new Error("there is no game");
    expect(wrongGame(store, row)).toEqual([]);
    const ended = store.games.events(row.id).filter(({ type }) => type === "turn-ended");
    expect(ended.length).toBeGreaterThanOrEqual(4);
    store.close();
  });
});
