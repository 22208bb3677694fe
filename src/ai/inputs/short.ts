import { BAR, HEAD, HOME } from "../../rules/types.ts";
import { highest, longestRow, lowest, type Points, sizeOf } from "./bits.ts";
import { type Derive, type DeriveSide, forBothSides } from "./both-sides.ts";
import { escapesFrom, shotsAt } from "./rolls.ts";

export const SHORT_DERIVED = 26;

const BOARD_POINTS: Points = (1 << BAR) - 2;
const HOME_POINTS: Points = (1 << (HOME + 1)) - 2;
/** Own points in the opponent's half, where an anchor is useful. */
const FAR_POINTS: Points = BOARD_POINTS & ~((1 << 13) - 1);
const DEEP_POINTS: Points = BOARD_POINTS & ~((1 << 19) - 1);
/** Useful points to make: 3–8 before the own home, 18–22 before the opponent's. */
const BLOCKING: Points = 0b1_1111_1000;
const ANCHORS: Points = 0b0111_1100 << 16;

const ROLLS = 36;
/** The mean pips of a roll. */
const ROLL_PIPS = 8.17;

/** Basic facts about one side. Sets are in that side's own points, or as the other side sees. */
const emptyLook = () => ({
  pips: 0,
  farthest: 0,
  stands: 0,
  made: 0,
  blots: 0,
  /** Points where a checker can leave without breaking a pair. */
  spare: 0,
  standsSeen: 0,
  madeSeen: 0,
  blotsSeen: 0,
  /** The pips needed to bring all checkers home. */
  outside: 0,
  /** The unevenness: the sum of squares of the distances behind the mean. */
  spread: 0,
});

type ShortLook = ReturnType<typeof emptyLook>;

const look = (board: Uint8Array, at: number, seen: ShortLook): void => {
  let left = 0;
  let pips = 0;
  let outside = 0;
  let stands = 0;
  let made = 0;
  let pairs = 0;
  let standsSeen = 0;
  let madeSeen = 0;
  for (let point = 1; point <= HEAD; point++) {
    const count = board[at + point] ?? 0;
    if (count === 0) continue;
    left += count;
    pips += count * point;
    if (point > HOME) outside += count * (point - HOME);
    const bit = 1 << point;
    const bitSeen = 1 << (BAR - point);
    stands |= bit;
    standsSeen |= bitSeen;
    if (count > 1) {
      made |= bit;
      madeSeen |= bitSeen;
      if (count === 2) pairs |= bit;
    }
  }
  const bar = board[at + BAR] ?? 0;
  seen.pips = pips + bar * BAR;
  seen.outside = outside + bar * (BAR - HOME);
  seen.farthest = bar > 0 ? BAR : Math.max(0, highest(stands));
  seen.stands = stands;
  seen.made = made;
  seen.blots = stands & ~made;
  seen.spare = stands & ~pairs;
  seen.standsSeen = standsSeen;
  seen.madeSeen = madeSeen;
  seen.blotsSeen = standsSeen & ~madeSeen;
  left += bar;
  const middle = left === 0 ? 0 : seen.pips / left;
  let spread = bar * (BAR - middle) ** 2;
  for (let rest = stands; rest !== 0; ) {
    const point = highest(rest);
    if (point <= middle) break;
    spread += (board[at + point] ?? 0) * (point - middle) ** 2;
    rest &= ~(1 << point);
  }
  seen.spread = spread;
};

/** The fewest escapes of an opposing checker that has still to pass. */
const fewestEscapes = (farthest: number, blocked: Points): number => {
  let fewest = ROLLS;
  for (let point = Math.min(farthest, HEAD); point > 12; point--)
    fewest = Math.min(fewest, escapesFrom(point, blocked));
  return fewest;
};

/** How freely the checkers outside the home can move, each along its way. */
const mobility = (board: Uint8Array, at: number, stands: Points, blocked: Points): number => {
  let sum = 0;
  for (let rest = stands & ~HOME_POINTS; rest !== 0; ) {
    const point = highest(rest);
    sum += (board[at + point] ?? 0) * (point - HOME) * escapesFrom(point, blocked);
    rest &= ~(1 << point);
  }
  return sum;
};

