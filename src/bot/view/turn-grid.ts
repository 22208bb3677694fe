import { movesAlong, movesOf } from "../../game/moves.ts";
import type { Turn } from "../../rules/turn.ts";
import { sourceLines, sourceLinesAfter } from "./turn-by-source.ts";
import {
  type Group,
  type Holds,
  isLive,
  linesOf,
  type Play,
  pairs,
  playsIn,
  runs,
  singleMoves,
  type TurnLine,
  wholeTurns,
} from "./turn-plays.ts";

// The rows under the board during one turn. At its beginning they are laid out anew: as whole turns
// or as single moves. After each move they are made from the rows before it: a play that is still
// legal keeps its place under the finger, and a place is left empty rather than changed.

type Lines = readonly TurnLine[];

/** `shares`: the turn's controls stand in the last row. */
type TurnGrid = { readonly lines: Lines; readonly shares: boolean };

/**
 * `quick`: saves presses, so it offers whole turns sooner and plays a double in pairs. `low`: saves
 * rows under a tall board, so no offer takes a row of its own.
 */
export type Manner = "usual" | "quick" | "low";

/**
 * Which last row the controls may share: any, a short one, only one that is a single whole turn, or
 * none.
 */
export type Sharing = "always" | "short" | "alone" | "none";

/** With more whole turns, the buttons would be hard to compare. */
const MOST_TURNS = 12;
const MOST_TURNS_ACROSS = 3;
/** The rows that a phone shows below the board. */
const MOST_LINES = 5;
/** The rows that whole turns may take; more only if single moves take as many. */
const FEW: Readonly<Record<Manner, number>> = { usual: 3, quick: MOST_LINES, low: 1 };
/** More places would leave a visible gap in a shared row once its die is played. */
const MOST_SHARING = 1;

/** Keeps the place of a button in the laying out of a row. */
const ROOM: Play = [];

/**
 * The rows of a turn at `now`, after the states `before`. They are full at its beginning. Places
 * are counted from below, where a phone holds the message.
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
  const room = sharing === "always" ? [ROOM] : [];
  const isWhole = offersTurns(start, holds, manner);
  const laid = isWhole
    ? (wholeLines(now, holds) ?? moveLines(now, holds, manner))
    : moveLines(start, holds, manner, room);
  const byDice = withRoom(laid, holds, room);
  const bySource =
    !isWhole && manner === "usual"
      ? sourceLines(start, MOST_LINES, holds, room, byDice.length > MOST_LINES)
      : undefined;
  const first = bySource ?? byDice;
  const shares = mayShare(first, holds, sharing);
  const steps = isWhole ? [] : later;
  return {
    lines: steps.reduce((lines, turn) => linesAfter(lines, turn, holds, shares), first),
    shares,
  };
};

const mayShare = (lines: Lines, holds: Holds, sharing: Sharing): boolean => {
  const last = lines.at(-1);
  if (sharing === "none" || !last) return false;
  const { dice, places, bySource } = last;
  const isTurn = places.every((play) => play && play.length > 1);
  if (sharing === "alone" && !(isTurn && lines.length === 1)) return false;
  const isShort = sharing === "always" || (places.length <= MOST_SHARING && !bySource);
  return isShort && holds(dice, playsIn(last), bySource) > places.length;
};

/** The rows with room in the last one, if its dice can be laid out so. */
const withRoom = (lines: Lines, holds: Holds, room: readonly Play[]): Lines => {
  const last = lines.at(-1);
  if (room.length === 0 || !last) return lines;
  const { dice } = last;
  const isOfLast = (line: TurnLine): boolean => String(line.dice) === String(dice);
  const plays = lines.filter(isOfLast).flatMap(playsIn);
  // From the end, so that the room is in the last row and the rows above it are not longer.
  const rows = linesOf({ dice, plays: [...room, ...plays.toReversed()] }, holds)
    .toReversed()
    .map((line) => ({ ...line, places: line.places.toReversed().filter((one) => one !== ROOM) }));
  if (rows.some(({ places }) => places.length === 0)) return lines;
  return [...lines.filter((line) => !isOfLast(line)), ...rows];
};

