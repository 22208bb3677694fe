import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readDecision, writeDecision } from "../../../../src/features/practice/decision/text.ts";
import {
  hashOf,
  readDraft,
  readSet,
  readSeven,
  writeDraft,
  writeSet,
  writeSeven,
} from "../../../../src/features/practice/sets/text.ts";

const textOf = (file: string): string =>
  readFileSync(new URL(file, import.meta.url), "utf8").trim();

/** As releases have stored it, byte for byte. */
const kept = (name: string): string => textOf(`../../../fixtures/practice/${name}.json`);

test.each(["long", "short"])("a shipped set of %s is written as it stands in its file", (game) => {
  for (const line of textOf(`../../../../data/sevens/${game}.jsonl`).split("\n")) {
    const seven = readSeven(line);
    expect(seven && writeSeven(seven)).toBe(line);
  }
});

test("a set of a day and an unfinished one are written as a release has stored them", () => {
  const set = readSet(kept("seven"));
  expect(set && writeSet(set)).toBe(kept("seven"));
  expect(hashOf(kept("seven"))).toBe(
    "7578e69529e50851008689a4d77b0388c71937186e3e4a97081631950fe75769",
  );
  const draft = readDraft(kept("draft"));
  expect(draft && JSON.parse(writeDraft(draft))).toEqual(JSON.parse(kept("draft")));
});

test("a puzzle of an old release is read with the switches that came later", () => {
  expect(writeDecision(readDecision(kept("old-puzzle")))).toBe(kept("puzzle"));
  expect(writeDecision(readDecision(kept("puzzle")))).toBe(kept("puzzle"));
});

test("a decision of a seven is stored as a puzzle with the losses alone", () => {
  const [decision] = readSet(kept("seven"))?.decisions ?? [];
  expect(decision && writeDecision(decision)).toBe(kept("seven-as-puzzle"));
});
