import { describe, expect, test } from "vitest";
import { isA, means, textOf, type Words, wordsIn } from "../../../src/bot/text/words.ts";
import { CLOCK } from "../../../src/bot/words/clock.ts";
import { delay, lengthIn, MINUTES } from "../../../src/bot/words/lengths.ts";
import { MATCH } from "../../../src/bot/words/match.ts";
import { every, fill, named } from "../../../src/bot/words/slots.ts";

const plain = <Value>({ value, rest }: { readonly value: Value; readonly rest: Words }) => ({
  value,
  rest: textOf(rest),
});

describe("a word", () => {
  test("means what the texts of any language say, and more than one thing", () => {
    expect(["cube", "КУБ", "кубиком!"].every((word) => means(word, "cube"))).toBe(true);
    const [word] = wordsIn("с");
    expect([isA(word, "with"), isA(word, "seconds"), isA(word, "cube")]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("that is missing means nothing", () => {
    expect([isA(undefined, "cube"), means("", "cube"), means("chess", "cube", "match")]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe("a slot", () => {
  const EXTRA = named([["beaver", "beaver"]], "with");

  test.each([
    ["short with beaver 5", "beaver", "short 5"],
    ["короткие с бивером", "beaver", "короткие"],
    ["with short beaver", "beaver", "with short"],
    ["short", undefined, "short"],
  ])("takes a word and what leads to it out of «%s»", (text, value, rest) => {
    expect(plain(EXTRA(wordsIn(text)))).toEqual({ value, rest });
  });

  test.each([
    ["short 60s per turn 5", { clock: { turn: 60 } }, "short 5"],
    ["по 2 минуты на ход", { clock: { turn: 120 } }, ""],
    ["short 2000m", { clock: "bad", word: "2000m" }, "short"],
    ["short 5", undefined, "short 5"],
  ])("takes a clock out of «%s»", (text, value, rest) => {
    expect(plain(CLOCK(wordsIn(text)))).toEqual({ value, rest });
  });

  test.each([
    ["матч до 5 100", "5", "100"],
    ["1 000 5-point match", "5", "1000"],
    ["long match", "", "long"],
    ["long", undefined, "long"],
  ])("takes a match out of «%s»", (text, value, rest) => {
    expect(plain(MATCH(wordsIn(text)))).toEqual({ value, rest });
  });

  test("takes lengths of time by their units", () => {
    const hours = lengthIn(
      [
        [1, "hours"],
        [24, "days"],
      ],
      "cup-in",
    );
    expect(plain(hours(wordsIn("5 за 3 дня")))).toEqual({ value: 72, rest: "5" });
    expect(plain(MINUTES(wordsIn("2м 45")))).toEqual({ value: 45, rest: "2м" });
    expect(plain(delay("cup-later")(wordsIn("45 через час")))).toEqual({ value: 60, rest: "45" });
  });

  test("leaves its words to no other slot of a command", () => {
    const { said, rest } = fill(
      {
        clock: CLOCK,
        minutes: MINUTES,
        idle: every((word) => isA(word, "idle")),
      },
      wordsIn("короткие и 30с 60"),
    );
    expect([said.clock, said.minutes, textOf(said.idle), textOf(rest)]).toEqual([
      { clock: { turn: 30 } },
      60,
      "и",
      "короткие",
    ]);
  });
});
