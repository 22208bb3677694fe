import { MEDLEYS } from "../../game/medley.ts";
import type { PersonId } from "../../ids/ids.ts";
import { lazily } from "../../rules/once.ts";
import { RULESETS } from "../../rules/rulesets.ts";
import type { Ruleset } from "../../rules/types.ts";
import type { Chat } from "../../tables/people/people.ts";
import type { Services } from "../../tables/services/services.ts";
import { countryOf } from "../press/countries.ts";
import { inEachLanguage, type TextKey } from "../text/texts.ts";
import { essence, means } from "../text/words.ts";
import { RULESETS_AT_ONCE } from "../view/ruleset-menu.ts";

/** A dash at the end marks an unfinished name: "long-". */
const UNFINISHED = /[-–—]\s*$/;

/**
 * Rulesets with this id or whole name, else those in which each word begins a name. If a menu does
 * not show so many at once, those whose name begins with the words. No words: all. Words for nardy
 * of any kind tell nothing beside others: "Turkish nardy" are what "Turkish" are.
 */
export const rulesetsNamed = (words: string, own: readonly Ruleset[]): readonly Ruleset[] => {
  const asked = essence(words);
  const all = [...RULESETS, ...own];
  const isCalledSo = (ruleset: Ruleset) => namesOf(ruleset).includes(asked);
  const exact = UNFINISHED.test(words) ? [] : all.filter(isCalledSo);
  if (exact.length > 0) return exact;
  if (means(asked, "nardy")) return all;
  const telling = essence(asked, "nardy");
  if (telling !== asked) return rulesetsNamed(telling, own);
  const named = all.filter((ruleset) => {
    const known = namesOf(ruleset).flatMap((name) => name.split(" "));
    return asked.split(" ").every((begun) => known.some((word) => word.startsWith(begun)));
  });
  if (named.length === 0) return nearest(asked, all);
  const leading = named.filter((one) => namesOf(one).some((name) => name.startsWith(asked)));
  return asked !== "" && named.length > RULESETS_AT_ONCE && leading.length > 0 ? leading : named;
};

/** Rulesets with exactly this name, or with one that is nearly it; not those that begin so. */
export const rulesetsCalled = (words: string, own: readonly Ruleset[]): readonly Ruleset[] => {
  const all = [...RULESETS, ...own];
  const asked = [essence(words), essence(essence(words), "nardy")];
  const exact = asked.map((name) => all.filter((one) => namesOf(one).includes(name)));
  return exact.find((those) => those.length > 0) ?? nearest(essence(words), all);
};

/** A shorter word has too many neighbours. */
const SHORTEST_NEAR = 5;

/**
 * Those with a name that differs by one letter at most, the nearest: "длиные", "şeşbeş". A digit is
 * no slip: in "long5" and "long 5$" it is meant.
 */
const nearest = (asked: string, all: readonly Ruleset[]): readonly Ruleset[] => {
  const said = unspaced(asked);
  if (said.length < SHORTEST_NEAR) return [];
  const fits = (most: number) =>
    all.filter((one) =>
      namesOf(one).some(
        (name) => digitsIn(name) === digitsIn(said) && apart(unspaced(name), said) <= most,
      ),
    );
  const same = fits(0);
  return same.length > 0 ? same : fits(1);
};

const digitsIn = (name: string): string => name.replaceAll(/\P{N}/gu, "");

const unspaced = (name: string): string => name.replaceAll(" ", "");

/** 0: the same, 1: one letter more, less or another, or two swapped; 2: more than that. */
const apart = (one: string, other: string): 0 | 1 | 2 => {
  if (one === other) return 0;
  let [from, end] = [0, 0];
  while (from < one.length && one[from] === other[from]) from++;
  const rest = Math.min(one.length, other.length) - from;
  while (end < rest && one.at(-1 - end) === other.at(-1 - end)) end++;
  const [left, right] = [one, other].map((word) => word.slice(from, word.length - end));
  if (left === undefined || right === undefined) return 2;
  const isSwapped = left.length === 2 && left === [...right].reverse().join("");
  return isSwapped || Math.max(left.length, right.length) === 1 ? 1 : 2;
};

export const isRulesetOfOurs = (name: string): boolean =>
  [...ourNames().values()].some((names) => names.includes(essence(name)));

const namesOf = (ruleset: Ruleset): readonly string[] =>
  ruleset.name === undefined ? (ourNames().get(ruleset.id) ?? []) : [essence(ruleset.name)];

const OURS = [...RULESETS, ...MEDLEYS];

/** The texts of each ruleset of ours: one that lacks any of them does not compile. */
const keyOfOurs = (
  id: (typeof OURS)[number]["id"],
  text: "" | "-button" | "-line" | "-play" | "-words",
): TextKey => `ruleset-${id}${text}`;

/** A neighbours' game is also called by its country, as the menu has it. */
const countryKeys = (id: string): readonly TextKey[] => {
  const country = countryOf({ id });
  return country === undefined || country === "xx" ? [] : [`country-${country}`];
};

/** The names of our rulesets and medleys in all languages, read with the first that is typed. */
const ourNames = lazily((): ReadonlyMap<string, readonly string[]> => {
  const all = OURS.map(({ id }) => ({
    id,
    named: [keyOfOurs(id, ""), ...countryKeys(id)],
    called: keyOfOurs(id, "-words"),
  }));
  const texts = inEachLanguage(all.flatMap(({ named, called }) => [...named, called]));
  return new Map(
    all.map(({ id, named, called }) => {
      const names = named.flatMap((key) => texts.get(key) ?? []);
      const words = (texts.get(called) ?? []).flatMap((text) => text.split(","));
      return [id, [id, ...names, ...words].map((name) => essence(name))];
    }),
  );
});

/** How many recent series or games are looked at. */
const LATELY = 20;

/** The ids of the games that were played lately in a group, or in private by the person. */
export const latelyIn = (
  services: Services,
  { id, kind }: Chat,
  person: PersonId,
): readonly string[] =>
  kind === "group" ? services.store.ledger.playedIn(id, LATELY) : latelyBy(services, person);

export const latelyBy = ({ store }: Services, person: PersonId): readonly string[] =>
  store.ledger.playedBy({ person, most: LATELY });
