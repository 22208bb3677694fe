import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../src/config.ts";

const TOKEN = "123456:ABC-DEF1234ghIkl-zyx57W2v1u123ew11";

describe("the configuration", () => {
  test("has a value for everything that is not said: then the playground opens", () => {
    expect(readConfig({})).toEqual({
      ok: true,
      config: {
        token: "",
        apiRoot: "https://api.telegram.org",
        databasePath: "data/nardy.db",
        keepsBefore: true,
        logLevel: "info",
        host: "127.0.0.1",
        port: undefined,
        webhook: undefined,
        publicUrl: undefined,
        pictureChats: [],
        owner: undefined,
        retention: { challengesDays: 30, peopleDays: 730 },
        extras: { guestTables: true, ephemeralAnswers: true },
      },
    });
  });

  test("takes what the environment says", () => {
    const read = readConfig({
      BOT_TOKEN: TOKEN,
      TELEGRAM_API_ROOT: "http://127.0.0.1:8081/",
      DATABASE_PATH: "/var/lib/nardy/games.db",
      KEEP_BEFORE_UPDATE: "off",
      LOG_LEVEL: "warn",
      HOST: "0.0.0.0",
      PORT: "9000",
      WEBHOOK_URL: "https://example.org/telegram",
      WEBHOOK_SECRET: "a-word-of-some-length",
      PUBLIC_URL: "https://example.org/boards",
      PICTURES_CHAT_ID: "-1001234567890, 5100000001",
      OWNER_ID: "5100000001",
      KEEP_CHALLENGES_DAYS: "7",
      KEEP_PEOPLE_DAYS: "0",
      GUEST_TABLES: "off",
      EPHEMERAL_ANSWERS: "off",
    });
    expect(read).toEqual({
      ok: true,
      config: {
        token: TOKEN,
        apiRoot: "http://127.0.0.1:8081",
        databasePath: "/var/lib/nardy/games.db",
        keepsBefore: false,
        logLevel: "warn",
        host: "0.0.0.0",
        port: 9000,
        webhook: { url: "https://example.org/telegram", secret: "a-word-of-some-length" },
        publicUrl: "https://example.org/boards",
        pictureChats: [-1001234567890, 5100000001],
        owner: 5100000001,
        retention: { challengesDays: 7, peopleDays: 0 },
        extras: { guestTables: false, ephemeralAnswers: false },
      },
    });
  });

  test.each([
    ["TELEGRAM_API_ROOT", "api.telegram.org"],
    ["TELEGRAM_API_ROOT", "ftp://api.telegram.org"],
    ["TELEGRAM_API_ROOT", ""],
    ["TELEGRAM_API_ROOT", "https://api.telegram.org?proxy=1"],
    ["PUBLIC_URL", "https://example.org/boards#top"],
    ["DATABASE_PATH", ""],
    ["LOG_LEVEL", "loud"],
    ["GUEST_TABLES", "no"],
    ["EPHEMERAL_ANSWERS", ""],
    ["LOG_LEVEL", "INFO"],
    ["WEBHOOK_URL", "example.org"],
    ["PUBLIC_URL", "example.org"],
    ["PICTURES_CHAT_ID", "@boards"],
    ["PICTURES_CHAT_ID", "-100123 -100456"],
    ["PICTURES_CHAT_ID", "0"],
    ["PICTURES_CHAT_ID", "12345678901234567890"],
    ["HOST", ""],
    ["OWNER_ID", "@anna"],
    ["KEEP_PEOPLE_DAYS", "two years"],
    ["PORT", "0"],
    ["PORT", "65536"],
    ["PORT", "80.5"],
    ["PORT", "-1"],
    ["PORT", "http"],
    ["PORT", ""],
  ])("says in one sentence what %s should be when it is “%s”", (name, value) => {
    const read = readConfig({ [name]: value });
    expect(read.ok ? "" : read.message).toMatch(
      new RegExp(`^${name} is “[^”]*” but should be [^\\n]+\\.$`),
    );
  });

  test.each([
    ["BOT_TOKEN", "my-bot"],
    ["BOT_TOKEN", "123456:short"],
    ["BOT_TOKEN", `${TOKEN} `],
    ["WEBHOOK_SECRET", "a b"],
    ["WEBHOOK_SECRET", "short"],
  ])("says what the secret %s should be without repeating it", (name, value) => {
    const read = readConfig({ WEBHOOK_URL: "https://example.org/", [name]: value });
    const message = read.ok ? "" : read.message;
    expect(message).toMatch(new RegExp(`^${name} should be [^\\n]+\\.$`));
    expect(message).not.toContain(value);
  });

  test("wants a secret for a webhook", () => {
    const read = readConfig({ WEBHOOK_URL: "https://example.org/telegram" });
    expect(read.ok ? "" : read.message).toMatch(/^WEBHOOK_SECRET should be set/);
  });
});

describe("a secret in a file", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "nardy-config-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test.each(["", "\n"])("that is empty (%j) is no sign to open the playground", (content) => {
    const path = join(folder, "token");
    writeFileSync(path, content);
    const read = readConfig({ BOT_TOKEN_FILE: path });
    expect(read.ok ? "" : read.message).toBe(
      `BOT_TOKEN_FILE is “${path}”, which is empty: write the secret into it.`,
    );
  });

  test("is read from there, without the line's end", () => {
    const path = join(folder, "token");
    writeFileSync(path, `${TOKEN}\n`);
    const read = readConfig({ BOT_TOKEN_FILE: path });
    expect(read.ok && read.config.token).toBe(TOKEN);
  });

  test("that is not there is told by the file's name", () => {
    const path = join(folder, "token");
    const read = readConfig({ BOT_TOKEN_FILE: path });
    expect(read.ok ? "" : read.message).toBe(
      `BOT_TOKEN_FILE is “${path}” but should be a file that can be read.`,
    );
  });

  test("and in the environment too is one too many", () => {
    const path = join(folder, "token");
    writeFileSync(path, TOKEN);
    const read = readConfig({ BOT_TOKEN: TOKEN, BOT_TOKEN_FILE: path });
    expect(read.ok ? "" : read.message).toMatch(/^BOT_TOKEN and BOT_TOKEN_FILE are both set/);
  });
});
