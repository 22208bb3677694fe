import { BAR, type Die, HEAD, HOME, OFF, type Point } from "../types.ts";
import type { TurnSearch } from "./begin.ts";
import {
  add,
  BOUND,
  copyOf,
  countOf,
  headLeftOf,
  hitsOf,
  keep,
  leftOf,
  type Memory,
  type Node,
  playedAt,
  setExtras,
  setPlayed,
  word,
} from "./memory.ts";
import { isForbiddenBlock, OTHERS_START } from "./obstacles.ts";

const nonZero = (counts: number): number => {
  let bits = counts | (counts >>> 1);
  bits = (bits | (bits >>> 2)) & 0x11111111;
  bits = (bits | (bits >>> 3)) & 0x03030303;
  bits = (bits | (bits >>> 6)) & 0x000f000f;
  return (bits | (bits >>> 12)) & 0xff;
};

const occupiedBy = (memory: Memory, node: Node): number =>
  (nonZero(word(memory, node, 0)) & ~(1 << OFF)) |
  (nonZero(word(memory, node, 1)) << 8) |
  (nonZero(word(memory, node, 2)) << 16) |
  (nonZero(word(memory, node, 3) & 0xff) << 24);

/** The highest point of a non-empty set. */
export const highest = (set: number): Point => 31 - Math.clz32(set);

const isHomePoint = (point: Point): boolean => point !== OFF && point <= HOME;

const isBound = (memory: Memory, node: Node, point: Point): boolean =>
  isHomePoint(point) && countOf(memory, node, BOUND + point) > 0;

/** Whether all checkers on the point are bound, so that one of them must be the one that leaves. */
const boundLeaves = (memory: Memory, node: Node, from: Point): boolean =>
  isBound(memory, node, from) &&
  countOf(memory, node, BOUND + from) === countOf(memory, node, from);

const boundPoints = (memory: Memory, node: Node): number => {
  if (word(memory, node, 3) >>> 8 === 0) return 0;
  let points = 0;
  for (let point = 1; point <= HOME; point++)
    if (boundLeaves(memory, node, point)) points |= 1 << point;
  return points;
};

const withoutBlocks = (
  { obstacles: { unblockable }, memory }: TurnSearch,
  node: Node,
  occupied: number,
  froms: number,
  die: Die,
): number => {
  let legal = froms;
  for (let set = froms; set !== 0; ) {
    const from = highest(set);
    set &= ~(1 << from);
    const left = countOf(memory, node, from) === 1 ? occupied & ~(1 << from) : occupied;
    if (isForbiddenBlock(unblockable, left | (1 << Math.max(from - die, OFF))))
      legal &= ~(1 << from);
  }
  return legal;
};

/** The point from which the die bears off: its own, or the highest if all are lower. 0 for none. */
const bearingOff = (occupied: number, die: Die, full: boolean): number => {
  if (occupied === 0 || highest(occupied) > HOME) return 0;
  const top = highest(occupied);
  return top < die && !full ? 1 << top : occupied & (1 << die);
};

/** The farthest point that the first checker must reach before another moves (section 4). */
const RUNNER_HOME = 11;
const REACHED = (1 << (RUNNER_HOME + 1)) - 1;

/** The points that the head rule leaves: those of the other checkers, or of the runner alone. */
const withinHeadRule = ({ memory, start }: TurnSearch, node: Node, occupied: number): number => {
  const { head } = start.switches;
  if (head === "one") return headLeftOf(memory, node) === 0 ? ~(1 << HEAD) : -1;
  const isFree = head === "free" || (occupied & REACHED) !== 0 || countOf(memory, node, OFF) > 0;
  return isFree ? -1 : occupied & -occupied;
};

/**
 * Whether the game is over: the mover has no checker left, or the opponent's mother is held and the
 * mover's own last starting checker is gone, or is held too.
 */
export const isOver = (search: TurnSearch, node: Node): boolean => {
  if (!search.mayEnd) return false;
  const { memory, obstacles, start } = search;
  const occupied = occupiedBy(memory, node);
  if (occupied === 0) return true;
  if (start.switches.mother === "off") return false;
  const holdsMother = (occupied & obstacles.blots & OTHERS_START) !== 0;
  const mayHoldAnother = (occupied & ~obstacles.held & (1 << HEAD)) !== 0;
  return holdsMother && !mayHoldAnother;
};

