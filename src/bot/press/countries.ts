import type { Ruleset } from "../../rules/types.ts";

/** Where the neighbours' games are played; the last are at home nowhere. Button data keeps them. */
export const COUNTRIES = ["tr", "gr", "ir", "bg", "ar", "az", "ge", "xx"] as const;

export type Country = (typeof COUNTRIES)[number];

/** The neighbours' games by country; first the medley, which is made of those after it. */
const GAMES: Readonly<Record<Country, readonly string[]>> = {
  tr: ["tavla", "celebi", "moultezim"],
  gr: ["tavli", "portes", "plakoto", "fevga"],
  ir: ["takhteh"],
  bg: ["sreshta", "prava", "gul-bara", "tapa", "chelebi"],
  ar: ["tawla", "mahbusa"],
  az: ["uzun"],
  ge: ["khachapuri"],
  xx: ["nackgammon"],
};

/** The country of a neighbours' game; undefined for any other ruleset. */
export const countryOf = ({ id }: Pick<Ruleset, "id">): Country | undefined =>
  COUNTRIES.find((country) => GAMES[country].includes(id));

export const countryOfAll = (rulesets: readonly Ruleset[]): Country | undefined => {
  const [country, ...others] = new Set(rulesets.map(countryOf));
  return others.length === 0 ? country : undefined;
};

/** The games of a country among these, in its own order. */
export const gamesOf = (country: Country, rulesets: readonly Ruleset[]): readonly Ruleset[] =>
  GAMES[country].flatMap((id) => rulesets.find((one) => one.id === id) ?? []);

export const countriesIn = (rulesets: readonly Ruleset[]): readonly Country[] =>
  COUNTRIES.filter((country) => gamesOf(country, rulesets).length > 0);
