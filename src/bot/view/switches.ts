import { SWITCH_NAMES, SWITCHES, type Switch } from "../../rules/house-rules.ts";
import type { Switches } from "../../rules/types.ts";

const isAscending = ({ doubles }: Switches): boolean => doubles === "ascending";
const hasCube = ({ cube }: Switches): boolean => cube;
const isRaised = ({ cube, autoDoubles }: Switches): boolean => cube || autoDoubles > 0;

/** Where a switch would change nothing, it is not offered. */
const NEEDS: { readonly [Name in Switch]?: (switches: Switches) => boolean } = {
  ascendingMoves: isAscending,
  ascendingFromTurn: isAscending,
  raise: isRaised,
  beaver: hasCube,
  jacoby: hasCube,
};

const matters = (name: Switch, switches: Switches): boolean =>
  SWITCHES[name].families.includes(switches.family) && (NEEDS[name]?.(switches) ?? true);

/** The switches to choose when a ruleset is made: those that matter beside the others. */
export const switchesOf = (switches: Switches): readonly Switch[] =>
  SWITCH_NAMES.filter((name) => matters(name, switches));

export const switchNamed = (switches: Switches, name: string): Switch | undefined =>
  switchesOf(switches).find((one) => one === name);

/** What can be chosen, as words: "no-hiding", "4", "true". */
export const valuesOf = (name: Switch): readonly string[] => SWITCHES[name].values.map(String);

export const withSwitch = (switches: Switches, name: Switch, value: string): Switches => {
  const chosen = SWITCHES[name].values.find((one) => String(one) === value);
  return chosen === undefined ? switches : { ...switches, [name]: chosen };
};

/** The switches with those that change nothing put back to what they are in `base`. */
export const tidied = (switches: Switches, base: Switches): Switches => {
  const idle = SWITCH_NAMES.filter((name) => !matters(name, switches));
  return { ...switches, ...Object.fromEntries(idle.map((name) => [name, base[name]])) };
};
