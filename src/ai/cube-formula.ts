import { OFF, type Ruleset, type Switches } from "../rules/types.ts";
import { type Chances, scaleOf } from "./chances.ts";
import { type Board, SIDE } from "./inputs/inputs.ts";
import { flipScore, type MatchScore } from "./match.ts";
import { flipSides, type TwoSided, worthOf } from "./worth.ts";

export type CubeOwner = "centre" | "own" | "other";

/** A cube as one side sees it; `plain` where mars does not count yet (Jacoby). */
export type StandingCube = {
  readonly value: number;
  readonly owner: CubeOwner;
  readonly plain: boolean;
};

/** What a game is played for. The score is seen by the side whose worth is asked. */
export type Stakes = { readonly ruleset: Ruleset; readonly match?: MatchScore | undefined };

const FLIPPED: Readonly<Record<CubeOwner, CubeOwner>> = {
  centre: "centre",
  own: "other",
  other: "own",
};

/** The cube as the other side sees it. */
export const flipCube = (cube: StandingCube): StandingCube => ({
  ...cube,
  owner: FLIPPED[cube.owner],
});

export const flipStakes = ({ ruleset, match }: Stakes): Stakes => ({
  ruleset,
  match: match && flipScore(match),
});

/** A position for the formula: the chances of a side, and how alive the cube is. */
export type Prospect = { readonly chances: Chances; readonly alive: number };

/**
 * How alive a cube is (Janowski): 0 if never used again, 1 if always at the best moment. By games
 * with the cube in use it is this, within 0.05.
 */
const ALIVE = 0.74;
const LIVELY_ROLLS = 4;

/** Near the end of a game the cube is used less. `board` holds both sides from `at` on. */
export const alivenessOn = ({ switches }: Ruleset, board: Board, at: number): number => {
  const off = Math.max(board[at + OFF] ?? 0, board[at + SIDE + OFF] ?? 0);
  const rolls = Math.ceil((switches.checkers - off) / 2);
  return (ALIVE * Math.max(0, Math.min(LIVELY_ROLLS, rolls) - 1)) / (LIVELY_ROLLS - 1);
};

/** Raises beyond this many make no visible difference. */
const RAISES = 24;

type Raise = Switches["raise"];

export const nextValue = (raise: Raise, value: number): number =>
  raise === "double" ? 2 * value : value + 1;

/** The winning chance from which a double is refused, computed from the last raise backwards. */
const cashPoint = (worth: TwoSided, raise: Raise, value: number, raises = RAISES): number => {
  const { own, other } = worth;
  const next = nextValue(raise, value);
  const won = own.won(next);
  const passed = own.passed(value);
  if (raises === 0 || other.isEnough(next))
    return (passed - own.lost(next)) / (won - own.lost(next));
  const theirs = cashPoint(flipSides(worth), raise, next, raises - 1);
  return 1 - (theirs * (won - passed)) / (won - own.given(next));
};

/** A position for the cube formula: the winning chance, and the values of the results. */
type Case = { readonly win: number; readonly worth: TwoSided; readonly raise: Raise };

const flipCase = ({ win, worth, raise }: Case): Case => ({
  win: 1 - win,
  worth: flipSides(worth),
  raise,
});

/** The value of a position if the cube is never raised again. */
const deadWorth = ({ win, worth: { own } }: Case, value: number): number =>
  win * own.won(value) + (1 - win) * own.lost(value);

/** The value of a position if both sides use the cube perfectly. */
const liveWorth = (there: Case, value: number, owner: CubeOwner): number => {
  const { win, worth, raise } = there;
  const { own } = worth;
  if (owner === "other") return -liveWorth(flipCase(there), value, "own");
  const dead = deadWorth(there, value);
  if (owner === "own" && own.isEnough(value)) return dead;
  const cash = cashPoint(worth, raise, value);
  const passed = own.passed(value);
  if (win >= cash) return Math.max(passed, dead);
  if (owner === "own") return own.lost(value) + (win / cash) * (passed - own.lost(value));
  const drop = 1 - cashPoint(flipSides(worth), raise, value);
  const given = own.given(value);
  if (win <= drop) return Math.min(given, dead);
  return given + ((win - drop) / (cash - drop)) * (passed - given);
};

/**
 * What a game is worth to the side of these chances by Janowski's mean of a dead and a perfectly
 * used cube: in points of the stake, or as a chance of the match from −1 to 1.
 */
export const worthByFormula = (
  { ruleset, match }: Stakes,
  { chances, alive }: Prospect,
  { value, owner, plain }: StandingCube,
): number => {
  const { raise } = ruleset.switches;
  const worth = worthOf(chances, scaleOf(ruleset, plain), match);
  const there = { win: chances.win, worth, raise };
  return alive * liveWorth(there, value, owner) + (1 - alive) * deadWorth(there, value);
};
