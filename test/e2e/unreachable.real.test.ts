import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Fault } from "../../src/playground/bot-api/faults.ts";
import { startPlayground } from "../../src/playground/playground.ts";
import { openTestPlayground, type TestPlayground } from "../support/playground-server.ts";
import { type BotProcess, build, freePort, startProcess } from "../support/process.ts";
import { refusal } from "../support/refusals.ts";
import { openStage } from "../support/stage.ts";
import { hasButton, sitDown } from "../support/table.ts";

beforeAll(build);

let folder: string;
let telegram: TestPlayground;
let bot: BotProcess | undefined;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "nardy-unreachable-"));
  telegram = await openTestPlayground({ budget: "off" });
});
afterEach(async () => {
  bot?.kill("SIGKILL");
  await bot?.ended;
  bot = undefined;
  await telegram.close();
  rmSync(folder, { recursive: true });
});

const start = (variables: Readonly<Record<string, string>> = {}): BotProcess => {
  bot = startProcess(folder, {
    BOT_TOKEN: telegram.token,
    TELEGRAM_API_ROOT: telegram.url,
    DATABASE_PATH: join(folder, "nardy.db"),
    ...variables,
  });
  return bot;
};

const UNAUTHORIZED = refusal(401, "Unauthorized");
const CONFLICT = refusal(409, "Conflict: terminated by other getUpdates request");

const answersAgain = async (): Promise<void> => {
  const anna = telegram.client.as("anna");
  await anna.say("group", "/play long");
  await anna.waitFor("group", (one) => hasButton(one, "sit"));
};

describe("a start", () => {
  test("without Telegram says so, and goes on as soon as it is there", async () => {
    const port = await freePort();
    const root = `http://127.0.0.1:${port}`;
    const one = start({ TELEGRAM_API_ROOT: root });
    await one.says(new RegExp(`TELEGRAM_API_ROOT is “${root}”, and no Bot API answers there`));
    const late = await startPlayground({ port, directory: ":memory:", token: telegram.token });
    if (!late.ok) throw new Error(late.message);
    await one.says(/"playing"/);
    one.kill("SIGTERM");
    expect(await one.ended).toBe(0);
    await late.playground.close();
  });

  test("that gets a 502 is tried again", async () => {
    await telegram.client.fault({ ...refusal(502, "Bad Gateway"), method: "getMe", times: 2 });
    await start().says(/"playing"/);
    await answersAgain();
  });
});

describe("updates that do not come", () => {
  test.each<[string, Fault]>([
    ["for a 502", refusal(502, "Bad Gateway")],
    ["for a cut connection", { kind: "drop" }],
    ["for one 409", { ...CONFLICT, times: 1 }],
    ["for one 401", { ...UNAUTHORIZED, times: 1 }],
  ])("%s come again within ten seconds after, and the log says so", async (_, fault) => {
    await telegram.client.fault({ ...fault, method: "getUpdates" });
    const one = start();
    await one.says(/"level":40[^\n]*(gives no updates|another process|does not accept)/);
    await telegram.client.clearFaults();
    await one.says(/Telegram gives updates again/);
    await answersAgain();
  });

  test.each([
    ["another process takes them", CONFLICT, "conflict", /another process takes the updates/],
    ["the token is refused", UNAUTHORIZED, "unauthorized", /does not accept the token any more/],
  ] as const)("because %s are waited for, then the bot ends", async (_, fault, end, line) => {
    const lines: string[] = [];
    const log = pino({ level: "warn" }, { write: (text) => void lines.push(text) });
    const stage = await openStage({ patienceMs: 1_000, log });
    const begunAt = stage.now();
    await stage.client.fault({ ...fault, method: "getUpdates" });
    // Ends the poll under way.
    await stage.vahe.say("group", "/top");
    expect(await stage.ended()).toBe(end);
    expect(stage.now() - begunAt).toBeGreaterThan(900);
    expect(lines.filter((text) => line.test(text)).length).toBeGreaterThan(1);
    await stage.close();
  });
});

describe("what the process writes", () => {
  test("at any level holds no token, no link and no dice, whatever goes wrong", async () => {
    const one = start({ LOG_LEVEL: "trace" });
    await one.says(/"playing"/);
    const { client } = telegram;
    const [anna, boris] = [client.as("anna"), client.as("boris")];
    await anna.start();
    await anna.say("bot", "/play long 1");
    const own = await anna.waitFor("bot", (message) => hasButton(message, "cancel"));
    const link = /start=([\w-]{22})/.exec(JSON.stringify(own))?.[1] ?? "no link";
    expect(link).not.toBe("no link");
    await sitDown(anna, boris, "short");
    const faults = [
      refusal(400, "Bad Request: can't parse entities"),
      refusal(403, "Forbidden: bot was blocked by the user"),
      refusal(500, "Internal Server Error"),
      { kind: "drop" },
      { kind: "lose" },
    ] as const;
    for (const fault of faults) {
      await client.fault(fault);
      await client.fault({ ...fault, method: "getUpdates", times: 2 });
      await anna.say("bot", "/play long 1");
      await anna.say("bot", "/play short 1");
      await anna.say("group", "/help");
      await anna.say("group", "/board");
      await anna.say("group", "/top");
      await boris.inline("group", link, 300);
      await expect.poll(() => client.pendingUpdates()).toBe(0);
      await client.clearFaults();
    }
    await telegram.close();
    await one.says(/gives no updates/);
    one.kill("SIGTERM");
    await one.ended;
    const written = one.output();
    expect(written).not.toContain(telegram.token);
    expect(written).not.toContain(telegram.token.split(":")[1]);
    expect(written).not.toContain(link);
    expect(written).not.toMatch(/start=|[0-9a-f]{64}/);
    telegram = await openTestPlayground();
  });

  test("at the level silent is nothing", async () => {
    const one = start({ LOG_LEVEL: "silent" });
    await answersAgain();
    await telegram.close();
    telegram = await openTestPlayground();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    one.kill("SIGTERM");
    expect(await one.ended).toBe(0);
    expect(one.output()).toBe("");
  });
});
