import { movesOf } from "../../game/moves.ts";
import type { CheckerMove, PhaseOf } from "../../game/types.ts";
import { BAR, type Move, OFF } from "../../rules/types.ts";
import type { PressData } from "../press/book.ts";
import type { Press } from "../press/presses.ts";
import { movesAloud } from "../text/aloud.ts";
import type { Say } from "../text/texts.ts";
import { BLANK, button, inFullRows, type Row, sign } from "./button.ts";
import { across } from "./fit.ts";
import { caughtIn } from "./spoken.ts";
import { type Manner, type Sharing, turnGrid } from "./turn-grid.ts";
import { type Holds, type Play, playsIn, type TurnLine } from "./turn-plays.ts";

type TurnRows = {
  /** A row without buttons is free for others. */
  readonly rows: readonly Row[];
  /** The turn's controls share the last row during the whole turn. */
  readonly shares: boolean;
  /** The place in the last row that Undo may take; negative: none. */
  readonly undoAt: number;
};

/** `spoken`: one key for each move, with words that are read aloud. */
export type KeyManner = Manner | "spoken";

type PressFor = (moves: readonly CheckerMove[]) => Press | PressData;

type VotesFor = (moves: readonly CheckerMove[]) => number;

type Saying = { readonly pressFor: PressFor; readonly votesFor: VotesFor; readonly say: Say };

export const turnRows = (
  { before, turn }: Pick<PhaseOf<"moving">, "before" | "turn">,
  pressFor: PressFor,
  sharing: Sharing,
  say: Say,
  manner: KeyManner,
  votesFor: VotesFor = () => 0,
): TurnRows => {
  if (manner === "spoken") {
    return { rows: spokenRows(turn, { pressFor, votesFor, say }), shares: false, undoAt: -1 };
  }
  const { lines, shares } = turnGrid(before, turn, holdsIn(say), sharing, manner);
  const rows = lines.map((line) => rowOf(line, { pressFor, votesFor, say }));
  return { rows, shares, undoAt: undoAt(lines.at(-1)) };
};

/** The moves in the order of the points from the farthest; nothing has to be found by its place. */
const spokenRows = (turn: PhaseOf<"moving">["turn"], saying: Saying): readonly Row[] => {
  const { say } = saying;
  const moves = movesOf(turn).toSorted((a, b) => b.from - a.from || b.die - a.die);
  const caught = caughtIn(turn.ruleset.switches);
  const bare = moves.map((move) => movesAloud(turnLabel([move], say), say, caught));
  const labels = bare.map((label, at) => {
    const isAlone = bare.indexOf(label) === bare.lastIndexOf(label);
    const die = String(moves[at]?.die ?? "");
    return isAlone ? label : say("aloud-with-die", { move: label, die });
  });
  const keys = moves.map((move, at) => playButton([move], labels[at] ?? "", saying));
  return inFullRows(keys);
};

/** The last die needs no sign. Without one, any empty place will do but the one just pressed. */
const undoAt = (last: TurnLine | undefined): number =>
  last?.dice.length === 0 ? last.places.findIndex((play, at) => !play && at !== last.pressed) : 0;

/** The moves behind each button of a quick keyboard. */
export const offeredPlays = (
  { before, turn }: Pick<PhaseOf<"moving">, "before" | "turn">,
  say: Say,
): readonly Play[] => turnGrid(before, turn, holdsIn(say), "none", "quick").lines.flatMap(playsIn);

const holdsIn = (say: Say): Holds => {
  // Rows are laid out in several ways, and each is tried with one play more.
  const known = new Map<Play, string>();
  const labelOf = (play: Play): string => {
    const label = known.get(play) ?? turnLabel(play, say);
    known.set(play, label);
    return label;
  };
  return (dice, plays, bySource) => {
    const heads = diceButtons(dice);
    const labels = plays.map((play, at) =>
      bySource && isOfSame(play, plays[at - 1]) ? wayOn(play, say) : labelOf(play),
    );
    return across([...heads.map(({ text }) => text), ...labels]) - heads.length;
  };
};

const rowOf = ({ dice, places, bySource }: TurnLine, saying: Saying): Row => {
  const isLive = places.some(Boolean);
  const heads = isLive ? diceButtons(dice) : diceButtons(dice).map(() => BLANK);
  // As many as keep Undo and ⋯ from where the finger has just been.
  const kept = isLive || bySource ? places : places.slice(0, Math.ceil(places.length / 2));
  return [
    ...heads,
    ...kept.map((play, at) => {
      if (!play) return BLANK;
      const isOn = bySource && isOfSame(play, kept[at - 1]);
      return playButton(play, isOn ? wayOn(play, saying.say) : turnLabel(play, saying.say), saying);
    }),
  ];
};

const isOfSame = ([move]: Play, [before]: Play = []): boolean =>
  move !== undefined && move.from === before?.from;

const playButton = (play: Play, label: string, { pressFor, votesFor }: Saying): Row[number] => {
  const moves = play.map(({ from, die }) => ({ from, die }));
  const votes = SUPERSCRIPTS[votesFor(moves)] ?? "";
  return button(label + votes, pressFor(moves), votes === "" ? undefined : "primary");
};

/** The numbers of votes; a captain has at most four advisers. */
const SUPERSCRIPTS = ["", "¹", "²", "³", "⁴"] as const;

const DIE_SIGNS = ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"] as const;

export const dieSign = (die: number): string => DIE_SIGNS[die - 1] ?? "";

export const diceButtons = (dice: readonly number[]): Row => {
  const signs = dice.map(dieSign).join("");
  return signs === "" ? [] : [sign(signs)];
};

/** One checker's way: where it starts, and the points where it hits or ends. */
type Way = { readonly from: number; readonly stations: readonly Station[] };
type Station = { readonly point: number; readonly hit: boolean };

/**
 * The shortest text of some moves: `24→17` for one checker with both dice, `24→20✶→17` if it hits
 * on its way, `13→8×2` for two that go the same way.
 */
export const turnLabel = (moves: readonly Move[], say: Say): string => {
  const labels = waysOf(moves)
    .toSorted((a, b) => b.from - a.from || endOf(b) - endOf(a))
    .map((way) => wayLabel(way, say));
  const counted = [...new Set(labels)].map((label) => {
    const count = labels.filter((one) => one === label).length;
    return count > 1 ? `${label}×${count}` : label;
  });
  return say("notation", { moves: counted.join(" ") });
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

const wayLabel = (way: Way, say: Say): string =>
  (way.from === BAR ? say("point-bar") : String(way.from)) + stationsText(way, say);

const stationsText = ({ stations }: Way, say: Say): string =>
  stations
    .map(({ point, hit }) => {
      const end = point === OFF ? say("point-off") : String(point);
      return `→${end}${hit ? "✶" : ""}`;
    })
    .join("");

/** The text beside another way of the same checker, which says where it is: `→17`. */
const wayOn = (moves: readonly Move[], say: Say): string =>
  say("notation", {
    moves: waysOf(moves)
      .map((way) => stationsText(way, say))
      .join(" "),
  });
