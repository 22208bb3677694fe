import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../src/bot/text/texts.ts";
import { readConfig } from "../src/config.ts";

const ROOT = resolve(import.meta.dirname, "..");

const read = (name: string): string => readFileSync(join(ROOT, name), "utf8");

const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one = ""]) => one);

/** What only Node, glibc or the program of another container reads. */
const NOT_OURS = ["NODE_ENV", "MALLOC_ARENA_MAX", "REPLICA_URL"];

test("every variable that a container or a service sets is one that the bot reads", () => {
  const config = read("src/config.ts");
  const set = [
    ...found(read("compose.yaml"), /^ {6}([A-Z_]+):/gm),
    ...found(read("Dockerfile").replaceAll(/^ENV /gm, " "), / ([A-Z_]+)=/g),
    ...found(read("data/deploy/shesh-besh.service"), /^Environment=([A-Z_]+)=/gm),
  ];
  expect(set.length).toBeGreaterThan(8);
  const unknown = set
    .map((name) => name.replace(/_FILE$/, ""))
    .filter((name) => !NOT_OURS.includes(name) && !config.includes(`  ${name}: `));
  expect(unknown).toEqual([]);
});

test("a container starts where no variable is set, and an address left empty counts as none", () => {
  const given = [...read("compose.yaml").matchAll(/^ {6}([A-Z_]+): \$\{[A-Z_]+:-(.*)\}$/gm)];
  expect(given.length).toBeGreaterThan(5);
  const unset = Object.fromEntries(given.map(([, name = "", usual = ""]) => [name, usual]));
  const found = readConfig({ ...unset, WEBHOOK_URL: "", WEBHOOK_SECRET: "" });
  expect(found).toMatchObject({ ok: true, config: { publicUrl: undefined, webhook: undefined } });
});

describe("the privacy policy", () => {
  const factsOf = (language: string) => {
    const page = read(`data/deploy/privacy.${language}.md`).replaceAll(/[۰-۹]/g, (digit) =>
      String(digit.charCodeAt(0) - "۰".charCodeAt(0)),
    );
    return {
      headings: found(page, /^(#+) /gm),
      rows: found(page, /^(\|) (?!---)/gm).length,
      rights: found(page, /^(- \*\*)/gm).length,
      commands: [...new Set(found(page, /(?<![\w/])(\/[a-z]{3,})/g))].toSorted(),
      days: found(page, /\b(\d+)\b/g).toSorted(),
    };
  };

  test.each(LANGUAGES)("says in «%s» what it says in English", (language) => {
    expect(factsOf(language)).toEqual(factsOf("en"));
  });

  test("names the days after which the bot forgets and deletes", () => {
    const config = read("src/config.ts");
    expect(factsOf("en").days).toEqual(
      ["14", "14", ...found(config, /KEEP_(?:CHALLENGES|PEOPLE)_DAYS: days\((\d+)\)/g)].toSorted(),
    );
  });
});

test("the example of settings has each variable that the bot reads, and no other", () => {
  const known = found(read("src/config.ts"), /^ {2}([A-Z_]+): /gm);
  const shown = found(read(".env.example"), /^(?:# )?([A-Z_]+)=/gm);
  expect(shown.toSorted()).toEqual(known.toSorted());
});

test("every file that a container is given is there, or made by a step before", () => {
  const copied = read("Dockerfile")
    .split("\n")
    .filter((line) => line.startsWith("COPY --from=build"))
    .map((line) => line.split(" ")[2]?.replace("/app/", "") ?? "");
  expect(copied).toEqual(["package.json", "node_modules", "dist", "data"]);
  const made = ["node_modules", "dist"];
  expect(copied.filter((name) => !made.includes(name) && !existsSync(join(ROOT, name)))).toEqual(
    [],
  );
  const mounted = found(read("compose.yaml"), /- \.\/([\w./-]+):/g);
  expect(mounted.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
});

test("what the container runs is what `npm start` runs, and nothing secret goes into its image", () => {
  const [command = ""] = found(read("Dockerfile"), /^CMD \["node", (.+)\]$/gm);
  const { scripts } = JSON.parse(read("package.json"));
  expect(scripts.start).toContain(command.replaceAll(/[",]/g, ""));
  const ignored = read(".dockerignore").split("\n");
  for (const name of ["token", "replica.env", "data/*.db*", ".git"])
    expect(ignored).toContain(name);
});
