import { RULESETS } from "../../rules/rulesets.ts";
import type { Ruleset } from "../../rules/types.ts";
import { lazily } from "../text/lazily.ts";
import { inEachLanguage, keyOf } from "../text/texts.ts";
import { essence } from "../text/words.ts";

/** A dash at the end marks an unfinished name: "long-". */
const UNFINISHED = /[-–—]\s*$/;

/**
 * Rulesets with this id or whole name, else those in which each word begins a name. No words: all.
 */
export const rulesetsNamed = (words: string, own: readonly Ruleset[]): readonly Ruleset[] => {
  const asked = essence(words);
  const all = [...RULESETS, ...own];
  const isCalledSo = (ruleset: Ruleset) => namesOf(ruleset).includes(asked);
  const exact = UNFINISHED.test(words) ? [] : all.filter(isCalledSo);
  if (exact.length > 0) return exact;
  return all.filter((ruleset) => {
    const known = namesOf(ruleset).flatMap((name) => name.split(" "));
    return asked.split(" ").every((begun) => known.some((word) => word.startsWith(begun)));
  });
};

export const isRulesetOfOurs = (name: string): boolean =>
  RULESETS.some((ruleset) => namesOf(ruleset).includes(essence(name)));

const namesOf = (ruleset: Ruleset): readonly string[] =>
  ruleset.name === undefined ? (ourNames().get(ruleset.id) ?? []) : [essence(ruleset.name)];

/** The names of our rulesets in all languages, read with the first one that somebody types. */
const ourNames = lazily((): ReadonlyMap<string, readonly string[]> => {
  const nameKey = (id: string) => keyOf(`ruleset-${id}`);
  const wordsKey = (id: string) => keyOf(`ruleset-${id}-words`);
  const texts = inEachLanguage(RULESETS.flatMap(({ id }) => [nameKey(id), wordsKey(id)]));
  return new Map(
    RULESETS.map(({ id }) => {
      const names = texts.get(nameKey(id)) ?? [];
      const words = (texts.get(wordsKey(id)) ?? []).flatMap((text) => text.split(","));
      return [id, [id, ...names, ...words].map(essence)];
    }),
  );
});
