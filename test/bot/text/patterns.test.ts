import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseSync, Visitor } from "rolldown/utils";
import { describe, expect, test } from "vitest";

const SRC = resolve(import.meta.dirname, "../../../src");

/** What a pattern is made of: an escape, a class, a repetition without an end, or any other sign. */
const PARTS = /\\[pPu]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|[*+]|\{\d+,\}|./gsu;
const ENDLESS = /^(?:[*+]|\{\d+,\})$/;

/** Whether something that repeats without an end is repeated without an end: `(a+)+`. */
const repeatsWhatRepeats = (pattern: string): boolean => {
  const parts = pattern.match(PARTS) ?? [];
  // For each group that is open, and for what stands around all, whether something in it repeats.
  const open = [false];
  for (const [at, part] of parts.entries()) {
    const isRepeated = ENDLESS.test(parts[at + 1] ?? "");
    if (part === "(") open.push(false);
    else if (part === ")") {
      const repeats = open.pop() ?? false;
      if (repeats && isRepeated) return true;
      open.push((open.pop() ?? false) || repeats || isRepeated);
    } else if (isRepeated) open[open.length - 1] = true;
  }
  return false;
};

/** In these, what repeats ends at a sign that it cannot contain: there is one way to read it. */
const SEPARATED = [
  /^((?:[ \t]|<[^>\n]*>)*)(?=[^\s<\u200f])(?!(?=\p{L})[\p{Script=Arabic}\p{Script=Hebrew}])/u,
  /\u2066[^\u2069]*\u2069|[\p{L}\d]+(?:→[\p{L}\d]+✶?)+(?:×\d)?(?: \d+(?:→[\p{L}\d]+✶?)+(?:×\d)?)*/u,
];

const patternsIn = (code: string): string[] => {
  const found: string[] = [];
  const visitor = new Visitor({
    Literal(node) {
      if ("regex" in node) found.push(node.regex.pattern);
    },
  });
  visitor.visit(parseSync("module.ts", code).program);
  return found;
};

describe("a pattern that looks at what people say", () => {
  test.each(["(a+)+", "(?:a|b*)*$", "((?:\\d{1,})x)+", "([^)]+)*", "(?:(a+)b?)+"])(
    "is known to be slow: %s",
    (pattern) => expect(repeatsWhatRepeats(pattern)).toBe(true),
  );

  test.each([
    "a+b+",
    "(a+)?",
    "(?:\\d{3})*",
    "\\(a+\\)+",
    "[(a+)]+",
    "(?:\\p{L}x){1,3}",
    "(a+)(b)+",
  ])("is known to be quick: %s", (pattern) => expect(repeatsWhatRepeats(pattern)).toBe(false));

  test("repeats nothing that repeats, which would take time without bounds", () => {
    const files = readdirSync(SRC, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.startsWith("playground/"))
      .map((name) => readFileSync(join(SRC, name), "utf8"));
    const patterns = files.flatMap(patternsIn);
    expect(patterns.length).toBeGreaterThan(100);
    expect(patterns.filter(repeatsWhatRepeats)).toEqual(SEPARATED.map(({ source }) => source));
  });
});
