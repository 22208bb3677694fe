import { expect, test } from "vitest";
import { heardText, SPELLED } from "../support/heard.ts";
import { walkPages } from "../support/page-walk.ts";

/** What a page says, and what its keys say. */
const wordsOf = ({
  text,
  keyboard,
}: {
  readonly text: string;
  readonly keyboard: readonly (readonly { readonly text: string }[])[];
}) => [text, ...keyboard.flat().map((key) => key.text)].map(heardText);

test("every page of who listens is words: no picture, and no sign that is spelled out", async () => {
  const pages = (await walkPages("ru", "words", ["bot"])).filter(({ chat }) => chat === "bot");
  expect(pages.length).toBeGreaterThan(90);
  for (const { way, message } of pages) {
    expect(message.photo, way.join(" > ")).toBeUndefined();
    for (const words of wordsOf(message)) expect(words, way.join(" > ")).not.toMatch(SPELLED);
  }
});
