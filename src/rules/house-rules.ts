import { findRuleset } from "./rulesets.ts";
import type { Family, Ruleset, Switches } from "./types.ts";

export type Switch = Exclude<keyof Switches, "family">;

const BOTH: readonly Family[] = ["short", "long"];
const SHORT: readonly Family[] = ["short"];
const LONG: readonly Family[] = ["long"];

/**
 * The values of each switch, in the order they are shown. A count takes any number up to `most`.
 */
export const SWITCHES: {
  readonly [K in Switch]: {
    readonly families: readonly Family[];
    readonly values: readonly Switches[K][];
    readonly most?: number;
  };
} = {
  homeHit: { families: SHORT, values: ["free", "no-bear-off", "no-hiding"] },
  fullMove: { families: BOTH, values: [false, true] },
  headException: { families: LONG, values: ["opponent-head", "any-double", "none"] },
  block: { families: LONG, values: ["opponent-ahead", "opponent-home", "free"] },
  leftover: { families: BOTH, values: ["lost", "opponent"] },
  doubles: { families: BOTH, values: ["four", "roll-again", "ascending"] },
  // Four moves of each number are gul bara in the long family and çelebi in the short one (section
  // 5).
  ascendingMoves: { families: BOTH, values: [2, 4] },
  ascendingFromTurn: { families: BOTH, values: [1, 2, 3, 4], most: 100 },
  homeMars: { families: LONG, values: [3, 4, "off"] },
  nextFirst: { families: BOTH, values: ["throw", "winner", "alternate"] },
  cube: { families: BOTH, values: [false, true] },
  raise: { families: BOTH, values: ["double", "arithmetic"] },
  beaver: { families: BOTH, values: [false, true] },
  jacoby: { families: BOTH, values: [false, true] },
  autoDoubles: { families: BOTH, values: [0, 1, 2, 3], most: 100 },
};

export type HouseRulesFault =
  | { readonly code: "not-an-object" }
  | { readonly code: "unknown-base"; readonly base: unknown }
  | { readonly code: "unknown-switch"; readonly name: string }
  | { readonly code: "other-family"; readonly name: Switch; readonly family: Family }
  | {
      readonly code: "bad-value";
      readonly name: Switch;
      readonly values: readonly (string | number | boolean)[];
    };

type HouseRules =
  | { readonly ok: true; readonly ruleset: Ruleset }
  | ({ readonly ok: false } & HouseRulesFault);

const isSwitch = (name: string): name is Switch => Object.hasOwn(SWITCHES, name);

export const SWITCH_NAMES: readonly Switch[] = Object.keys(SWITCHES).filter(isSwitch);

const isCount = (value: unknown, most: number): boolean =>
  typeof value === "number" && Number.isInteger(value) && value > 0 && value <= most;

const faultOf = (base: Switches, name: string, value: unknown): HouseRulesFault | undefined => {
  if (!isSwitch(name)) return { code: "unknown-switch", name };
  const { families, values, most = 0 } = SWITCHES[name];
  if (!families.includes(base.family) && value !== base[name])
    return { code: "other-family", name, family: base.family };
  const isTaken = [...values].some((one) => one === value) || isCount(value, most);
  return isTaken ? undefined : { code: "bad-value", name, values };
};

/**
 * Reads a chat's own ruleset, `{ base: id, …switches }` (sections 8, 10), or says what is wrong.
 */
export const houseRules = (id: string, given: unknown): HouseRules => {
  if (typeof given !== "object" || given === null || Array.isArray(given))
    return { ok: false, code: "not-an-object" };
  const { base: baseId, ...differing }: { base?: unknown } = given;
  const base = typeof baseId === "string" ? findRuleset(baseId) : undefined;
  if (base === undefined) return { ok: false, code: "unknown-base", base: baseId };
  let switches = base.switches;
  for (const [name, value] of Object.entries(differing)) {
    const fault = faultOf(base.switches, name, value);
    if (fault !== undefined) return { ok: false, ...fault };
    switches = { ...switches, [name]: value };
  }
  return { ok: true, ruleset: Object.freeze({ id, switches: Object.freeze(switches) }) };
};
