import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../../src/bot/text/texts.ts";
import { LANGUAGE_TESTS } from "../../support/languages.ts";
import { filesOf } from "../../support/messages.ts";

describe.each(LANGUAGES)("the texts in %s", (language) => {
  const lines = filesOf(language).flatMap(({ file, text }) =>
    text
      .split("\n")
      .map((line, at) => ({ place: `${file}:${at + 1}`, line }))
      .filter(({ line }) => !line.startsWith("#")),
  );

  test.each([...(LANGUAGE_TESTS.get(language)?.replaced ?? [])])(
    "no longer say %s (%s)",
    (word) => {
      const said = lines.filter(({ line }) =>
        word.test(
          line
            .replace(/^[\w-]+ =/, "=")
            .replace(/<[^>]*>/g, "")
            .replace(/\{ \$throws/g, "{"),
        ),
      );
      expect(said.map(({ place, line }) => `${place}: ${line}`)).toEqual([]);
    },
  );
});
