import { describe, expect, test } from "vitest";
import { drawEmoji } from "../../src/board/emoji.ts";
import type { Scene } from "../../src/board/scene/scene.ts";
import { sideOf } from "../../src/rules/position.ts";
import { BAR } from "../../src/rules/types.ts";
import {
  bearOff,
  crowdedBar,
  highCube,
  longBearOff,
  longNames,
  longStart,
  madGulbar,
  oddNames,
  scenes,
  shortStart,
  stacks,
  unseenNames,
} from "./scene/scenes.ts";

/** The start of short nardy as experience.md shows it. */
const START = `\
⚪⚪⚪5️⃣⬛5️⃣🔴🔴🔴 13·12
🟫🟫🟫🟫⬛🟨🟨🟨🟨 14·11
🟨🟨🟨🟨⬛🟫🟫🟫🟫 15·10
🟫🟫🟫🟫⬛🟨🟨🟨🟨 16·9
🔴🔴🔴🟨⬛🟫⚪⚪⚪ 17·8
🟫🟫🟫🟫⬛🟨🟨🟨🟨 18·7
⬛⬛⬛⬛⬛⬛⬛⬛⬛
🔴🔴🔴5️⃣⬛5️⃣⚪⚪⚪ 19·6
🟫🟫🟫🟫⬛🟨🟨🟨🟨 20·5
🟨🟨🟨🟨⬛🟫🟫🟫🟫 21·4
🟫🟫🟫🟫⬛🟨🟨🟨🟨 22·3
🟨🟨🟨🟨⬛🟫🟫🟫🟫 23·2
⚪⚪🟫🟫⬛🟨🟨🔴🔴 24·1`;

const MARK = "\u200E";
const LABEL = / ›?(?<left>\d{1,2})·(?<right>\d{1,2})‹?(?: ×\d\d(?:·×\d\d)?)?$/;
const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
const graphemes = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

/** The lines without the marks around them. */
const linesOf = (scene: Scene): string[] =>
  drawEmoji(scene)
    .split("\n")
    .map((line) => {
      expect(line.startsWith(MARK) && line.endsWith(MARK)).toBe(true);
      return line.slice(1, -1);
    });

/** The thirteen lines of the board: twelve end with a label, and between them lies the bar. */
const boardOf = (scene: Scene): string[] => {
  const lines = linesOf(scene);
  const first = lines.findIndex((line) => LABEL.test(line));
  return lines.slice(first, first + 13);
};

const pointLine = (scene: Scene, number: number): string | undefined =>
  boardOf(scene).find((line) => line.match(LABEL)?.groups?.left === `${number}`);

