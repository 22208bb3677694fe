import { movesAlong } from "../../game/moves.ts";
import type { Turn } from "../../rules/turn.ts";
import {
  type Group,
  type Holds,
  isLive,
  linesOf,
  type Play,
  playsIn,
  singleMoves,
  type TurnLine,
} from "./turn-offers.ts";

type Lines = readonly TurnLine[];

/** The place of the newest move. It stays empty, so that a second tap plays nothing. */
const PRESSED: Play = [];

/** The rows after one more move: legal plays keep their places, new ones fill empty places. */
export const linesAfter = (before: Lines, turn: Turn, holds: Holds, keepsLast: boolean): Lines => {
  let lines = stillLegal(before, turn);
  const rows: TurnLine[] = [];
  for (const group of singleMoves(turn)) {
    const news = newPlays(group, lines);
    // A spent row below live ones is better filled than an empty place.
    const known = hasGap(lines) ? { lines, rest: news } : withNew(lines, news, holds);
    lines = known.lines;
    rows.push(...rowsFor(known.rest, lines, holds));
  }
  const { lines: filled, rest } = besidePressed(lines, rows, holds, keepsLast);
  return withoutSpent(withRows(filled, rest), keepsLast);
};

const stillLegal = (lines: Lines, turn: Turn): Lines => {
  const made = turn.moves.at(-1);
  const pressed = lines
    .flatMap(({ places }) => places)
    .find((play) => {
      const [first, ...others] = play ?? [];
      return others.length === 0 && first?.from === made?.from && first?.die === made?.die;
    });
  return lines.map(({ dice, places }) => ({
    dice,
    places: places.map(
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

const newPlays = ({ dice, plays }: Group, lines: Lines): Group => {
  const shown = new Set(lines.flatMap(playsIn).map(keyOf));
  return { dice, plays: plays.filter((play) => !shown.has(keyOf(play))) };
};

const keyOf = (play: Play): string => play.map(({ from, die }) => `${from}/${die}`).join(" ");

/** Puts new moves into empty places in the rows of their die; the others need new rows. */
const withNew = (
  lines: Lines,
  { dice, plays }: Group,
  holds: Holds,
): { readonly lines: Lines; readonly rest: Group } => {
  const rest = [...plays];
  const filled = lines.map((line): TurnLine => {
    if (String(line.dice) !== String(dice) || !isLive(line)) return line;
    const places = [...line.places];
    for (const [place, play] of places.entries()) {
      const [next] = rest;
      if (!next || play) continue;
      const row = [...playsIn({ dice, places }), next];
      if (holds(dice, row) >= places.length) places[place] = rest.shift();
    }
    return { dice, places };
  });
  return { lines: filled, rest: { dice, plays: rest } };
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

/** More empty places in a row look like a gap. */
const MOST_EMPTY = 2;

/** A spent row that holds the pressed place can take one more row's plays beside it. */
const besidePressed = (
  lines: Lines,
  rows: Lines,
  holds: Holds,
  keepsLast: boolean,
): { readonly lines: Lines; readonly rest: Lines } => {
  const spent = spentPressed(lines, rows.length);
  const across = spent?.places.length ?? 0;
  // A row that is kept is emptier without them.
  const most = keepsLast && spent === lines.at(-1) ? across : MOST_EMPTY;
  const row = rows.findLast((one) => {
    const empty = across - one.places.length;
    return empty >= 1 && empty <= most && holds(one.dice, playsIn(one)) >= across;
  });
  if (!spent || !row) return { lines, rest: rows };
  const plays = [...row.places];
  const places = spent.places.map((play) => (play === PRESSED ? play : plays.shift()));
  const filled = { dice: row.dice, places };
  return {
    lines: lines.map((line) => (line === spent ? filled : line)),
    rest: rows.filter((one) => one !== row),
  };
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
  return lines.slice(first).map(({ dice, places }, at, { length }) => {
    const isKept = isLive({ dice, places }) || (keepsLast && at === length - 1);
    return isKept
      ? { dice, places: places.map((play) => (play === PRESSED ? undefined : play)) }
      : { dice: [], places: [] };
  });
};
