import type { Turn } from "../../rules/turn.ts";
import {
  type Holds,
  isLive,
  linesOf,
  type Play,
  playsIn,
  runs,
  singleMoves,
  type TurnLine,
} from "./turn-plays.ts";

// The rows of a turn with many moves. Those of one checker stand together, and only the first says
// where it is: `24→20`, `→21`, `→17`. A player who has seen 24 on the board looks for it once.

/** Fewer moves are found as soon die by die. */
const FEW = 12;

/**
 * The rows at the beginning of a turn of many moves, or of some that are too tall die by die; if
 * there is room, with runs by both dice.
 */
export const sourceLines = (
  start: Turn,
  most: number,
  holds: Holds,
  room: readonly Play[],
  isTall: boolean,
): readonly TurnLine[] | undefined => {
  const groups = singleMoves(start);
  const singles = groups.flatMap(({ plays }) => plays);
  const all = [...singles, ...(runs(start)?.plays ?? [])];
  if (groups.length < 2 || (all.length <= FEW && !isTall)) return undefined;
  const lines = packed(all, holds, room);
  return lines.length <= most ? lines : packed(singles, holds, room);
};

/** As few rows as hold the moves, those of one checker in one row. */
const packed = (
  plays: readonly Play[],
  holds: Holds,
  room: readonly Play[],
): readonly TurnLine[] => {
  const rows: Play[][] = [];
  // From the end, so that the room is in the last row.
  const groups = bySource(plays).flatMap((group) => pieces(group, holds));
  for (const group of [...(room.length > 0 ? [room] : []), ...groups.toReversed()]) {
    const row = [...group, ...(rows.at(-1) ?? [])];
    if (rows.length > 0 && row.length <= holds([], row, true)) rows.splice(-1, 1, row);
    else rows.push([...group]);
  }
  return rows
    .map((row) => row.filter((play) => !room.includes(play)))
    .filter((row) => row.length > 0)
    .map((places): TurnLine => ({ dice: [], places, bySource: true }))
    .toReversed();
};

/** The moves of one checker in rows that hold them: hits on the way have long labels. */
const pieces = (group: readonly Play[], holds: Holds): readonly (readonly Play[])[] => {
  const isHeld = (length: number): boolean =>
    length === 1 || length <= holds([], group.slice(0, length), true);
  const length = group.findLastIndex((_, at) => isHeld(at + 1)) + 1;
  if (length >= group.length) return [group];
  return [group.slice(0, length), ...pieces(group.slice(length), holds)];
};

const bySource = (plays: readonly Play[]): readonly (readonly Play[])[] => {
  const sources = [...new Set(plays.map(sourceOf))].toSorted((a, b) => b - a);
  return sources.map((from) => plays.filter((play) => sourceOf(play) === from));
};

const sourceOf = ([move]: Play): number => move?.from ?? 0;

/** The buttons in the last row besides moves: those that stay, and those that come. */
type Beside = { readonly stay: number; readonly come: number };

const ALONE: Beside = { stay: 0, come: 0 };
const WITH_CONTROLS: Beside = { stay: 1, come: 1 };

/** A row after a move, and the plays that come into it. */
type Changed = { readonly line: TurnLine; readonly beside: Beside; readonly come: readonly Play[] };

/**
 * The rows after a move, when most checkers have one key left: each row has as few places as keep
 * its plays under the middle of their old ones, where a finger may be on its way. New plays find
 * room between them, else above all.
 */
export const sourceLinesAfter = (
  lines: readonly TurnLine[],
  come: readonly Play[],
  sharesLast: boolean,
  holds: Holds,
): readonly TurnLine[] => {
  const rows = lines.map((line, at): Changed => {
    const isShared = sharesLast && at === lines.length - 1;
    return { line, beside: isShared ? WITH_CONTROLS : ALONE, come: [] };
  });
  const above: Play[] = [];
  for (const play of come) {
    const taker = takersOf(rows, play)
      .map((row) => ({ row, next: { ...row, come: [...row.come, play] } }))
      .find(({ next }) => widened(next, holds));
    if (taker) rows.splice(rows.indexOf(taker.row), 1, taker.next);
    else above.push(play);
  }
  const wide = rows.map((row) => widened(row, holds) ?? row.line);
  return [...linesOf({ dice: [], plays: above }, holds), ...wide];
};

/** The rows that a new play may come into: empty ones below others first, then near ones. */
const takersOf = (rows: readonly Changed[], play: Play): readonly Changed[] => {
  const isEmpty = ({ line, come }: Changed): boolean => !isLive(line) && come.length === 0;
  const top = rows.findIndex((row) => !isEmpty(row));
  const distance = ({ line, come }: Changed): number =>
    Math.min(...[...playsIn(line), ...come].map((one) => Math.abs(sourceOf(one) - sourceOf(play))));
  const gaps = rows.filter((row, at) => isEmpty(row) && at > top);
  const live = rows.filter((row) => !isEmpty(row));
  return [...gaps, ...live.toSorted((a, b) => distance(a) - distance(b))];
};

/** A place that stays, and the middle of the old one as a share of the row. */
type Kept = { readonly play: Play; readonly middle: number };

/** A finger comes down a little beside the middle. */
const EDGE = 0.09;

const isAtEdge = (place: number): boolean => Math.abs(place - Math.round(place)) < EDGE;

/** The row with its new plays in as few places as possible; undefined: it has no room for them. */
const widened = ({ line, beside, come }: Changed, holds: Holds): TurnLine | undefined => {
  const before = line.places.length + beside.stay;
  const kept = line.places.flatMap((play, at): Kept[] =>
    play ? [{ play, middle: (at + 0.5) / before }] : [],
  );
  const stay = kept.length + beside.stay;
  if (kept.length + come.length === 0) return { ...line, places: [] };
  const most = before + come.length + beside.come;
  for (let across = stay + come.length + beside.come; across <= most; across++) {
    const at = kept.map(({ middle }) => Math.floor(middle * across));
    const isApart = new Set(at).size === at.length && at.every((one) => one < across - beside.stay);
    if (!isApart || kept.some(({ middle }) => isAtEdge(middle * across))) continue;
    const left = [...come];
    const places = Array.from({ length: across - beside.stay }, (_, place) => {
      const stays = kept[at.indexOf(place)];
      return stays ? stays.play : left.shift();
    });
    return holds([], playsIn({ dice: [], places }), true) >= across
      ? { ...line, places }
      : undefined;
  }
  return undefined;
};
