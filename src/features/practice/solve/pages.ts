import type { Say } from "../../../bot/text/texts.ts";
import type { Keyboard, Row } from "../../../bot/view/button.ts";
import { besideBest, besideLines, soloBoard, soloKeyboard } from "../../../bot/view/framed.ts";
import { rollLine } from "../../../bot/view/lines.ts";
import type { BoardMessage, Look } from "../../../bot/view/table-message.ts";
import { besideOf, bestMoves } from "../decision/decision.ts";
import type { Judgement } from "../decision/worse.ts";
import type { Attempt } from "./solve.ts";
import { lossText, partOf, worseText } from "./words.ts";

/** The board of a turn that is played, with its grid and a way to something else. */
export const attemptBoard = (
  now: Attempt,
  title: string,
  presses: Parameters<typeof soloKeyboard>[1],
  elsewhere: Row[number],
  look: Look,
  say: Say,
): BoardMessage => {
  const html = `${title}\n${rollLine(now.turn, partOf(now.decision), say)}`;
  return soloBoard(now.turn, html, soloKeyboard(now, presses, elsewhere, look, say), look, say);
};

type SolvedWords = {
  readonly above: readonly string[];
  /** How good the turn was, before its loss. */
  readonly sign: string;
  readonly below: readonly string[];
};

/** A turn that is done: it and the best one on one board, with its loss and one reason. */
export const solvedBoard = (
  { decision, start, turn, loss = 0, worse }: Attempt & Judgement,
  { above, sign, below }: SolvedWords,
  keyboard: Keyboard,
  look: Look,
  say: Say,
): BoardMessage => {
  const turns = { start, ...besideOf(loss, turn.moves, bestMoves(decision)) };
  const html = [
    ...above,
    `${sign} ${lossText(loss, say)}`,
    ...besideLines(turns, say),
    ...(worse ? [worseText(worse, say)] : []),
    ...below,
  ].join("\n");
  return besideBest(turns, html, keyboard, look, say);
};
