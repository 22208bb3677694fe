import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { answerLine } from "../../src/rules/json-lines/answer.ts";

const file = new URL("../fixtures/rules/examples.jsonl", import.meta.url);

/** `why`, what is asked, and the answer, the order of turns set aside. */
const examples: { why: string; ask: object; played: number; results: object[] }[] = readFileSync(
  file,
  "utf8",
)
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

type Result = { white: Record<string, number>; black: Record<string, number> };

const sorted = (results: readonly object[]): string[] =>
  results.map((result) => JSON.stringify(result)).sort();

describe("the examples of the sources", () => {
  test.each(examples)("$why", ({ ask, played, results }) => {
    const answer: { played: number; turns: Result[] } = JSON.parse(
      answerLine(JSON.stringify(ask)).line,
    );
    expect(answer.played).toBe(played);
    expect(sorted(answer.turns.map(({ white, black }) => ({ white, black })))).toEqual(
      sorted(results),
    );
  });
});
