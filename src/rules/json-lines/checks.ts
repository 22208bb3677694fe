import { isDie } from "../dice.ts";
import { type HouseRulesFault, houseRules } from "../house-rules.ts";
import { hasWon } from "../outcome.ts";
import { opposite, sideOf } from "../position.ts";
import { findRuleset, RULESETS } from "../rulesets.ts";
import type { Roll } from "../turn.ts";
import {
  BAR,
  CHECKERS,
  type Dice,
  type Die,
  type Family,
  HEAD,
  type Position,
  type Ruleset,
  type Side,
  type Switches,
} from "../types.ts";

/** What is read from a question from outside, each part by itself (README.md, section 10). */

/** A value read from outside, or the field that is wrong with the reason. */
export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: string };

export const good = <T>(value: T): Checked<T> => ({ ok: true, value });
export const bad = (field: string, reason: string) =>
  ({ ok: false, error: `${field}: ${reason}` }) as const;

export type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const show = (value: unknown): string => JSON.stringify(value) ?? "nothing";

/** The ids there are, for who has named another. */
const IDS = RULESETS.map(({ id }) => id).join(", ");

const faultText = (fault: HouseRulesFault): string => {
  switch (fault.code) {
    case "not-an-object":
      return 'must be an id or an object with a "base"';
    case "unknown-base":
      return `${show(fault.base)} is no base; known are ${IDS}`;
    case "unknown-switch":
      return `there is no switch ${show(fault.name)}`;
    case "other-family":
      return `the switch ${show(fault.name)} has no meaning in ${fault.family} nardy`;
    case "bad-value":
      return `${show(fault.name)} must be one of ${fault.values.map(show).join(", ")}`;
  }
};

const checkRuleset = (given: unknown): Checked<Ruleset> => {
  if (given === undefined) return bad("ruleset", "is missing");
  if (typeof given === "string") {
    const ruleset = findRuleset(given);
    return ruleset === undefined
      ? bad("ruleset", `there is no ${show(given)}; known are ${IDS}`)
      : good(ruleset);
  }
  const house = houseRules("house", given);
  return house.ok ? good(house.ruleset) : bad("ruleset", faultText(house));
};

const pointOf = (name: string): number | undefined => {
  if (name === "bar") return BAR;
  const point = Number(name);
  return String(point) === name && Number.isInteger(point) && point >= 1 && point <= HEAD
    ? point
    : undefined;
};

const checkSide = (field: string, given: unknown, family: Family): Checked<Side> => {
  if (given === undefined) return bad(field, "is missing");
  if (!isFields(given)) return bad(field, "must be an object of points and checkers");
  const counts: Record<number, number> = {};
  let total = 0;
  for (const [name, count] of Object.entries(given)) {
    const point = pointOf(name);
    if (point === undefined) return bad(field, `${show(name)} is no point (1 to 24, or "bar")`);
    if (typeof count !== "number" || !Number.isInteger(count) || count < 0)
      return bad(field, `${show(count)} on ${name} is no number of checkers`);
    if (point === BAR && family === "long" && count > 0)
      return bad(field, "there is no bar in long nardy");
    counts[point] = count;
    total += count;
  }
  return total > CHECKERS
    ? bad(field, `${total} checkers are more than ${CHECKERS}`)
    : good(sideOf(counts));
};

const checkSides = (
  fields: Fields,
  family: Family,
): Checked<Readonly<Record<"white" | "black", Side>>> => {
  const white = checkSide("white", fields.white, family);
  if (!white.ok) return white;
  const black = checkSide("black", fields.black, family);
  if (!black.ok) return black;
  for (let point = 1; point <= HEAD; point++) {
    const theirs = opposite(family, point);
    if (white.value[point] !== 0 && black.value[theirs] !== 0)
      return bad("black", `point ${theirs} is White's point ${point}, where White stands`);
  }
  const finished = hasWon(white.value) ? "white" : hasWon(black.value) ? "black" : undefined;
  if (finished !== undefined)
    return bad(finished, "has borne off all checkers, so the game is over");
  return good({ white: white.value, black: black.value });
};

