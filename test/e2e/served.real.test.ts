import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SeenMessage } from "../support/playground-client.ts";
import { openTestPlayground, type TestPlayground } from "../support/playground-server.ts";
import { type BotProcess, build, freePort, startProcess } from "../support/process.ts";
import { tooMany } from "../support/refusals.ts";
import {
  buttonFor,
  calledOn,
  firstStep,
  hasButton,
  hasCounted,
  moveButtons,
  newerThan,
  pressOn,
  sitDown,
  toastOf,
} from "../support/table.ts";
import { en, ru } from "../support/texts.ts";

beforeAll(build);

const SECRET = "webhook-secret-of-this-test";

let folder: string;
let telegram: TestPlayground;
let bot: BotProcess;
let root: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "nardy-served-"));
  telegram = await openTestPlayground({ budget: "off" });
  root = `http://127.0.0.1:${await freePort()}`;
});
afterEach(async () => {
  bot.kill("SIGKILL");
  await bot.ended;
  await telegram.close();
  rmSync(folder, { recursive: true });
});

const start = async (variables: Readonly<Record<string, string>> = {}): Promise<void> => {
  bot = startProcess(folder, {
    BOT_TOKEN: telegram.token,
    TELEGRAM_API_ROOT: telegram.url,
    DATABASE_PATH: join(folder, "nardy.db"),
    PORT: new URL(root).port,
    ...variables,
  });
  await bot.says(/"playing"/);
};

const startWithWebhook = (): Promise<void> =>
  start({ WEBHOOK_URL: `${root}/telegram`, WEBHOOK_SECRET: SECRET });

