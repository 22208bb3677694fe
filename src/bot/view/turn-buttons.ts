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

/** The rows of buttons with which a turn is played, as they stand in all of its states. */
export const turnRows = (played: PlayedView, phase: PhaseOf<"moving">, say: Say): Row[] => {
  const start = phase.before[0] ?? phase.turn;
  const label = (moves: readonly Move[]): string => turnLabel(moves, say);
  const turnsAcross = (turns: readonly (readonly Move[])[]): number =>
    Math.min(MOST_TURNS_ACROSS, across(longest(turns.map(label))));
  const { kind, groups } = turnGrid(start, phase.turn, (turns) => {
    const width = turnsAcross(turns);
    return width > 1 && Math.ceil(turns.length / width) <= MOST_ROWS;
  });
  return groups.flatMap((group) => {
    const plays = group.places.flatMap((place) => place.plays);
    const width = kind === "turns" ? turnsAcross(plays) : across(longest(plays.map(label)));
    return inEvenRows(groupButtons(played, phase, group, label), width);
  });
};

const DIE_SIGNS = ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"] as const;

/** What opens the row of the moves of these dice; it does nothing. */
export const diceButtons = (dice: readonly number[]): Row => {
  const sign = dice.map((die) => DIE_SIGNS[die - 1] ?? "").join("");
  return sign === "" ? [] : [button(sign, { do: "blank" })];
};

/** Each die opens the row of its moves. */
const groupButtons = (
  played: PlayedView,
  phase: PhaseOf<"moving">,
  { dice, places }: Group,
  label: (moves: readonly Move[]) => string,
): Row => [
  ...diceButtons(dice),
  ...places.map((place) => placeButton(played, phase, place, label)),
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

/** A way of one checker: from where to where, past which it does not hit. */
type Way = { from: number; to: number; hit: boolean; count: number };

/**
 * Checker moves as short as they can be said: `24→17` for one checker with both dice, `13→8×2` for
 * two that go the same way.
 */
export const turnLabel = (moves: readonly Move[], say: Say): string => {
  const ways: Way[] = [];
  for (const { from, to, hit } of moves) {
    const goesOn = ways.find((way) => way.to === from && !way.hit && from !== OFF);
    if (goesOn) Object.assign(goesOn, { to, hit });
    else ways.push({ from, to, hit, count: 1 });
  }
  const joined: Way[] = [];
  for (const way of ways.sort((a, b) => b.from - a.from || b.to - a.to)) {
    const same = joined.find(({ from, to }) => from === way.from && to === way.to);
    if (same) Object.assign(same, { count: same.count + 1, hit: same.hit || way.hit });
    else joined.push({ ...way });
  }
  return joined.map((way) => wayLabel(way, say)).join(" ");
};

const wayLabel = ({ from, to, hit, count }: Way, say: Say): string => {
  const start = from === BAR ? say("point-bar") : String(from);
  const end = to === OFF ? say("point-off") : String(to);
  return `${start}→${end}${hit ? "✶" : ""}${count > 1 ? `×${count}` : ""}`;
};
