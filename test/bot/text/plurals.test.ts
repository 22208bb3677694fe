import { describe, expect, test } from "vitest";
import { keyOf, LANGUAGES, speaker } from "../../../src/bot/text/texts.ts";
import { type Message, messagesOf } from "../../support/messages.ts";

/** 11 is not one, and 21 is, in Russian; in English only 1 is. */
const COUNTS = [1, 2, 5, 11, 21] as const;

/** Each word that is counted: after 1, 2 and 5, in the case in which some message has it. */
const FORMS: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  ru: [
    ["партия", "партии", "партий"],
    ["партию", "партии", "партий"],
    ["партии", "партий", "партий"],
    ["марс", "марса", "марсов"],
    ["кокс", "кокса", "коксов"],
    ["победа", "победы", "побед"],
    ["поражение", "поражения", "поражений"],
    ["бросок", "броска", "бросков"],
    ["дубль", "дубля", "дублей"],
    ["ход", "хода", "ходов"],
    ["пропуск", "пропуска", "пропусков"],
    ["раза", "раз", "раз"],
    ["случае", "случаях", "случаях"],
    ["секунда", "секунды", "секунд"],
    ["минута", "минуты", "минут"],
    ["час", "часа", "часов"],
    ["день", "дня", "дней"],
    ["очко", "очка", "очков"],
    ["участник", "участника", "участников"],
    ["матч", "матча", "матчей"],
    ["игрок", "игрока", "игроков"],
    ["тур", "тура", "туров"],
  ],
  en: [
    ["game", "games", "games"],
    ["unfinished game", "unfinished games", "unfinished games"],
    ["mars", "mars", "mars"],
    ["backgammon", "backgammons", "backgammons"],
    ["win", "wins", "wins"],
    ["loss", "losses", "losses"],
    ["roll", "rolls", "rolls"],
    ["throw", "throws", "throws"],
    ["double", "doubles", "doubles"],
    ["turn", "turns", "turns"],
    ["more turn", "more turns", "more turns"],
    ["once", "times", "times"],
    ["second", "seconds", "seconds"],
    ["minute", "minutes", "minutes"],
    ["hour", "hours", "hours"],
    ["day", "days", "days"],
    ["point", "points", "points"],
    ["player", "players", "players"],
    ["match", "matches", "matches"],
    ["more player", "more players", "more players"],
    ["round", "rounds", "rounds"],
  ],
};

/** The messages of a language that choose by a variable. */
const choosing = (language: string): readonly Message[] =>
  messagesOf(language).filter(({ source }) => source.includes("->"));

/** Between forms of a word, not only between single numbers or words. */
const isPlural = ({ source }: Message): boolean => /\[(zero|one|two|few|many)\]/.test(source);

/** The message with this number wherever it has a variable. */
const saidWith = (language: string, { key, variables }: Message, count: number): string =>
  speaker(language)(keyOf(key), Object.fromEntries(variables.map((name) => [name, count])));

/** Whether a text counts with this word; one thing may go without its number. */
const counts = (text: string, count: number, word: string): boolean => {
  const number = count === 1 ? "(1\\s)?" : `${count}\\s`;
  return new RegExp(`(?<![\\p{L}\\d])${number}${word}(?![\\p{L}-])`, "u").test(text);
};

describe.each(LANGUAGES)("what is chosen by a number in %s", (language) => {
  test("has words for every number", () => {
    const messages = choosing(language);
    expect(messages.length).toBeGreaterThan(20);
    for (const message of messages) {
      for (const count of COUNTS) {
        expect(saidWith(language, message, count), message.key).not.toMatch(/[{}]|^\s*$/);
      }
    }
  });
});

describe.each(Object.entries(FORMS))("what is counted in %s", (language, forms) => {
  const plurals = new Intl.PluralRules(language);
  const plural = choosing(language).filter(isPlural);

  /** The form for this number: that of 1, 2 or 5. */
  const formOf = (word: (typeof forms)[number], count: number): string => {
    const like = [1, 2, 5].findIndex((one) => plurals.select(one) === plurals.select(count));
    return word[like] ?? "";
  };

  test.each(plural.map((message) => [message.key, message] as const))("%s", (_, message) => {
    const texts = COUNTS.map((count) => [count, saidWith(language, message, count)] as const);
    const fitting = forms.filter((word) =>
      texts.every(([count, text]) => counts(text, count, formOf(word, count))),
    );
    expect(fitting, texts.map(([, text]) => text).join("\n")).not.toEqual([]);
  });
});

describe("points", () => {
  const points = (language: string, count: number) =>
    speaker(language)("points", { points: String(count), count });

  test.each([
    [4, "4 очка"],
    [22, "22 очка"],
    [111, "111 очков"],
  ])("in Russian: %i", (count, text) => expect(points("ru", count)).toBe(text));
});
