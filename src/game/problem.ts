import { isDie } from "../rules/dice.ts";
import { checkersLeft, heldOf, isHeld, opposite, pointsIn } from "../rules/position.ts";
import { type Result, refused } from "../rules/result.ts";
import { short } from "../rules/rulesets.ts";
import { canBeLeft } from "../rules/sequence.ts";
import type { Roll } from "../rules/turn.ts";
import { BAR, CHECKERS, type Position, type Ruleset, type Side } from "../rules/types.ts";
import { opponent } from "./colours.ts";
import type { Colour, PerColour } from "./types.ts";

/** What a player decides: a turn, whether to roll or to double, or the answer to a double. */
export type ProblemAsked =
  | { readonly kind: "turn"; readonly roll: Roll }
  | { readonly kind: "roll" }
  | { readonly kind: "answer" };

export type SeenCube = {
  /** Before a double that waits for its answer. */
  readonly value: bigint;
  readonly owner: "own" | "other" | "centre";
};

export type MatchSoFar = {
  readonly to: number;
  readonly own: number;
  readonly other: number;
  readonly isCrawford: boolean;
};

/** A position that came from anywhere, with all that its decision depends on. */
export type Problem = {
  readonly ruleset: Ruleset;
  /** As the player sees it who decides. */
  readonly position: Position;
  readonly by: Colour;
  readonly asked: ProblemAsked;
  /** Undefined: played without it. */
  readonly cube: SeenCube | undefined;
  /** Undefined: each game counts for itself. */
  readonly match: MatchSoFar | undefined;
};

/** What of an ID does not fit: the name of the field that its reader has to look at. */
export type UnfitField =
  | "form"
  | "variant"
  | "checkers"
  /** Those of the player who decides, or of the other one. */
  | "own-checkers"
  | "other-checkers"
  | "shared-point"
  | "over"
  | "turn"
  | "dice"
  | "cube"
  | "score";

export type ReadProblem = Result<{ readonly problem: Problem }, UnfitField>;

/** The ruleset of a game of short nardy elsewhere: with its cube, if nothing else is said. */
export const shortWith = (
  extras: Partial<Pick<Ruleset["switches"], "cube" | "jacoby" | "beaver">> = {},
): Ruleset => ({
  ...short,
  switches: { ...short.switches, cube: true, jacoby: false, beaver: false, ...extras },
});

/** Other programs say of no roll whether it is a player's first: here none is. */
const LATER_TURN = 2;

/** Two digits as the roll of a turn; undefined if they are no dice. */
export const rollIn = (digits: string, ownTurn = LATER_TURN): Roll | undefined => {
  const [first, second, ...more] = [...digits].map(Number);
  if (!isDie(first) || !isDie(second) || more.length > 0) return undefined;
  return { dice: [first, second], ownTurn };
};

/** A field of whole digits; undefined if it is anything else. */
export const numberIn = (field: string | undefined): number | undefined =>
  /^\d{1,6}$/.test(field ?? "") ? Number(field) : undefined;

const MOST_CUBE = 1n << 15n;
const MOST_MATCH = 99;

/** The problem if it can come up in a game, else the first field that says it cannot. */
export const whole = (problem: Problem): ReadProblem => {
  const unfit = unfitIn(problem);
  return unfit === undefined ? { ok: true, problem } : refused(unfit);
};

const unfitIn = ({ ruleset, position, asked, cube, match }: Problem): UnfitField | undefined => {
  const sides = [position.own, position.other];
  if (!hasItsCheckers(position.own, ruleset)) return "own-checkers";
  if (!hasItsCheckers(position.other, ruleset)) return "other-checkers";
  if (sharesPoints(position, ruleset) || !holdsWell(position, ruleset)) return "shared-point";
  if (sides.some((side) => checkersLeft(side) === 0)) return "over";
  if (asked.kind === "turn" && !isGiven(asked.roll, ruleset)) return "dice";
  if (asked.kind === "answer" && cube === undefined) return "cube";
  if (cube !== undefined && (cube.value < 1n || cube.value > MOST_CUBE)) return "cube";
  if (asked.kind === "answer" && cube?.owner === "own") return "cube";
  if (match === undefined) return undefined;
  const { to, own, other, isCrawford } = match;
  const most = Math.max(own, other);
  const isPossible = to >= 1 && to <= MOST_MATCH && most < to && (!isCrawford || most === to - 1);
  if (!isPossible) return "score";
  const isDoubled = asked.kind === "answer" || (cube?.value ?? 1n) > 1n;
  return isCrawford && isDoubled ? "cube" : undefined;
};

const hasItsCheckers = (side: Side, { switches }: Ruleset): boolean =>
  side.slice(0, BAR + 1).every((count) => count >= 0) &&
  checkersLeft(side) <= switches.checkers &&
  (switches.meeting === "hit" || side[BAR] === 0);

/** Both stand on one point only where one is held. */
const sharesPoints = ({ own, other }: Position, { switches }: Ruleset): boolean =>
  own.slice(0, BAR).some((count, point) => {
    if (point === 0 || count === 0) return false;
    const there = opposite(switches.way, point);
    const isShared = (other[there] ?? 0) > 0;
    return isShared && !isHeld(own, point) && !isHeld(other, there);
  });

/** A held checker stands alone, beneath checkers of the other side that are not held. */
const holdsWell = ({ own, other }: Position, { switches }: Ruleset): boolean => {
  const areHeld = (held: Side, holding: Side): boolean =>
    pointsIn(heldOf(held)).every((point) => {
      const there = opposite(switches.way, point);
      return held[point] === 1 && (holding[there] ?? 0) > 0 && !isHeld(holding, there);
    });
  const isPlain = heldOf(own) === 0 && heldOf(other) === 0;
  return isPlain || (switches.meeting === "pin" && areHeld(own, other) && areHeld(other, own));
};

/** Whether a turn can have these dice: leftovers are what somebody else could not play. */
const isGiven = (roll: Roll, { switches }: Ruleset): boolean =>
  "dice" in roll || canBeLeft(switches, roll.pending);

/** What is written of both sides by colour, as the player sees it who decides. */
export const asSeenBy = <T>(by: Colour, both: PerColour<T>): { own: T; other: T } => ({
  own: both[by],
  other: both[opponent(by)],
});

/** The other way round. */
export const byColour = <T>(by: Colour, seen: { own: T; other: T }): PerColour<T> =>
  by === "white" ? { white: seen.own, black: seen.other } : { white: seen.other, black: seen.own };

/** Whose the cube is, as the player sees it who decides. */
export const ownerSeenBy = (by: Colour, owner: Colour | undefined): SeenCube["owner"] => {
  if (owner === undefined) return "centre";
  return owner === by ? "own" : "other";
};

export const ownerOf = ({ by, cube }: Problem): Colour | undefined => {
  if (cube === undefined || cube.owner === "centre") return undefined;
  return cube.owner === "own" ? by : opponent(by);
};

/** The player on roll: who decides, but for the answer to a double. */
export const onRoll = ({ by, asked }: Pick<Problem, "by" | "asked">): Colour =>
  asked.kind === "answer" ? opponent(by) : by;

/** Whether other programs know a game: fifteen checkers that hit and bear off by the same rules. */
export const isKnownElsewhere = ({ switches }: Ruleset): boolean =>
  switches.checkers === CHECKERS &&
  switches.meeting === "hit" &&
  switches.way === "towards" &&
  switches.leftover === "lost" &&
  switches.doubles === "four" &&
  switches.score === "games";

/** The power of two that a cube shows. */
export const powerOf = (value: bigint): number => value.toString(2).length - 1;
