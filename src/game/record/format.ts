import { z } from "zod";
import type { Ruleset, Switches } from "../../rules/types.ts";
import { MATCHES, STAKES } from "../series.ts";
import {
  COLOUR as colour,
  DRAW_REASON,
  DICE_PAIR as dice,
  DIE as die,
  ENDING as ending,
  OUTCOME as outcome,
  POINT as point,
  SWITCH_FIELDS,
  TURN_END,
  upgradedSwitches,
} from "../stored.ts";

export const FORMAT = "shesh-besh game record";
/** Raise it when a reader of the old format would misread the new one. */
export const VERSION = 1;

const decimal = z.string().regex(/^(0|[1-9]\d*)$/);
export const hex32 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);
const matchLength = z.int().min(MATCHES.least).max(MATCHES.most);

const perColour = <T extends z.ZodType>(value: T) => z.strictObject({ white: value, black: value });

const switches = z.preprocess(
  upgradedSwitches,
  z.strictObject(SWITCH_FIELDS),
) satisfies z.ZodType<Switches>;

const ruleset = z.strictObject({
  id: z.string(),
  name: z.string(),
  switches,
}) satisfies z.ZodType<Ruleset>;

const position = z.string();

/** An event as stored, with what a reader needs to understand it alone. */
const event = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("placed"), line: z.string(), turns: count.exactOptional() }),
  z.strictObject({ type: z.literal("thrown"), n: count, dice }),
  z.strictObject({ type: z.literal("began"), first: colour }),
  z.strictObject({ type: z.literal("opening-kept"), by: colour }),
  z.strictObject({ type: z.literal("rolled"), n: count, by: colour, dice }),
  z.strictObject({
    type: z.literal("moved"),
    by: colour,
    from: point,
    to: point,
    die,
    hit: z.boolean(),
    after: position,
  }),
  z.strictObject({ type: z.literal("undone"), by: colour, after: position }),
  z.strictObject({
    type: z.literal("turn-ended"),
    by: colour,
    end: TURN_END,
    rest: z.array(die).readonly(),
  }),
  z.strictObject({ type: z.literal("resignation-offered"), by: colour, outcome }),
  z.strictObject({ type: z.literal("resignation-declined") }),
  z.strictObject({ type: z.literal("doubled"), by: colour, value: decimal }),
  z.strictObject({ type: z.literal("beavered"), by: colour, value: decimal }),
  z.strictObject({ type: z.literal("taken"), by: colour, value: decimal }),
  z.strictObject({ type: z.literal("timed-out"), by: colour }),
  z.strictObject({ type: z.literal("take-back-asked"), by: colour, turn: count }),
  z.strictObject({ type: z.literal("take-back-refused") }),
  /** The turn, counted from 0, is played again with its dice; a throw since then is spent. */
  z.strictObject({ type: z.literal("taken-back"), by: colour, turn: count, after: position }),
  z.strictObject({ type: z.literal("ended"), winner: colour, outcome, ending }),
  z.strictObject({ type: z.literal("drawn"), reason: DRAW_REASON }),
]);

/** The multipliers of the stake, and the result in points: the winner's, or each player's. */
const worth = { cube: decimal, multiplier: count, points: decimal };

const result = z.union([
  z.strictObject({ winner: colour, outcome, ending, ...worth }),
  z.strictObject({
    winner: z.null(),
    outcome: z.literal("drawn"),
    ending: DRAW_REASON,
    ...worth,
  }),
]);

export const gameRecord = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  game: z.int(),
  ruleset,
  players: perColour(z.string()),
  stake: z.int().min(STAKES.least).max(STAKES.most),
  match: z
    .strictObject({
      to: matchLength,
      crawford: z.boolean(),
      /** Which game of the match it is, from 1; records of earlier versions do not say it. */
      number: z.int().min(1).exactOptional(),
      /** Of a match that changes its game: the rulesets that it goes through, in turn. */
      games: z.array(z.string()).min(1).readonly().exactOptional(),
    })
    .nullable(),
  score: perColour(decimal),
  began: z.iso.datetime(),
  /** Null while the game runs. */
  ended: z.iso.datetime().nullable(),
  dice: z.strictObject({
    /** SHA-256 of the secret's 32 bytes, shown at the table from the start. */
    hash: hex32,
    /** Null while the game runs. */
    secret: hex32.nullable(),
    /** The nonce; null or absent in games from before there were nonces. */
    nonce: z.string().nullable().default(null),
  }),
  events: z.array(event).readonly(),
  result: result.nullable(),
  /** The game was stopped for another one: its rules want a winner, and it counts for nobody. */
  brokenOff: z.literal(true).exactOptional(),
});

export type GameRecord = Readonly<z.infer<typeof gameRecord>>;
export type RecordEvent = Readonly<z.infer<typeof event>>;
export type RecordResult = NonNullable<GameRecord["result"]>;
