import { opposite } from "../position.ts";
import { HEAD, HOME, OFF, type Switches } from "../types.ts";
import { COUNT, HELD_MARK, OTHER } from "./board.ts";

/** How the opponent limits this turn, as sets of own points (bit p). Hits do not change it. */
export type Obstacles = {
  readonly open: number;
  /** His lone checkers that can be hit, or held: those that hold none themselves. */
  readonly blots: number;
  readonly held: number;
  /** Where six in a row may not stand, in the **opponent's** points: bit p − 1 for point p. */
  readonly unblockable: number;
};

/** The own point where the opponent's checkers begin in the games with pins. */
export const OTHERS_START = 1 << opposite("towards", HEAD);

const upTo = (last: number): number => (1 << last) - 1;

const BLOCK = 6;

const EVERYWHERE = upTo(HEAD);

/** The mover's points 19–24, which are the opponent's 7–12. */
const START_QUARTER = upTo(12) & ~upTo(6);

/** A block needs an opposing checker ahead of it (000, 003), or one that has come home (002). */
const unblockable = ({ block }: Switches, foremost: number): number => {
  if (block === "start-quarter") return START_QUARTER;
  if (block === "free" || foremost === OFF) return 0;
  if (block === "opponent-home") return foremost <= HOME ? 0 : EVERYWHERE;
  return foremost > BLOCK ? upTo(foremost - 1) : 0;
};

const heldOn = ({ meeting }: Switches, board: Uint8Array): number => {
  if (meeting !== "pin") return 0;
  let held = 0;
  for (let point = 1; point <= HEAD; point++)
    if ((board[point] ?? 0) >= HELD_MARK) held |= 1 << point;
  return held;
};

export const obstaclesOn = (switches: Switches, board: Uint8Array): Obstacles => {
  const { way, meeting } = switches;
  const takes = meeting !== "block";
  const held = heldOn(switches, board);
  let open = 0;
  let blots = 0;
  for (let point = 1; point <= HEAD; point++) {
    const there = (board[OTHER + opposite(way, point)] ?? 0) & COUNT;
    if (there === 0 || (takes && there === 1)) open |= 1 << point;
    if (takes && there === 1) blots |= 1 << point;
  }
  if (takes) return { open: open & ~held, blots: blots & ~held, held, unblockable: 0 };
  let foremost = OFF;
  while (foremost < HEAD && board[OTHER + foremost] === 0) foremost++;
  return { open, blots, held, unblockable: unblockable(switches, foremost) };
};

/** Whether a set of own points makes a forbidden six in a row. */
export const isForbiddenBlock = (forbidden: number, occupied: number): boolean => {
  const points = occupied >>> 1;
  const seenByOpponent = ((points << 12) | (points >>> 12)) & EVERYWHERE & forbidden;
  const twos = seenByOpponent & (seenByOpponent >>> 1);
  const fours = twos & (twos >>> 2);
  return (fours & (twos >>> 4)) !== 0;
};

/** Whether the mover of a packed board holds six in a row where the rules forbid it. */
export const hasForbiddenBlock = (switches: Switches, board: Uint8Array): boolean => {
  let occupied = 0;
  for (let point = 1; point <= HEAD; point++) if ((board[point] ?? 0) > 0) occupied |= 1 << point;
  return isForbiddenBlock(obstaclesOn(switches, board).unblockable, occupied);
};
