import { countAt, opposite } from "./position.ts";
import { HEAD, HOME, OFF, type Position, type Ruleset, type Side, type Switches } from "./types.ts";

/**
 * What stays the same while a turn is played. The opponent does not move, and hitting his blots
 * opens no point that was closed, so all that he means to the mover is a few sets of points. In a
 * set of own points bit p stands for point p.
 */
export type Terrain = {
  /** Own points where a checker may land. */
  readonly open: number;
  /** Own points where it hits. */
  readonly blots: number;
  /**
   * Where six in a row may not stand: a set of the **opponent's** points, bit p − 1 for his point
   * p, so that "in a row" is along his own way.
   */
  readonly unblockable: number;
  /** Only so many checkers as the turn allows may leave the head. */
  readonly headRule: boolean;
  readonly homeHit: Switches["homeHit"];
};

/** The opponent's points 1 to `last`. */
const upTo = (last: number): number => (1 << last) - 1;

/** So many points in a row are a block. */
const BLOCK = 6;

const EVERYWHERE = upTo(HEAD);

const foremost = (side: Side): number => side.findIndex((count) => count > 0);

/**
 * A block needs an opposing checker ahead of all of it (000, 003), so it may not stand where the
 * way ahead of the foremost checker is; or it needs one that has come home (002).
 */
const unblockable = ({ family, block }: Switches, other: Side): number => {
  if (family === "short" || block === "free") return 0;
  const first = foremost(other);
  if (first <= OFF) return 0;
  if (block === "opponent-home") return first <= HOME ? 0 : EVERYWHERE;
  return first > BLOCK ? upTo(first - 1) : 0;
};

/** What the opponent's checkers and the ruleset's switches mean for the mover in this turn. */
export const terrainOf = ({ switches }: Ruleset, { other }: Position): Terrain => {
  const { family, homeHit } = switches;
  const short = family === "short";
  let open = 0;
  let blots = 0;
  for (let point = 1; point <= HEAD; point++) {
    const there = countAt(other, opposite(family, point));
    if (there === 0 || (short && there === 1)) open |= 1 << point;
    if (short && there === 1) blots |= 1 << point;
  }
  return {
    open,
    blots,
    unblockable: unblockable(switches, other),
    headRule: !short,
    homeHit: short ? homeHit : "free",
  };
};

/** Whether a set of own points makes six in a row where that is forbidden. */
export const isForbiddenBlock = (terrain: Terrain, occupied: number): boolean => {
  const points = occupied >>> 1;
  const seenByOpponent = ((points << 12) | (points >>> 12)) & EVERYWHERE & terrain.unblockable;
  const twos = seenByOpponent & (seenByOpponent >>> 1);
  const fours = twos & (twos >>> 2);
  return (fours & (twos >>> 4)) !== 0;
};
