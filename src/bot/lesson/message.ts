import { movesOf } from "../../game/moves.ts";
import { turnText } from "../../rules/notation.ts";
import type { Move } from "../../rules/types.ts";
import { framed } from "../rules-pages/message.ts";
import type { Say } from "../text/texts.ts";
import { button, inEvenRows, type Keyboard, type Row } from "../view/button.ts";
import { notationHtml, rollNowText } from "../view/lines.ts";
import type { BoardMessage, Look } from "../view/table-message.ts";
import { diceButtons } from "../view/turn-buttons.ts";
import { turnLabel } from "../view/turn-label.ts";
import { STEPS, type Step } from "./steps.ts";

const ACROSS = 5;

/** A step of the lesson, counted from 1, as one message; past the end it is the last one. */
export const lessonMessage = (asked: number, look: Look, say: Say): BoardMessage => {
  const number = Math.min(Math.max(asked, 1), STEPS.length);
  const step = STEPS[number - 1];
  if (step === undefined) throw new Error(`the lesson has no step ${number}`);
  const title = say("lesson-title", { step: number, steps: STEPS.length });
  const html = [title, ...rollLines(step, say), say(step.words)].join("\n\n");
  const diagram = { scene: step.scene, may: [], mayNot: [], ways: false };
  return framed(html, diagram, keyboardOf(number, step, say), look, say);
};

/** What has to be pressed at a step instead of another move; undefined where no move is. */
export const expectedMove = (number: number): Move | undefined => {
  const press = STEPS[number - 1]?.press;
  return typeof press === "object" ? press : undefined;
};

/** As under a real board: the roll, and what is played of it. */
const rollLines = ({ turn }: Step, say: Say): readonly string[] => {
  if (turn === undefined) return [];
  const moves = turn.moves.length > 0 ? [notationHtml(turnText(turn.moves), say)] : [];
  return [`🎲 ${[rollNowText(turn, "roll", say), ...moves].join(" · ")}`];
};

const keyboardOf = (number: number, { press, turn }: Step, say: Say): Keyboard => {
  const to = (step: number) => ({ do: "lesson", step }) as const;
  const leave = button(say("button-lesson-leave"), { do: "lesson-leave" });
  const undo: Row =
    turn && turn.moves.length > 0 && press !== "next"
      ? [button(say("button-undo"), to(number - 1))]
      : [];
  switch (press) {
    case "roll":
      return [[button(say("button-roll"), to(number + 1), "primary"), leave]];
    case "done":
      return [[...undo, button(say("button-done"), to(number + 1), "success"), leave]];
    case "next":
      return [[button(say("button-lesson-next"), to(number + 1), "primary"), leave]];
    case "again":
      return [
        [button(say("button-play-friend"), { do: "play-friend" }, "primary")],
        [button(say("button-computer"), { do: "computer" }, "primary")],
        [
          button(say("button-rules"), { do: "rules-list" }),
          button(say("button-lesson-again"), to(1)),
        ],
      ];
    default: {
      const moves = turn === undefined ? [] : movesOf(turn);
      const dice = [...new Set(moves.map(({ die }) => die))].sort((a, b) => b - a);
      const rows = dice.map((die): Row => {
        const ofDie = moves.filter((move) => move.die === die);
        return [...diceButtons([die]), ...ofDie.map((move) => moveButton(number, move, say))];
      });
      return [...rows.flatMap((row) => inEvenRows(row, ACROSS)), [...undo, leave]];
    }
  }
};

const moveButton = (step: number, move: Move, say: Say): Row[number] =>
  button(turnLabel([move], say), {
    do: "lesson-move",
    step,
    moves: [{ from: move.from, die: move.die }],
  });
