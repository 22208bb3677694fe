import type { ClockTerms } from "../../game/clock.ts";
import { MATCHES, STAKES, type Terms } from "../../game/series.ts";
import { RULESETS } from "../../rules/rulesets.ts";
import type { Ruleset, Switches } from "../../rules/types.ts";
import type { Habits } from "../../tables/people/settings.ts";
import { type ClockSaid, clockIn } from "../press/clock-words.ts";
import { isIdle, simplified, wordsFor } from "../text/words.ts";
import { isRulesetOfOurs, rulesetsNamed } from "./rulesets.ts";

export type Extra = "beaver" | "jacoby";

export type Wish = {
  readonly stake: number;
  /** Undefined: as the ruleset has it, or as it is the habit. */
  readonly cube: boolean | undefined;
  /** What goes with the cube besides what is the habit. */
  readonly extras: readonly Extra[];
  /** Undefined: the series has no end. */
  readonly match: number | undefined;
  readonly hints: boolean;
  /** Undefined: everybody takes the time they need. */
  readonly clock: ClockTerms | undefined;
};

export type PlayWords =
  | { readonly ok: true; readonly terms: Terms; readonly wish: Wish }
  /** No ruleset was named (`word` is empty), or the word could stand for several, or for none. */
  | {
      readonly ok: false;
      readonly code: "which-ruleset" | "unknown-ruleset";
      readonly word: string;
      readonly candidates: readonly Ruleset[];
      readonly wish: Wish;
    }
  | {
      readonly ok: false;
      readonly code:
        | "unknown-word"
        | "bad-stake"
        | "two-stakes"
        | "bad-match"
        | "no-match-length"
        | "match-without-cube"
        | "bad-clock";
      readonly word: string;
    };

/** The longest name of an own ruleset with all that can be said beside it has fewer words. */
const MOST_WORDS = 32;

const NUMBER = /^[-+−–—]?[\d.,]+(e[-+]?\d+)?$/i;
/** The first digits of a number that is written in groups of three, and those that follow. */
const FIRST_DIGITS = /^[1-9]\d{0,2}(?:\d{3})*$/;
const NEXT_DIGITS = /^\d{3}$/;

const CUBE_WORDS = wordsFor("words-cube");
const WITH_WORDS = wordsFor("words-with");
const WITHOUT_WORDS = wordsFor("words-without");
const MATCH_WORDS = wordsFor("words-match");
const TO_WORDS = wordsFor("words-to");
const POINT_WORDS = wordsFor("words-points");
const HINT_WORDS = wordsFor("words-hints");
const BEAVER_WORDS = wordsFor("words-beaver");
const JACOBY_WORDS = wordsFor("words-jacoby");

export const termsFor = (ruleset: Ruleset, wish: Wish, habits: Habits): Terms => {
  const { stake, cube, extras, match, hints, clock } = wish;
  const wished = match === undefined ? cube : true;
  const switches = cubeSwitches(ruleset, wished, extras, habits);
  return {
    ruleset: { ...ruleset, switches: { ...ruleset.switches, ...switches } },
    stake,
    ...(match !== undefined && { match }),
    ...(hints && { hints }),
    ...(clock && { clock }),
  };
};

/** Who makes a ruleset says in it how the cube is used; with ours, that is a habit. */
const cubeSwitches = (
  { name }: Ruleset,
  wished: boolean | undefined,
  extras: readonly Extra[],
  { cube, raise, beaver, jacoby, autoDoubles }: Habits,
): Partial<Switches> => {
  const isOurs = name === undefined;
  if (wished ?? (isOurs && cube)) {
    const asked = Object.fromEntries(extras.map((extra) => [extra, true]));
    return { cube: true, ...(isOurs && { raise, beaver, jacoby, autoDoubles }), ...asked };
  }
  return wished === false ? { cube: false, jacoby: false, autoDoubles: 0 } : {};
};

