import type { PhaseOf } from "../../game/types.ts";
import { BAR, type Move, OFF } from "../../rules/types.ts";
import type { PlayedView } from "../../tables/view.ts";
import type { Say } from "../texts.ts";
import { BLANK, button, inEvenRows, type Row } from "./button.ts";
import { type Group, type Place, playAt, turnGrid } from "./turn-grid.ts";

/** How many buttons fit side by side on a phone; the longest label decides. */
const ACROSS: readonly (readonly [letters: number, across: number])[] = [
  [4, 6],
  [5, 5],
  [9, 4],
  [13, 3],
  [20, 2],
];
/** More rows of whole turns are read more slowly than a turn is put together. */
const MOST_ROWS = 4;
/** Whole turns read well side by side up to so many. */
const MOST_TURNS_ACROSS = 3;

const across = (letters: number): number => ACROSS.find(([most]) => letters <= most)?.[1] ?? 1;

const longest = (labels: readonly string[]): number =>
  Math.max(0, ...labels.map((label) => label.length));

/** More rows than these, and the dice no longer begin rows of their own: board and buttons fit a phone. */
const MOST_ROWS_BY_DIE = 4;

/** The rows of buttons with which a turn is played, as they stand in all of its states. */
export const turnRows = (played: PlayedView, phase: PhaseOf<"moving">, say: Say): Row[] => {
  const start = phase.before[0] ?? phase.turn;
  const label = (moves: readonly Move[]): string => turnLabel(moves, say);
  const turnsAcross = (turns: readonly (readonly Move[])[]): number =>
    Math.min(MOST_TURNS_ACROSS, across(longest(turns.map(label))));
  const { kind, groups } = turnGrid(start, phase.turn, (turns) => {
    if (turns.length > MOST_ROWS * MOST_TURNS_ACROSS) return false;
    const width = turnsAcross(turns);
    return width > 1 && Math.ceil(turns.length / width) <= MOST_ROWS;
  });
  const keys = groups.map((group) => keysOf(played, phase, group, label));
  const most = kind === "turns" ? MOST_TURNS_ACROSS : Infinity;
  const rows = keys.flatMap((some) => {
    const width = Math.min(most, across(Math.max(...some.map(({ letters }) => letters))));
    return inEvenRows(
      some.map(({ button }) => button),
      width,
    );
  });
  return rows.length <= MOST_ROWS_BY_DIE || kind === "turns" ? rows : inDenseRows(keys.flat());
};

/** A button, and how long its longest label is in this turn. */
type Key = { readonly button: Row[number]; readonly letters: number };

/** As many in each row as its longest label allows, one group after the other. */
const inDenseRows = (keys: readonly Key[]): Row[] => {
  const rows: Key[][] = [];
  for (const key of keys) {
    const row = rows.at(-1);
    const longer = Math.max(key.letters, ...(row ?? []).map(({ letters }) => letters));
    if (row && row.length < across(longer)) row.push(key);
    else rows.push([key]);
  }
  return rows.map((row) => row.map(({ button }) => button));
};

const DIE_SIGNS = ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"] as const;

/** What opens the row of the moves of these dice; it does nothing. */
export const diceButtons = (dice: readonly number[]): Row => {
  const sign = dice.map((die) => DIE_SIGNS[die - 1] ?? "").join("");
  return sign === "" ? [] : [button(sign, { do: "blank" })];
};

/** The buttons of a group; each die opens the row of its moves. */
const keysOf = (
  played: PlayedView,
  phase: PhaseOf<"moving">,
  { dice, places }: Group,
  label: (moves: readonly Move[]) => string,
): readonly Key[] => [
  ...diceButtons(dice).map((one) => ({ button: one, letters: one.text.length })),
  ...places.map((place) => ({
    button: placeButton(played, phase, place, label),
    letters: longest(place.plays.map(label)),
  })),
];

const placeButton = (
  { row, game }: PlayedView,
  { turn }: PhaseOf<"moving">,
  place: Place,
  label: (moves: readonly Move[]) => string,
): Row[number] => {
  const moves = playAt(turn, place);
  if (moves === undefined) return BLANK;
  const steps = moves.map(({ from, die }) => ({ from, die }));
  return button(label(moves), { do: "move", game: row.id, version: game.version, moves: steps });
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
