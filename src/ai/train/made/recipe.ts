import { opposite, sideOf } from "../../../rules/position.ts";
import {
  BAR,
  CHECKERS,
  HEAD,
  OFF,
  type Point,
  type Position,
  type Side,
  type Switches,
} from "../../../rules/types.ts";
import type { Random } from "../../rollouts/sampling.ts";

/** The least and the most of something, both included. */
export type CountRange = readonly [least: number, most: number];

/** Some of these points, each with so many checkers. */
export type PointGroup = {
  readonly on: readonly Point[];
  readonly points: CountRange;
  readonly each: CountRange;
};

/**
 * How a side is put together: its groups, then what is borne off, then the other checkers on the
 * points of `rest`. A point that stands there twice is taken twice as often.
 */
export type SideRecipe = {
  readonly groups: readonly PointGroup[];
  readonly rest: readonly Point[];
  readonly off?: CountRange;
};

/** The points from one to another, both included. */
export const upTo = (first: Point, last: Point): readonly Point[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const within = (random: Random, [least, most]: CountRange): number =>
  least + random.below(most - least + 1);

const someOf = (random: Random, points: readonly Point[], count: number): readonly Point[] => {
  const left = [...points];
  const some: Point[] = [];
  while (some.length < count && left.length > 0)
    some.push(...left.splice(random.below(left.length), 1));
  return some;
};

/** Checkers mostly come in pairs: a side that is all blots is met in no game. */
const lotOf = (random: Random): number => (random.below(4) === 0 ? 1 : 2);

/** A side by a recipe, beside the points in `closed` (bit p for point p); undefined if it fails. */
const drawSide = (
  { groups, rest, off = [0, 0] }: SideRecipe,
  closed: number,
  random: Random,
): Side | undefined => {
  const isOpen = (point: Point): boolean => ((closed >>> point) & 1) === 0;
  const counts = new Array<number>(BAR + 1).fill(0);
  let left = CHECKERS;
  const put = (point: Point, count: number): void => {
    counts[point] = (counts[point] ?? 0) + count;
    left -= count;
  };
  for (const { on, points, each } of groups)
    for (const point of someOf(random, on.filter(isOpen), within(random, points)))
      put(point, within(random, each));
  left -= within(random, off);
  const others = rest.filter(isOpen);
  while (left > 0 && others.length > 0)
    put(others[random.below(others.length)] ?? OFF, Math.min(left, lotOf(random)));
  return left === 0 ? sideOf(counts) : undefined;
};

/** The points where a side stands, as the other side counts them. */
export const standsSeen = (way: Switches["way"], side: Side): number => {
  let seen = 0;
  for (let point = 1; point <= HEAD; point++)
    if ((side[point] ?? 0) > 0) seen |= 1 << opposite(way, point);
  return seen;
};

/** Both sides by their recipes; undefined if there is no room, which another draw may have. */
export const drawBoth = (
  way: Switches["way"],
  [first, second]: readonly [SideRecipe, SideRecipe],
  random: Random,
): Position | undefined => {
  const own = drawSide(first, 0, random);
  const other = own && drawSide(second, standsSeen(way, own), random);
  return own && other && { own, other };
};

/**
 * A kind of position. It is about one side, its owner, which plays the backgame, holds the block,
 * has the straggler. `ways` are the recipes of the owner and of the other side, each as likely.
 */
export type PositionKind = {
  readonly name: string;
  /** How often it is made beside the others. */
  readonly share: number;
  readonly ways: readonly (readonly [owner: SideRecipe, other: SideRecipe])[];
  /** Whether a position, as the owner sees it, is of this kind. */
  readonly is: (position: Position) => boolean;
};

/** How many checkers stand on the points from one to another, both included. */
export const countIn = (side: Side, first: Point, last: Point): number => {
  let count = 0;
  for (let point = first; point <= last; point++) count += side[point] ?? 0;
  return count;
};

/** The points with at least so many checkers, as a set: bit p for point p. */
export const pointsWith = (side: Side, least: number, first = 1, last = HEAD): number => {
  let points = 0;
  for (let point = first; point <= last; point++)
    if ((side[point] ?? 0) >= least) points |= 1 << point;
  return points;
};

/** How many checkers a side has borne off. */
export const offOf = (side: Side): number => side[OFF] ?? 0;

/** The checkers on the points from this one on, and on the bar. */
export const from = (side: Side, point: Point): number => countIn(side, point, BAR);
