import { movesAlong } from "../../game/moves.ts";
import type { Turn } from "../../rules/turn.ts";
import {
  type Holds,
  isLive,
  linesOf,
  type PlaysLine,
  playsIn,
  type TurnLine,
} from "./turn-lines.ts";
import { type Group, type Play, singleMoves } from "./turn-offers.ts";

/** The rows after one more move: legal plays keep their places, new ones fill empty places. */
export const after = (
  before: readonly TurnLine[],
  turn: Turn,
  holds: Holds,
  keepsLast: boolean,
): readonly TurnLine[] => {
  const pressed = pressedIn(before, turn);
  let lines = before.map((line) => stillLegal(line, turn));
  const rows: PlaysLine[] = [];
  for (const group of singleMoves(turn)) {
    const news = newOf(group, lines);
    // A spent row below live ones is better filled than an empty place.
    const known = hasGap(lines) ? { lines, rest: news } : withNew(lines, news, pressed, holds);
    lines = known.lines;
    rows.push(...around(lines, known.rest, pressed, holds));
  }
  const { lines: filled, rest } = besidePressed(lines, rows, pressed, holds, keepsLast);
  return settled(withRows(filled, rest, pressed), keepsLast);
};

const stillLegal = (line: TurnLine, turn: Turn): TurnLine =>
  line.kind === "plays"
    ? { ...line, places: line.places.map((play) => play && movesAlong(turn, play)) }
    : line;

/** The place of the newest move; it stays empty, so that a second tap plays nothing. */
type Pressed = { readonly line: number; readonly place: number };

const pressedIn = (lines: readonly TurnLine[], { moves }: Turn): Pressed | undefined => {
  const made = moves.at(-1);
  for (const [line, one] of lines.entries()) {
    if (one.kind !== "plays") continue;
    const place = one.places.findIndex(
      (play) => play?.length === 1 && play[0]?.from === made?.from && play[0]?.die === made?.die,
    );
    if (place >= 0) return { line, place };
  }
  return undefined;
};

/** A row is spent that has a live one above it. */
const hasGap = (lines: readonly TurnLine[]): boolean => {
  const first = lines.findIndex(isLive);
  return first >= 0 && lines.slice(first, -1).some((line) => !isLive(line));
};

const newOf = ({ dice, plays }: Group, lines: readonly TurnLine[]): Group => {
  const shown = new Set(lines.flatMap(playsIn).map(keyOf));
  return { dice, plays: plays.filter((play) => !shown.has(keyOf(play))) };
};

const keyOf = (play: Play): string => play.map(({ from, die }) => `${from}/${die}`).join(" ");

/** Puts new moves into empty places in the rows of their die; the others need new rows. */
const withNew = (
  lines: readonly TurnLine[],
  { dice, plays }: Group,
  pressed: Pressed | undefined,
  holds: Holds,
): { readonly lines: TurnLine[]; readonly rest: Group } => {
  const rest = [...plays];
  const filled = lines.map((line, at): TurnLine => {
    if (line.kind !== "plays" || String(line.dice) !== String(dice) || !isLive(line)) return line;
    const places = [...line.places];
    for (const [place, play] of places.entries()) {
      const next = rest[0];
      const isFree = play === undefined && !(at === pressed?.line && place === pressed.place);
      if (!next || !isFree) continue;
      const known = places.flatMap((one) => (one ? [one] : []));
      if (holds(dice, [...known, next]) >= places.length) places[place] = rest.shift();
    }
    return { ...line, places };
  });
  return { lines: filled, rest: { dice, plays: rest } };
};

/**
 * The rows of new plays. If the pressed place is in a spent row, as where a double climbs, the last
 * of them is as long as fits beside it.
 */
const around = (
  lines: readonly TurnLine[],
  { dice, plays }: Group,
  pressed: Pressed | undefined,
  holds: Holds,
): readonly PlaysLine[] => {
  const rows = linesOf({ dice, plays }, holds);
  const line = pressed && lines[pressed.line];
  if (line?.kind !== "plays" || isLive(line) || rows.length <= spentBelow(lines, pressed)) {
    return rows;
  }
  const beside = plays.slice(-Math.max(1, line.places.length - 1));
  if (line.places.length < 2 || holds(dice, beside) < line.places.length) return rows;
  const others = plays.slice(0, plays.length - beside.length);
  return [...linesOf({ dice, plays: others }, holds), { kind: "plays", dice, places: beside }];
};

const spentBelow = (lines: readonly TurnLine[], pressed: Pressed | undefined): number =>
  lines.slice((pressed?.line ?? 0) + 1).filter((one) => !isLive(one)).length;

/** A spent row that holds the pressed place can take one more row's plays beside it. */
const besidePressed = (
  lines: readonly TurnLine[],
  rows: readonly PlaysLine[],
  pressed: Pressed | undefined,
  holds: Holds,
  keepsLast: boolean,
): { readonly lines: readonly TurnLine[]; readonly rest: readonly PlaysLine[] } => {
  const line = pressed && lines[pressed.line];
  if (line?.kind !== "plays" || isLive(line) || rows.length <= spentBelow(lines, pressed)) {
    return { lines, rest: rows };
  }
  const isKept = keepsLast && pressed?.line === lines.length - 1;
  const across = line.places.length;
  // A row that is kept is emptier without them.
  const most = isKept ? across : MOST_EMPTY;
  const row = rows.findLast((one) => {
    const empty = across - one.places.length;
    return empty >= 1 && empty <= most && holds(one.dice, playsIn(one)) >= across;
  });
  if (!row) return { lines, rest: rows };
  const plays = [...row.places];
  const places = line.places.map((_, place) =>
    place === pressed?.place ? undefined : plays.shift(),
  );
  return {
    lines: lines.with(pressed?.line ?? 0, { kind: "plays", dice: row.dice, places }),
    rest: rows.filter((one) => one !== row),
  };
};

/** More empty places in a row look like a gap. */
const MOST_EMPTY = 2;

/** New rows replace spent ones, except the pressed one; the rest go above all others. */
const withRows = (
  lines: readonly TurnLine[],
  rows: readonly TurnLine[],
  pressed: Pressed | undefined,
): readonly TurnLine[] => {
  const free = lines.flatMap((line, at) => (isLive(line) || at === pressed?.line ? [] : [at]));
  const taken = free.slice(-rows.length);
  const above = rows.slice(0, rows.length - taken.length);
  const within = rows.slice(above.length);
  return [...above, ...lines.map((line, at) => within[taken.indexOf(at)] ?? line)];
};

/** Spent rows at the top are removed; those further down are free. */
const settled = (lines: readonly TurnLine[], keepsLast: boolean): readonly TurnLine[] => {
  const first = lines.findIndex(isLive);
  if (first < 0) return [];
  return lines
    .slice(first)
    .map((line, at, all) =>
      isLive(line) || (keepsLast && at === all.length - 1) ? line : { kind: "free" },
    );
};
