import { HEAD, HOME } from "../../rules/types.ts";
import { highest, longestRow, lowest, type Points, sizeOf } from "./bits.ts";
import { type Derive, type DeriveSide, forBothSides } from "./both-sides.ts";
import { escapesFrom } from "./rolls.ts";

export const LONG_DERIVED = 26;

const BOARD_POINTS: Points = (1 << (HEAD + 1)) - 2;
const HOME_POINTS: Points = (1 << (HOME + 1)) - 2;
const HALF = 12;
const ROLLS = 36;
const DICE = [1, 2, 3, 4, 5, 6] as const;

/** A set by the other side's numbering, half a board further round. */
const turnSet = (set: Points): Points =>
  ((set << HALF) | ((set >>> HALF) & ((1 << (HALF + 1)) - 2))) & BOARD_POINTS;

const emptyLook = () => ({ checkers: 0, pips: 0, outside: 0, stands: 0 });

type LongLook = ReturnType<typeof emptyLook>;

const look = (board: Uint8Array, at: number, seen: LongLook): void => {
  let [checkers, pips, outside, stands] = [board[at] ?? 0, 0, 0, 0];
  for (let point = 1; point <= HEAD; point++) {
    const count = board[at + point] ?? 0;
    if (count === 0) continue;
    checkers += count;
    pips += count * point;
    if (point > HOME) outside += count * (point - HOME);
    stands |= 1 << point;
  }
  seen.checkers = checkers;
  seen.pips = pips;
  seen.outside = outside;
  seen.stands = stands;
};

const above = (board: Uint8Array, at: number, stands: Points, point: number): number => {
  let count = 0;
  for (let rest = stands & ~((1 << (point + 1)) - 1); rest !== 0; rest &= rest - 1)
    count += board[at + lowest(rest)] ?? 0;
  return count;
};

/** The highest points of rows of this length in a set. */
const tops = (set: Points, length: number): Points => {
  let rows = set;
  for (let step = 1; step < length; step++) rows &= set << step;
  return rows;
};

/** How many opposing checkers stand behind the lowest row of this length. */
const heldBy = (
  wall: Points,
  length: number,
  board: Uint8Array,
  at: number,
  stands: Points,
): number => {
  const rows = tops(wall, length);
  return rows === 0 ? 0 : above(board, at, stands, lowest(rows));
};

const deriveSide: DeriveSide<LongLook> = (board, own, other, at, otherAt, row, to) => {
  const blocked = turnSet(other.stands);
  const wall = turnSet(own.stands);
  const open = BOARD_POINTS & ~blocked;
  const rear = highest(own.stands);
  const allHome = own.outside === 0;
  let index = to;
  row[index++] = own.pips / 200;
  row[index++] = own.outside / 200;
  row[index++] = rear / HEAD;
  row[index++] = sizeOf(own.stands) / HALF;
  row[index++] = longestRow(wall) / HOME;
  // Walls of three to six points on the other side's way, and the checkers that they hold.
  row[index++] = heldBy(wall, 3, board, otherAt, other.stands) / other.checkers;
  row[index++] = heldBy(wall, 4, board, otherAt, other.stands) / other.checkers;
  row[index++] = heldBy(wall, 5, board, otherAt, other.stands) / other.checkers;
  row[index++] = heldBy(wall, 6, board, otherAt, other.stands) / other.checkers;
  // For each number, how many points have a checker that can play it. One checker may leave the
  // head.
  let stuck = 0;
  for (const die of DICE) {
    const from = own.stands & (open << die);
    const ways = sizeOf(from) + (allHome ? 1 : 0);
    if (ways === 0) stuck++;
    row[index++] = Math.min(ways, 4) / 4;
  }
  row[index++] = (stuck / DICE.length) ** 2;
  let mobility = 0;
  let fewest = ROLLS;
  let checkers = 0;
  for (let rest = own.stands & ~HOME_POINTS; rest !== 0; rest &= rest - 1) {
    const point = lowest(rest);
    const count = board[at + point] ?? 0;
    const escapes = escapesFrom(point, blocked);
    mobility += count * escapes;
    checkers += count;
    fewest = Math.min(fewest, escapes);
  }
  row[index++] =
    checkers === 0 ? 1 : mobility / ROLLS / own.checkers + (own.checkers - checkers) / own.checkers;
  row[index++] = fewest / ROLLS;
  row[index++] = rear > HOME ? escapesFrom(rear, blocked) / ROLLS : 1;
  row[index++] = rear > HOME ? sizeOf(open & ~own.stands & ((1 << rear) - 1)) / HEAD : 1;
  // Spare pips, which can be played before the lowest wall of four must break.
  const rows = tops(own.stands, 4);
  let spare = 0;
  for (let rest = own.stands; rest !== 0; rest &= rest - 1) {
    const point = lowest(rest);
    const count = board[at + point] ?? 0;
    const inWall = (rows | (rows >>> 1) | (rows >>> 2) | (rows >>> 3)) & (1 << point);
    spare += (count - (inWall === 0 ? 0 : 1)) * (point > HOME ? point - HOME : 0);
  }
  row[index++] = rows === 0 ? 0 : spare / 100;
  // The checkers of each side that have still to pass the other side.
  const rearSeen = rear > HALF ? rear - HALF : rear + HALF;
  row[index++] = above(board, otherAt, other.stands, rearSeen) / other.checkers;
  const apart = (blocked & ((1 << Math.max(1, rear)) - 1)) === 0;
  row[index++] = apart ? 1 : 0;
  row[index++] = apart ? own.pips / 100 : 0;
  row[index++] = (board[at] ?? 0) > 0 ? 1 : 0;
  row[index] = sizeOf(HOME_POINTS & ~own.stands) / HOME;
};

/** Writes `LONG_DERIVED` numbers for the side about to roll, then as many for the other side. */
export const deriveLong: Derive = forBothSides({
  count: LONG_DERIVED,
  emptyLook,
  look,
  deriveSide,
});