const checkDice = (given: unknown): Checked<Dice> => {
  if (!Array.isArray(given) || given.length !== 2) return bad("dice", "must be two dice");
  const [first, second]: readonly unknown[] = given;
  return isDie(first) && isDie(second)
    ? good([first, second])
    : bad("dice", `${show(given)} are not two numbers from 1 to 6`);
};

/** The most that a roll of any ruleset has of one number. */
const MOST_ALIKE = 4;

/** Any two dice, or what is left of a double, be it four moves or an ascending one. */
const canBeLeft = (pending: readonly Die[]): boolean =>
  pending.length <= 2 ||
  pending.every(
    (die, index) => die >= (pending[index - 1] ?? 1) && pending[index - MOST_ALIKE] !== die,
  );

const checkPending = (given: unknown, switches: Switches): Checked<readonly Die[]> => {
  if (switches.leftover === "lost")
    return bad("pending", "dice that cannot be played are lost in this ruleset");
  if (!Array.isArray(given) || given.length === 0) return bad("pending", "must be a list of dice");
  const dice = given.filter(isDie);
  if (dice.length !== given.length)
    return bad("pending", `${show(given)} are not numbers from 1 to 6`);
  return canBeLeft(dice)
    ? good(dice)
    : bad(
        "pending",
        `${show(given)} do not ascend, or hold a number more than ${MOST_ALIKE} times`,
      );
};

/** A turn late enough for every rule that begins with one. */
const LATE = Number.MAX_SAFE_INTEGER;

const checkOwnTurn = ({ firstTurn = false, turnNumber }: Fields): Checked<number> => {
  if (typeof firstTurn !== "boolean") return bad("firstTurn", "must be true or false");
  if (turnNumber === undefined) return good(firstTurn ? 1 : LATE);
  if (typeof turnNumber !== "number" || !Number.isSafeInteger(turnNumber) || turnNumber < 1)
    return bad("turnNumber", "must be a whole number from 1 on");
  return firstTurn && turnNumber !== 1
    ? bad("turnNumber", `${turnNumber} is not the first turn`)
    : good(turnNumber);
};

/** The roll of a question: dice, or leftovers in their place. */
export const checkRoll = (fields: Fields, switches: Switches): Checked<Roll> => {
  const { dice: roll, pending } = fields;
  const ownTurn = checkOwnTurn(fields);
  if (!ownTurn.ok) return ownTurn;
  if (roll === undefined && pending === undefined) return bad("dice", "are missing");
  if (roll !== undefined && pending !== undefined)
    return bad("pending", 'stands instead of "dice", not with it');
  if (roll === undefined) {
    const left = checkPending(pending, switches);
    return left.ok ? good({ pending: left.value }) : left;
  }
  const dice = checkDice(roll);
  return dice.ok ? good({ dice: dice.value, ownTurn: ownTurn.value }) : dice;
};

/** The board of a question, as the side sees it that is to move, and the rules it is played by. */
export type Scene = {
  readonly fields: Fields;
  readonly ruleset: Ruleset;
  readonly toMove: "white" | "black";
  readonly position: Position;
};

/** What every question begins with; a field that is not among `names` is refused. */
export const checkScene = (given: unknown, names: readonly string[]): Checked<Scene> => {
  if (!isFields(given)) return bad("line", "must be a JSON object");
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown !== undefined) return bad(unknown, "there is no such field");
  const ruleset = checkRuleset(given.ruleset);
  if (!ruleset.ok) return ruleset;
  const sides = checkSides(given, ruleset.value.switches.family);
  if (!sides.ok) return sides;
  const { turn: toMove } = given;
  if (toMove === undefined) return bad("turn", "is missing");
  if (toMove !== "white" && toMove !== "black") return bad("turn", 'must be "white" or "black"');
  const { white, black } = sides.value;
  const position = toMove === "white" ? { own: white, other: black } : { own: black, other: white };
  return good({ fields: given, ruleset: ruleset.value, toMove, position });
};
