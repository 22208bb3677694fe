import type { ClockTerms } from "../../game/clock.ts";
import { USUAL_MEDLEY } from "../../game/medley.ts";
import { MATCHES, plain, STAKES, type Terms, takesCube } from "../../game/series.ts";
import { RULESETS } from "../../rules/rulesets.ts";
import type { Ruleset, Switches } from "../../rules/types.ts";
import type { Habits } from "../../tables/people/settings.ts";
import {
  isA,
  latinDigits,
  simplified,
  textOf,
  type Word,
  type Words,
  wordsIn,
} from "../text/words.ts";
import { CLOCK } from "../words/clock.ts";
import { isNumber, MATCH } from "../words/match.ts";
import { every, fill, first, named, type WordSlot } from "../words/slots.ts";
import { isRulesetOfOurs, rulesetsNamed } from "./rulesets.ts";

export const EXTRAS = ["beaver", "jacoby"] as const;

export type Extra = (typeof EXTRAS)[number];

export type Wish = {
  readonly stake: number;
  /** Undefined: as the ruleset or the habit has it. */
  readonly cube: boolean | undefined;
  /** Additions to the cube, besides the habits. */
  readonly extras: readonly Extra[];
  /** Undefined: a series without an end. */
  readonly match: number | undefined;
  readonly hints: boolean;
  readonly clock: ClockTerms | undefined;
};

export type PlayWords =
  | { readonly ok: true; readonly terms: Terms; readonly wish: Wish }
  /** The words name no ruleset (`word` is empty), or `word` fits several or none. */
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

/** Whether the words ask for a match, valid or not. */
export const isOfMatch = (read: PlayWords): boolean =>
  "wish" in read
    ? read.wish.match !== undefined
    : ["bad-match", "no-match-length", "match-without-cube"].includes(read.code);

/** "по" of "по 5". */
const leadsToNumber = (words: Words, place: number): boolean =>
  isA(words[place], "per") && isNumber(words[place + 1]);

/** What is asked for by its name, or with "without" is not. */
const asked = (meaning: "cube" | "hints"): WordSlot<boolean | undefined> =>
  first((words, place) => {
    if (!isA(words[place], meaning)) return undefined;
    const isWithout = isA(words[place - 1], "without");
    const before = isWithout || isA(words[place - 1], "with") ? 1 : 0;
    return { value: !isWithout, length: 1, before };
  });

/** An addition to the cube; "without" it is not understood, as a habit may have it. */
const addition = (extra: Extra): WordSlot<Extra | undefined> =>
  first((words, place) => {
    if (!isA(words[place], extra) || isA(words[place - 1], "without")) return undefined;
    return { value: extra, length: 1, before: isA(words[place - 1], "with") ? 1 : 0 };
  });

/** The slots of a game's words, in the order in which they are filled. */
const OF_GAME = {
  clock: CLOCK,
  hints: asked("hints"),
  beaver: addition("beaver"),
  jacoby: addition("jacoby"),
  match: MATCH,
  numbers: (words: Words) =>
    every(isNumber)(words.filter((_, place) => !leadsToNumber(words, place))),
  idle: every((word) => isA(word, "idle")),
  /** A friend without a name is chosen later. */
  friend: named([[true, "friend"]], "with"),
  noCube: named([[false, "no-cube"]]),
  cube: asked("cube"),
} as const;

export const termsFor = (ruleset: Ruleset, wish: Wish, habits: Habits): Terms => {
  const { stake, cube, extras, match: asked, hints, clock } = wish;
  const match = asked ?? (ruleset.games && USUAL_MEDLEY);
  const wished = match === undefined ? cube : true;
  const switches = cubeSwitches(ruleset, wished, extras, habits);
  return {
    ruleset: takesCube(ruleset)
      ? { ...ruleset, switches: { ...ruleset.switches, ...switches } }
      : plain(ruleset, false),
    stake,
    ...(match !== undefined && { match }),
    ...(hints && { hints }),
    ...(clock && { clock }),
  };
};

/** An own ruleset says how the cube is used; with ours, the habits say it. */
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

/** The words about a game, sorted; what remains of them names the ruleset. */
export type GameSaid = Omit<Sorted, "numbers"> & {
  /** Bare numbers; after /play these are stakes. */
  readonly numbers: readonly string[];
  /** The own ruleset, if the words contain its whole name. */
  readonly whole: Ruleset | undefined;
};

export const gameIn = (words: Words, own: readonly Ruleset[]): GameSaid => {
  const whole = wholeName(words, own);
  const said = whole?.said ?? sortWords(words);
  return { ...said, numbers: said.numbers.map((word) => word.said), whole: whole?.ruleset };
};

/** Reads the words after /play, in any order. Habits fill in what they leave open. */
export const readPlayWords = (text: string, own: readonly Ruleset[], habits: Habits): PlayWords =>
  gameMeant(gameIn(wordsIn(text), own), own, habits);

