import { nameHtml } from "../../../bot/text/html.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { button, type Keyboard } from "../../../bot/view/button.ts";
import { sceneOf } from "../../../bot/view/example.ts";
import { framed } from "../../../bot/view/framed.ts";
import { rollLine } from "../../../bot/view/lines.ts";
import { soloBoard, soloKeyboard } from "../../../bot/view/solo.ts";
import type { BoardMessage, Look } from "../../../bot/view/table-message.ts";
import type { CheckerMove } from "../../../game/types.ts";
import { lossText, turnHtml, worseText } from "../../seven/door.ts";
import { partOf, puzzleGame } from "../../trainer/door.ts";
import type { OwnTry } from "../play/shown.ts";
import { darePress } from "./presses.ts";
import { rollHtml, signOf, triesHtml } from "./words.ts";

/** A dare in the private chat: the board to play and, once it is done, the result. */
export const tryPage = (own: OwnTry, look: Look, say: Say): BoardMessage =>
  own.now.kept.loss === null ? board(own, look, say) : result(own, look, say);

const titleOf = ({ now, maker }: OwnTry, say: Say): string => {
  const game = puzzleGame(now.dare.puzzle, say);
  return maker === undefined
    ? say("dare-from-nobody", { game })
    : say("dare-from", { game, name: nameHtml(maker, say("nobody")) });
};

const board = (own: OwnTry, look: Look, say: Say): BoardMessage => {
  const { now } = own;
  const at = { dare: now.kept.dare, step: now.kept.step };
  const html = `${titleOf(own, say)}\n${rollLine(now.turn, partOf(now.dare.puzzle), say)}`;
  const presses = {
    move: (moves: readonly CheckerMove[]) => darePress({ do: "dare-move", ...at, moves }),
    undo: darePress({ do: "dare-undo", ...at }),
    done: darePress({ do: "dare-done", ...at }),
  };
  const leave = button(say("button-dare-leave"), darePress({ do: "dare-leave" }));
  return soloBoard(now.turn, html, soloKeyboard(now, presses, leave, say), look, say);
};

const result = (own: OwnTry, look: Look, say: Say): BoardMessage => {
  const { now, lines } = own;
  const { dare, turn, square, worse, kept } = now;
  const { puzzle, start } = dare;
  const loss = kept.loss ?? 0;
  const isRight = square === "best";
  const html = [
    titleOf(own, say),
    rollHtml(dare, say),
    `${signOf(square)} ${lossText(loss, say)}`,
    say("train-played", { turn: turnHtml(turn.moves, say) }),
    ...(loss > 0 ? [say("train-best", { turn: turnHtml(puzzle.best, say) })] : []),
    ...(worse ? [worseText(worse, say)] : []),
    ...(lines.length > 1 ? ["", ...triesHtml(lines, say)] : []),
  ].join("\n");
  const scene = sceneOf(puzzle.ruleset, puzzle.position, start);
  const mayNot = isRight ? [] : [turn.moves];
  const diagram = { scene, may: [puzzle.best], mayNot, ways: false };
  return framed(html, diagram, resultKeyboard(), look, say);
};

const resultKeyboard = (): Keyboard => [];
