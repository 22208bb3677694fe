import { describe, expect, test } from "vitest";
import { parseHtml } from "../../src/playground/text/html.ts";

// What tdlib's own tests (test/message_entities.cpp, parse_html) say of these inputs.
const COMPLAINTS: readonly (readonly [string, string])[] = [
  ["🏟 🏟&lt;<abacaba", "Unclosed start tag at byte offset 13"],
  ["🏟 🏟&lt;<abac aba>", 'Unsupported start tag "abac" at byte offset 13'],
  ["🏟 🏟&lt;<abac>", 'Unsupported start tag "abac" at byte offset 13'],
  ["🏟 🏟&lt;<i    aba  =  ", 'Unclosed start tag "i" at byte offset 13'],
  ["🏟 🏟&lt;</", "Unexpected end tag at byte offset 13"],
  ["🏟 🏟&lt;<b></b></", "Unexpected end tag at byte offset 20"],
  ["🏟 🏟&lt;<i>a</i   ", "Unclosed end tag at byte offset 17"],
  ["🏟 🏟&lt;<i>a</em   >", 'Unmatched end tag at byte offset 17, expected "</i>", found "</em>"'],
  ["a < b", 'Unsupported start tag "" at byte offset 2'],
  ["<b>x", 'Can\'t find end tag corresponding to start tag "b"'],
  ["<br>", 'Unsupported start tag "br" at byte offset 0'],
  ["<script>alert(1)</script>", 'Unsupported start tag "script" at byte offset 0'],
];

const read = (source: string) => {
  const parsed = parseHtml(source);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.value;
};

describe("Telegram's HTML", () => {
  test.each(COMPLAINTS)("%s is refused", (source, problem) => {
    expect(parseHtml(source)).toEqual({ ok: false, problem });
  });

  test("named and numbered characters are read, unknown ones stay", () => {
    expect(read("&lt;&gt;&amp;&quot;&laquo;&raquo;&#12345678;&#65;&#x42;").text).toBe(
      '<>&"&laquo;&raquo;&#12345678;AB',
    );
  });

  test("nested tags give entities in units of UTF-16", () => {
    expect(read("🏟 🏟<i>🏟 &gt;<b>&lt;🏟</b></i>")).toEqual({
      text: "🏟 🏟🏟 ><🏟",
      entities: [
        { type: "italic", offset: 5, length: 7 },
        { type: "bold", offset: 9, length: 3 },
      ],
    });
  });

  test.each([
    ["b", "bold"],
    ["strong", "bold"],
    ["i", "italic"],
    ["em", "italic"],
    ["u", "underline"],
    ["s", "strikethrough"],
    ["tg-spoiler", "spoiler"],
    ["code", "code"],
    ["pre", "pre"],
    ["blockquote", "blockquote"],
  ])("<%s> makes %s", (tag, type) => {
    expect(read(`x<${tag.toUpperCase()}>y</${tag}>`).entities).toEqual([
      { type, offset: 1, length: 1 },
    ]);
  });

  test("a blockquote may be expandable", () => {
    expect(read("<blockquote expandable>y</blockquote>").entities[0]?.type).toBe(
      "expandable_blockquote",
    );
  });

  test("links are written out; a link to nothing leaves its words", () => {
    const url = (source: string) => read(source).entities[0];
    expect(url("<a href='telegram.org?&lt;'> </a>")).toMatchObject({
      type: "text_link",
      url: "http://telegram.org/?<",
    });
    expect(url("<a href='nowhere'>x</a>")).toBeUndefined();
    expect(url('<a href="tg://user?id=42">x</a>')).toMatchObject({
      type: "text_mention",
      user: { id: 42 },
    });
  });

  test("a tag around nothing is nothing", () => {
    expect(read("x<b></b>")).toEqual({ text: "x", entities: [] });
  });
});