const post = async (
  path: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> => (await fetch(`${root}${path}`, { method: "POST", body, headers })).status;

const figures = async (): Promise<string> => (await fetch(`${root}/metrics`)).text();

const figure = async (name: string): Promise<number> => {
  const text = await figures();
  return Number(
    text
      .split("\n")
      .find((line) => line.startsWith(`${name} `))
      ?.split(" ")[1],
  );
};

describe("a webhook", () => {
  test("brings what people say and press", async () => {
    await startWithWebhook();
    const [anna, boris] = [telegram.client.as("anna"), telegram.client.as("boris")];
    const table = await sitDown(anna, boris, "short");
    const move = firstStep(table);
    const told = await Promise.all(
      [anna, boris].map(async (phone) => toastOf(await phone.pressOld(table, move.data))),
    );
    expect(told.filter((line) => hasCounted(move, line))).toHaveLength(1);
    expect(told).toContain((calledOn(table)?.name === "Anna" ? en : ru)("refused-not-your-turn"));
    await newerThan(anna, table);
  });

  test("takes nothing from anybody who does not know the secret", async () => {
    await startWithWebhook();
    const update = JSON.stringify({ update_id: 1 });
    const header = "x-telegram-bot-api-secret-token";
    expect(await post("/telegram", update)).toBe(401);
    expect(await post("/telegram", update, { [header]: `${SECRET}x` })).toBe(401);
    expect(await post("/telegram", update, { [header]: SECRET.slice(0, -1) })).toBe(401);
    expect(await post("/telegram", update, { [header]: SECRET })).toBe(200);
  });

  test("puts up with bodies that are no updates", async () => {
    await startWithWebhook();
    const headers = { "x-telegram-bot-api-secret-token": SECRET };
    for (const body of ["", "{", "null", "[]", '{"update_id":"1"}', "x".repeat(2_000_000)]) {
      expect(await post("/telegram", body, headers)).toBe(400);
    }
    await telegram.client.as("anna").say("group", "/play long");
    await telegram.client.as("anna").waitFor("group", (one) => hasButton(one, "sit"));
  });

  test("that is given up leaves the bot asking for its updates again", async () => {
    await startWithWebhook();
    bot.kill("SIGTERM");
    expect(await bot.ended).toBe(0);
    const anna = telegram.client.as("anna");
    await anna.say("group", "/play long");
    await start();
    await anna.waitFor("group", (one) => hasButton(one, "sit"));
  });
});

describe("pictures of boards in inline messages", () => {
  /** The addresses to which the bot has led Telegram. */
  const addresses = async (): Promise<readonly string[]> =>
    (await telegram.client.calls())
      .filter(({ method }) => method === "editMessageMedia")
      .map(({ arguments: { media = "{}" } }) => JSON.parse(media).media);

  /** Anna challenges in the chat with Boris, and he sits down. */
  const sitInline = async (): Promise<SeenMessage> => {
    const [anna, boris] = [telegram.client.as("anna"), telegram.client.as("boris")];
    const sent = await anna.choose(await anna.inline("boris", "short"), 0);
    const seen = await boris.waitFor("anna", ({ id }) => id === sent.id);
    await boris.press(seen, buttonFor(seen, "offer-sit"));
    return boris.waitFor("anna", (one) => one.id === sent.id && hasButton(one, "menu-more"));
  };

  test("are fetched from the bot, a new one for each state, and seen by both", async () => {
    await start({ PUBLIC_URL: `${root}/boards` });
    const table = await sitInline();
    expect(table.photo).toBeDefined();
    expect(table.text).not.toContain("🟫");
    const isAnnas = calledOn(table)?.name === "Anna";
    const [player, chat] = isAnnas ? (["anna", "boris"] as const) : (["boris", "anna"] as const);
    const phone = telegram.client.as(player);
    const seen = await phone.waitFor(chat, ({ id }) => id === table.id);
    await phone.press(seen, { data: firstStep(seen).data });
    await phone.waitFor(
      chat,
      ({ id, photo }) => id === table.id && photo?.url !== table.photo?.url,
    );
    const all = await addresses();
    expect(new Set(all).size).toBeGreaterThan(1);
    for (const address of all) {
      const answer = await fetch(address);
      expect(answer.headers.get("content-type")).toBe("image/png");
      expect(answer.headers.get("cache-control")).toContain("immutable");
      expect(
        Buffer.from(await answer.arrayBuffer())
          .subarray(1, 4)
          .toString(),
      ).toBe("PNG");
    }
  });

  test("have names that nobody can guess, and nothing else is there", async () => {
    await start({ PUBLIC_URL: `${root}/boards/` });
    await sitInline();
    const [address = ""] = await addresses();
    expect(address).toMatch(/\/boards\/[\w-]{43}\.png$/);
    for (const path of ["", "1.png", "..%2fhealthz", `x${address.split("/").at(-1)}`]) {
      expect((await fetch(`${root}/boards/${path}`)).status).toBe(404);
    }
    expect(await post("/boards/1.png", "")).toBe(405);
  });

  test("that cannot be fetched are boards of emoji instead", async () => {
    await start({ PUBLIC_URL: "http://127.0.0.1:9/boards" });
    const table = await sitInline();
    expect(table.photo).toBeUndefined();
    expect(table.text).toContain("🟫");
  });
});

describe("the same port", () => {
  test("says that the bot is well, and knows no other page", async () => {
    await start();
    expect((await fetch(`${root}/healthz`)).status).toBe(200);
    for (const path of ["/", "/telegram", "/healthz/x", "/../data", "/%00", "/metrics/"]) {
      expect((await fetch(`${root}${path}`)).status).toBe(404);
    }
    expect(await post("/healthz", "")).toBe(405);
  });

  test("gives figures: updates, presses, calls with their refusals, games, what is behind", async () => {
    await start();
    const [anna, boris] = [telegram.client.as("anna"), telegram.client.as("boris")];
    const table = await sitDown(anna, boris, "short");
    await telegram.client.fault({
      ...tooMany(1),
      method: "editMessageMedia",
      times: 1,
    });
    const [move] = moveButtons(table);
    if (!move) throw new Error("there is no move");
    await pressOn(calledOn(table)?.name === "Anna" ? anna : boris, table, move);
    expect(await figure('nardy_updates_total{kind="message"}')).toBeGreaterThan(0);
    expect(await figure('nardy_updates_total{kind="press"}')).toBeGreaterThan(1);
    expect(await figure("nardy_press_seconds_count")).toBeGreaterThan(1);
    expect(
      await figure('nardy_telegram_calls_total{method="editMessageMedia",outcome="429"}'),
    ).toBe(1);
    expect(
      await figure('nardy_telegram_calls_total{method="editMessageMedia",outcome="ok"}'),
    ).toBeGreaterThan(0);
    expect(await figure('nardy_presses_total{press="move"}')).toBe(1);
    expect(await figure('nardy_commands_total{command="play"}')).toBe(1);
    expect(await figure('nardy_games_total{ruleset="short"}')).toBe(1);
    expect(await figure("nardy_games_running")).toBe(1);
    await expect.poll(() => figure("nardy_tables_behind")).toBe(0);
    expect(await figure("process_resident_memory_bytes")).toBeGreaterThan(0);
    expect(await figures()).not.toContain(telegram.token);
  });

  test("is told in one sentence when it is taken", async () => {
    await start();
    const second = startProcess(folder, {
      BOT_TOKEN: telegram.token,
      TELEGRAM_API_ROOT: telegram.url,
      DATABASE_PATH: join(folder, "second.db"),
      PORT: new URL(root).port,
    });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(
      /^HOST and PORT say 127\.0\.0\.1:\d+, which fails: [^\n]+\.\n$/,
    );
  });
});
