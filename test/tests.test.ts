import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { BY_OTHER_NAMES, MACHINE } from "./support/machine-words.ts";

const ROOT = resolve(import.meta.dirname, "..");

/** Virtual time itself, the ground of stories over HTTP, and the words that are looked for. */
const OF_THE_MACHINE = [
  ...["virtual-time", "stage", "ground", "playground-port", "machine-words"],
].map((name) => `test/support/${name}.ts`);

const textOf = (file: string): string => readFileSync(join(ROOT, file), "utf8");

const tests = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".test.ts"))
  .map((name) => `test/${name}`);

/** The files of the tests that are imported by a file. */
const importsOf = (file: string): readonly string[] =>
  [...textOf(file).matchAll(/ from "(\.[^"]+\.ts)"/g)]
    .map(([, target = ""]) => relative(ROOT, resolve(ROOT, dirname(file), target)))
    .filter((target) => target.startsWith("test/") && existsSync(join(ROOT, target)));

/** These files, and all that they import. */
const withImports = (files: readonly string[]): ReadonlySet<string> => {
  const seen = new Set(files);
  for (const file of seen) for (const one of importsOf(file)) seen.add(one);
  return seen;
};

const found = (files: Iterable<string>, pattern: RegExp): readonly string[] =>
  [...files].flatMap((file) =>
    [...textOf(file).matchAll(pattern)].map(([words]) => `${file}: ${words}`),
  );

describe("the quick tests", () => {
  const quick = [...withImports(tests.filter((file) => !file.endsWith(".real.test.ts")))].filter(
    (file) => !OF_THE_MACHINE.includes(file),
  );

  test("are many", () => {
    expect(quick.length).toBeGreaterThan(300);
  });

  test("read no clock and no chance of the machine, and wait by none", () => {
    expect(found(quick, MACHINE)).toEqual([]);
    expect(found(quick, BY_OTHER_NAMES)).toEqual([]);
  });

  test("have no limit of time of their own, which a slow machine would reach", () => {
    const limits = /\b(?:testTimeout|hookTimeout|retry): .*|^ *\}, (?:\{ timeout: )?[\d_]{4,}.*/gm;
    expect(found(quick, limits)).toEqual([]);
  });
});

test("no test is left out but for a program that is missing, which the run says", () => {
  const leftOut =
    /\b(?:test|describe)(?:\.\w+)*\.(?:skip|todo|only|fails|runIf)\b|\bskipIf\((?!IS_MISSING\.|chromiumPath === undefined\)).*/g;
  expect(found(tests, leftOut)).toEqual([]);
});
