import type { CheckerMove, PhaseOf } from "../../game/types.ts";
import type { PressData } from "../press/book.ts";
import type { Press } from "../press/presses.ts";
import type { Say } from "../text/texts.ts";
import { across, BLANK, button, type Row, sign, widthOf } from "./button.ts";
import { type Manner, type Sharing, turnGrid } from "./turn-grid.ts";
import { turnLabel } from "./turn-label.ts";
import type { Holds, PlaysLine, TurnLine } from "./turn-lines.ts";
import type { Play } from "./turn-offers.ts";

/** The rows of buttons with which a turn is played. */
type TurnRows = {
  readonly rows: readonly Row[];
  /** The controls of the turn stand in the last row, in all of its states. */
  readonly shares: boolean;
};

/** What a button says that plays these checkers. */
type PressFor = (moves: readonly CheckerMove[]) => Press | PressData;

/** How many advise to play these checkers. */
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

/** What each button of a quick keyboard would play. */
export const offeredPlays = (
  { before, turn }: Pick<PhaseOf<"moving">, "before" | "turn">,
  say: Say,
): readonly Play[] =>
  turnGrid(before, turn, holdsIn(say), "none", "quick").lines.flatMap((line) =>
    line.kind === "plays" ? line.places.filter((play) => play !== undefined) : [],
  );

const holdsIn =
  (say: Say): Holds =>
  (dice, plays) => {
    const heads = diceButtons(dice);
    const labels = [...heads.map(({ text }) => text), ...plays.map((play) => turnLabel(play, say))];
    return across(Math.max(...labels.map(widthOf))) - heads.length;
  };

const rowOf = (line: TurnLine, saying: Saying): Row => {
  switch (line.kind) {
    case "plays":
      return playsRow(line, saying);
    case "played":
      return [sign(`${dieSign(line.die)} ✓`)];
    case "gone":
      return [BLANK];
  }
};

const playsRow = ({ dice, places }: PlaysLine, saying: Saying): Row => {
  const heads = places.some(Boolean) ? diceButtons(dice) : diceButtons(dice).map(() => BLANK);
  return [...heads, ...places.map((play) => (play ? playButton(play, saying) : BLANK))];
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

/** Of at most so many as advise a captain. */
const SUPERSCRIPTS = ["", "¹", "²", "³", "⁴"] as const;

const DIE_SIGNS = ["⚀", "⚁", "⚂", "⚃", "⚄", "⚅"] as const;

const dieSign = (die: number): string => DIE_SIGNS[die - 1] ?? "";

/** What opens the row of the moves of these dice. */
export const diceButtons = (dice: readonly number[]): Row => {
  const signs = dice.map(dieSign).join("");
  return signs === "" ? [] : [sign(signs)];
};