/** What was written after /play, in any order; where nothing is said, the habits hold. */
export const readPlayWords = (text: string, own: readonly Ruleset[], habits: Habits): PlayWords => {
  const { whole, ...sortedOut } = saidIn(text, own);
  const { numbers, names, cube, extras, match, hints, said } = sortedOut;
  if (said.clock === "bad") return { ok: false, code: "bad-clock", word: said.word };
  const { clock } = said;
  const stake = wholeNumber(numbers[0] ?? String(habits.stake), STAKES);
  if (numbers.length > 1) return { ok: false, code: "two-stakes", word: numbers.join(", ") };
  if (stake === undefined) return { ok: false, code: "bad-stake", word: numbers[0] ?? "" };
  const points = match === undefined ? undefined : wholeNumber(match, MATCHES);
  if (match === "") return { ok: false, code: "no-match-length", word: "" };
  if (match !== undefined && points === undefined) {
    return { ok: false, code: "bad-match", word: match };
  }
  const word = names.join(" ");
  if (match !== undefined && cube === false) return { ok: false, code: "match-without-cube", word };
  const wish = { stake, cube, extras, match: points, hints, clock };
  const usual = word === "" ? habits.ruleset : undefined;
  const named = whole?.ruleset ?? usual;
  const candidates = named ? [named] : rulesetsNamed(word, own);
  const [ruleset, ...others] = candidates;
  if (ruleset === undefined) {
    const strange = strangeWord(names, own);
    return strange === undefined
      ? { ok: false, code: "unknown-ruleset", word, candidates: [...RULESETS, ...own], wish }
      : { ok: false, code: "unknown-word", word: strange };
  }
  if (others.length > 0) return { ok: false, code: "which-ruleset", word, candidates, wish };
  return { ok: true, terms: termsFor(ruleset, wish, habits), wish };
};

const saidIn = (
  text: string,
  own: readonly Ruleset[],
): Sorted & { readonly whole: Whole | undefined } => {
  const words = text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const whole = wholeName(words, own);
  return { ...(whole?.said ?? sorted(words)), whole };
};

/** The numbers that say nothing but how many: stakes, after /play. */
export const numbersIn = (text: string, own: readonly Ruleset[]): readonly string[] =>
  saidIn(text, own).numbers;

/** Whether a name says something after /play already: a ruleset of ours, a stake, the cube. */
export const isSpokenFor = (name: string): boolean => {
  const { names } = sorted(simplified(name).split(" "));
  return names.length === 0 || isRulesetOfOurs(names.join(" "));
};

/** The first word that names nothing, beside others that name a ruleset: "ten" in "long ten". */
const strangeWord = (names: readonly string[], own: readonly Ruleset[]): string | undefined => {
  const isName = (words: string): boolean =>
    simplified(words) !== "" && rulesetsNamed(words, own).length > 0;
  const known = names.filter(isName);
  return known.length > 0 && isName(known.join(" "))
    ? names.find((name) => !isName(name))
    : undefined;
};

type Whole = { readonly ruleset: Ruleset; readonly said: Sorted };

/** The own ruleset whose whole name was said, the longest first, and what else was said. */
const wholeName = (words: readonly string[], own: readonly Ruleset[]): Whole | undefined => {
  const simple = words.map(simplified);
  const named = own
    .map((ruleset) => ({ ruleset, name: simplified(ruleset.name ?? "") }))
    .sort((a, b) => b.name.length - a.name.length);
  for (const { ruleset, name } of named) {
    for (const start of simple.keys()) {
      const end = endOfName(simple, start, name);
      if (end === undefined) continue;
      const said = sorted([...words.slice(0, start), ...words.slice(end)]);
      if (said.names.length === 0) return { ruleset, said };
    }
  }
  return undefined;
};

const endOfName = (simple: readonly string[], start: number, name: string): number | undefined => {
  let [said, end] = [simple[start] ?? "", start + 1];
  while (said.length < name.length && end < simple.length) said = `${said} ${simple[end++]}`.trim();
  return said === name ? end : undefined;
};

