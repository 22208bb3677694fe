import { z } from "zod";
import { isDie } from "../dice.ts";
import { type HouseRulesFault, houseRules } from "../house-rules.ts";
import { hasWon } from "../outcome.ts";
import { type Counts, countAt, isHeld, opposite, setOf, sideOf } from "../position.ts";
import { findRuleset, RULESETS } from "../rulesets.ts";
import type { Roll } from "../turn.ts";
import {
  BAR,
  type Dice,
  type Die,
  HEAD,
  OFF,
  type Point,
  type Position,
  type Ruleset,
  type Side,
  type Switches,
} from "../types.ts";

/** A value in the text of a refusal. */
export const show = (value: unknown): string => JSON.stringify(value) ?? "nothing";

const orMissing = (input: unknown, wrong: string): string =>
  input === undefined ? "is missing" : wrong;

export type Refuse = (field: string, reason: string) => void;

/** Joins several field checks into one that zod accepts. */
export const together =
  <T>(check: (fields: T, refuse: Refuse) => void) =>
  (fields: T, context: z.RefinementCtx): void =>
    check(fields, (field, message) => {
      context.addIssue({ code: "custom", message, path: [field] });
    });

const IDS = RULESETS.map(({ id }) => id).join(", ");

const faultText = (fault: HouseRulesFault): string => {
  switch (fault.code) {
    case "not-an-object":
      return 'must be an id or an object with a "base"';
    case "unknown-base":
      return `${show(fault.base)} is no base; known are ${IDS}`;
    case "unknown-switch":
      return `there is no switch ${show(fault.name)}`;
    case "other-game":
      return `the switch ${show(fault.name)} has no meaning in ${fault.base}`;
    case "bad-value":
      return `${show(fault.name)} must be one of ${fault.values.map(show).join(", ")}`;
  }
};

const ruleset = z.unknown().transform((given, context): Ruleset => {
  const wrong = (message: string): Ruleset => {
    context.addIssue(message);
    return z.NEVER;
  };
  if (given === undefined) return wrong("is missing");
  if (typeof given === "string")
    return findRuleset(given) ?? wrong(`there is no ${show(given)}; known are ${IDS}`);
  const house = houseRules("house", given);
  return house.ok ? house.ruleset : wrong(faultText(house));
});

const checkers = z
  .int({
    error: ({ input, path }) =>
      `${show(input)} on ${String(path?.at(-1))} is no number of checkers`,
  })
  .min(0)
  .optional();

/** One declared field per point: zod reads this ten times as fast as a record with any keys. */
const POINTS = Object.fromEntries(
  Array.from({ length: HEAD }, (_, index) => [String(index + 1), checkers]),
);

const side = z
  .strictObject(
    { ...POINTS, bar: checkers },
    {
      error: (issue) =>
        issue.code === "unrecognized_keys"
          ? `${show(issue.keys[0])} is no point (1 to 24, or "bar")`
          : orMissing(issue.input, "must be an object of points and checkers"),
    },
  )
  .transform((counts): Counts => ({ ...counts, [BAR]: counts.bar }));

const heldPoints = z
  .array(z.int().min(1).max(HEAD), "must be a list of own points")
  .default([])
  .transform(setOf);

const held = z
  .strictObject({ white: heldPoints, black: heldPoints }, 'must be {"white": [points], "black": …}')
  .optional();

const MOST_ALIKE = 4;

const canBeLeft = (pending: readonly Die[]): boolean =>
  pending.length <= 2 ||
  pending.every(
    (die, index) => die >= (pending[index - 1] ?? 1) && pending[index - MOST_ALIKE] !== die,
  );

const areDice = (value: unknown): value is readonly Die[] =>
  Array.isArray(value) && value.every(isDie);

const dice = z.custom<Dice>((value) => areDice(value) && value.length === 2, {
  error: ({ input }) =>
    Array.isArray(input) && input.length === 2
      ? `${show(input)} are not two numbers from 1 to 6`
      : "must be two dice",
});

const pending = z.custom<readonly Die[]>(
  (value) => areDice(value) && value.length > 0 && canBeLeft(value),
  {
    error: ({ input }) => {
      if (!Array.isArray(input) || input.length === 0) return "must be a list of dice";
      return areDice(input)
        ? `${show(input)} do not ascend, or hold a number more than ${MOST_ALIKE} times`
        : `${show(input)} are not numbers from 1 to 6`;
    },
  },
);

