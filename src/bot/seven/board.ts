import { drawEmoji } from "../../board/emoji.ts";
import { movesOf } from "../../game/moves.ts";
import { turnText } from "../../rules/notation.ts";
import type { AtSeven, SevenState } from "../../tables/seven/play.ts";
import { turnScene } from "../rules-pages/example.ts";
import { escapeHtml } from "../text/html.ts";
import type { Say } from "../text/texts.ts";
import { button, type Keyboard, type Row } from "../view/button.ts";
import { notationHtml, rollNowText } from "../view/lines.ts";
import { type BoardMessage, type Look, pictureOf } from "../view/table-message.ts";
import { turnRows } from "../view/turn-buttons.ts";
import { gameText, lossText, squaresText } from "./words.ts";

type Playing = SevenState & { readonly now: NonNullable<SevenState["now"]> };

export const isPlaying = (state: SevenState): state is Playing => state.now !== undefined;

/** The board of the decision that is before somebody, with the grid of its turn. */
export const sevenBoard = (state: Playing, look: Look, say: Say): BoardMessage => {
  const scene = {
    ...turnScene(state.now.turn, undefined),
    names: { white: say("rules-you"), black: say("rules-opponent") },
    pipsWord: say("picture-pips"),
  };
  const html = captionOf(state, say);
  const keyboard = keyboardOf(state, say);
  if (look.board === "emoji") {
    return { html: `${escapeHtml(drawEmoji(scene))}\n\n${html}`, keyboard };
  }
  return { html, keyboard, picture: pictureOf({ kind: "board", scene, theme: look.theme }) };
};

const captionOf = (state: Playing, say: Say): string => {
  const { day, isToday, answers, now } = state;
  const { turn } = now;
  const last = answers.findLast(({ number }) => number < now.number);
  const title = say("seven-title", {
    day: String(day),
    game: gameText(state, say),
    number: now.number + 1,
  });
  const told = last && say("seven-before", { told: lossText(last.loss, say) });
  const moves = turn.moves.length > 0 ? [notationHtml(turnText(turn.moves), say)] : [];
  return [
    title,
    // Who began before midnight, or under a menu of that day, is told.
    ...(isToday ? [] : [say("seven-unranked")]),
    ...(told === undefined ? [] : [`${squaresText(state)} ${told}`]),
    `🎲 ${[rollNowText(turn, "roll", say), ...moves].join(" · ")}`,
  ].join("\n");
};

/** Undo until Done; a double takes two presses where it can, so that a seven takes few. The way to the other game keeps the row where it is. */
const keyboardOf = ({ game, day, now }: Playing, say: Say): Keyboard => {
  const { number, step, before, turn } = now;
  const at = { family: game, day, decision: number, step } as const;
  const { rows } = turnRows(
    now,
    (moves) => ({ do: "seven-move", ...at, moves }),
    "none",
    say,
    true,
  );
  const isOver = movesOf(turn).length === 0;
  const undo: Row =
    before.length > 0
      ? [button(say(isOver ? "button-undo" : "button-undo-short"), { do: "seven-undo", ...at })]
      : [];
  const done: Row = isOver
    ? [button(say("button-done"), { do: "seven-done", ...at }, "success")]
    : [];
  return [...rows, [...undo, ...done, button(say("button-seven-menu"), { do: "seven-choice" })]];
};

/** A press as it is told to the tables. */
export const atSeven = (press: {
  readonly family: AtSeven["game"];
  readonly day: number;
  readonly decision: number;
  readonly step: number;
}): AtSeven => ({
  game: press.family,
  day: press.day,
  number: press.decision,
  step: press.step,
});
