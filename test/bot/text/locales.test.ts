import { describe, expect, test } from "vitest";
import { LANGUAGE_TABLE } from "../../../src/bot/text/languages.ts";
import { TEXT_KEYS } from "../../../src/bot/text/text-keys.ts";
import { keyOf, LANGUAGES, openTexts, type Say, speaker } from "../../../src/bot/text/texts.ts";
import { across, widthOf } from "../../../src/bot/view/fit.ts";
import { valuesOf } from "../../../src/bot/view/switches.ts";
import { SWITCH_NAMES } from "../../../src/rules/house-rules.ts";
import { RULESETS } from "../../../src/rules/rulesets.ts";
import { filesOf, LOCALES, type Message, messagesOf } from "../../support/messages.ts";

/** Any text may say them, or leave them out. */
const LIMITS = ["mostStake", "mostMatch", "mostChallenges", "mostGames"];

const ENGLISH: ReadonlyMap<string, Message> = new Map(
  messagesOf("en").map((message) => [message.key, message]),
);

/** What is wrong with the variables of a message; a form that a language lacks is not chosen. */
const variablesOf = ({ key, variables }: Message): readonly string[] => {
  const english = ENGLISH.get(key);
  const known = [...(english?.variables ?? []), ...LIMITS];
  const unsaid = (english?.spoken ?? []).filter(
    (name) => !variables.includes(name) && !LIMITS.includes(name),
  );
  return [
    ...variables.filter((name) => !known.includes(name)).map((name) => `${key}: what is $${name}?`),
    ...unsaid.map((name) => `${key}: $${name} is not said`),
  ];
};

const MOST_LISTED = 5;

const LONGEST_TOAST = 200;

/** Says a text of the language itself, and never that of another. */
const speakerAlone = (language: string): Say =>
  openTexts(
    LOCALES,
    LANGUAGE_TABLE.map(({ second: _, ...row }) => row),
  ).speaker(language);

const keysIn = (text: string): readonly string[] =>
  TEXT_KEYS.filter((key) => text.includes(`\n${key} =`) || text.startsWith(`${key} =`));

/** The first of what a file lacks, and how much that is: a list of all of it would hide the rest. */
const missingIn = (
  file: string,
  wanted: readonly string[],
  keys: readonly string[],
): readonly string[] => {
  const missing = wanted.filter((key) => !keys.includes(key));
  if (missing.length === 0) return [];
  const some = missing.slice(0, MOST_LISTED).join(", ");
  const more = missing.length > MOST_LISTED ? ", …" : "";
  return [`${file}: ${missing.length} of ${wanted.length}: ${some}${more}`];
};

describe.each(LANGUAGES)("the texts in %s", (language) => {
  const messages = messagesOf(language);

  test("have the same keys as those in English, each of them once", () => {
    const keys = messages.map(({ key }) => key);
    expect({
      missing: filesOf("en").flatMap(({ file, text }) => missingIn(file, keysIn(text), keys)),
      unknown: keys.filter((key) => !ENGLISH.has(key)),
      twice: keys.filter((key, at) => keys.indexOf(key) !== at),
    }).toEqual({ missing: [], unknown: [], twice: [] });
  });

  test("have the same variables as those in English", () => {
    expect(messages.flatMap(variablesOf)).toEqual([]);
  });

  test("are all understood as they are written", () => {
    const say = speakerAlone(language);
    const broken = messages.filter(({ key, variables }) => {
      const values = Object.fromEntries(variables.map((name) => [name, 1]));
      try {
        return say(keyOf(key), values) === "";
      } catch {
        return true;
      }
    });
    expect(broken.map(({ key }) => key)).toEqual([]);
  });

  test("fit into a toast where they answer a press", () => {
    const say = speaker(language);
    const toasts = messages.filter(({ key }) => key.startsWith("refused-"));
    const long = toasts.filter(({ key, variables }) => {
      const values = Object.fromEntries(variables.map((name) => [name, 1_000_000]));
      return say(keyOf(key), values).length > LONGEST_TOAST;
    });
    expect(long.map(({ key }) => key)).toEqual([]);
  });
});

const BUTTON = /^(?:button|choice|toggle|settings-(?:back|[a-z]+$)|.*-button)(?:-|$)/;

/** Rows of more buttons are made by the widths of their labels. */
const MOST_ACROSS = 3;

/** A button of a whole row on a phone of 360 pixels has room for so much. */
const WHOLE_ROW = 33;

describe.each(LANGUAGES)("the buttons in %s", (language) => {
  const keys = messagesOf("en").filter(({ key }) => BUTTON.test(key));
  const labelIn = (code: string, { key, variables }: Message): string => {
    const values = Object.fromEntries(variables.map((name) => [name, 1]));
    return speaker(code)(keyOf(key), values);
  };

  test("are as many in a row on a phone of 360 pixels as those in English or in Russian", () => {
    expect(keys.length).toBeGreaterThan(100);
    const cut = keys.filter((message) => {
      const [own, known] = [
        labelIn(language, message),
        ["en", "ru"].map((code) => labelIn(code, message)),
      ];
      return (
        across([own]) < Math.min(MOST_ACROSS, ...known.map((label) => across([label]))) ||
        widthOf(own) > Math.max(WHOLE_ROW, ...known.map((label) => widthOf(label)))
      );
    });
    expect(cut.map((message) => `${message.key}: ${labelIn(language, message)}`)).toEqual([]);
  });
});

describe("what the bot says of itself", () => {
  test.each(LANGUAGES)("fits where Telegram shows it (%s)", (language) => {
    const say = speaker(language);
    expect(say("about-bot").length).toBeLessThanOrEqual(512);
    expect(say("about-bot-short").length).toBeLessThanOrEqual(120);
  });
});

describe("what data names has a text", () => {
  const faces = [1, 2, 3, 4, 5, 6];
  const rolls = faces.flatMap((high) => faces.slice(0, high).map((low) => `roll-${high}-${low}`));
  const rulesets = RULESETS.map(({ id }) => `ruleset-${id}`).flatMap((key) => [
    ...[key, `${key}-line`, `${key}-button`, `${key}-words`, `${key}-play`],
  ]);
  const values = SWITCH_NAMES.flatMap((name) =>
    valuesOf(name).map((one) => `switch-${name}-${one}`),
  );

  test.each([...rolls, ...rulesets, ...values, ...values.map((key) => `${key}-line`)])(
    "%s",
    (key) => {
      expect(keyOf(key)).toBe(key);
    },
  );

  test("and a name that has none is a bug", () => {
    expect(() => keyOf("ruleset-chess")).toThrow("ruleset-chess");
  });
});
