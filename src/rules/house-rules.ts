import { findRuleset } from "./rulesets.ts";
import type { Ruleset, Switches } from "./types.ts";

/** What a ruleset has from its base for good: what the game is, and how it ends. */
type Fixed =
  | ("way" | "meeting" | "start" | "head" | "mustOpen")
  | ("mother" | "bothMothers" | "lastStep" | "score" | "frozen");

export type Switch = Exclude<keyof Switches, Fixed>;

type GameTest = (base: Switches) => boolean;

const all: GameTest = () => true;
const hitting: GameTest = ({ meeting }) => meeting === "hit";
const blocking: GameTest = ({ meeting }) => meeting === "block";
/** A difference of up to fifteen is a stake of its own: nobody doubles it. */
const named: GameTest = ({ score }) => score === "games";
const blockingNamed: GameTest = (base) => blocking(base) && named(base);
const oneFromHead: GameTest = ({ head }) => head === "one";
const onHead: GameTest = ({ start }) => start === "head";

/** The values that a chat may choose, in the order they are shown; a base may have others. */
export const SWITCHES: {
  readonly [K in Switch]: {
    /** The games in which the switch means something. */
    readonly of: GameTest;
    readonly values: readonly Switches[K][];
    /** A count takes any number up to this. */
    readonly most?: number;
  };
} = {
  checkers: { of: onHead, values: [15, 7, 3] },
  opening: { of: all, values: ["kept", "anew"] },
  homeHit: { of: hitting, values: ["free", "no-bear-off", "no-hiding", "no-running"] },
  fullMove: { of: all, values: [false, true] },
  headException: {
    of: oneFromHead,
    values: ["opponent-head", "any-double", "fours-sixes", "none"],
  },
  block: { of: blocking, values: ["opponent-ahead", "opponent-home", "start-quarter", "free"] },
  // By groups only as a base has it: nobody plays that with a limit at the head.
  leftover: { of: all, values: ["lost", "opponent"] },
  doubles: { of: all, values: ["four", "roll-again", "ascending"] },
  // Four moves of each number are gul bara where they block and çelebi where they hit (section 5).
  ascendingMoves: { of: all, values: [2, 4] },
  ascendingFromTurn: { of: all, values: [1, 2, 3, 4], most: 100 },
  koks: { of: hitting, values: [3, "off"] },
  homeMars: { of: blockingNamed, values: [3, 4, "off"] },
  nextFirst: { of: all, values: ["throw", "winner", "alternate"] },
  cube: { of: named, values: [false, true] },
  raise: { of: named, values: ["double", "arithmetic"] },
  beaver: { of: named, values: [false, true] },
  jacoby: { of: named, values: [false, true] },
  autoDoubles: { of: named, values: [0, 1, 2, 3], most: 100 },
};

export type HouseRulesFault =
  | { readonly code: "not-an-object" }
  | { readonly code: "unknown-base"; readonly base: unknown }
  | { readonly code: "unknown-switch"; readonly name: string }
  | { readonly code: "other-game"; readonly name: Switch; readonly base: string }
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

const faultOf = (
  { id, switches }: Ruleset,
  name: string,
  value: unknown,
): HouseRulesFault | undefined => {
  if (!isSwitch(name)) return { code: "unknown-switch", name };
  const { of, values, most = 0 } = SWITCHES[name];
  if (value === switches[name]) return undefined;
  if (!of(switches)) return { code: "other-game", name, base: id };
  const isTaken = [...values].some((one) => one === value) || isCount(value, most);
  return isTaken ? undefined : { code: "bad-value", name, values };
};

/** Reads a chat's own ruleset, `{ base: id, …switches }` (sections 8, 10), or says its fault. */
export const houseRules = (id: string, given: unknown): HouseRules => {
  if (typeof given !== "object" || given === null || Array.isArray(given))
    return { ok: false, code: "not-an-object" };
  const { base: baseId, ...differing }: { base?: unknown } = given;
  const base = typeof baseId === "string" ? findRuleset(baseId) : undefined;
  if (base === undefined) return { ok: false, code: "unknown-base", base: baseId };
  let switches = base.switches;
  for (const [name, value] of Object.entries(differing)) {
    const fault = faultOf(base, name, value);
    if (fault !== undefined) return { ok: false, ...fault };
    switches = { ...switches, [name]: value };
  }
  return { ok: true, ruleset: Object.freeze({ id, switches: Object.freeze(switches) }) };
};
