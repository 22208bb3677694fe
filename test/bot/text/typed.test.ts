import { describe, expect, test } from "vitest";
import { readPlayWords } from "../../../src/bot/play/play-words.ts";
import { rulesetsNamed } from "../../../src/bot/play/rulesets.ts";
import { countryOfAll } from "../../../src/bot/press/countries.ts";
import { TEXT_KEYS } from "../../../src/bot/text/text-keys.ts";
import { keyOf, LANGUAGES, speaker } from "../../../src/bot/text/texts.ts";
import { simplified, wordOf, wordsIn } from "../../../src/bot/text/words.ts";
import { RULESETS } from "../../../src/rules/rulesets.ts";
import { DEFAULTS } from "../../../src/store/settings.ts";
import type { Habits } from "../../../src/tables/people/settings.ts";

/** Of a chat that has set nothing. */
const HABITS: Habits = { ...DEFAULTS.private, ruleset: undefined };

/** More games than these are no question that one answers, unless a country has them all. */
const MOST_MEANT = 3;

const WORD_KEYS = TEXT_KEYS.filter((key) => key.startsWith("words-"));

/** The words of a text, as they stand between commas; the bot repeats the first. */
const wordsOf = (language: string, key: string): readonly string[] =>
  speaker(language)(keyOf(key))
    .split(",")
    .map((word) => word.trim());

/** As phones without the letters of a language type it, and as they begin a sentence. */
const hands = (word: string): readonly string[] => [
  word,
  word.toUpperCase(),
  word.normalize("NFD"),
  simplified(word),
];

describe.each(LANGUAGES)("what people type in %s", (language) => {
  const play = (id: string): string => speaker(language)(keyOf(`ruleset-${id}-play`));
  const read = (words: string) => readPlayWords(words, [], HABITS);

  test("means what its text says, however it is typed", () => {
    for (const key of WORD_KEYS)
      for (const word of wordsOf(language, key))
        for (const typed of hands(word)) {
          const { meanings } = wordOf(typed);
          expect(meanings.has(key.slice("words-".length)), `${key}: ${typed}`).toBe(true);
        }
  });

  test("is at most one word too many to be read as one", () => {
    for (const key of WORD_KEYS)
      for (const word of wordsOf(language, key)) expect(wordsIn(word), key).toHaveLength(1);
  });

  test.each(RULESETS.map(({ id }) => id))("leads to %s by the name that we recommend", (id) => {
    expect(read(play(id))).toMatchObject({ ok: true, terms: { ruleset: { id } } });
  });

  test.each(RULESETS.map(({ id }) => id))("leads to %s by each of its names, or asks", (id) => {
    for (const word of wordsOf(language, `ruleset-${id}-words`))
      for (const typed of hands(word)) {
        const meant = rulesetsNamed(typed, []);
        expect(
          meant.map((one) => one.id),
          typed,
        ).toContain(id);
        if (countryOfAll(meant) === undefined)
          expect(meant.length, typed).toBeLessThanOrEqual(MOST_MEANT);
      }
  });

  test("says the stake, the cube, a match and a clock", () => {
    const word = (key: string) => wordsOf(language, key)[0] ?? "";
    const game = play("short");
    expect(read(`${game} 5 ${word("words-cube")}`)).toMatchObject({
      ok: true,
      terms: { stake: 5, ruleset: { id: "short", switches: { cube: true } } },
    });
    expect(read(`${game} ${word("words-match")} 7`)).toMatchObject({
      ok: true,
      terms: { match: 7 },
    });
    expect(read(`${game} 60${word("words-seconds")}`)).toMatchObject({
      ok: true,
      terms: { clock: { turn: 60 } },
    });
    expect(read(`${game} ${word("words-hints")}`)).toMatchObject({
      ok: true,
      terms: { hints: true },
    });
  });
});