const offersTurns = (start: Turn, holds: Holds, manner: Manner): boolean => {
  const whole = wholeLines(start, holds);
  if (whole === undefined || whole.length <= FEW[manner]) return whole !== undefined;
  return whole.length <= moveLines(start, holds, manner === "low" ? "low" : "usual").length;
};

/** Whole turns, if they are few and short enough to stand side by side. */
const wholeLines = (turn: Turn, holds: Holds): Lines | undefined => {
  const turns = wholeTurns(turn) ?? [];
  if (turns.length === 0 || turns.length > MOST_TURNS || holds([], turns) < 2) return undefined;
  return linesOf({ dice: [], plays: turns }, holds, MOST_TURNS_ACROSS);
};

/**
 * Single moves, die by die. Above them stand one checker's moves with both dice, if there is room.
 * The die with fewer rows comes last: rows that are spent below others leave a gap.
 */
const moveLines = (turn: Turn, holds: Holds, manner: Manner, room: readonly Play[] = []): Lines => {
  const heightOf = ({ dice, plays }: Group): number =>
    linesOf({ dice, plays: [...plays, ...room] }, holds).length;
  const groups = singleMoves(turn).toSorted((a, b) => heightOf(b) - heightOf(a));
  const row = oneEach(groups, holds);
  if (row) return row;
  const singles = groups.flatMap((group) => linesOf(group, holds));
  const both = runs(turn) ?? (manner === "quick" ? pairs(turn) : undefined);
  const above = both && manner !== "low" ? linesOf(both, holds) : [];
  return above.length + singles.length <= MOST_LINES ? [...above, ...singles] : singles;
};

/** One row if each die has one move and the two differ, as from the bar: they need no dice. */
const oneEach = (groups: readonly Group[], holds: Holds): Lines | undefined => {
  const plays = groups.flatMap((group) => group.plays);
  const [first, second] = plays.map(([move]) => move);
  const isClear = first && second && (first.from !== second.from || first.to !== second.to);
  if (groups.length !== 2 || plays.length !== 2 || !isClear) return undefined;
  return linesOf({ dice: [], plays }, holds);
};

/** The place of the newest move. It stays empty, so that a second tap plays nothing. */
const PRESSED: Play = [];

/** More empty places in a row look like a gap. */
const MOST_EMPTY = 2;

/** The rows after one more move: legal plays keep their places, new ones fill empty places. */
const linesAfter = (before: Lines, turn: Turn, holds: Holds, keepsLast: boolean): Lines => {
  let lines = stillLegal(before, turn);
  if (lines.some(({ bySource }) => bySource)) {
    const shown = new Set(lines.flatMap(playsIn).map(keyOf));
    const plays = singleMoves(turn).flatMap((group) => group.plays);
    const come = plays.filter((play) => !shown.has(keyOf(play)));
    return withoutSpent(sourceLinesAfter(lines, come, keepsLast, holds), keepsLast);
  }
  const rows: TurnLine[] = [];
  for (const { dice, plays } of singleMoves(turn)) {
    const shown = new Set(lines.flatMap(playsIn).map(keyOf));
    const left = plays.filter((play) => !shown.has(keyOf(play)));
    // A spent row below live ones is better filled than an empty place.
    if (!hasGap(lines)) lines = lines.map((line) => fillPlaces(line, dice, left, holds));
    rows.push(...rowsFor({ dice, plays: left }, lines, holds));
  }
  const beside = rowBesidePressed(lines, rows, holds, keepsLast);
  if (beside) {
    lines = besidePressed(lines, beside);
    rows.splice(rows.indexOf(beside), 1);
  }
  return withoutSpent(withRows(lines, rows), keepsLast);
};

const stillLegal = (lines: Lines, turn: Turn): Lines => {
  const made = turn.moves.at(-1);
  const pressed = lines
    .flatMap(({ places }) => places)
    .find((play) => {
      const [first, ...others] = play ?? [];
      return others.length === 0 && first?.from === made?.from && first?.die === made?.die;
    });
  return lines.map((line) => ({
    ...line,
    places: line.places.map(
      (play) => play && (movesAlong(turn, play) ?? (play === pressed ? PRESSED : undefined)),
    ),
  }));
};

