import type { Position, Switches } from "../rules/types.ts";
import { type Chances, type Scale, scaleOf } from "./chances.ts";
import type { Player } from "./players.ts";
import { checkersLeft, valuePosition } from "./value.ts";

/** The cube as the side that may double sees it. */
export type CubeState = {
  readonly value: bigint;
  readonly owner: "centre" | "own" | "other";
  /** Somebody has offered in this game: mars and more count (Jacoby). */
  readonly offered: boolean;
};

/** What to do with the cube, the mover's side being about to roll. Equities in units of the stake as it stands. */
export type CubeAdvice = {
  /** Whether the mover may double and is right to. */
  readonly double: boolean;
  /** What the opponent is right to answer to a double. */
  readonly take: boolean;
  readonly beaver: boolean;
  /** Whether the mover, having doubled, is right to accept a beaver. */
  readonly acceptBeaver: boolean;
  /** The position is too good to double: mars is worth more than a refused double. */
  readonly tooGood: boolean;
  readonly noDouble: number;
  readonly doubleTake: number;
};

/**
 * How alive a cube is (Janowski): 0, it will never be used again; 1, always at the perfect moment.
 * Towards the last rolls of a game it dies.
 */
const ALIVE = 0.68;
const LIVELY_ROLLS = 4;

const livelinessOf = ({ own, other }: Position): number => {
  const rolls = Math.ceil(Math.min(checkersLeft(own), checkersLeft(other)) / 2);
  return (ALIVE * Math.min(LIVELY_ROLLS - 1, rolls - 1)) / (LIVELY_ROLLS - 1);
};

/** A side's chance to win, and what it wins and loses on average when it does. */
type Prospects = { readonly win: number; readonly wins: number; readonly loses: number };

const prospectsOf = (chances: Chances, { mars, koks }: Scale): Prospects => {
  const { win, winMars, winKoks, loseMars, loseKoks } = chances;
  const lose = 1 - win;
  return {
    win,
    wins: win <= 0 ? 1 : 1 + (mars * winMars + koks * winKoks) / win,
    loses: lose <= 0 ? 1 : 1 + (mars * loseMars + koks * loseKoks) / lose,
  };
};

const turned = ({ win, wins, loses }: Prospects): Prospects => ({
  win: 1 - win,
  wins: loses,
  loses: wins,
});

/** Raises beyond the next so many change nothing that could be noticed. */
const RAISES = 24;

/** By what the stake grows when it is raised; 1 in the middle of an endless arithmetic row. */
const growth = (raise: Switches["raise"], value: number): number =>
  raise === "double" ? 2 : (value + 1) / value;

/**
 * From which chance on a double by the owner of a perfectly used cube is refused: the opponent would
 * be worth minus one stake, the cube at its next value his. Each raise changes what the next one is,
 * so it is worked out from the last one back.
 */
const cashPoint = (
  { wins, loses }: Prospects,
  raise: Switches["raise"],
  value: number,
  raises = RAISES,
): number => {
  const factor = growth(raise, value);
  if (raises === 0) return 1 - (wins * factor - 1) / (factor * (wins + loses));
  const theirs = cashPoint({ win: 0, wins: loses, loses: wins }, raise, value * factor, raises - 1);
  return 1 - (theirs * (wins * factor - 1)) / (factor * (1 + wins));
};

type Owner = CubeState["owner"];

/** What a perfectly used cube makes of a position, in units of the stake. */
const liveEquity = (
  prospects: Prospects,
  raise: Switches["raise"],
  value: number,
  owner: Owner,
): number => {
  const { win, wins, loses } = prospects;
  const dead = win * wins - (1 - win) * loses;
  if (owner === "other") return -liveEquity(turned(prospects), raise, value, "own");
  const cash = cashPoint(prospects, raise, value);
  if (win >= cash) return Math.max(1, dead);
  if (owner === "own") return (win / cash) * (1 + loses) - loses;
  const drop = 1 - cashPoint(turned(prospects), raise, value);
  if (win <= drop) return Math.min(-1, dead);
  return (2 * (win - drop)) / (cash - drop) - 1;
};

const blend = (
  prospects: Prospects,
  raise: Switches["raise"],
  value: number,
  owner: Owner,
  alive: number,
): number => {
  const dead = prospects.win * prospects.wins - (1 - prospects.win) * prospects.loses;
  return alive * liveEquity(prospects, raise, value, owner) + (1 - alive) * dead;
};

/** A cube so high that one more is nothing is counted as this. */
const HIGHEST = 1_000_000;

/**
 * Whether to double, and how to answer, for the side that is about to roll. By Janowski's mean of a
 * dead and a perfectly used cube, for raises by doubling or by one, with beavers where they are on.
 */
export const adviseCube = (player: Player, position: Position, cube: CubeState): CubeAdvice => {
  const { ruleset } = player;
  const { raise, beaver: beavers, jacoby } = ruleset.switches;
  const { chances } = valuePosition(player, position);
  const value = Math.min(HIGHEST, Number(cube.value));
  const factor = growth(raise, value);
  const alive = livelinessOf(position);
  const counted = prospectsOf(chances, scaleOf(ruleset, false));
  const before = jacoby && !cube.offered ? prospectsOf(chances, scaleOf(ruleset, true)) : counted;
  const noDouble = blend(before, raise, value, cube.owner, alive);
  const taken = factor * blend(counted, raise, value * factor, "other", alive);
  const next = factor * growth(raise, value * factor);
  const afterBeaver = next * blend(counted, raise, value * next, "other", alive);
  const acceptBeaver = afterBeaver > -factor;
  const beavered = acceptBeaver ? afterBeaver : -factor;
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
  };
};
