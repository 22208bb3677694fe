import { nameHtml } from "../../../../bot/text/html.ts";
import type { Say } from "../../../../bot/text/texts.ts";
import { besideBest, besideLines } from "../../../../bot/view/beside-best.ts";
import { button, type Keyboard } from "../../../../bot/view/button.ts";
import { rollLine } from "../../../../bot/view/lines.ts";
import { soloBoard, soloKeyboard } from "../../../../bot/view/solo.ts";
import type { BoardMessage, Look } from "../../../../bot/view/table-message.ts";
import type { CheckerMove } from "../../../../game/types.ts";
import { againstButton } from "../../../standings/door.ts";
import { bestMoves } from "../../decision/decision.ts";
import { decisionGame, lossText, partOf, worseText } from "../../solve/words.ts";
import type { OwnTry } from "../play/shown.ts";
import { darePress } from "./presses.ts";
import { dareButton, rollHtml, signOf, triesHtml } from "./words.ts";

/** A dare in the private chat: the board to play and, once it is done, the result. */
export const tryPage = (own: OwnTry, look: Look, say: Say): BoardMessage =>
  own.now.loss === undefined ? board(own, look, say) : result(own, look, say);

const titleOf = ({ now, maker }: OwnTry, say: Say): string => {
  const game = decisionGame(now.decision, say);
  return maker === undefined
    ? say("dare-from-nobody", { game })
    : say("dare-from", { game, name: nameHtml(maker.name, say("nobody")) });
};

const board = (own: OwnTry, look: Look, say: Say): BoardMessage => {
  const { now } = own;
  const at = { dare: now.kept.dare, step: now.kept.step };
  const html = `${titleOf(own, say)}\n${rollLine(now.turn, partOf(now.decision), say)}`;
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
  const { decision, start, turn, square, worse, loss = 0 } = now;
  const turns = { start, played: loss > 0 ? turn.moves : undefined, best: bestMoves(decision) };
  const html = [
    titleOf(own, say),
    rollHtml(now, say),
    `${signOf(square)} ${lossText(loss, say)}`,
    ...besideLines(turns, say),
    ...(worse ? [worseText(worse, say)] : []),
    ...(lines.length > 1 ? ["", ...triesHtml(lines, say)] : []),
  ].join("\n");
  return besideBest(turns, html, resultKeyboard(own, say), look, say);
};

const resultKeyboard = ({ now, maker }: OwnTry, say: Say): Keyboard => [
  [dareButton({ source: "d", of: now.kept.dare, turn: 0 }, say)],
  ...(maker === undefined ? [] : [[againstButton(maker, say)]]),
];
