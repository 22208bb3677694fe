import { SWITCH_NAMES, SWITCHES, type Switch } from "../../rules/house-rules.ts";
import type { Switches } from "../../rules/types.ts";

const isAscending = ({ doubles }: Switches): boolean => doubles === "ascending";
const hasCube = ({ cube }: Switches): boolean => cube;
const isRaised = ({ cube, autoDoubles }: Switches): boolean => cube || autoDoubles > 0;

/** The condition under which a switch matters; it is offered only then. */
const NEEDS: { readonly [Name in Switch]?: (switches: Switches) => boolean } = {
  ascendingMoves: isAscending,
  ascendingFromTurn: isAscending,
  raise: isRaised,
  beaver: hasCube,
  jacoby: hasCube,
};

const matters = (name: Switch, switches: Switches): boolean =>
  SWITCHES[name].of(switches) && (NEEDS[name]?.(switches) ?? true);

/** The switches to choose for a new ruleset: those that matter with the others so far. */
export const switchesOf = (switches: Switches): readonly Switch[] =>
  SWITCH_NAMES.filter((name) => matters(name, switches));

export const switchNamed = (switches: Switches, name: string): Switch | undefined =>
  switchesOf(switches).find((one) => one === name);

/** The values to choose from, as words: "no-hiding", "4", "true". */
export const valuesOf = (name: Switch): readonly string[] => SWITCHES[name].values.map(String);

export const withSwitch = (switches: Switches, name: Switch, value: string): Switches => {
  const chosen = SWITCHES[name].values.find((one) => String(one) === value);
  return chosen === undefined ? switches : { ...switches, [name]: chosen };
};

/** The switches; those that do not matter get their value in `base`. */
export const tidied = (switches: Switches, base: Switches): Switches => {
  const idle = SWITCH_NAMES.filter((name) => !matters(name, switches));
  return { ...switches, ...Object.fromEntries(idle.map((name) => [name, base[name]])) };
};
