import { describe, expect, test } from "vitest";
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
