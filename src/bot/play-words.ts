import { MATCHES, STAKES, type Terms } from "../game/series.ts";
import type { Ruleset } from "../rules/types.ts";
import { rulesetsNamed, simplified } from "./rulesets.ts";
import { LANGUAGES, speaker } from "./texts.ts";

export type PlayWords =
  | { readonly ok: true; readonly terms: Terms }
  | { readonly ok: false; readonly code: "unknown-ruleset"; readonly word: string }
  | {
      readonly ok: false;
      readonly code: "several-rulesets";
      readonly word: string;
      readonly candidates: readonly Ruleset[];
    }
  | { readonly ok: false; readonly code: "bad-stake" | "bad-match"; readonly word: string };

/** Anything that looks like a number, in whatever way it is meant. */
const NUMBER = /^[-+]?[\d.,]+(e[-+]?\d+)?$/i;

/** The words for something in all our languages; they stand in the texts, between commas. */
const wordsFor = (key: string): ReadonlySet<string> =>
  new Set(LANGUAGES.flatMap((language) => speaker(language)(key).split(",").map(simplified)));

const CUBE_WORDS = wordsFor("words-cube");
const MATCH_WORDS = wordsFor("words-match");

/**
 * What somebody wrote after /play: the words of a ruleset (`fallback` if there are none), a stake,
 * "cube", "match" and a number, in any order.
 */
export const readPlayWords = (text: string, fallback: Ruleset): PlayWords => {
  const { numbers, names, cube, match } = sorted(text.split(/\s+/).filter(Boolean));
  const stake = wholeNumber(numbers[0] ?? "1", STAKES);
  const surplus = numbers[1];
  if (stake === undefined || surplus !== undefined) {
    return { ok: false, code: "bad-stake", word: surplus ?? numbers[0] ?? "" };
  }
  const points = match === undefined ? undefined : wholeNumber(match, MATCHES);
  if (match !== undefined && points === undefined) {
    return { ok: false, code: "bad-match", word: match };
  }
  const word = names.join(" ");
  const found = word === "" ? [fallback] : rulesetsNamed(word);
  const [ruleset, ...others] = found;
  if (ruleset === undefined) return { ok: false, code: "unknown-ruleset", word };
  if (others.length > 0) return { ok: false, code: "several-rulesets", word, candidates: found };
  const withCube = cube || points !== undefined ? cubeOn(ruleset) : ruleset;
  return {
    ok: true,
    terms: { ruleset: withCube, stake, ...(points !== undefined && { match: points }) },
  };
};

const cubeOn = (ruleset: Ruleset): Ruleset => ({
  ...ruleset,
  switches: { ...ruleset.switches, cube: true },
});

type Sorted = {
  readonly numbers: readonly string[];
  readonly names: readonly string[];
  readonly cube: boolean;
  readonly match: string | undefined;
};

const sorted = (words: readonly string[]): Sorted => {
  const matchAt = words.findIndex((word) => MATCH_WORDS.has(simplified(word)));
  const match = matchAt < 0 ? undefined : (words[matchAt + 1] ?? "");
  const others = words.filter((_, index) => matchAt < 0 || index < matchAt || index > matchAt + 1);
  const named = others.filter((word) => !NUMBER.test(word));
  return {
    numbers: others.filter((word) => NUMBER.test(word)),
    names: named.filter((word) => !CUBE_WORDS.has(simplified(word))),
    cube: named.some((word) => CUBE_WORDS.has(simplified(word))),
    match,
  };
};

const wholeNumber = (
  text: string,
  { least, most }: { readonly least: number; readonly most: number },
): number | undefined => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
};
