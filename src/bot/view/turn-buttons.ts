import type { CheckerMove, PhaseOf } from "../../game/types.ts";
import type { PressData } from "../press/book.ts";
import type { Press } from "../press/presses.ts";
import type { Say } from "../text/texts.ts";
import { BLANK, button, type Row, sign } from "./button.ts";
import { across } from "./fit.ts";
import { type Manner, type Sharing, turnGrid } from "./turn-grid.ts";
import { turnLabel } from "./turn-label.ts";
import { type Holds, playsIn, type TurnLine } from "./turn-lines.ts";
import type { Play } from "./turn-offers.ts";

type TurnRows = {
  /** A row without buttons is free for others. */
  readonly rows: readonly Row[];
  /** The turn's controls share the last row during the whole turn. */
  readonly shares: boolean;
};

/** The press of a button that plays these checkers. */
type PressFor = (moves: readonly CheckerMove[]) => Press | PressData;

type VotesFor = (moves: readonly CheckerMove[]) => number;

type Saying = { readonly pressFor: PressFor; readonly votesFor: VotesFor; readonly say: Say };

export const turnRows = (
  { before, turn }: Pick<PhaseOf<"moving">, "before" | "turn">,
  pressFor: PressFor,
  sharing: Sharing,
  say: Say,
  manner: Manner,
  votesFor: VotesFor = () => 0,
): TurnRows => {
  const { lines, shares } = turnGrid(before, turn, holdsIn(say), sharing, manner);
  return { rows: lines.map((line) => rowOf(line, { pressFor, votesFor, say })), shares };
};

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
  return (dice, plays) => {
    const heads = diceButtons(dice);
    return across([...heads.map(({ text }) => text), ...plays.map(labelOf)]) - heads.length;
  };
};

const rowOf = ({ dice, places }: TurnLine, saying: Saying): Row => {
  const isLive = places.some(Boolean);
  const heads = isLive ? diceButtons(dice) : diceButtons(dice).map(() => BLANK);
  // As many as keep Undo and ⋯ from where the finger has just been.
  const kept = isLive ? places : places.slice(0, Math.ceil(places.length / 2));
  return [...heads, ...kept.map((play) => (play ? playButton(play, saying) : BLANK))];
};

const playButton = (play: Play, { pressFor, votesFor, say }: Saying): Row[number] => {
  const moves = play.map(({ from, die }) => ({ from, die }));
  const votes = SUPERSCRIPTS[votesFor(moves)] ?? "";
  return button(
    turnLabel(play, say) + votes,
    pressFor(moves),
    votes === "" ? undefined : "primary",
  );
};

/** The numbers of votes; a captain has at most four advisers. */
const SUPERSCRIPTS = ["", "¹", "²", "³", "⁴"] as const;

const DIE_SIGNS = ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"] as const;

export const diceButtons = (dice: readonly number[]): Row => {
  const signs = dice.map((die) => DIE_SIGNS[die - 1] ?? "").join("");
  return signs === "" ? [] : [sign(signs)];
};
