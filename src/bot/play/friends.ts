import { type GameId, isComputer, type PersonId } from "../../ids/ids.ts";
import { lazily } from "../../rules/once.ts";
import type { Person } from "../../tables/people/people.ts";
import { knownOf, type Services } from "../../tables/services/services.ts";
import { isA, simplified, textOf, type Word, type Words, wordsIn } from "../text/words.ts";
import type { BotContext } from "../updates/context.ts";
import { isRulesetOfOurs } from "./rulesets.ts";

/** A friend by the name that one types: "short with Boris", «с Борисом», "Borisle". */
export type FriendSaid = {
  /** What remains of the words. */
  readonly words: string;
  readonly name: string;
  /** Those who play or have played with the person here and may be meant. */
  readonly friends: readonly Person[];
};

/**
 * Undefined if the words name nobody; no friends if they name somebody who has not played here.
 * `rivals`: others who may be meant, since the person has to play them.
 */
export const friendIn = (
  ctx: BotContext,
  text: string,
  rivals: readonly PersonId[] = [],
): FriendSaid | undefined => {
  const words = wordsIn(text);
  const friends = lazily(() => friendsOf(ctx, rivals));
  for (const place of words.keys()) {
    const found = namedAt(words, place, friends);
    if (found) return found;
  }
  return undefined;
};

/** A word that means nothing else may be a name. */
const isName = (word: Word | undefined): word is Word =>
  word !== undefined &&
  word.meanings.size === 0 &&
  /^\p{L}/u.test(word.simple) &&
  !isRulesetOfOurs(word.simple);

const namedAt = (
  words: Words,
  place: number,
  friends: () => readonly Person[],
): FriendSaid | undefined => {
  const before = words[place - 1];
  const word = words[place];
  if (!isName(word)) return undefined;
  const isLed = isA(before, "with");
  const isFollowed = isA(words[place + 1], "with") && !isName(words[place + 2]);
  const mayBeGlued = WITH.test(latin(word.simple));
  if (!isLed && !isFollowed && !mayBeGlued) return undefined;
  const those = friends().filter(({ name }) => isCalled(name, word));
  if (!isLed && !isFollowed && those.length === 0) return undefined;
  const next = words[place + 1];
  const both = isLed && isName(next) ? those.filter(({ name }) => isCalled(name, next)) : [];
  const length = both.length > 0 ? 2 : 1;
  const [from, to] = [isLed ? place - 1 : place, place + length + (!isLed && isFollowed ? 1 : 0)];
  return {
    words: textOf([...words.slice(0, from), ...words.slice(to)]),
    name: textOf(words.slice(place, place + length)),
    friends: both.length > 0 ? both : those,
  };
};

/** So many finished games are looked at. */
const GAMES = 300;

/**
 * Whom the person plays or has played with, in a group there alone; strangers who were found are
 * none.
 */
const friendsOf = (
  { services, here, person }: BotContext,
  rivals: readonly PersonId[],
): readonly Person[] => {
  const { store } = services;
  const isHere = (id: GameId): boolean => {
    const row = store.games.game(id);
    return row !== undefined && store.games.series(row.series).chat === here?.id;
  };
  const running = store.tables.runningOf({ person: person.id }).flatMap(({ game }) => {
    const row = game === null ? undefined : store.games.game(game);
    if (!row || row.party !== null) return [];
    return [{ game: row.id, other: row.white === person.id ? row.black : row.white }];
  });
  const played = [...running, ...store.ledger.ofPerson(person.id, GAMES, 0)]
    .filter(({ game, other }) => !isComputer(other) && !isOfStrangers(services, game))
    .filter(({ game }) => here?.kind !== "group" || isHere(game));
  return [...new Set<PersonId>([...rivals, ...played.map(({ other }) => other)])].flatMap((id) => {
    const found = store.people.person(id);
    return found && found.name !== "" ? [found] : [];
  });
};

const isOfStrangers = (services: Services, game: GameId): boolean =>
  knownOf(services, "ofStrangers", game) ?? false;

const isCalled = (name: string, word: Word): boolean => {
  const said = latin(word.simple);
  return simplified(name)
    .split(" ")
    .some((one) => one !== "" && isFormOf(latin(one), said));
};

/** Whether a word is a form of a name: its stem with an ending, or a stem that lost a vowel. */
const isFormOf = (name: string, said: string): boolean => {
  const stem = name.replace(/[aeiou]+$/, "");
  if (stem.length >= 2 && said.startsWith(stem) && ENDING.test(said.slice(stem.length)))
    return true;
  const [bones, others] = [name, said].map((one) => one.replaceAll(/[aeiou]/g, ""));
  const isSkeleton = bones !== undefined && bones.length >= 3 && name[0] === said[0];
  return isSkeleton && (others === bones || others === `${bones}m`);
};

/** The cases of Russian, and "with" in Turkish and Azerbaijani. */
const ENDING = /^(?:[aeiou]|[oe]i|iei|[oei]m|iem|iu|[aeiou]?i?l[ae])?$/;
const WITH = /l[ae]$/;

/** Letters of other alphabets as Latin ones, so that Борис, بوریس and Boris are one name. */
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ["а a", "б b", "в v", "г g", "д d", "е e", "ж j", "з z", "и i", "й i", "к k", "л l", "м m"],
    ["н n", "о o", "п p", "р r", "с s", "т t", "у u", "ф f", "х h", "ц c", "ч c", "ш s", "щ s"],
    ["ъ ", "ы i", "ь ", "э e", "ю iu", "я ia", "і i", "ї i", "є e", "ґ g"],
    ["ا a", "آ a", "ب b", "پ p", "ت t", "ث s", "ج j", "چ c", "ح h", "خ h", "د d", "ذ z", "ر r"],
    ["ز z", "ژ j", "س s", "ش s", "ص s", "ض z", "ط t", "ظ z", "ع a", "غ g", "ف f", "ق g", "ک k"],
    ["گ g", "ل l", "م m", "ن n", "و o", "ه h", "ی i"],
  ].flatMap((row) => row.map((pair) => pair.split(" "))),
);

/** What sounds alike is written alike. */
const latin = (simple: string): string =>
  [...simple]
    .map((letter) => LATIN[letter] ?? letter)
    .join("")
    .replaceAll(/sh|ch|zh|kh|gh|ph|th|t[sz]/g, (pair) => ALIKE[pair] ?? pair)
    .replaceAll(/[ywqhx]/g, (letter) => ALIKE[letter] ?? letter)
    .replaceAll(/(.)\1+/g, "$1");

const ALIKE: Readonly<Record<string, string>> = {
  ...{ sh: "s", ch: "c", zh: "j", kh: "g", gh: "g", ph: "f", th: "t", ts: "c", tz: "c" },
  ...{ y: "i", w: "v", q: "g", h: "g", x: "ks" },
};
