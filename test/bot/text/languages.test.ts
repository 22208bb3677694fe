import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { DEFAULT, LANGUAGE_TABLE, nameOf } from "../../../src/bot/text/languages.ts";
import { TEXT_KEYS } from "../../../src/bot/text/text-keys.ts";
import { LANGUAGES, speaker } from "../../../src/bot/text/texts.ts";
import { LOCALES } from "../../support/messages.ts";

/** The letters of a description. */
const MOST_OF_COMMAND = 256;

const rowOf = (code: string) => LANGUAGE_TABLE.find((row) => row.code === code);

/** The languages that stand in for one, one after another; a circle would have no end. */
const standInsOf = (code: string, before: readonly string[] = []): readonly string[] => {
  const second = rowOf(code)?.second;
  if (second === undefined || before.includes(second)) return before;
  return standInsOf(second, [...before, second]);
};

test("each folder of texts has its row, and each language that is spoken its folder", () => {
  const folders = readdirSync(LOCALES).filter((name) => !name.includes("."));
  expect(folders.toSorted()).toEqual([...LANGUAGES].sort());
});

describe.each(LANGUAGE_TABLE)("the row of $code", ({ code, name, cities }) => {
  test("names a language that numbers and dates can be told in", () => {
    expect(Intl.PluralRules.supportedLocalesOf([code])).toEqual([code]);
    expect(nameOf(code)).toBe(name);
  });

  test("is the only one of its code and name", () => {
    expect(LANGUAGE_TABLE.filter((row) => row.code === code || row.name === name)).toHaveLength(1);
  });

  test("ends at the language whose texts are complete", () => {
    expect(code === DEFAULT ? DEFAULT : standInsOf(code).at(-1)).toBe(DEFAULT);
  });

  test("has a handful of cities, each of them once", () => {
    expect(new Set(cities).size).toBe(cities.length);
    expect(cities.length).toBeGreaterThan(2);
  });
});

test.each(LANGUAGES)("the commands of the bot fit into Telegram's list in %s", (language) => {
  const keys = TEXT_KEYS.filter((key) => key.startsWith("command-"));
  const long = keys.filter((key) => speaker(language)(key).length > MOST_OF_COMMAND);
  expect(keys.length).toBeGreaterThan(5);
  expect(long).toEqual([]);
});
