import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";

const ROOT = resolve(import.meta.dirname, "..");

const pages = [
  ...["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"],
  "data/deploy/README.md",
  "data/deploy/standby.md",
  ...readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith("README.md"))
    .map((name) => `src/${name}`),
];

const { scripts, version } = z
  .object({ scripts: z.record(z.string(), z.string()), version: z.string() })
  .parse(JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")));

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one = ""]) => one);

describe.each(pages)("%s", (page) => {
  const text = readFileSync(join(ROOT, page), "utf8");
  const folder = dirname(join(ROOT, page));

  test("names no command that is not there", () => {
    const named = found(text, /npm run\s(?:--silent )?([a-z-]+)/g);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  });

  test("names no file that is not there", () => {
    const linked = found(text, /\]\((?!https?:)([^)]+)\)/g);
    const named = found(text, /`((?:[\w.-]+\/)+[\w.-]+\.(?:ts|js|py|sql|ftl|wat|md|service))`/g);
    const isThere = (name: string): boolean =>
      [folder, join(ROOT, "src"), ROOT, join(ROOT, "src/bot")].some((from) =>
        existsSync(join(from, name)),
      );
    expect([...linked, ...named].filter((name) => !isThere(name))).toEqual([]);
  });
});

test("the changes of the version that this is are told first", () => {
  const told = found(readFileSync(join(ROOT, "CHANGELOG.md"), "utf8"), /^## (\d+\.\d+\.\d+)/gm);
  expect(told[0]).toBe(version);
});
