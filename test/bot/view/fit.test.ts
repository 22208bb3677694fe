import { expect, test } from "vitest";
import { LANGUAGES, speaker } from "../../../src/bot/text/texts.ts";
import { across, fitCaption, linesTaken, roomBeside } from "../../../src/bot/view/fit.ts";

test("a line is taken up by its words, and a sign is wider than a letter", () => {
  const lines = (html: string) => linesTaken(html, "group");
  expect(lines("<b>Короткие нарды</b> · ставка 25")).toBe(1);
  expect(lines("⚪ ⁨Константин…⁩, ваш ход — <b>6:5, шеш-беш</b>")).toBe(2);
  expect(lines("одна\nи другая")).toBe(2);
  expect(linesTaken("⚪ ⁨Константин…⁩, ваш ход — <b>2:1, ду</b>", "private")).toBe(1);
});

test.each(LANGUAGES)("all that /help says is on one screen of a small phone: %s", (language) => {
  expect(linesTaken(speaker(language)("help"), "group")).toBeLessThanOrEqual(22);
});

/** So many lines, and the captions that were asked for until one was taken. */
const fitted = (heights: readonly number[], where: "group" | "private" = "group") => {
  const made: number[] = [];
  const html = fitCaption(
    heights.map((height) => () => {
      made.push(height);
      return Array.from({ length: height }, (_, line) => `${height}.${line}`);
    }),
    where,
  );
  return { lines: html.split("\n").length, made };
};

test("the first caption of five lines at most is taken, and no shorter one is made", () => {
  expect(fitted([7, 6, 5, 2])).toEqual({ lines: 5, made: [7, 6, 5] });
  expect(fitted([3, 1])).toEqual({ lines: 3, made: [3] });
});

test("where none fits, the shortest is taken, the fullest among those of one length", () => {
  expect(fitted([9, 7, 8, 7])).toEqual({ lines: 7, made: [9, 7, 8, 7] });
  const alike = [6, 6].map((lines, at) => () => Array.from({ length: lines }, () => String(at)));
  expect(fitCaption(alike, "group")).toBe("0\n0\n0\n0\n0\n0");
});

test("a caption that Telegram does not take is passed over, its tags not counted", () => {
  const long = "\u2060".repeat(1025);
  expect(fitCaption([() => [long], () => ["short"]], "group")).toBe("short");
  const tagged = `<b>${"\u2060".repeat(1020)}</b>`;
  expect(fitCaption([() => [tagged], () => ["short"]], "group")).toBe(tagged);
});

test("the widest label says how many buttons fit in a row", () => {
  expect(across(["8→3"])).toBe(6);
  expect(across(["🎲 تاس"])).toBe(4);
  expect(across(["8→3", "13→10"])).toBe(5);
  expect(across(["8→3", "24→20✶→17"])).toBe(2);
  expect(roomBeside([{ text: "13→10" }, { text: "8→3" }])).toBe(3);
  expect(roomBeside([{ text: "Redouble × 16" }, { text: "🎲 Roll" }, { text: "⋯" }])).toBe(-1);
});
