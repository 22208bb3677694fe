import { z } from "zod";
import { familyOf } from "../rules/family.ts";
import { type Family, LEFT, type Outcome, type Ruleset, type Switches } from "../rules/types.ts";
import type { ClockTerms } from "./clock.ts";
import type { Terms } from "./series.ts";
import type { GameEvent } from "./types.ts";

/** What is stored as JSON, checked on reading. Unknown fields are dropped. */

export const COLOUR = z.enum(["white", "black"]);
export const DIE = z.literal([1, 2, 3, 4, 5, 6]);
export const DICE_PAIR = z.tuple([DIE, DIE]).readonly();
export const OUTCOME = z.union([
  z.enum(["oin", "mars", "koks", "home-mars", "mother"]),
  z.templateLiteral(["difference-", z.literal(LEFT)]),
]) satisfies z.ZodType<Outcome>;
export const ENDING = z.enum(["borne-off", "mother", "resigned", "dropped", "claimed", "wood"]);
export const DRAW_REASON = z.enum(["mothers", "frozen"]);
export const TURN_END = z.enum(["played", "forced", "passed"]);
export const POINT = z.int().min(0).max(25);
export const MOVE = z.object({ from: POINT, to: POINT, die: DIE, hit: z.boolean() });

const count = z.int().min(0);

export const SWITCH_FIELDS = {
  way: z.enum(["towards", "same"]),
  meeting: z.enum(["hit", "pin", "block"]),
  start: z.enum(["spread", "nack", "rear", "head", "head-and-home"]),
  checkers: z.literal([3, 7, 15]),
  opening: z.enum(["kept", "anew"]),
  lastStep: z.enum(["one-die", "all-dice"]),
  homeHit: z.enum(["free", "no-bear-off", "no-hiding", "no-running"]),
  fullMove: z.boolean(),
  head: z.enum(["one", "free", "runner"]),
  headException: z.enum(["opponent-head", "any-double", "fours-sixes", "none"]),
  block: z.enum(["opponent-ahead", "opponent-home", "start-quarter", "free"]),
  mustOpen: z.boolean(),
  mother: z.literal([2, "off"]),
  bothMothers: z.literal([0, 1]),
  leftover: z.enum(["lost", "opponent", "groups"]),
  doubles: z.enum(["four", "roll-again", "ascending"]),
  ascendingMoves: z.literal([2, 4]),
  ascendingFromTurn: z.int().min(1),
  koks: z.literal([3, "off"]),
  homeMars: z.literal([3, 4, "off"]),
  score: z.enum(["games", "difference"]),
  frozen: z.boolean(),
  nextFirst: z.enum(["winner", "throw", "alternate"]),
  cube: z.boolean(),
  raise: z.enum(["double", "arithmetic"]),
  beaver: z.boolean(),
  jacoby: z.boolean(),
  autoDoubles: count,
};

/** What went without saying in all games before there was a switch for it. */
const ALWAYS = {
  ...{ lastStep: "one-die", mustOpen: false, mother: "off", bothMothers: 0 },
  ...{ score: "games", frozen: false },
} as const satisfies Partial<Switches>;

/** What went without saying in each family. */
const FORMERLY = {
  short: {
    ...ALWAYS,
    head: "free",
    ...{ way: "towards", meeting: "hit", start: "spread", checkers: 15 },
    ...{ opening: "kept", koks: 3 },
  },
  long: {
    ...ALWAYS,
    head: "one",
    ...{ way: "same", meeting: "block", start: "head", checkers: 15 },
    ...{ opening: "anew", koks: "off" },
  },
} as const satisfies Record<Family, Partial<Switches>>;

/** Switches as they were stored or recorded at any time, as those of today. */
export const upgradedSwitches = (kept: unknown): unknown => {
  if (typeof kept !== "object" || kept === null) return kept;
  const { family, ...rest }: { family?: unknown; way?: unknown } = kept;
  const isShort = family === "short" || rest.way === "towards";
  return { ...FORMERLY[isShort ? "short" : "long"], ...rest };
};

/**
 * Switches as they were first stored: a family, and those of today where they differ from it. What
 * was sealed then is sealed by the same text today.
 */
export const formerSwitches = (switches: Switches): object => {
  const family = familyOf(switches);
  const silent: Readonly<Record<string, unknown>> = FORMERLY[family];
  const said = Object.entries(switches).filter(([name, value]) => silent[name] !== value);
  return { family, ...Object.fromEntries(said) };
};

export const storedSwitches = z.preprocess(
  upgradedSwitches,
  z.object(SWITCH_FIELDS),
) satisfies z.ZodType<Switches>;

export const storedRuleset = z.object({
  id: z.string(),
  switches: storedSwitches,
  name: z.string().exactOptional(),
}) satisfies z.ZodType<Ruleset>;

export const storedClock = z.union([
  z.object({ turn: count }),
  z.object({ bank: count, add: count }),
]) satisfies z.ZodType<ClockTerms>;

export const storedTerms = z.object({
  ruleset: storedRuleset.extend({
    games: z.array(storedRuleset).min(1).readonly().exactOptional(),
  }),
  stake: count,
  match: count.exactOptional(),
  hints: z.literal(true).exactOptional(),
  clock: storedClock.exactOptional(),
  from: z.string().exactOptional(),
}) satisfies z.ZodType<Terms>;

const plain = <const Type extends string>(type: Type) => z.object({ type: z.literal(type) });

export const storedEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("placed"), line: z.string(), turns: count.exactOptional() }),
  z.object({ type: z.literal("thrown"), throw: z.object({ white: DIE, black: DIE }) }),
  z.object({ type: z.literal("began"), first: COLOUR }),
  z.object({ type: z.literal("rolled"), dice: DICE_PAIR }),
  plain("opening-kept"),
  z.object({
    type: z.literal("moved"),
    from: POINT,
    die: DIE,
    also: z.literal(true).exactOptional(),
  }),
  plain("undone"),
  z.object({ type: z.literal("turn-ended"), end: TURN_END }),
  z.object({ type: z.literal("resignation-offered"), by: COLOUR, outcome: OUTCOME }),
  plain("resignation-declined"),
  plain("doubled"),
  plain("beavered"),
  plain("taken"),
  z.object({ type: z.literal("timed-out"), by: COLOUR }),
  z.object({ type: z.literal("take-back-asked"), turn: count }),
  plain("take-back-refused"),
  z.object({ type: z.literal("taken-back"), turn: count }),
  z.object({ type: z.literal("ended"), winner: COLOUR, outcome: OUTCOME, ending: ENDING }),
  z.object({ type: z.literal("drawn"), reason: DRAW_REASON }),
]) satisfies z.ZodType<GameEvent>;
