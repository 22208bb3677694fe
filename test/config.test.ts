import { describe, expect, test } from "vitest";
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
        logLevel: "info",
        port: 8080,
      },
    });
  });

  test("takes what the environment says", () => {
    const read = readConfig({
      BOT_TOKEN: TOKEN,
      TELEGRAM_API_ROOT: "http://127.0.0.1:8081/",
      DATABASE_PATH: "/var/lib/nardy/games.db",
      LOG_LEVEL: "warn",
      PORT: "9000",
    });
    expect(read).toEqual({
      ok: true,
      config: {
        token: TOKEN,
        apiRoot: "http://127.0.0.1:8081",
        databasePath: "/var/lib/nardy/games.db",
        logLevel: "warn",
        port: 9000,
      },
    });
  });

  test.each([
    ["BOT_TOKEN", "my-bot"],
    ["BOT_TOKEN", "123456:short"],
    ["BOT_TOKEN", `${TOKEN} `],
    ["TELEGRAM_API_ROOT", "api.telegram.org"],
    ["TELEGRAM_API_ROOT", "ftp://api.telegram.org"],
    ["TELEGRAM_API_ROOT", ""],
    ["DATABASE_PATH", ""],
    ["LOG_LEVEL", "loud"],
    ["LOG_LEVEL", "INFO"],
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
});
