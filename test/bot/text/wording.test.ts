import { describe, expect, test } from "vitest";
import { speaker, untimed } from "../../../src/bot/text/texts.ts";
import { LANGUAGE_TESTS } from "../../support/languages.ts";
import { filesOf } from "../../support/messages.ts";

const REPLACED = [...LANGUAGE_TESTS].flatMap(([language, { replaced = [] }]) =>
  replaced.length === 0 ? [] : [[language, replaced] as const],
);

describe.each(REPLACED)("the texts in %s", (language, replaced) => {
  const lines = filesOf(language).flatMap(({ file, text }) =>
    text
      .split("\n")
      .map((line, at) => ({ place: `${file}:${at + 1}`, line }))
      .filter(({ line }) => !line.startsWith("#")),
  );

  test.each([...replaced])("no longer say %s (%s)", (word) => {
    const said = lines.filter(({ line }) =>
      word.test(
        line
          .replace(/^[\w-]+ =/, "=")
          .replace(/<[^>]*>/g, "")
          .replace(/\{ \$throws/g, "{"),
      ),
    );
    expect(said.map(({ place, line }) => `${place}: ${line}`)).toEqual([]);
  });
});

test("a moment has its day and its time as people write them", () => {
  const until = new Date(Date.UTC(2026, 10, 28, 4));
  const said = (language: string): string =>
    untimed(speaker(language)("seven-choice-again", { day: "5", until }));
  expect(said("az")).toContain("28 noyabr, 04:00 UTC");
  expect(said("ru")).toContain("28 ноября в 04:00 UTC");
});
