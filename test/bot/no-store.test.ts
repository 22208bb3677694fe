import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const BOT = resolve(import.meta.dirname, "../../src/bot");

test("the bot has no way to the store, where the secrets are, but the actions at the tables", () => {
  const names = readdirSync(BOT, { recursive: true, encoding: "utf8" });
  const sources = names.filter((name) => name.endsWith(".ts"));
  expect(sources.length).toBeGreaterThan(20);
  const codeOf = (name: string): string =>
    readFileSync(join(BOT, name), "utf8").replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*$/gm, "");
  const reaching = sources.filter((name) => /\bstore\b|openSecret|newSecret/.test(codeOf(name)));
  expect(reaching).toEqual([]);
});
