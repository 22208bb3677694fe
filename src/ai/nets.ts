import { familyOf } from "../rules/family.ts";
import type { Family, Switches } from "../rules/types.ts";

/** Nets of games that differ much from their family's own. */
const PARTICULAR = [
  "gulbar",
  "mad-gulbar",
  "hypergammon",
  "quick-long",
  "plakoto",
  "fevga",
  "gul-bara",
] as const;

export type NetName = Family | (typeof PARTICULAR)[number];

/** Every net, each named as the ruleset that it learns by. */
export const NETS: readonly NetName[] = ["short", "long", ...PARTICULAR];

type Reach = { readonly net: NetName; readonly switches: Partial<Switches> };

/** A net plays all rulesets with these switches, unless an earlier one does. */
const REACHES: readonly Reach[] = [
  { net: "plakoto", switches: { meeting: "pin" } },
  { net: "fevga", switches: { way: "same", head: "runner", doubles: "four" } },
  { net: "hypergammon", switches: { way: "towards", checkers: 3 } },
  { net: "quick-long", switches: { way: "same", checkers: 7 } },
  { net: "gul-bara", switches: { way: "same", doubles: "ascending", block: "free" } },
  { net: "mad-gulbar", switches: { way: "same", doubles: "ascending" } },
  { net: "mad-gulbar", switches: { way: "same", score: "difference" } },
  { net: "gulbar", switches: { way: "same", leftover: "opponent" } },
  { net: "gulbar", switches: { way: "same", doubles: "roll-again" } },
];

/** The net that plays a ruleset: a particular one, or the family's. */
export const netFor = (switches: Switches): NetName => {
  const own: Readonly<Record<string, unknown>> = switches;
  const reach = REACHES.find(({ switches: wanted }) =>
    Object.entries(wanted).every(([name, value]) => own[name] === value),
  );
  return reach?.net ?? familyOf(switches);
};
