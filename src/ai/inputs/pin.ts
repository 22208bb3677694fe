import { COUNT, HELD_MARK } from "../../rules/search/search.ts";
import { BAR, HEAD, HOME } from "../../rules/types.ts";
import { highest, longestRow, type Points, sizeOf } from "./bits.ts";
import { type Derive, type DeriveSide, forBothSides } from "./both-sides.ts";
import { escapesFrom, shotsAt } from "./rolls.ts";

/** Where checkers are held takes an input a point; the others are listed in `deriveSide`. */
export const PIN_DERIVED = HEAD + 28;

const BOARD_POINTS: Points = (1 << BAR) - 2;
const HOME_POINTS: Points = (1 << (HOME + 1)) - 2;
const OTHERS_START: Points = 1 << 1;
const ROLLS = 36;
const DICE = [1, 2, 3, 4, 5, 6] as const;
/** The mean pips of a roll. */
const ROLL_PIPS = 8.17;

/** Basic facts about one side. Sets are in that side's own points, or as the other side sees. */
const emptyLook = () => ({
  checkers: 0,
  pips: 0,
  /** The pips needed to bring all checkers home. */
  outside: 0,
  farthest: 0,
  stands: 0,
  /** Points with two checkers or more. */
  made: 0,
  held: 0,
  standsSeen: 0,
  madeSeen: 0,
  heldSeen: 0,
});

type PinLook = ReturnType<typeof emptyLook>;

const look = (board: Uint8Array, at: number, seen: PinLook): void => {
  let [checkers, pips, outside, stands, made, held] = [board[at] ?? 0, 0, 0, 0, 0, 0];
  let [standsSeen, madeSeen, heldSeen] = [0, 0, 0];
  for (let point = 1; point <= HEAD; point++) {
    const packed = board[at + point] ?? 0;
    if (packed === 0) continue;
    const count = packed & COUNT;
    const bit = 1 << point;
    const bitSeen = 1 << (BAR - point);
    checkers += count;
    pips += count * point;
    if (point > HOME) outside += count * (point - HOME);
    stands |= bit;
    standsSeen |= bitSeen;
    if (count > 1) {
      made |= bit;
      madeSeen |= bitSeen;
    }
    if (packed >= HELD_MARK) {
      held |= bit;
      heldSeen |= bitSeen;
    }
  }
  seen.checkers = checkers;
  seen.pips = pips;
  seen.outside = outside;
  seen.farthest = Math.max(0, highest(stands));
  seen.stands = stands;
  seen.made = made;
  seen.held = held;
  seen.standsSeen = standsSeen;
  seen.madeSeen = madeSeen;
  seen.heldSeen = heldSeen;
};

/** How freely the checkers outside the home can move, each along its way. */
const mobility = (board: Uint8Array, at: number, free: Points, closed: Points): number => {
  let sum = 0;
  for (let rest = free & ~HOME_POINTS; rest !== 0; ) {
    const point = highest(rest);
    sum += (board[at + point] ?? 0) * escapesFrom(point, closed);
    rest &= ~(1 << point);
  }
  return sum;
};

const deriveSide: DeriveSide<PinLook> = (board, own, other, at, otherAt, row, to) => {
  const { held } = own;
  const free = own.stands & ~held;
  // A checker that holds closes its point, as two do; so does the one that is held, to its side.
  const closed = other.madeSeen | held;
  const shut = own.madeSeen | other.held;
  const lone = own.standsSeen & ~own.madeSeen & ~own.heldSeen & ~other.held;
  const shooters = other.stands & ~other.held;
  const open = BOARD_POINTS & ~shut;
  const contact = own.farthest + other.farthest >= BAR;
  const pins = contact ? shotsAt(lone, shooters, 0, open) : 0;
  const pinsAtHome = contact ? shotsAt(lone & HOME_POINTS, shooters, 0, open) : 0;
  const pinsMother = shotsAt(lone & OTHERS_START, shooters, 0, open);
  const rear = Math.max(0, highest(free));
  const wall = own.made | (other.heldSeen & own.stands);
  const ahead = BOARD_POINTS & ~((1 << Math.max(0, BAR - other.farthest)) - 1);
  const marsRace = own.outside / ROLL_PIPS + 1 - other.pips / ROLL_PIPS;
  const homeShut = sizeOf(wall & HOME_POINTS) / HOME;
  const isMotherHeld = (board[at + HEAD] ?? 0) >= HELD_MARK;
  let index = to;
  for (let point = 1; point <= HEAD; point++) row[index++] = (held >>> point) & 1;
  row[index++] = sizeOf(held) / 3;
  row[index++] = Math.max(0, highest(held)) / HEAD;
  // Nothing is borne off while one is held: it matters most when all others are home.
  row[index++] = held !== 0 && (free & ~HOME_POINTS) === 0 ? 1 : 0;
  row[index++] = isMotherHeld ? 1 : 0;
  row[index++] = isMotherHeld ? ((board[otherAt + HEAD] ?? 0) & COUNT) / 4 : 0;
  row[index++] = (pins & 63) / ROLLS;
  row[index++] = (pinsAtHome & 63) / ROLLS;
  row[index++] = (pinsMother & 63) / ROLLS;
  row[index++] = sizeOf(lone) / 6;
  row[index++] = own.pips / 200;
  row[index++] = own.outside / 200;
  row[index++] = rear / HEAD;
  row[index++] = contact ? 1 : 0;
  row[index++] = contact ? (own.farthest + other.farthest - BAR) / HEAD : 0;
  row[index++] = contact ? 0 : own.pips / 100;
  row[index++] = rear > HOME ? escapesFrom(rear, closed) / ROLLS : 1;
  row[index++] = contact ? mobility(board, at, free, closed) / ROLLS / own.checkers : 1;
  row[index++] = longestRow(wall) / HOME;
  row[index++] = contact ? longestRow(wall & ahead) / HOME : 0;
  row[index++] = homeShut * homeShut;
  // For each number, how many points have a checker that can play it.
  const canBearOff = own.outside === 0 && held === 0 ? 1 : 0;
  for (const die of DICE)
    row[index++] = Math.min(sizeOf(free & ((BOARD_POINTS & ~closed) << die)) + canBearOff, 4) / 4;
  row[index++] = (board[at] ?? 0) > 0 ? -1 : Math.max(-1, Math.min(1, marsRace / 4));
  row[index] = sizeOf(HOME_POINTS & ~own.stands) / HOME;
};

/** Writes `PIN_DERIVED` numbers for the side about to roll, then as many for the other side. */
export const derivePin: Derive = forBothSides({
  count: PIN_DERIVED,
  emptyLook,
  look,
  deriveSide,
});
