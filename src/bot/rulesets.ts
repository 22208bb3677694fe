import { RULESETS } from "../rules/rulesets.ts";
import type { Ruleset } from "../rules/types.ts";
import { LANGUAGES, speaker } from "./texts.ts";

/**
 * The rulesets that a word stands for: by id, else by the beginning of an id or of a word of a
 * name in any of our languages. An empty word stands for all of them.
 */
export const rulesetsNamed = (word: string): readonly Ruleset[] => {
  const asked = simplified(word);
  const exact = RULESETS.filter((ruleset) => namesOf(ruleset).some((name) => name === asked));
  if (exact.length > 0) return exact;
  return RULESETS.filter((ruleset) =>
    namesOf(ruleset).some((name) => ` ${name}`.includes(` ${asked}`)),
  );
};

const namesOf = ({ id }: Ruleset): readonly string[] => [
  simplified(id),
  ...LANGUAGES.flatMap((language) => {
    const say = speaker(language);
    return [say(`ruleset-${id}`), ...say(`ruleset-${id}-words`).split(",")].map(simplified);
  }),
];

/** A word as it is compared: lower case, letters and digits. */
export const simplified = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ё", "е")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
