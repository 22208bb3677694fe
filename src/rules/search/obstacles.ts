import { opposite } from "../position.ts";
import { HEAD, HOME, OFF, type Switches } from "../types.ts";
import { OTHER } from "./board.ts";

/**
 * What the opponent's checkers mean for the mover. It stays the same while a turn is played: they
 * do not move, and hitting their blots opens no point that was closed. In a set of own points bit p
 * stands for point p.
 */
export type Obstacles = {
  /** Own points where a checker may land. */
  readonly open: number;
  /** Own points where it hits. */
  readonly blots: number;
  /**
   * Where six in a row may not stand: a set of the **opponent's** points, bit p − 1 for their point
   * p, so that "in a row" is along their own way.
   */
  readonly unblockable: number;
};

/** The opponent's points 1 to `last`. */
const upTo = (last: number): number => (1 << last) - 1;

/** So many points in a row are a block. */
const BLOCK = 6;

const EVERYWHERE = upTo(HEAD);

/**
 * A block needs an opposing checker ahead of all of it (000, 003), so it may not stand where the
 * way ahead of the foremost checker is; or it needs one that has come home (002).
 */
const unblockable = ({ block }: Switches, foremost: number): number => {
  if (block === "free" || foremost === OFF) return 0;
  if (block === "opponent-home") return foremost <= HOME ? 0 : EVERYWHERE;
  return foremost > BLOCK ? upTo(foremost - 1) : 0;
};

/** The obstacles on a packed board. */
export const obstaclesOn = (switches: Switches, board: Uint8Array): Obstacles => {
  const { family } = switches;
  const short = family === "short";
  let open = 0;
  let blots = 0;
  for (let point = 1; point <= HEAD; point++) {
    const there = board[OTHER + opposite(family, point)] ?? 0;
    if (there === 0 || (short && there === 1)) open |= 1 << point;
    if (short && there === 1) blots |= 1 << point;
  }
  if (short) return { open, blots, unblockable: 0 };
  let foremost = OFF;
  while (foremost < HEAD && board[OTHER + foremost] === 0) foremost++;
  return { open, blots, unblockable: unblockable(switches, foremost) };
};

/** Whether a set of own points makes six in a row where that is forbidden. */
export const isForbiddenBlock = (forbidden: number, occupied: number): boolean => {
  const points = occupied >>> 1;
  const seenByOpponent = ((points << 12) | (points >>> 12)) & EVERYWHERE & forbidden;
  const twos = seenByOpponent & (seenByOpponent >>> 1);
  const fours = twos & (twos >>> 2);
  return (fours & (twos >>> 4)) !== 0;
};
