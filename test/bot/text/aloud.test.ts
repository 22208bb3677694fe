import { describe, expect, test } from "vitest";
import { aloud, keyAloud } from "../../../src/bot/text/aloud.ts";
import { speaker } from "../../../src/bot/text/texts.ts";
import { heardText } from "../../support/heard.ts";

const ru = speaker("ru");
const en = speaker("en");

describe("moves read aloud", () => {
  test.each([
    ["13→8", "с 13 на 8"],
    ["бар→20", "с бара на 20"],
    ["6→снять", "с 6 снять"],
    ["24→20✶→17", "с 24 на 20, бьёт, дальше на 17"],
    ["13→8×2", "с 13 на 8, дважды"],
    ["4→2→снять", "с 4 на 2, дальше снять"],
    ["24→18 13→9✶", "с 24 на 18, с 13 на 9, бьёт"],
    ["✅ 24→18 13→9", "Верно: с 24 на 18, с 13 на 9"],
    ["❌\u00a013→7", "Неверно: с 13 на 7"],
    ["Лучше 24→18 13→9, а не 8→4", "Лучше с 24 на 18, с 13 на 9, а не с 8 на 4"],
  ])("%s", (notation, words) => {
    expect(aloud(notation, ru)).toBe(words);
  });

  test("have the endings that numbers have in Turkish and Azerbaijani", () => {
    expect(aloud("10→6", speaker("tr"))).toBe("10’dan 6’ya");
    expect(aloud("13→9", speaker("tr"))).toBe("13’ten 9’a");
    expect(aloud("10→6", speaker("az"))).toBe("10-dan 6-ya");
    expect(aloud("20→7", speaker("az"))).toBe("20-dən 7-yə");
  });

  test("are words from the right in Persian, in whatever isolate they stand", () => {
    const fa = speaker("fa");
    const said = aloud(fa("notation", { moves: "13→8✶" }), fa);
    expect(heardText(said)).toBe("از 13 به 8، می‌زند");
    expect(said).not.toMatch(/[\u2066\u2068]/u);
    expect(said.startsWith("\u200f")).toBe(true);
  });
});

describe("signs read aloud", () => {
  test.each([
    ["🏆 You won!", "You won!"],
    ["🎲\u00a0<b>6:4</b> · match to 5", "<b>6, 4</b>, match to 5"],
    ["⚪ \u2068Anna\u2069 — 🔴 \u2068Boris\u2069", "\u2068Anna\u2069 — \u2068Boris\u2069"],
    ["score ⚪ 2:1 🔴", "score white 2, 1 black"],
    ["✓ Words", "chosen, Words"],
    ["Bot ★★", "Bot 2 stars"],
    ["🟩🟨🟩⬜", "right 2, close 1, to come 1"],
    ["🟥 missed", "missed"],
    ["⚀ 60, ⚅ 57", "1: 60, 6: 57"],
    ["one\n🟦🟪\ntwo\n\nthree", "one\ntwo\n\nthree"],
    ["<b>⏱</b> late", "late"],
  ])("%s", (text, words) => {
    expect(aloud(text, en)).toBe(words);
  });

  test("a name that is but signs stays, as there is nothing else of it", () => {
    expect(aloud("🏆 \u2068🐢🐢\u2069 wins", en)).toBe("\u2068🐢🐢\u2069 wins");
  });

  test("a key that is a sign has a word", () => {
    expect(keyAloud("⋯", en)).toBe("More…");
    expect(keyAloud("↩", ru)).toBe("Вернуть");
    expect(keyAloud("⏮", ru)).toBe("В начало");
    expect(keyAloud("🎲 Roll", en)).toBe("Roll");
    expect(keyAloud("🤷", en)).toBe("🤷");
  });

  test("what is read aloud once reads the same again", () => {
    for (const text of ["🎲 6:4 · 13→8✶ ×2", "✓ ★★ · ⚪ 2:1 🔴", "🟩🟨 — ⚀ 3"]) {
      const once = aloud(text, ru);
      expect(aloud(once, ru)).toBe(once);
    }
  });
});
