import { movesOf } from "../../game/moves.ts";
import type { Turn } from "../../rules/turn.ts";
import { linesAfter } from "./turn-after.ts";
import {
  type Group,
  type Holds,
  linesOf,
  type Play,
  pairs,
  playsIn,
  runs,
  singleMoves,
  type TurnLine,
  wholeTurns,
} from "./turn-offers.ts";

/** The rows of a turn, and whether the turn's controls share the last one. */
export type TurnGrid = { readonly lines: readonly TurnLine[]; readonly shares: boolean };

/** With more whole turns, the buttons would be hard to compare. */
const MOST_TURNS = 12;
const MOST_TURNS_ACROSS = 3;
/** The rows that a phone shows below the board. */
const MOST_LINES = 5;

/**
 * `quick`: saves presses, so it offers whole turns sooner and plays a double in pairs. `low`: saves
 * rows under a tall board, so no offer takes a row of its own.
 */
export type Manner = "usual" | "quick" | "low";

/**
 * The rows of a turn at `now`, after the states `before`. They are full at its beginning. Plays
 * that are still legal keep their places, counted from below, where a phone holds the message.
 */
export const turnGrid = (
  before: readonly Turn[],
  now: Turn,
  holds: Holds,
  sharing: Sharing,
  manner: Manner = "usual",
): TurnGrid => {
  const [start = now, ...later] = [...before, now];
  if (movesOf(now).length === 0) return { lines: [], shares: false };
  const shared = sharing === "always" ? 1 : 0;
  if (offersTurns(start, holds, manner)) {
    const lines = withRoom(wholeLines(now, holds) ?? moveLines(now, holds, manner), holds, shared);
    return { lines, shares: mayShare(lines, holds, sharing) };
  }
  const first = withRoom(moveLines(start, holds, manner, shared), holds, shared);
  const shares = mayShare(first, holds, sharing);
  return {
    lines: later.reduce((lines, turn) => linesAfter(lines, turn, holds, shares), first),
    shares,
  };
};

/** More places would leave a visible gap in a shared row once its die is played. */
const MOST_SHARING = 1;

/**
 * Which last row the controls may share: any, a short one, only one that is a single whole turn, or
 * none.
 */
export type Sharing = "always" | "short" | "alone" | "none";

const mayShare = (lines: readonly TurnLine[], holds: Holds, sharing: Sharing): boolean => {
  const last = lines.at(-1);
  if (sharing === "none" || !last) return false;
  const { dice, places } = last;
  const isTurn = places.every((play) => play && play.length > 1);
  if (sharing === "alone" && !(isTurn && lines.length === 1)) return false;
  const isShort = sharing === "always" || places.length <= MOST_SHARING;
  return isShort && holds(dice, playsIn(last)) > places.length;
};

/** Keeps the place of a button in the laying out of a row. */
const ROOM: Play = [];

/** The rows with a place to spare in the last one, if its dice can be laid out so. */
const withRoom = (
  lines: readonly TurnLine[],
  holds: Holds,
  shared: number,
): readonly TurnLine[] => {
  const last = lines.at(-1);
  if (shared === 0 || !last) return lines;
  const { dice } = last;
  const isOfLast = (line: TurnLine): boolean => String(line.dice) === String(dice);
  const others = lines.filter((line) => !isOfLast(line));
  const plays = lines.filter(isOfLast).flatMap(playsIn);
  const rows = linesOf({ dice, plays: [ROOM, ...plays.toReversed()] }, holds)
    .toReversed()
    .map((line) => ({ ...line, places: line.places.toReversed().filter((one) => one !== ROOM) }));
  return rows.every(({ places }) => places.length > 0) ? [...others, ...rows] : lines;
};

const offersTurns = (start: Turn, holds: Holds, manner: Manner): boolean => {
  const whole = wholeLines(start, holds);
  if (whole === undefined || whole.length <= FEW[manner]) return whole !== undefined;
  return whole.length <= moveLines(start, holds, manner === "low" ? "low" : "usual").length;
};

/** The rows that whole turns may take; more only if single moves take as many. */
const FEW: Readonly<Record<Manner, number>> = { usual: 3, quick: MOST_LINES, low: 1 };

/** Whole turns, if they are few and short enough to stand side by side. */
const wholeLines = (turn: Turn, holds: Holds): readonly TurnLine[] | undefined => {
  const turns = wholeTurns(turn) ?? [];
  if (turns.length === 0 || turns.length > MOST_TURNS || holds([], turns) < 2) return undefined;
  return linesOf({ dice: [], plays: turns }, holds, MOST_TURNS_ACROSS);
};

/**
 * Single moves, die by die. Above them stand one checker's moves with both dice, if there is room.
 * The die with fewer rows comes last: rows that are spent below others leave a gap.
 */
const moveLines = (
  turn: Turn,
  holds: Holds,
  manner: Manner = "usual",
  shared = 0,
): readonly TurnLine[] => {
  const heightOf = ({ dice, plays }: Group): number =>
    linesOf({ dice, plays: [...plays, ...Array<Play>(shared).fill(ROOM)] }, holds).length;
  const groups = singleMoves(turn).toSorted((a, b) => heightOf(b) - heightOf(a));
  const both = runs(turn) ?? (manner === "quick" ? pairs(turn) : undefined);
  const row = oneEach(groups, holds);
  if (row) return row;
  const singles = groups.flatMap((group) => linesOf(group, holds));
  const above = both && manner !== "low" ? linesOf(both, holds) : [];
  return above.length + singles.length <= MOST_LINES ? [...above, ...singles] : singles;
};

/** One row if each die has one move and the two differ, as from the bar: they need no dice. */
const oneEach = (groups: readonly Group[], holds: Holds): readonly TurnLine[] | undefined => {
  const plays = groups.flatMap((group) => group.plays);
  const [first, second] = plays.map(([move]) => move);
  const isClear = first && second && (first.from !== second.from || first.to !== second.to);
  if (groups.length !== 2 || plays.length !== 2 || !isClear) return undefined;
  return linesOf({ dice: [], plays }, holds);
};
