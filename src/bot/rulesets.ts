import { RULESETS } from "../rules/rulesets.ts";
import type { Ruleset } from "../rules/types.ts";
import { LANGUAGES, speaker } from "./texts.ts";
import { simplified } from "./words.ts";

/**
 * The rulesets that a word stands for, ours and those of a chat: by id or whole name, else by the
 * beginning of a word of a name in any of our languages. An empty word stands for all of them.
 */
export const rulesetsNamed = (word: string, own: readonly Ruleset[]): readonly Ruleset[] => {
  const asked = simplified(word);
  const all = [...RULESETS, ...own];
  const exact = all.filter((ruleset) => namesOf(ruleset).includes(asked));
  if (exact.length > 0) return exact;
  return all.filter((ruleset) => namesOf(ruleset).some((name) => ` ${name}`.includes(` ${asked}`)));
};

/** Whether one of our rulesets is called so. */
export const isRulesetOfOurs = (name: string): boolean =>
  RULESETS.some((ruleset) => namesOf(ruleset).includes(simplified(name)));

const namesOf = ({ id, name }: Ruleset): readonly string[] => {
  if (name !== undefined) return [simplified(name)];
  const named = LANGUAGES.map(speaker).flatMap((say) => [
    say(`ruleset-${id}`),
    ...say(`ruleset-${id}-words`).split(","),
  ]);
  return [id, ...named].map(simplified);
};
