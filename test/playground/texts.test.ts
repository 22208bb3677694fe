import { describe, expect, test } from "vitest";
import { cleaned } from "../../src/playground/text/clean.ts";
import { withFoundEntities } from "../../src/playground/text/entities.ts";

const found = (text: string) =>
  withFoundEntities({ text, entities: [] }).entities.map(({ type, offset, length }) => [
    type,
    text.slice(offset, offset + length),
  ]);

describe("what is found in a text", () => {
  test.each([
    ["/play long", [["bot_command", "/play"]]],
    ["/play@shesh_besh_bot 5", [["bot_command", "/play@shesh_besh_bot"]]],
    ["13/9 24/18", []],
    ["hi @boris_plays!", [["mention", "@boris_plays"]]],
    ["mail a@b.com", []],
    [
      "see https://t.me/shesh_besh_bot?start=abc.",
      [["url", "https://t.me/shesh_besh_bot?start=abc"]],
    ],
    [
      "t.me/x_bot and #нарды",
      [
        ["url", "t.me/x_bot"],
        ["hashtag", "#нарды"],
      ],
    ],
  ])("%s", (text, entities) => {
    expect(found(text)).toEqual(entities);
  });

  test("nothing is looked for inside code", () => {
    const text = "/play";
    const entities = [{ type: "code" as const, offset: 0, length: 5 }];
    expect(withFoundEntities({ text, entities }).entities).toEqual(entities);
  });
});

describe("a text is cleaned", () => {
  test("white space at the ends goes, and entities move along", () => {
    expect(
      cleaned({ text: " \n bold \n", entities: [{ type: "bold", offset: 0, length: 9 }] }),
    ).toEqual({ text: "bold", entities: [{ type: "bold", offset: 0, length: 4 }] });
  });

  test("overrides of direction go, isolates and marks stay", () => {
    const text = "a\u202eb\u200e\u2068c\u2069";
    expect(cleaned({ text, entities: [{ type: "bold", offset: 2, length: 1 }] })).toEqual({
      text: "ab\u200e\u2068c\u2069",
      entities: [{ type: "bold", offset: 1, length: 1 }],
    });
  });

  test("tabs become spaces, new lines stay", () => {
    expect(cleaned({ text: "a\tb\r\nc", entities: [] }).text).toBe("a b\nc");
  });
});