describe("the emoji board", () => {
  test("is the start of short nardy to the letter", () => {
    expect(boardOf(shortStart).join("\n")).toBe(START);
  });

  test("changes only the colours and the numbers when black sits below", () => {
    const swapped = START.replaceAll(/[⚪🔴]/gu, (one) => (one === "⚪" ? "🔴" : "⚪"));
    expect(boardOf({ ...shortStart, bottom: "black", numbering: "black" }).join("\n")).toBe(
      swapped,
    );
    const forWhite = boardOf({ ...shortStart, bottom: "black" });
    expect(forWhite[0]).toBe("🔴🔴🔴5️⃣⬛5️⃣⚪⚪⚪ 12·13");
    expect(forWhite[12]).toBe("🔴🔴🟫🟫⬛🟨🟨⚪⚪ 1·24");
  });

  test("puts the heads of long nardy across from each other", () => {
    const board = boardOf(longStart);
    expect(board[0]).toBe("🟨🟨🟨🟨⬛➕🔴🔴🔴 13·12 ×15");
    expect(board[12]).toBe("⚪⚪⚪➕⬛🟨🟨🟨🟨 24·1 ×15");
  });

  test.each([
    [0, "🟫🟫🟫🟫⬛🟨🟨🟨🟨 24·1"],
    [1, "⚪🟫🟫🟫⬛🟨🟨🟨🟨 24·1"],
    [4, "⚪⚪⚪⚪⬛🟨🟨🟨🟨 24·1"],
    [5, "⚪⚪⚪5️⃣⬛🟨🟨🟨🟨 24·1"],
    [9, "⚪⚪⚪9️⃣⬛🟨🟨🟨🟨 24·1"],
    [10, "⚪⚪⚪🔟⬛🟨🟨🟨🟨 24·1"],
    [11, "⚪⚪⚪➕⬛🟨🟨🟨🟨 24·1 ×11"],
    [15, "⚪⚪⚪➕⬛🟨🟨🟨🟨 24·1 ×15"],
  ])("shows %i on a point", (count, line) => {
    const sides = { white: sideOf({ 24: count }), black: sideOf({}) };
    expect(pointLine({ ...longStart, sides }, 24)).toBe(line);
  });

  test("says both counts where two high stacks share a line", () => {
    const sides = { white: sideOf({ 13: 12 }), black: sideOf({ 24: 11 }) };
    expect(pointLine({ ...longStart, sides }, 13)).toBe("⚪⚪⚪➕⬛➕🔴🔴🔴 13·12 ×12·×11");
  });

  test("shows the checkers on the bar, each player's at the side where he enters", () => {
    const sides = { white: sideOf({ [BAR]: 2 }), black: sideOf({ [BAR]: 1 }) };
    expect(boardOf({ ...shortStart, sides })[6]).toBe("⚪⚪⬛⬛⬛⬛⬛⬛🔴");
    expect(boardOf(crowdedBar)[6]).toBe("⚪⚪⚪➕⬛7️⃣🔴🔴🔴 ×11 🧊×64");
  });

  test.each(Object.entries(scenes))("is nine emoji wide and a label: %s", (_, scene) => {
    const board = boardOf(scene);
    expect(board).toHaveLength(13);
    for (const [index, line] of board.entries()) {
      const cells = graphemes(line.replace(/ .*$/u, ""));
      expect(cells).toHaveLength(9);
      expect(cells.every((cell) => /^(?:\p{Emoji_Presentation}|\d\uFE0F\u20E3)$/u.test(cell))).toBe(
        true,
      );
      expect(LABEL.test(line)).toBe(index !== 6);
    }
  });

  test("marks where the last turn began and where it ended", () => {
    const lastTurn = { of: "white", moves: [{ from: 24, to: 20, die: 4, hit: false }] } as const;
    const sides = { ...shortStart.sides, white: sideOf({ 24: 1, 20: 1, 13: 5, 8: 3, 6: 5 }) };
    const board = boardOf({ ...shortStart, sides, lastTurn });
    expect(board[12]).toBe("⚪🟦🟫🟫⬛🟨🟨🔴🔴 24·1");
    expect(board[8]).toBe("⚪🟫🟫🟫⬛🟨🟨🟨🟨 ›20·5");
  });

  test("uses nothing that is drawn as plain text on some phones", () => {
    const plain = /^(?:\p{Emoji_Presentation}|\d\uFE0F\u20E3|[\d ·×›‹\u200E\u2068\u2069\n])$/u;
    for (const scene of Object.values(scenes)) {
      const nameless = drawEmoji({ ...scene, names: { white: "1", black: "2" } });
      expect(graphemes(nameless).filter((one) => !plain.test(one))).toEqual([]);
    }
  });

  test("numbers the lines for the player to move", () => {
    const numbers = boardOf(stacks).map((line) => line.match(LABEL)?.groups?.left);
    expect(numbers).toEqual([
      "1",
      "2",
      "3",
      "4",
      "5",
      "6",
      undefined,
      "7",
      "8",
      "9",
      "10",
      "11",
      "12",
    ]);
  });
});

describe("the lines around the emoji board", () => {
  test("are one for each player: who is to move, the name, the pips", () => {
    const lines = linesOf(shortStart);
    expect(lines[0]).toBe("🔴 \u2068Борис\u2069 👣167");
    expect(lines.at(-1)).toBe("👉⚪ \u2068Анна\u2069 👣167");
    expect(lines).toHaveLength(15);
  });

  test("hold any name within its isolate", () => {
    expect(linesOf(oddNames)[0]).toBe("🔴 \u2068אבי دوست <b>\u2069 👣167");
    expect(linesOf(oddNames).at(-1)).toBe("👉⚪ \u2068🎲 Пётр 👨‍👩‍👧 ★\u2069 👣167");
    expect(linesOf(unseenNames)[0]).toBe("🔴 \u2068…\u2069 👣167");
  });

  test("count the checkers borne off, and show the cube at its owner", () => {
    expect(linesOf(bearOff)[0]).toBe("🔴 \u2068Борис\u2069 👣17 🏁9");
    expect(linesOf(bearOff).at(-1)).toBe("👉⚪ \u2068Анна\u2069 👣11 🏁11 🧊×64");
    expect(linesOf(highCube).at(-1)).toBe(
      "👉⚪ \u2068Анна\u2069 👣11 🏁11 🧊×1180591620717411303424",
    );
  });

  test("leave the cube that is nobody's on the bar", () => {
    expect(boardOf(longBearOff)[6]).toBe("⬛⬛⬛⬛⬛⬛⬛⬛⬛ 🧊×1024");
    expect(boardOf(crowdedBar)[6]).toBe("⚪⚪⚪➕⬛7️⃣🔴🔴🔴 ×11 🧊×64");
  });

  test("shorten a name to what the line has room for", () => {
    expect(linesOf(longNames)[0]).toBe(`🔴 \u2068${"W".repeat(14)}…\u2069 👣186`);
    expect(linesOf(longNames).at(-1)).toBe("👉⚪ \u2068Алекса…\u2069 👣195 🧊×64");
  });

  test("do not repeat the dice, which the words below tell", () => {
    const rolled = drawEmoji(madGulbar);
    expect(rolled).toBe(drawEmoji({ ...madGulbar, dice: undefined }));
  });
});
