import { describe, expect, test } from "vitest";
import { drawEmoji } from "../../src/board/emoji.ts";
import type { Scene } from "../../src/board/scene/scene.ts";
import { setOf, sideOf } from "../../src/rules/position.ts";
import { BAR, CHECKERS } from "../../src/rules/types.ts";
import {
  bearOff,
  crowdedBar,
  held,
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

/** The start of short nardy: four points a line, each stack a checker and its count. */
const START = `\
13⚪5️⃣🔴5️⃣12|19🔴5️⃣⚪5️⃣6
14🟫🟫🟨🟨11|20🟫🟫🟨🟨5
15🟨🟨🟫🟫10|21🟨🟨🟫🟫4
16🟫🟫🟨🟨9_|22🟫🟫🟨🟨3
17🔴3️⃣⚪3️⃣8_|23🟨🟨🟫🟫2
18🟫🟫🟨🟨7_|24⚪2️⃣🔴2️⃣1`;

/** White holds two of Black's and Black two of White's: locks beside them. */
const HELD = `\
13🔴2️⃣🟫🟫12|19🔴1️⃣🟦🟫6
14🟫🟫🟨🟨11|20⚪2️⃣⚪1️⃣5
15🟨🟨🟦🟫10|21🟨⚪2️⃣🔒‹4
16⚪1️⃣⚪7️⃣🔒9_|22🟫🟫🟨🟨3
17🟨🟨🟫🟫8_|23🔴1️⃣🟫🟫2
18🔴5️⃣🔒🟨7_|24🔴3️⃣🔒🔴1️⃣1`;

const MARK = "\u200E";
const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
const graphemes = (text: string) => [...segmenter.segment(text)].map(({ segment }) => segment);

/** The lines without the marks around them; a space as wide as a digit is a line below. */
const linesOf = (scene: Scene): string[] =>
  drawEmoji(scene)
    .split("\n")
    .map((line) => {
      expect(line.startsWith(MARK) && line.endsWith(MARK)).toBe(true);
      return line.slice(1, -1).replaceAll("\u2007", "_");
    });

const boardOf = (scene: Scene): string[] => linesOf(scene).filter((line) => line.includes("|"));

const barOf = (scene: Scene): string | undefined =>
  linesOf(scene).find((line) => line.startsWith("⬛"));

/** The half of a line that has this point at its left. */
const pairOf = (scene: Scene, number: number): string | undefined =>
  boardOf(scene)
    .flatMap((line) => line.split("|"))
    .find((pair) => Number.parseInt(pair.replaceAll("_", ""), 10) === number);

/** The same from the other side: the home comes first. */
const TURNED = `\
24⚪2️⃣🔴2️⃣1_|18🟫🟫🟨🟨7
23🟨🟨🟫🟫2_|17🔴3️⃣⚪3️⃣8
22🟫🟫🟨🟨3_|16🟫🟫🟨🟨9
21🟨🟨🟫🟫4_|15🟨🟨🟫🟫10
20🟫🟫🟨🟨5_|14🟫🟫🟨🟨11
19🔴5️⃣⚪5️⃣6_|13⚪5️⃣🔴5️⃣12`;

describe("the emoji board", () => {
  test("is seen the other way round where the home is on the left", () => {
    expect(boardOf({ ...shortStart, home: "left" }).join("\n")).toBe(TURNED);
  });

  test("is the start of short nardy to the letter", () => {
    expect(boardOf(shortStart).join("\n")).toBe(START);
  });

  test("changes only the colours and the numbers when black sits below", () => {
    const swapped = START.replaceAll(/[⚪🔴]/gu, (one) => (one === "⚪" ? "🔴" : "⚪"));
    expect(boardOf({ ...shortStart, bottom: "black", numbering: "black" }).join("\n")).toBe(
      swapped,
    );
    const forWhite = boardOf({ ...shortStart, bottom: "black" });
    expect(forWhite[0]).toBe("12🔴5️⃣⚪5️⃣13|_6⚪5️⃣🔴5️⃣19");
    expect(forWhite[5]).toBe("_7🟫🟫🟨🟨18|_1🔴2️⃣⚪2️⃣24");
  });

  test("counts the heads of long nardy, whose lines are as wide as all others", () => {
    const board = boardOf(longStart);
    expect(board[0]).toBe("13🟨🔴1️⃣5️⃣12|19🟨🟨🟫🟫6");
    expect(board[5]).toBe("18🟫🟫🟨🟨7_|24⚪1️⃣5️⃣🟨1");
  });

  test.each([
    [0, "24🟫🟫🟨🟨1"],
    [1, "24⚪1️⃣🟨🟨1"],
    [5, "24⚪5️⃣🟨🟨1"],
    [9, "24⚪9️⃣🟨🟨1"],
    [10, "24⚪🔟🟨🟨1"],
    [11, "24⚪1️⃣1️⃣🟨1"],
    [15, "24⚪1️⃣5️⃣🟨1"],
  ])("shows %i on a point", (count, line) => {
    const sides = { white: sideOf({ 24: count }), black: sideOf({}) };
    expect(pairOf({ ...longStart, sides }, 24)).toBe(line);
  });

  test("says both counts where two high stacks share a line", () => {
    const sides = { white: sideOf({ 13: 12 }), black: sideOf({ 24: 11 }) };
    expect(pairOf({ ...longStart, sides }, 13)).toBe("13⚪1️⃣2️⃣🔴1️⃣1️⃣12");
  });

  test("has a line for the bar where something is on it", () => {
    const sides = { white: sideOf({ [BAR]: 2 }), black: sideOf({ [BAR]: 1 }) };
    expect(barOf({ ...shortStart, cube: undefined, sides })).toBe("⬛ ⚪2️⃣ 🔴1️⃣");
    expect(barOf(crowdedBar)).toBe("⬛ ⚪1️⃣1️⃣ 🔴7️⃣ 🧊×64");
    expect(barOf(longStart)).toBeUndefined();
  });

  test.each(Object.entries(scenes))("is as narrow as a small phone: %s", (_, scene) => {
    const board = boardOf(scene);
    expect(board).toHaveLength(6);
    for (const line of board) {
      const cells = graphemes(line).filter((one) => !/^[\d_|›‹]$/u.test(one));
      expect(cells.every((one) => /^(?:\p{Emoji_Presentation}|\d\uFE0F\u20E3)$/u.test(one))).toBe(
        true,
      );
      expect(line).toMatch(/^[\d_]{2}[^|]*\d_?\|[\d_]{2}[^|]*\d$/u);
    }
  });

  test("marks where the last turn began and where it ended", () => {
    const lastTurn = { of: "white", moves: [{ from: 24, to: 20, die: 4, hit: false }] } as const;
    const sides = { ...shortStart.sides, white: sideOf({ 20: 2, 13: 5, 8: 3, 6: 5 }) };
    const scene = { ...shortStart, sides, lastTurn };
    expect(pairOf(scene, 24)).toBe("24🟦🟫🔴2️⃣1");
    expect(pairOf(scene, 20)).toBe("20›⚪2️⃣🟨🟨5");
  });

  test("shows a lock beside a stack that holds a checker", () => {
    expect(boardOf(held).join("\n")).toBe(HELD);
  });

  test("shows it in place of the count of a checker that holds alone, no wider than any", () => {
    const white = sideOf({ 16: 1, 8: 14 });
    const black = sideOf({ 9: 1, 2: 14 }, CHECKERS, setOf([9]));
    expect(pairOf({ ...held, sides: { white, black } }, 16)).toBe("16⚪🔒🟨🟨9_");
  });

  test("uses nothing that is drawn as plain text on some phones", () => {
    const plain =
      /^(?:\p{Emoji_Presentation}|\d\uFE0F\u20E3|[\d |×›‹\u2007\u200E\u2068\u2069\n])$/u;
    for (const scene of Object.values(scenes)) {
      const nameless = drawEmoji({ ...scene, names: { white: "1", black: "2" } });
      expect(graphemes(nameless).filter((one) => !plain.test(one))).toEqual([]);
    }
  });

  test("numbers the points for the player to move", () => {
    const numbers = boardOf(stacks).map((line) => line.match(/\d+/)?.[0]);
    expect(numbers).toEqual(["1", "2", "3", "4", "5", "6"]);
  });
});

describe("the lines around the emoji board", () => {
  test("are one for each player: who is to move, the name, the pips", () => {
    const lines = linesOf(shortStart);
    expect(lines[0]).toBe("🔴 \u2068Борис\u2069 👣167");
    expect(lines.at(-1)).toBe("👉⚪ \u2068Анна\u2069 👣167");
    expect(lines).toHaveLength(8);
    const counted = linesOf({ ...shortStart, digits: "۰۱۲۳۴۵۶۷۸۹" });
    expect(counted[0]).toBe("🔴 \u2068Борис\u2069 👣۱۶۷");
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
    expect(barOf(longBearOff)).toBe("⬛ 🧊×1024");
  });

  test("shorten a name to what the line has room for", () => {
    expect(linesOf(longNames)[0]).toBe(`🔴 \u2068${"W".repeat(14)}…\u2069 👣186`);
    expect(linesOf(longNames).at(-1)).toBe("👉⚪ \u2068Александра-…\u2069 👣195 🧊×64");
  });

  test("do not repeat the dice, which the words below tell", () => {
    const rolled = drawEmoji(madGulbar);
    expect(rolled).toBe(drawEmoji({ ...madGulbar, dice: undefined }));
  });
});
