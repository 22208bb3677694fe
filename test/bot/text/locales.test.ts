import { describe, expect, test } from "vitest";
import { TEXT_KEYS } from "../../../src/bot/text/text-keys.ts";
import { keyOf, LANGUAGES, speaker } from "../../../src/bot/text/texts.ts";
import { valuesOf } from "../../../src/bot/view/switches.ts";
import { SWITCH_NAMES } from "../../../src/rules/house-rules.ts";
import { RULESETS } from "../../../src/rules/rulesets.ts";
import { messagesOf } from "../../support/messages.ts";

/** The keys and variables of a language, to compare. */
const signatures = (language: string): string[] =>
  messagesOf(language)
    .map(({ key, variables }) => [key, ...variables].join(" "))
    .sort();

describe.each(LANGUAGES)("the texts in %s", (language) => {
  test("have each key once, and the same keys and variables as those in English", () => {
    expect(signatures(language)).toEqual(signatures("en"));
    const keys = messagesOf(language).map(({ key }) => key);
    expect(keys.toSorted()).toEqual([...TEXT_KEYS].sort());
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("fit into a toast where they answer a press", () => {
    const say = speaker(language);
    const toasts = messagesOf(language).filter(({ key }) => key.startsWith("refused-"));
    expect(toasts.length).toBeGreaterThan(20);
    for (const { key, variables } of toasts) {
      const values = Object.fromEntries(variables.map((name) => [name, 1_000_000]));
      expect(say(keyOf(key), values).length, key).toBeLessThanOrEqual(200);
    }
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
    expect(() => keyOf("ruleset-tavla")).toThrow("ruleset-tavla");
  });
});