/** Whether words are nothing but a name: no stake, match, clock or cube. */
export const isNameAlone = (text: string, own: readonly Ruleset[]): boolean => {
  const { whole, names, numbers, ...said } = gameIn(wordsIn(text), own);
  const { cube, match, hints, clock } = said;
  const isPlain = [cube, match, hints, clock].every((one) => one === undefined);
  return isPlain && numbers.length === 0 && (whole !== undefined || names.length > 0);
};

export const gameMeant = (
  { whole, numbers, names, cube, extras, match, hints = false, clock }: GameSaid,
  own: readonly Ruleset[],
  habits: Habits,
): PlayWords => {
  if (clock?.clock === "bad") return { ok: false, code: "bad-clock", word: clock.word };
  const stake = wholeNumber(numbers[0] ?? String(habits.stake), STAKES);
  if (numbers.length > 1) return { ok: false, code: "two-stakes", word: numbers.join(", ") };
  if (stake === undefined) return { ok: false, code: "bad-stake", word: numbers[0] ?? "" };
  const points = match === undefined ? undefined : wholeNumber(match, MATCHES);
  if (match === "") return { ok: false, code: "no-match-length", word: "" };
  if (match !== undefined && points === undefined) {
    return { ok: false, code: "bad-match", word: match };
  }
  const word = textOf(names);
  const wish = { stake, cube, extras, match: points, hints, clock: clock?.clock };
  const usual = word === "" ? habits.ruleset : undefined;
  const meant = whole ?? usual;
  const candidates = meant ? [meant] : rulesetsNamed(word, own);
  const [ruleset, ...others] = candidates;
  const hasCube = ruleset === undefined || takesCube(ruleset);
  if (match !== undefined && cube === false && hasCube)
    return { ok: false, code: "match-without-cube", word };
  if (ruleset === undefined) {
    const strange = strangeWord(names, own);
    return strange === undefined
      ? { ok: false, code: "unknown-ruleset", word, candidates: [...RULESETS, ...own], wish }
      : { ok: false, code: "unknown-word", word: strange.said };
  }
  if (others.length > 0) return { ok: false, code: "which-ruleset", word, candidates, wish };
  const [number] = numbers;
  if (ruleset.games && match === undefined && number !== undefined)
    return medleyTo(number, ruleset, wish, habits);
  return { ok: true, terms: termsFor(ruleset, wish, habits), wish };
};

/** A medley is a match, so a bare number is its length: "tavli 7". */
const medleyTo = (number: string, ruleset: Ruleset, asked: Wish, habits: Habits): PlayWords => {
  const match = wholeNumber(number, MATCHES);
  if (match === undefined) return { ok: false, code: "bad-match", word: number };
  const wish = { ...asked, stake: habits.stake, match };
  return { ok: true, terms: termsFor(ruleset, wish, habits), wish };
};

/** Whether a name already means something after /play: a ruleset of ours, a stake, the cube. */
export const isSpokenFor = (name: string): boolean => {
  const { names } = sortWords(wordsIn(simplified(name)));
  return names.length === 0 || isRulesetOfOurs(textOf(names));
};

/** The first unknown word beside words that name a ruleset: "ten" in "long ten". */
const strangeWord = (names: Words, own: readonly Ruleset[]): Word | undefined => {
  const isName = (words: Words): boolean =>
    words.some(({ simple }) => simple !== "") && rulesetsNamed(textOf(words), own).length > 0;
  const known = names.filter((word) => isName([word]));
  return isName(known) ? names.find((word) => !isName([word])) : undefined;
};

type Whole = { readonly ruleset: Ruleset; readonly said: Sorted };

/** The own ruleset whose whole name occurs, longest first, and the other words. */
const wholeName = (words: Words, own: readonly Ruleset[]): Whole | undefined => {
  const longestFirst = own
    .filter(({ name }) => name !== undefined)
    .map((ruleset) => ({ ruleset, name: simplified(ruleset.name ?? "") }))
    .sort((a, b) => b.name.length - a.name.length);
  for (const { ruleset, name } of longestFirst) {
    for (const start of words.keys()) {
      const end = endOfName(words, start, name);
      if (end === undefined) continue;
      const said = sortWords(words.toSpliced(start, end - start));
      if (said.names.length === 0) return { ruleset, said };
    }
  }
  return undefined;
};

const endOfName = (words: Words, start: number, name: string): number | undefined => {
  let [said, end] = [words[start]?.simple ?? "", start + 1];
  while (said.length < name.length && end < words.length) {
    said = `${said} ${words[end++]?.simple ?? ""}`.trim();
  }
  return said === name ? end : undefined;
};

type Sorted = ReturnType<typeof sortWords>;

const sortWords = (words: Words) => {
  const { said, rest: names } = fill(OF_GAME, words);
  const { beaver, jacoby, noCube, cube = noCube, ...others } = said;
  const extras: readonly Extra[] = [beaver, jacoby].filter((extra) => extra !== undefined);
  return { ...others, extras, cube: cube ?? (extras.length > 0 || undefined), names };
};

export const readStake = (text: string): number | undefined =>
  wholeNumber(latinDigits(text.trim()), STAKES);

const wholeNumber = (
  text: string,
  { least, most }: { readonly least: number; readonly most: number },
): number | undefined => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
};
