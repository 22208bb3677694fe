import { movesOf } from "../../game/moves.ts";
import type { CheckerMove } from "../../game/types.ts";
import type { Turn } from "../../rules/turn.ts";
import type { TurnSoFar } from "../../tables/game/kept-turn.ts";
import type { PressData } from "../press/book.ts";
import type { Say } from "../text/texts.ts";
import { button, type Keyboard, type Row } from "./button.ts";
import { turnScene } from "./example.ts";
import { belowEmoji, inWords } from "./framed.ts";
import { type BoardMessage, type Look, pictureOf } from "./table-message.ts";
import { turnRows } from "./turn-buttons.ts";

/** The board of a turn that a person plays alone, outside of a game. */
export const soloBoard = (
  turn: Turn,
  html: string,
  keyboard: Keyboard,
  look: Look,
  say: Say,
): BoardMessage => {
  const scene = inWords(turnScene(turn, undefined), say);
  if (look.board === "emoji") return belowEmoji(scene, html, keyboard);
  return { html, keyboard, picture: pictureOf({ kind: "board", scene, theme: look.theme }) };
};

/** The presses of the buttons under such a board. */
type TurnPresses = {
  readonly move: (moves: readonly CheckerMove[]) => PressData;
  readonly undo: PressData;
  readonly done: PressData;
};

/** The buttons of such a turn: its moves, Undo, Done, and last the way to something else. */
export const soloKeyboard = (
  now: TurnSoFar,
  presses: TurnPresses,
  elsewhere: Row[number],
  say: Say,
): Keyboard => {
  const { rows } = turnRows(now, presses.move, "none", say, "quick");
  const isOver = movesOf(now.turn).length === 0;
  const undo: Row =
    now.before.length > 0
      ? [button(say(isOver ? "button-undo" : "button-undo-short"), presses.undo)]
      : [];
  const done: Row = isOver ? [button(say("button-done"), presses.done, "success")] : [];
  return [...rows, [...undo, ...done, elsewhere]];
};