const deriveSide: DeriveSide<ShortLook> = (board, own, other, at, otherAt, row, to) => {
  const bar = board[at + BAR] ?? 0;
  const off = board[at] ?? 0;
  const theirBar = board[otherAt + BAR] ?? 0;
  const blocked = other.madeSeen;
  const open = BOARD_POINTS & ~blocked;
  const contact = own.farthest + other.farthest > BAR;
  const shots = shotsAt(own.blotsSeen, other.stands, theirBar, BOARD_POINTS & ~own.madeSeen);
  const homeMade = sizeOf(own.made & HOME_POINTS);
  const fewest = contact ? fewestEscapes(other.farthest, own.madeSeen) : ROLLS;
  const anchors = own.made & FAR_POINTS;
  const deep = own.made & DEEP_POINTS;
  const marsRace = own.outside / ROLL_PIPS + 1 - other.pips / ROLL_PIPS;
  let index = to;
  row[index++] = own.pips / 100;
  row[index++] = own.farthest / BAR;
  row[index++] = contact ? 1 : 0;
  row[index++] = contact ? (own.farthest + other.farthest - BAR) / BAR : 0;
  row[index++] = (shots & 63) / ROLLS;
  row[index++] = (shots >>> 6) / ROLLS / 12;
  row[index++] = contact ? escapesFrom(own.farthest, blocked) / ROLLS : 1;
  row[index++] = (ROLLS - fewest) / ROLLS;
  row[index++] = ((ROLLS - fewest) / ROLLS) ** 2;
  row[index++] = contact ? (ROLLS - escapesFrom(other.farthest, own.madeSeen)) / ROLLS : 0;
  row[index++] = contact ? mobility(board, at, own.stands, blocked) / 3000 : 1;
  row[index++] = (homeMade / HOME) ** 2;
  row[index++] = theirBar > 0 ? (homeMade / HOME) ** 2 : 0;
  row[index++] = longestRow(own.made) / HOME;
  row[index++] = contact
    ? longestRow(own.made & (BOARD_POINTS & ~((1 << Math.max(0, BAR - other.farthest)) - 1))) / HOME
    : 0;
  row[index++] = anchors === 0 ? 0 : (lowest(anchors) - 12) / 12;
  row[index++] = anchors === 0 ? 0 : (highest(anchors) - 12) / 12;
  row[index++] = deep !== 0 && (deep & (deep - 1)) !== 0 ? 1 : 0;
  row[index++] = own.spread / 400;
  row[index++] = bar > 0 ? 0 : pointsMadeBy(own, BLOCKING & open) / ROLLS;
  row[index++] = bar > 0 ? 0 : pointsMadeBy(own, ANCHORS & open) / ROLLS;
  row[index++] = off > 0 ? -1 : Math.max(-1, Math.min(1, marsRace / 4));
  row[index++] = sizeOf(own.blots & HOME_POINTS) / 3;
  row[index++] = sizeOf(HOME_POINTS & ~own.stands) / HOME;
  row[index++] = own.outside / 100;
  row[index] = contact ? 0 : own.pips / 100;
};

/** Writes `SHORT_DERIVED` numbers for the side about to roll, then as many for the other side. */
export const deriveShort: Derive = forBothSides({
  count: SHORT_DERIVED,
  emptyLook,
  look,
  deriveSide,
});

type Men = { readonly made: Points; readonly blots: Points; readonly spare: Points };

/** How many of 36 rolls make a point of `wanted` without breaking a pair. */
const pointsMadeBy = ({ made, blots, spare }: Men, wanted: Points): number => {
  const goals = wanted & ~made;
  if (goals === 0) return 0;
  let rolls = 0;
  for (let first = 1; first <= 6; first++) {
    const one = (spare >>> first) & goals;
    if (((made >>> first) & goals) !== 0) rolls++;
    for (let second = first + 1; second <= 6; second++) {
      const two = (spare >>> second) & goals;
      if (((one & two) | ((one | two) & blots)) !== 0) rolls += 2;
    }
  }
  return rolls;
};
