import type { Problem } from "../game/problem.ts";
import { checkersLeft } from "../rules/position.ts";
import type { Position, Switches } from "../rules/types.ts";
import { scaleOf } from "./chances.ts";
import type { Plies } from "./levels.ts";
import type { MatchScore } from "./match.ts";
import type { Player } from "./players.ts";
import { valuePosition } from "./value.ts";
import { flipSides, type TwoSided, worthOf } from "./worth.ts";

export type CubeState = {
  readonly value: bigint;
  readonly owner: "centre" | "own" | "other";
  /** A double was offered in this game, so mars and more count (Jacoby). */
  readonly offered: boolean;
  readonly match?: MatchScore;
};

/** In units of the stake: in a match, 1 is the value of winning it and −1 that of losing it. */
export type CubeAdvice = {
  readonly double: boolean;
  readonly take: boolean;
  readonly beaver: boolean;
  /** Whether the mover, after doubling, is right to accept a beaver. */
  readonly acceptBeaver: boolean;
  /** The position is too good to double: playing for mars is worth more than a refused double. */
  readonly tooGood: boolean;
  readonly noDouble: number;
  readonly doubleTake: number;
  /** The value of a double to the mover by its answer; 1 if it is dropped. */
  readonly answered: { readonly take: number; readonly beaver: number };
};

/** The cube as the side about to roll sees it; undefined where that side may not turn it. */
export const cubeToTurn = ({ asked, cube, match }: Problem): CubeState | undefined => {
  if (cube === undefined || match?.isCrawford) return undefined;
  const isAnswered = asked.kind === "answer";
  if (cube.owner === "other" && !isAnswered) return undefined;
  const { value, owner } = cube;
  const toGo = match && { own: match.to - match.own, other: match.to - match.other };
  const score = toGo && (isAnswered ? { own: toGo.other, other: toGo.own } : toGo);
  return {
    ...{ value, owner: owner === "centre" ? "centre" : "own", offered: value > 1n || isAnswered },
    ...(score && { match: score }),
  };
};

/** How alive a cube is (Janowski): 0 if never used again, 1 if always at the perfect moment. */
const ALIVE = 0.68;
const LIVELY_ROLLS = 4;

const livelinessOf = ({ own, other }: Position): number => {
  const rolls = Math.ceil(Math.min(checkersLeft(own), checkersLeft(other)) / 2);
  return (ALIVE * Math.min(LIVELY_ROLLS - 1, rolls - 1)) / (LIVELY_ROLLS - 1);
};

/** Raises beyond this many make no visible difference. */
const RAISES = 24;

type Raise = Switches["raise"];

const nextValue = (raise: Raise, value: number): number =>
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

type CubeOwner = CubeState["owner"];

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

/** Higher cubes count as this one: one more raise makes no difference there. */
const HIGHEST = 1_000_000;

/** The value of the cube as a number. */
export const countOf = (value: bigint): number => Math.min(HIGHEST, Number(value));

/** Whether to double and how to answer, for the side about to roll, by Janowski's mean. */
export const adviseCube = (
  player: Player,
  position: Position,
  cube: CubeState,
  plies?: Plies,
): CubeAdvice => {
  const { ruleset } = player;
  const { raise, beaver: beavers, jacoby } = ruleset.switches;
  const { chances } = valuePosition(player, position, plies);
  const { win } = chances;
  const value = countOf(cube.value);
  const alive = livelinessOf(position);
  const caseOf = (plain: boolean): Case => {
    const worth = worthOf(chances, scaleOf(ruleset, plain), cube.match);
    return { win, worth, raise };
  };
  const counted = caseOf(false);
  const { own } = counted.worth;
  const unit = (own.passed(value) - own.given(value)) / 2;
  const middle = (own.passed(value) + own.given(value)) / 2;
  const equity = (there: Case, at: number, owner: CubeOwner): number => {
    const worth = alive * liveWorth(there, at, owner) + (1 - alive) * deadWorth(there, at);
    return (worth - middle) / unit;
  };
  const next = nextValue(raise, value);
  const noDouble = equity(caseOf(jacoby && !cube.offered), value, cube.owner);
  const taken = equity(counted, next, "other");
  const refusedBeaver = (own.given(next) - middle) / unit;
  const afterBeaver = equity(counted, nextValue(raise, next), "other");
  const acceptBeaver = afterBeaver > refusedBeaver;
  const beavered = acceptBeaver ? afterBeaver : refusedBeaver;
  const beaver = beavers && beavered < taken;
  const doubleTake = beaver ? beavered : taken;
  const take = doubleTake < 1;
  const mayDouble = cube.owner !== "other";
  return {
    double: mayDouble && Math.min(doubleTake, 1) > noDouble,
    take,
    beaver,
    acceptBeaver,
    tooGood: mayDouble && !take && noDouble > 1,
    noDouble,
    doubleTake,
    answered: { take: taken, beaver: beavered },
  };
};

/** The possible cube actions. Among equals, the first in this order is named. */
export const CUBE_ACTIONS = ["roll", "double", "take", "drop", "beaver"] as const;
export type CubeAction = (typeof CUBE_ACTIONS)[number];

/** What each possible action is worth to the player who decides, in points of the current cube. */
export type CubeWorth = Readonly<Partial<Record<CubeAction, number>>>;

/** The values of doubling and of rolling. */
export const choicesWorth = ({ noDouble, doubleTake }: CubeAdvice): CubeWorth => ({
  roll: noDouble,
  double: Math.min(doubleTake, 1),
});

/** The values of the answers to a double, with a beaver if the switches allow it. */
export const answersWorth = (
  { beaver }: Pick<Switches, "beaver">,
  { answered }: CubeAdvice,
): CubeWorth => ({
  take: -answered.take,
  drop: -1,
  ...(beaver && { beaver: -answered.beaver }),
});

/** The possible actions, the best first; among equals `first` goes first. */
export const rankedActions = (worth: CubeWorth, first?: CubeAction): readonly CubeAction[] =>
  CUBE_ACTIONS.filter((action) => action in worth).sort(
    (one, two) =>
      (worth[two] ?? 0) - (worth[one] ?? 0) || Number(two === first) - Number(one === first),
  );
