import { drawnDice } from "../../../board/scene/game-scene.ts";
import type { Scene } from "../../../board/scene/scene.ts";
import type { TextKey } from "../../../bot/text/texts.ts";
import { played, rolled, sceneOf, turnScene } from "../../../bot/view/example.ts";
import { turnText } from "../../../rules/notation.ts";
import { lazily } from "../../../rules/once.ts";
import { flip, startPosition } from "../../../rules/position.ts";
import { long, short } from "../../../rules/rulesets.ts";
import type { Turn } from "../../../rules/turn.ts";
import type { Family, Move, Position, Ruleset } from "../../../rules/types.ts";
import { type Act, SCRIPTS } from "./script.ts";

/** One message of the lesson, and the one press that leads on. */
export type Step = {
  readonly words: TextKey;
  readonly scene: Scene;
  /** The reader's turn so far, if it is their turn. */
  readonly turn: Turn | undefined;
  readonly press: Move | "roll" | "done" | "next" | "again";
};

type LessonSoFar = {
  readonly ruleset: Ruleset;
  readonly position: Position;
  readonly lastTurn: Scene["lastTurn"];
  readonly steps: readonly Step[];
};

type ActOf<Kind extends Act["kind"]> = Extract<Act, { readonly kind: Kind }>;

const tellAct = (before: LessonSoFar, act: Act): LessonSoFar => {
  switch (act.kind) {
    case "turn":
      return ownTurn(before, act);
    case "answer":
      return answer(before, act);
    case "alone":
      return act.by === "reader" ? onlyTurn(before, act) : passedTurn(before, act);
    case "later":
      return { ...before, position: act.position, lastTurn: undefined };
    case "end":
      return addSteps(before, {
        words: act.words,
        scene: stillScene(before),
        turn: undefined,
        press: "again",
      });
  }
};

const addSteps = (before: LessonSoFar, ...steps: readonly Step[]): LessonSoFar => ({
  ...before,
  steps: [...before.steps, ...steps],
});

const stillScene = ({ ruleset, position, lastTurn }: LessonSoFar): Scene => ({
  ...sceneOf(ruleset, position, undefined),
  lastTurn,
});

const ownTurn = (before: LessonSoFar, { dice, line, roll, words }: ActOf<"turn">): LessonSoFar => {
  const start = rolled(before.ruleset, before.position, dice);
  const whole = played(start, line);
  const steps = words.map((key, at): Step => {
    const turn = turnAfter(start, whole.moves.slice(0, at));
    return {
      words: key,
      scene: turnScene(turn, before.lastTurn),
      turn,
      press: whole.moves[at] ?? "done",
    };
  });
  const scene: Scene = { ...stillScene(before), toMove: "white" };
  const first: readonly Step[] =
    roll === undefined ? [] : [{ words: roll, scene, turn: undefined, press: "roll" }];
  const after = addSteps(before, ...first, ...steps);
  return { ...after, position: whole.position, lastTurn: { of: "white", moves: whole.moves } };
};

const turnAfter = (start: Turn, moves: readonly Move[]): Turn => played(start, turnText(moves));

const answer = (before: LessonSoFar, { dice, line }: ActOf<"answer">): LessonSoFar => {
  const turn = played(rolled(before.ruleset, flip(before.position), dice), line);
  return {
    ...before,
    position: flip(turn.position),
    lastTurn: { of: "black", moves: turn.moves },
  };
};

const onlyTurn = (before: LessonSoFar, { dice, line, words }: ActOf<"alone">): LessonSoFar => {
  const turn = played(rolled(before.ruleset, before.position, dice), line);
  return addSteps(before, { words, scene: turnScene(turn, before.lastTurn), turn, press: "next" });
};

/** The opponent's dice lie on the board and allow no move. */
const passedTurn = (before: LessonSoFar, { dice, words }: ActOf<"alone">): LessonSoFar => {
  const turn = rolled(before.ruleset, flip(before.position), dice);
  const scene: Scene = {
    ...stillScene(before),
    toMove: "black",
    dice: { of: "black", dice: drawnDice(turn) },
  };
  return addSteps(before, { words, scene, turn: undefined, press: "next" });
};

export const TAUGHT: Readonly<Record<Family, Ruleset>> = { long, short };

const lessonOf = (family: Family): readonly Step[] => {
  const ruleset = TAUGHT[family];
  const position = startPosition(ruleset);
  return SCRIPTS[family].reduce(tellAct, { ruleset, position, lastTurn: undefined, steps: [] })
    .steps;
};

/** Each lesson, message by message: played when it is first asked for. */
export const LESSONS: Readonly<Record<Family, () => readonly Step[]>> = {
  long: lazily(() => lessonOf("long")),
  short: lazily(() => lessonOf("short")),
};
