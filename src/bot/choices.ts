import type { Switches } from "../rules/types.ts";

/** The choices that people have when they make a ruleset; the family comes with its base. */
export type SwitchName = Exclude<keyof Switches, "family">;

type Choice<Name extends SwitchName> = {
  readonly values: readonly Switches[Name][];
  /** Where the choice would change nothing, it is not offered. */
  readonly matters: (switches: Switches) => boolean;
};

const always = (): boolean => true;
const inShort = ({ family }: Switches): boolean => family === "short";
const inLong = ({ family }: Switches): boolean => family === "long";
const isAscending = ({ doubles }: Switches): boolean => doubles === "ascending";
const hasCube = ({ cube }: Switches): boolean => cube;
const isRaised = ({ cube, autoDoubles }: Switches): boolean => cube || autoDoubles > 0;

const CHOICES: { readonly [Name in SwitchName]: Choice<Name> } = {
  homeHit: { values: ["free", "no-bear-off", "no-hiding"], matters: inShort },
  fullMove: { values: [false, true], matters: inShort },
  headException: { values: ["opponent-head", "any-double", "none"], matters: inLong },
  block: { values: ["opponent-ahead", "opponent-home", "free"], matters: inLong },
  leftover: { values: ["lost", "opponent"], matters: inLong },
  doubles: { values: ["four", "roll-again", "ascending"], matters: inLong },
  ascendingMoves: { values: [2, 4], matters: isAscending },
  ascendingFromTurn: { values: [1, 2, 3, 4], matters: isAscending },
  homeMars: { values: [3, 4, "off"], matters: inLong },
  nextFirst: { values: ["throw", "winner", "alternate"], matters: always },
  cube: { values: [false, true], matters: always },
  raise: { values: ["double", "arithmetic"], matters: isRaised },
  beaver: { values: [false, true], matters: hasCube },
  jacoby: { values: [false, true], matters: hasCube },
  autoDoubles: { values: [0, 1, 2, 3], matters: always },
};

/** In the order in which they are shown. */
const NAMES = [
  "homeHit",
  "fullMove",
  "headException",
  "block",
  "leftover",
  "doubles",
  "ascendingMoves",
  "ascendingFromTurn",
  "homeMars",
  "nextFirst",
  "cube",
  "raise",
  "beaver",
  "jacoby",
  "autoDoubles",
] as const satisfies readonly SwitchName[];

/** The choices that matter with these switches. */
export const choicesOf = (switches: Switches): readonly SwitchName[] =>
  NAMES.filter((name) => CHOICES[name].matters(switches));

/** A choice by its name, if it is one that matters. */
export const choiceNamed = (switches: Switches, name: string): SwitchName | undefined =>
  choicesOf(switches).find((one) => one === name);

/** What can be chosen, as words: "no-hiding", "4", "true". */
export const valuesOf = (name: SwitchName): readonly string[] => CHOICES[name].values.map(String);

/** The switches with one of them chosen; unchanged where there is no such value. */
export const withChoice = (switches: Switches, name: SwitchName, value: string): Switches => {
  const chosen = CHOICES[name].values.find((one) => String(one) === value);
  return chosen === undefined ? switches : { ...switches, [name]: chosen };
};

/** The switches with those that change nothing put back to what they are in `base`. */
export const tidied = (switches: Switches, base: Switches): Switches => {
  const idle = NAMES.filter((name) => !CHOICES[name].matters(switches));
  return { ...switches, ...Object.fromEntries(idle.map((name) => [name, base[name]])) };
};
