import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { choicesOf, valuesOf } from "../../src/bot/choices.ts";
import { LANGUAGES, speaker } from "../../src/bot/texts.ts";
import { RULESETS } from "../../src/rules/rulesets.ts";

const ROOT = resolve(import.meta.dirname, "../..");

const textIn = (folder: string, ending: string): string =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(ROOT, folder, name), "utf8"))
    .join("\n");

const fileAt = (path: string): string => readFileSync(join(ROOT, path), "utf8");

/** The messages of a language: each key with the variables that its text names. */
const messagesOf = (language: string): ReadonlyMap<string, readonly string[]> => {
  const text = textIn(`data/locales/${language}`, ".ftl").replaceAll(/^#.*$/gm, "");
  return new Map(
    text.split(/^(?=[a-z][\w-]* =)/m).flatMap((entry) => {
      const key = /^([a-z][\w-]*) =/.exec(entry)?.[1];
      const variables = [...entry.matchAll(/\$(\w+)/g)].map(([, name = ""]) => name);
      return key === undefined ? [] : [[key, [...new Set(variables)].sort()] as const];
    }),
  );
};

const source = textIn("src/bot", ".ts");
const everything = textIn("src", ".ts");

const ids = RULESETS.map(({ id }) => id);
const faces = [1, 2, 3, 4, 5, 6];
const rolls = faces.flatMap((high) => faces.slice(0, high).map((low) => `${high}-${low}`));

const switches = [
  ...new Set(
    RULESETS.flatMap((ruleset) =>
      choicesOf({ ...ruleset.switches, cube: true, doubles: "ascending" }),
    ),
  ),
];
const switchValues = switches.flatMap((name) => valuesOf(name).map((value) => `${name}-${value}`));

const matches = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, first = ""]) => first);

const wordsIn = (text: string): string[] => matches(/"([a-z][a-z-]*)"/g, text);

/** What a press sets in motion: the actions at a table, and the game. */
const actions = [
  ...matches(/from "(\.\.\/\.\.\/tables\/[\w-]+\.ts)"/g, fileAt("src/bot/features/press.ts")).map(
    (path) => fileAt(join("src/bot/features", path)),
  ),
  fileAt("src/game/types.ts"),
].join("\n");

/** Every code with which a press can be refused, as the sources name them. */
const refusals = wordsIn(
  [
    ...matches(/type \w*Refusal =([^;]*);/g, actions),
    ...matches(/Refused<([^;>]*)>/g, actions),
    ...matches(/refused\(("[^)]*")\)/g, actions),
  ].join(),
);

/** What stands for the hole of a key that is put together, by the key's pattern. */
const EXPANSIONS: Readonly<Record<string, readonly string[]>> = {
  "ruleset-*": ids,
  "ruleset-*-words": ids,
  "ruleset-*-line": [...ids, "own"],
  "ruleset-*-button": ids,
  "roll-*-*": rolls,
  "refused-*": [...refusals, "unknown-button"],
  "outcome-*": ["oin", "mars", "koks", "home-mars"],
  "over-*": ["borne-off", "resigned", "dropped", "beaver-dropped", "claimed"],
  "family-*": ["short", "long"],
  "switch-*": switches,
  "switch-*-line": switches,
  "switch-*-*": switchValues,
  "switch-*-*-line": switchValues,
  "button-*": ["draft-name", "draft-back", "draft-cancel"],
  "rating-*": ["short", "long"],
  "link-*": wordsIn(/type SitRefusal =([^;]*);/.exec(everything)?.[1] ?? ""),
  "command-*": wordsIn(matches(/commands: (\[[^\]]*\])/g, source).join()),
};

/** How a page of the rules names its keys. */
const PAGES = "rules-";

/** The patterns of keys that are put together: `roll-${high}-${low}` is `roll-*-*`. */
const patterns = [
  ...new Set(
    matches(/`([a-z]+-(?:[\w-]|\$\{[^}`]*\})*)`/g, source).map((key) =>
      key.replaceAll(/\$\{[^}]*\}/g, "*"),
    ),
  ),
];

/** The keys that a pattern stands for, where we know what can be put into it. */
const expanded = (pattern: string): string[] => {
  const values = EXPANSIONS[pattern] ?? [];
  return values.map((value) => pattern.replace(/\*-\*|\*/, value));
};

const expansions = new Set(patterns.flatMap(expanded));

/** Other patterns find what there is. */
const loose = patterns
  .filter((pattern) => !(pattern in EXPANSIONS))
  .flatMap((pattern) => [pattern, PAGES + pattern])
  .map((pattern) => new RegExp(`^${pattern.replaceAll("*", "[\\w-]+")}$`));

const isSaid = (key: string): boolean =>
  expansions.has(key) ||
  everything.includes(`"${key}"`) ||
  (key.startsWith(PAGES) && source.includes(`"${key.slice(PAGES.length)}"`)) ||
  loose.some((pattern) => pattern.test(key));

/** Keys that are said as they stand, also by either side of a choice. */
const spoken = matches(/\b(?:say|whisper)\(\s*(?:[^"`(),]*\? )?"([a-z][\w-]*)"/g, source);

describe.each(LANGUAGES)("the texts in %s", (language) => {
  const messages = messagesOf(language);

  /** The same actions answer commands too: those have a line of their own for it. */
  const isLineInAnswer = (key: string): boolean => messages.has(key.replace("refused-", ""));

  test("have the same keys and the same variables as those in all other languages", () => {
    for (const other of LANGUAGES)
      expect([...messages].sort()).toEqual([...messagesOf(other)].sort());
  });

  test("have each key once", () => {
    const text = textIn(`data/locales/${language}`, ".ftl");
    const keys = matches(/^([a-z][\w-]*) =/gm, text);
    expect(keys.length).toBe(messages.size);
  });

  test("have every key that the bot says as it stands", () => {
    expect(spoken.length).toBeGreaterThan(20);
    expect(spoken.filter((key) => !messages.has(key))).toEqual([]);
  });

  test("have every key that the bot puts together", () => {
    expect(Object.keys(EXPANSIONS).filter((pattern) => !patterns.includes(pattern))).toEqual([]);
    expect(expansions.size).toBeGreaterThan(100);
    expect([...expansions].filter((key) => !messages.has(key) && !isLineInAnswer(key))).toEqual([]);
  });

  test("have no key that nobody says", () => {
    expect([...messages.keys()].filter((key) => !isSaid(key))).toEqual([]);
  });

  test("fit into a toast where they answer a press", () => {
    const say = speaker(language);
    const toasts = [...messages].filter(([key]) => key.startsWith("refused-"));
    expect(toasts.length).toBeGreaterThan(20);
    for (const [key, variables] of toasts) {
      const values = Object.fromEntries(variables.map((name) => [name, 1_000_000]));
      expect(say(key, values).length, key).toBeLessThanOrEqual(200);
    }
  });
});