const isPressed = ({ places }: TurnLine): boolean => places.includes(PRESSED);

/** A row is spent that has a live one above it. */
const hasGap = (lines: Lines): boolean => {
  const first = lines.findIndex(isLive);
  return first >= 0 && lines.slice(first, -1).some((line) => !isLive(line));
};

const keyOf = (play: Play): string => play.map(({ from, die }) => `${from}/${die}`).join(" ");

/** Moves new plays from `left` into the empty places of a live row of their die. */
const fillPlaces = (
  line: TurnLine,
  dice: readonly number[],
  left: Play[],
  holds: Holds,
): TurnLine => {
  if (String(line.dice) !== String(dice) || !isLive(line)) return line;
  const places = [...line.places];
  for (const [place, play] of places.entries()) {
    const [next] = left;
    if (!next || play) continue;
    const row = [...playsIn({ dice, places }), next];
    if (holds(dice, row) >= places.length) places[place] = left.shift();
  }
  return { dice, places };
};

/** The spent row with the pressed place, unless so many new rows find room below it. */
const spentPressed = (lines: Lines, rows: number): TurnLine | undefined => {
  const at = lines.findIndex(isPressed);
  const spentBelow = lines.slice(at + 1).filter((line) => !isLive(line)).length;
  const line = lines[at];
  return line && !isLive(line) && rows > spentBelow ? line : undefined;
};

/**
 * The rows of new plays. If the pressed place is in a spent row, as where a double climbs, the last
 * of them is as long as fits beside it.
 */
const rowsFor = ({ dice, plays }: Group, lines: Lines, holds: Holds): Lines => {
  const rows = linesOf({ dice, plays }, holds);
  const across = spentPressed(lines, rows.length)?.places.length ?? 0;
  const beside = plays.slice(-Math.max(1, across - 1));
  if (across < 2 || holds(dice, beside) < across) return rows;
  const others = plays.slice(0, plays.length - beside.length);
  return [...linesOf({ dice, plays: others }, holds), { dice, places: beside }];
};

/** The new row whose plays the spent row with the pressed place takes beside it. */
const rowBesidePressed = (
  lines: Lines,
  rows: Lines,
  holds: Holds,
  keepsLast: boolean,
): TurnLine | undefined => {
  const spent = spentPressed(lines, rows.length);
  const across = spent?.places.length ?? 0;
  // A row that is kept is emptier without them.
  const most = keepsLast && spent === lines.at(-1) ? across : MOST_EMPTY;
  return rows.findLast((row) => {
    const empty = across - row.places.length;
    return empty >= 1 && empty <= most && holds(row.dice, playsIn(row)) >= across;
  });
};

const besidePressed = (lines: Lines, { dice, places: plays }: TurnLine): Lines => {
  const left = [...plays];
  const at = lines.findIndex(isPressed);
  const places = lines[at]?.places.map((one) => (one === PRESSED ? one : left.shift()));
  return places ? lines.with(at, { dice, places }) : lines;
};

/** New rows replace spent ones, the lowest first, except the pressed one; others go above all. */
const withRows = (lines: Lines, rows: Lines): Lines => {
  const spent = lines.filter((line) => !isLive(line) && !isPressed(line));
  const above = rows.slice(0, Math.max(0, rows.length - spent.length));
  const within = rows.slice(above.length);
  const taken = spent.slice(spent.length - within.length);
  return [...above, ...lines.map((line) => within[taken.indexOf(line)] ?? line)];
};

/** Spent rows at the top are removed; those further down are free. */
const withoutSpent = (lines: Lines, keepsLast: boolean): Lines => {
  const first = lines.findIndex(isLive);
  if (first < 0) return [];
  return lines.slice(first).map((line, at, { length }) => {
    if (!isLive(line) && !(keepsLast && at === length - 1)) return { dice: [], places: [] };
    const pressed = line.places.indexOf(PRESSED);
    const places = line.places.map((play) => (play === PRESSED ? undefined : play));
    return { ...line, places, ...(pressed >= 0 && line.bySource && { pressed }) };
  });
};
