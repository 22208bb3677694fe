import { RULESETS } from "../../rules/rulesets.ts";
import type { Ruleset } from "../../rules/types.ts";
import { keyOf, LANGUAGES, speaker } from "../text/texts.ts";
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

const namesOf = ({ id, name }: Ruleset): readonly string[] => {
  if (name !== undefined) return [essence(name)];
  const named = LANGUAGES.map(speaker).flatMap((say) => [
    say(keyOf(`ruleset-${id}`)),
    ...say(keyOf(`ruleset-${id}-words`)).split(","),
  ]);
  return [id, ...named].map(essence);
};