/** Whether one of the points is left that must be opened. */
export const opens = ({ memory, duty }: TurnSearch, node: Node): boolean =>
  (occupiedBy(memory, node) & duty) !== duty;

/** The opposing lone checkers that are held at a position: those on which the mover stands. */
export const holding = ({ memory, obstacles }: TurnSearch, node: Node): number =>
  obstacles.blots & occupiedBy(memory, node);

/** The points (bit p) from which this die may move, before the duty to play the most dice. */
const movable = (search: TurnSearch, node: Node, die: Die): number => {
  const { memory, obstacles, full } = search;
  const { meeting, homeHit } = search.start.switches;
  const { open } = obstacles;
  if (isOver(search, node)) return 0;
  const occupied = occupiedBy(memory, node);
  if (occupied >>> BAR !== 0) return (open >>> (BAR - die)) & 1 ? 1 << BAR : 0;
  let moves = occupied & (open << die);
  let off = bearingOff(occupied, die, full);
  // Nothing is borne off while a checker of one's own is held.
  if (meeting === "pin") return obstacles.held === 0 ? moves | off : moves & ~obstacles.held;
  if (meeting === "block") {
    moves &= withinHeadRule(search, node, occupied);
    return obstacles.unblockable === 0
      ? moves | off
      : withoutBlocks(search, node, occupied, moves | off, die);
  }
  if (homeHit === "free") return moves | off;
  const bound = boundPoints(memory, node);
  // A bound checker may be borne off only if the die has no other use (000, the Caucasian nuance).
  const lastResort = homeHit === "no-hiding" ? off & bound : 0;
  off &= ~bound;
  if (homeHit === "no-running") return (moves & ~bound) | off;
  if (homeHit === "no-hiding") moves &= ~(bound & (occupied << die));
  return (moves | off) === 0 ? lastResort : moves | off;
};

/** The position after one die is played; `left` is the index of the dice left then. */
export const play = (search: TurnSearch, node: Node, from: Point, die: Die, left: number): Node => {
  const {
    memory,
    obstacles,
    start: {
      switches: { meeting, homeHit },
    },
  } = search;
  const next = copyOf(memory, node);
  const to = Math.max(from - die, OFF);
  add(memory, next, from, -1);
  add(memory, next, to, 1);
  let hits = hitsOf(memory, node);
  let headLeft = headLeftOf(memory, node);
  if (meeting === "block") {
    if (from === HEAD && headLeft > 0) headLeft--;
  } else if (meeting === "hit") {
    const hit = (((obstacles.blots & ~hits) >>> to) & 1) !== 0;
    if (hit) hits |= 1 << to;
    if (homeHit !== "free") {
      const leaves = boundLeaves(memory, node, from);
      // A checker that joins a bound one is bound too (000, bearing off г: "or the pair").
      const joins = homeHit === "no-bear-off" && isBound(memory, node, to);
      if (leaves) add(memory, next, BOUND + from, -1);
      if ((leaves || hit || joins) && isHomePoint(to)) add(memory, next, BOUND + to, 1);
    }
  }
  if (search.skips) setPlayed(memory, next, hits, playedAt(memory, node) + 1, left);
  else setExtras(memory, next, hits, headLeft, left);
  memory.parents[next] = node;
  memory.moves[next] = from * 8 + die;
  return keep(memory, next);
};

/** Plays each possible next die until `visit` returns true. Returns whether it did. */
export const someMove = (
  search: TurnSearch,
  node: Node,
  visit: (next: Node) => boolean,
): boolean => {
  const dice = search.start.sequence[leftOf(search.memory, node)];
  if (dice === undefined) return false;
  for (const { die, left } of dice.next) {
    const legal = movable(search, node, die);
    for (let froms = legal; froms !== 0; ) {
      const from = highest(froms);
      froms &= ~(1 << from);
      if (visit(play(search, node, from, die, left))) return true;
    }
    if (legal !== 0 && dice.skips) return false;
  }
  return false;
};
