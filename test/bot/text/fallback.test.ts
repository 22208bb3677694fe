import { describe, expect, test } from "vitest";
import { openTexts } from "../../../src/bot/text/texts.ts";
import { TEXT_TABLE, TEXTS } from "../../support/fixture-texts.ts";

const opened = () => openTexts(TEXTS, TEXT_TABLE);

describe("a language of a dozen texts", () => {
  test("is a language for those who read it, wherever they live", () => {
    const { languages, languageFor } = opened();
    expect(languages).toEqual(["en", "ar"]);
    const given = ["ar", "ar-EG", "AR", "ar-raw", "hy", "de", undefined];
    expect(given.map(languageFor)).toEqual(["ar", "ar", "ar", "ar", "en", "en", "en"]);
  });

  test("says what it has", () => {
    expect(opened().speaker("ar")("command-board")).toBe("أعد الرقعة");
  });

  test("leaves the rest to the second language of its readers, and this is counted", () => {
    const { speaker, missing } = opened();
    expect(missing()).toEqual([]);
    const say = speaker("ar");
    expect([say("command-help"), say("command-help"), say("about-bot")]).toEqual([
      "how to play",
      "how to play",
      "Nardy.",
    ]);
    expect(missing()).toEqual([
      { language: "ar", key: "command-help", times: 2 },
      { language: "ar", key: "about-bot", times: 1 },
    ]);
  });

  test("leaves a text that asks for what nobody gives to the second language, too", () => {
    const { speaker, missing } = opened();
    const values = { player: "⚪", roll: "6:5", moves: "24→18" };
    expect(speaker("ar")("turn", values)).toBe("⚪ 6:5: 24→18");
    expect(missing()).toEqual([{ language: "ar", key: "turn", times: 1 }]);
  });

  test("counts by its own rules, in its own digits", () => {
    const say = opened().speaker("ar-EG");
    const points = (count: number) =>
      say("points", { count, points: "" }).replaceAll(/[\u2066-\u2069\u200f]/g, "");
    expect([0, 1, 2, 5, 11].map(points)).toEqual([
      "لا نقاط",
      "نقطة",
      "نقطتان",
      "5 نقاط",
      "11 نقطة",
    ]);
  });

  test("is heard beside all others by those who type", () => {
    const { inEachLanguage, missing } = opened();
    const said = inEachLanguage(["words-cube", "words-idle"]);
    expect([...said.values()]).toEqual([["cube, doubling", "مكعب, الكعب"], ["of, the"]]);
    expect(missing()).toEqual([]);
  });

  test("is asked for a few texts without all others", () => {
    const say = opened().speakerOf("ar", ["command-play", "about-bot"]);
    expect([say("command-play"), say("about-bot")]).toEqual(["تحدَّ أحدًا", "Nardy."]);
    expect(() => say("command-board")).toThrow("command-board");
  });

  test("a text that no language has is a bug", () => {
    expect(() => opened().speaker("ar")("help")).toThrow("help");
  });
});