export const BOARD_FIELDS = {
  ruleset,
  white: side,
  black: side,
  held,
  turn: z.enum(["white", "black"], {
    error: ({ input }) => orMissing(input, 'must be "white" or "black"'),
  }),
};

export const ROLL_FIELDS = {
  dice: dice.optional(),
  pending: pending.optional(),
  firstTurn: z.boolean("must be true or false").default(false),
  turnNumber: z.int("must be a whole number from 1 on").min(1).optional(),
};

type BoardFields = z.infer<z.ZodObject<typeof BOARD_FIELDS>>;
type RollFields = z.infer<z.ZodObject<typeof ROLL_FIELDS>>;

const sidesOf = ({ ruleset, white, black, held }: BoardFields): { white: Side; black: Side } => {
  const { checkers } = ruleset.switches;
  return {
    white: sideOf(white, checkers, held?.white),
    black: sideOf(black, checkers, held?.black),
  };
};

/** Whether the sides can meet like this on a point of White's: one holds the other, or neither. */
const meetingFault = (
  { way, meeting }: Switches,
  { white, black }: { readonly white: Side; readonly black: Side },
  point: Point,
): string | undefined => {
  const theirs = opposite(way, point);
  const [held, beneath] = [isHeld(white, point), isHeld(black, theirs)];
  const [own, other] = [countAt(white, point), countAt(black, theirs)];
  const where = `point ${theirs} is White's point ${point}`;
  if ((held && own !== 1) || (beneath && other !== 1)) return `${where}: one checker is held there`;
  if ((held && other === 0) || (beneath && own === 0)) return `${where}: nobody holds there`;
  if (own === 0 || other === 0) return undefined;
  if (meeting !== "pin") return `${where}, where White stands`;
  return held === beneath ? `${where}: one side must be held there` : undefined;
};

/** Whether both sides can stand like this in an unfinished game. */
export const checkBoard = (fields: BoardFields, refuse: Refuse): void => {
  const { meeting, checkers } = fields.ruleset.switches;
  const { white, black } = sidesOf(fields);
  for (const [field, one] of Object.entries({ white, black })) {
    const stand = checkers - countAt(one, OFF);
    if (stand > checkers) refuse(field, `${stand} checkers are more than ${checkers}`);
    if (meeting !== "hit" && countAt(one, BAR) > 0)
      refuse(field, `there is no bar in ${meeting === "pin" ? "games with pins" : "long nardy"}`);
  }
  if (fields.held && meeting !== "pin") refuse("held", "no checker is held in this ruleset");
  for (let point = 1; point <= HEAD; point++) {
    const fault = meetingFault(fields.ruleset.switches, { white, black }, point);
    if (fault !== undefined) refuse(fields.held ? "held" : "black", fault);
  }
  for (const [field, one] of Object.entries({ white, black })) {
    if (hasWon(one)) refuse(field, "has borne off all checkers, so the game is over");
  }
};

/** The board as seen by the side to move. */
export const positionOf = (fields: BoardFields): Position => {
  const { white, black } = sidesOf(fields);
  return fields.turn === "white" ? { own: white, other: black } : { own: black, other: white };
};

/** Whether these rules allow this roll, or these leftovers. */
export const checkRoll = (
  { dice, pending, firstTurn, turnNumber = 1 }: RollFields,
  { leftover }: Switches,
  refuse: Refuse,
): void => {
  if (firstTurn && turnNumber !== 1) refuse("turnNumber", `${turnNumber} is not the first turn`);
  if (dice === undefined && pending === undefined) refuse("dice", "are missing");
  if (dice !== undefined && pending !== undefined)
    refuse("pending", 'stands instead of "dice", not with it');
  if (pending !== undefined && leftover === "lost")
    refuse("pending", "dice that cannot be played are lost in this ruleset");
};

/** A turn number so late that every rule that starts with some turn applies. */
const LATE = Number.MAX_SAFE_INTEGER;

/** The roll from fields that `checkRoll` has accepted. */
export const rollOf = ({ dice, pending = [], firstTurn, turnNumber }: RollFields): Roll =>
  dice === undefined ? { pending } : { dice, ownTurn: turnNumber ?? (firstTurn ? 1 : LATE) };

export const NO_LINE = {
  error: ({ code }: { readonly code: string }): string =>
    code === "unrecognized_keys" ? "there is no such field" : "must be a JSON object",
};
