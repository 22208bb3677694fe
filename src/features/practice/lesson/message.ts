import type { Say } from "../../../bot/text/texts.ts";
import { button, inEvenRows, type Keyboard, type Row } from "../../../bot/view/button.ts";
import { covered, framed } from "../../../bot/view/framed.ts";
import { rollLine } from "../../../bot/view/lines.ts";
import { rulesetLines } from "../../../bot/view/ruleset-menu.ts";
import type { BoardMessage, Look } from "../../../bot/view/table-message.ts";
import { rulesetLabel } from "../../../bot/view/titles.ts";
import { diceButtons, turnLabel } from "../../../bot/view/turn-buttons.ts";
import { movesOf } from "../../../game/moves.ts";
import type { Family, Move } from "../../../rules/types.ts";
import { lessonPress } from "./presses.ts";
import { LESSONS, type Step, TAUGHT } from "./steps.ts";

const ACROSS = 4;

/** The lesson, and its step, counted from 1. */
export type LessonPlace = { readonly family: Family; readonly step: number };

/** A step of a lesson as one message; past the end the last step. */
export const lessonMessage = (
  { family, step: asked }: LessonPlace,
  look: Look,
  say: Say,
): BoardMessage => {
  const steps = LESSONS[family]();
  const number = Math.min(Math.max(asked, 1), steps.length);
  const step = steps[number - 1];
  if (step === undefined) throw new Error(`the lesson has no step ${number}`);
  const title = say("lesson-title", { step: number, steps: steps.length });
  const html = [
    title,
    ...(step.turn ? [rollLine(step.turn, "roll", say)] : []),
    say(step.words),
  ].join("\n\n");
  const diagram = { scene: step.scene, may: [], mayNot: [], ways: false };
  return framed(html, diagram, keyboardOf({ family, step: number }, step, say), look, say);
};

export const lessonChoice = (look: Look, say: Say): BoardMessage => {
  const games = [TAUGHT.long, TAUGHT.short];
  const html = `${say("lesson-which")}\n\n${rulesetLines(games, say)}`;
  return covered(html, [[lessonButton("long", say), lessonButton("short", say)]], look, say);
};

const lessonButton = (family: Family, say: Say): Row[number] =>
  button(
    `🎓 ${rulesetLabel(TAUGHT[family], say)}`,
    lessonPress({ do: "lesson-of", family, step: 1 }),
  );

/** The move that the step asks for; undefined if it asks for none. */
export const expectedMove = ({ family, step }: LessonPlace): Move | undefined => {
  const press = LESSONS[family]()[step - 1]?.press;
  return typeof press === "object" ? press : undefined;
};

const keyboardOf = (place: LessonPlace, { press, turn }: Step, say: Say): Keyboard => {
  const { family, step: number } = place;
  const to = (step: number) => lessonPress({ do: "lesson-of", family, step });
  const leave = button(say("button-lesson-leave"), lessonPress({ do: "lesson-leave" }));
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
      return endKeyboard(family, say);
    default: {
      const moves = turn === undefined ? [] : movesOf(turn);
      const dice = [...new Set(moves.map(({ die }) => die))].sort((a, b) => b - a);
      const rows = dice.flatMap((die): Row[] => {
        const ofDie = moves.filter((move) => move.die === die);
        const buttons = ofDie.map((move) => moveButton(place, move, say));
        return inEvenRows(buttons, ACROSS).map((row) => [...diceButtons([die]), ...row]);
      });
      return [...rows, [...undo, leave]];
    }
  }
};

/** The game of the lesson comes first. */
const endKeyboard = (family: Family, say: Say): Keyboard => {
  const { id } = TAUGHT[family];
  const game = rulesetLabel(TAUGHT[family], say);
  return [
    [button(say("button-computer-of", { game }), { do: "computer-first", ruleset: id }, "primary")],
    [button(say("button-play-friend"), { do: "play-friend" }, "primary")],
    [
      lessonButton(family === "long" ? "short" : "long", say),
      button(say("button-rules"), { do: "rules-list" }),
      button(say("button-lesson-again"), lessonPress({ do: "lesson-of", family, step: 1 })),
    ],
  ];
};

const moveButton = (place: LessonPlace, move: Move, say: Say): Row[number] =>
  button(
    turnLabel([move], say),
    lessonPress({
      do: "lesson-press",
      ...place,
      moves: [{ from: move.from, die: move.die }],
    }),
  );