type Sorted = {
  readonly numbers: readonly string[];
  readonly names: readonly string[];
  readonly cube: boolean | undefined;
  readonly extras: readonly Extra[];
  readonly match: string | undefined;
  readonly hints: boolean;
  readonly said: ClockSaid;
};

/** Takes a word out of what was said, and a "with" before it. */
const taken = (words: readonly string[], meant: ReadonlySet<string>) => {
  const at = words.findIndex((word) => meant.has(simplified(word)));
  if (at < 0) return { rest: words, isThere: false };
  const isWith = WITH_WORDS.has(simplified(words[at - 1] ?? ""));
  return { rest: [...words.slice(0, isWith ? at - 1 : at), ...words.slice(at + 1)], isThere: true };
};

const sorted = (words: readonly string[]): Sorted => {
  const said = clockIn(words);
  const hints = taken(said.rest, HINT_WORDS);
  const beaver = taken(hints.rest, BEAVER_WORDS);
  const jacoby = taken(beaver.rest, JACOBY_WORDS);
  const extras: readonly Extra[] = [
    ...(beaver.isThere ? ["beaver" as const] : []),
    ...(jacoby.isThere ? ["jacoby" as const] : []),
  ];
  const { match, rest: others } = matchIn(jacoby.rest);
  const named = others.filter((word) => !NUMBER.test(word) && !isIdle(word));
  const cubeAt = named.findIndex((word) => CUBE_WORDS.has(simplified(word)));
  const before = simplified(named[cubeAt - 1] ?? "");
  const isWithout = WITHOUT_WORDS.has(before);
  const first = isWithout || WITH_WORDS.has(before) ? cubeAt - 1 : cubeAt;
  return {
    numbers: others.filter((word) => NUMBER.test(word)),
    names: named.filter((_, index) => cubeAt < 0 || index < first || index > cubeAt),
    cube: cubeAt < 0 ? extras.length > 0 || undefined : !isWithout,
    extras,
    match,
    hints: hints.isThere,
    said,
  };
};

/** Takes a match and its length out of what was said: "match 5", "match to 5", "5-point match". */
const matchIn = (said: readonly string[]) => {
  const words = said.flatMap(withoutHyphen);
  const at = words.findIndex((word) => MATCH_WORDS.has(simplified(word)));
  if (at < 0) return { match: undefined, rest: joined(words) };
  const next = TO_WORDS.has(simplified(words[at + 1] ?? "")) ? at + 2 : at + 1;
  const length = words[next] ?? "";
  const [number = "", unit = ""] = words.slice(Math.max(at - 2, 0), at);
  const cut = (from: number, to: number) =>
    [...joined(words.slice(0, from)), ...joined(words.slice(to))] as const;
  if (NUMBER.test(length)) return { match: length, rest: cut(at, next + 1) };
  return NUMBER.test(number) && POINT_WORDS.has(simplified(unit))
    ? { match: number, rest: cut(at - 2, at + 1) }
    : { match: "", rest: cut(at, next) };
};

const withoutHyphen = (word: string): readonly string[] => {
  const [number = "", unit = "", ...others] = word.split(/[-‑]/);
  const isLength = NUMBER.test(number) && POINT_WORDS.has(simplified(unit));
  return isLength && others.length === 0 ? [number, unit] : [word];
};

/** The words with the groups of digits of one number put together: "1 000 000". */
const joined = (words: readonly string[]): readonly string[] => {
  const whole: string[] = [];
  for (const word of words) {
    const before = whole.at(-1) ?? "";
    const isNext = NEXT_DIGITS.test(word) && FIRST_DIGITS.test(before);
    if (isNext) whole[whole.length - 1] = before + word;
    else whole.push(word);
  }
  return whole;
};

export const readStake = (text: string): number | undefined => wholeNumber(text.trim(), STAKES);

const wholeNumber = (
  text: string,
  { least, most }: { readonly least: number; readonly most: number },
): number | undefined => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
};
