import type { PhaseOf } from "../../game/types.ts";
import { BAR, type Move, OFF } from "../../rules/types.ts";
import type { PlayedView } from "../../tables/view.ts";
import type { Say } from "../text/texts.ts";
import { across, BLANK, button, inEvenRows, type Row, widthOf } from "./button.ts";
import { type Group, type Place, playAt, type TurnGrid, turnGrid } from "./turn-grid.ts";

/** Whole turns read well side by side up to so many, and are found among so many. */
const MOST_TURNS_ACROSS = 3;
const MOST_TURNS = 12;

/** Where more rows would be needed, the layout with the fewest is taken: board and buttons fit a phone. */
const FEW_ROWS = 3;

const widest = (keys: readonly Key[]): number => Math.max(0, ...keys.map(({ width }) => width));

/** The rows of buttons with which a turn is played, as they stand in all of its states. */
type TurnRows = {
  readonly rows: readonly Row[];
  /** How many short buttons the last row could take besides. */
  readonly room: number;
};

/** A button to be drawn, and how wide its widest label is in this turn. */
type Key = { readonly width: number; readonly draw: () => Row[number] };

type Layout = readonly (readonly Key[])[];

/** The moves of some dice, and what stands before them to say of which. */
type KeyGroup = { readonly dice: readonly Key[]; readonly keys: readonly Key[] };

const withDice = ({ dice, keys }: KeyGroup): readonly Key[] => [...dice, ...keys];

export const turnRows = (played: PlayedView, phase: PhaseOf<"moving">, say: Say): TurnRows => {
  const keyOf = (place: Place): Key => ({
    width: Math.max(...place.plays.map(({ moves }) => widthOf(turnLabel(moves, say)))),
    draw: () => placeButton(played, phase, place, say),
  });
  const layout = layoutOf(turnGrid(phase.before[0] ?? phase.turn, phase.turn), keyOf);
  const last = layout.at(-1) ?? [];
  return {
    rows: layout.map((row) => row.map(({ draw }) => draw())),
    room: across(widest(last)) - last.length,
  };
};

/** Whole turns, rows for each die, moves one after the other with their dice, without: the first in few rows. */
const layoutOf = (
  { turns = [], moves, singles, isWhole }: TurnGrid,
  keyOf: (place: Place) => Key,
): Layout => {
  const whole = turns.length <= MOST_TURNS ? inTurnRows(turns.map(keyOf)) : [];
  const readable = whole.length > 0 ? [whole] : [];
  // Places that are not there from the beginning are no choice where others are.
  if (readable.length > 0 && !isWhole) return whole;
  const keyed = (groups: readonly Group[]): readonly KeyGroup[] =>
    groups.map(({ dice, places }) => ({ dice: diceKeys(dice), keys: places.map(keyOf) }));
  const all = keyed(moves);
  const both = [all, keyed(singles)];
  const layouts = [
    ...readable,
    all.flatMap((group) => inEqualRows(withDice(group))),
    ...both.map((groups) => inDenseRows(groups.flatMap(withDice))),
    ...both.map((groups) => inDenseRows(groups.flatMap(({ keys }) => keys))),
  ];
  const fewest = Math.min(...layouts.map(({ length }) => length));
  return layouts.find(({ length }) => length <= Math.max(FEW_ROWS, fewest)) ?? [];
};

/** None where the labels are too long to be read side by side. */
const inTurnRows = (keys: readonly Key[]): Layout =>
  across(widest(keys)) > 1 ? inDenseRows(keys, MOST_TURNS_ACROSS) : [];

const inEqualRows = (keys: readonly Key[]): Layout => inEvenRows(keys, across(widest(keys)));

/** As many in each row as its widest label allows. */
const inDenseRows = (keys: readonly Key[], most = Infinity): Layout => {
  const rows: Key[][] = [];
  for (const key of keys) {
    const row = rows.at(-1);
    if (row && row.length < Math.min(most, across(widest([key, ...row])))) row.push(key);
    else rows.push([key]);
  }
  return rows;
};

const DIE_SIGNS = ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"] as const;

/** What opens the row of the moves of these dice; it does nothing. */
export const diceButtons = (dice: readonly number[]): Row => {
  const sign = dice.map((die) => DIE_SIGNS[die - 1] ?? "").join("");
  return sign === "" ? [] : [button(sign, { do: "blank" })];
};

const diceKeys = (dice: readonly number[]): readonly Key[] =>
  diceButtons(dice).map((sign) => ({ width: widthOf(sign.text), draw: () => sign }));

const placeButton = (
  { row, game }: PlayedView,
  { turn }: PhaseOf<"moving">,
  place: Place,
  say: Say,
): Row[number] => {
  const moves = playAt(turn, place);
  if (moves === undefined) return BLANK;
  const steps = moves.map(({ from, die }) => ({ from, die }));
  return button(turnLabel(moves, say), {
    do: "move",
    game: row.id,
    version: game.version,
    moves: steps,
  });
};

/** Where one checker goes on from, and where it comes down: the points where it hits, and its last. */
type Way = { readonly from: number; readonly stations: readonly Station[] };
type Station = { readonly point: number; readonly hit: boolean };

/**
 * Checker moves as short as they can be said: `24→17` for one checker with both dice, `24→20✶→17` if
 * it hits on its way, `13→8×2` for two that go the same way.
 */
export const turnLabel = (moves: readonly Move[], say: Say): string => {
  const labels = waysOf(moves)
    .toSorted((a, b) => b.from - a.from || endOf(b) - endOf(a))
    .map((way) => wayLabel(way, say));
  return [...new Set(labels)]
    .map((label) => {
      const count = labels.filter((one) => one === label).length;
      return count > 1 ? `${label}×${count}` : label;
    })
    .join(" ");
};

const endOf = ({ stations }: Way): number => stations.at(-1)?.point ?? OFF;

const waysOf = (moves: readonly Move[]): readonly Way[] => {
  const ways: Way[] = [];
  for (const { from, to, hit } of moves) {
    const station = { point: to, hit };
    const at = ways.findIndex((way) => endOf(way) === from && from !== OFF);
    const before = ways[at];
    if (before)
      ways[at] = { ...before, stations: [...before.stations.filter((one) => one.hit), station] };
    else ways.push({ from, stations: [station] });
  }
  return ways;
};

const wayLabel = ({ from, stations }: Way, say: Say): string => {
  const start = from === BAR ? say("point-bar") : String(from);
  const ends = stations.map(({ point, hit }) => {
    const end = point === OFF ? say("point-off") : String(point);
    return `→${end}${hit ? "✶" : ""}`;
  });
  return start + ends.join("");
};
