import { escapeHtml, nameHtml, plainHtml } from "../../../../bot/text/html.ts";
import type { Say } from "../../../../bot/text/texts.ts";
import { button, inReadingOrder, type Keyboard, type Page } from "../../../../bot/view/button.ts";
import { soloBoard, turnHtml } from "../../../../bot/view/framed.ts";
import { rollText } from "../../../../bot/view/lines.ts";
import type { BoardMessage, Look } from "../../../../bot/view/table-message.ts";
import type { CheckerMove } from "../../../../game/types.ts";
import { againstButton, playKey } from "../../../standings/door.ts";
import type { OpenDecision } from "../../decision/decision.ts";
import { friendLine, sharedSeven } from "../../seven/pages/words.ts";
import { backButton, dareButton } from "../../sharing/buttons.ts";
import type { LastComers } from "../../sharing/dares.ts";
import { darePress } from "../../sharing/presses.ts";
import { attemptBoard, solvedBoard } from "../../solve/pages.ts";
import { decisionGame, partOf, squareSign } from "../../solve/words.ts";
import { trainPress } from "../../trainer/pages/presses.ts";
import type { OwnTry, TriedTurn, TryLine } from "../play/play.ts";
import type { BetweenTwo, ScoreOfTwo, SharedResults } from "../play/sevens.ts";

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
  const presses = {
    move: (moves: readonly CheckerMove[]) => darePress({ do: "dare-move", ...at, moves }),
    undo: darePress({ do: "dare-undo", ...at }),
    done: darePress({ do: "dare-done", ...at }),
  };
  const leave = button(say("button-dare-leave"), darePress({ do: "dare-leave" }));
  return attemptBoard(now, titleOf(own, say), presses, leave, look, say);
};

const result = (own: OwnTry, look: Look, say: Say): BoardMessage => {
  const { now, lines } = own;
  const words = {
    above: [titleOf(own, say), rollHtml(now, say)],
    sign: signOf(now.square),
    below: lines.last.length > 1 ? ["", ...triesHtml(lines, say)] : [],
  };
  return solvedBoard(now, words, resultKeyboard(own, say), look, say);
};

/** To who has solved nothing yet the trainer gives something to ask in return. */
const resultKeyboard = ({ now, maker, back }: OwnTry, say: Say): Keyboard => {
  const onwards = dareButton({ source: "d", of: now.kept.dare, turn: 0 }, say);
  if (maker === undefined) return [[onwards]];
  const inReturn = back
    ? backButton(back, say)
    : button(say("button-dare-back"), trainPress({ do: "train-in-return" }));
  return [[playKey(now.kept.person, maker, say)], [inReturn, againstButton(maker, say)], [onwards]];
};

const rollHtml = ({ decision, start }: OpenDecision, say: Say): string =>
  `🎲 <b>${rollText(start.all, partOf(decision), say)}</b>`;

/** Of the 1024 that Telegram takes under a picture the other lines leave so many. */
const MOST_UNITS = 650;

/** Who played what. The right turn is not told: people who have not tried may read this. */
const triesHtml = (lines: LastComers<TryLine>, say: Say): readonly string[] => {
  const html = lastOf(lines, (line) => lineHtml(line, say), say);
  const { last, more } = lines;
  if (last.length <= 1 || plainHtml(html.join("\n")).length <= MOST_UNITS) return html;
  return triesHtml({ last: last.slice(1), more: more + 1 }, say);
};

/** A line for each of the last, and how many came before. */
const lastOf = <Come>(
  { last, more }: LastComers<Come>,
  lineFor: (one: Come) => string,
  say: Say,
): readonly string[] => [...(more > 0 ? [say("dare-more", { more })] : []), ...last.map(lineFor)];

const lineHtml = ({ square, turn, name: bare }: TryLine, say: Say): string => {
  const told = { sign: signOf(square), name: nameHtml(bare, say("nobody")) };
  return square === "best"
    ? say("dare-right", told)
    : say("dare-played", { ...told, turn: turnHtml(turn.moves, say) });
};

/** A tick, or how much a turn has lost. */
const signOf = (square: TriedTurn["square"]): string =>
  square === "best" ? "✅" : squareSign(square ?? "large");

const titleHtml = ({ decision }: OpenDecision, say: Say): string =>
  say("dare-title", { game: decisionGame(decision, say) });

/** How two people stand, for the page about both; nothing where they have nothing in common. */
export const betweenHtml = ({ sevens, dares }: BetweenTwo, say: Say): readonly string[] => [
  ...scoreHtml("dare-between-sevens", sevens, say),
  ...scoreHtml("dare-between", dares, say),
];

const scoreHtml = (
  key: "dare-between" | "dare-between-sevens",
  { mine, theirs, played }: ScoreOfTwo,
  say: Say,
): readonly string[] => (played > 0 ? [say(key, { mine, theirs })] : []);

export type PostedDare = {
  readonly dare: OpenDecision;
  /** The sender's name; undefined: forgotten. */
  readonly maker: string | undefined;
  readonly lines: LastComers<TryLine>;
  readonly keyboard: Keyboard;
  readonly isOver: boolean;
};

/** The words of the message; under a picture they are all that changes. */
export const postedPage = (
  { dare, maker, lines, keyboard, isOver }: PostedDare,
  say: Say,
): Page => {
  const asks =
    maker === undefined
      ? say("dare-asks-nobody")
      : say("dare-asks", { name: nameHtml(maker, say("nobody")) });
  const html = [
    titleHtml(dare, say),
    rollHtml(dare, say),
    isOver ? say("dare-ended") : asks,
    ...(lines.last.length > 0 ? ["", ...triesHtml(lines, say)] : []),
  ].join("\n");
  return { html, keyboard: isOver ? [] : keyboard };
};

export const postedBoard = (posted: PostedDare, look: Look, say: Say): BoardMessage => {
  const { html, keyboard } = postedPage(posted, say);
  return soloBoard(posted.dare.start, html, keyboard, look, say);
};

export const sharedPage = ({ own, others }: SharedResults, isOver: boolean, say: Say): Page => {
  const html = [
    ...(own ? [escapeHtml(sharedSeven(own, say).text)] : []),
    ...(others.last.length > 0 ? ["", ...lastOf(others, (one) => friendLine(one, say), say)] : []),
  ].join("\n");
  const same = button(say("button-dare-seven"), darePress({ do: "dare-try" }), "primary");
  return { html: html || say("dare-ended"), keyboard: isOver ? [] : [[same]] };
};

/** The buttons of a message with a position that the bot knows. */
export const postedKeyboard = (say: Say): Keyboard => [
  inReadingOrder(
    [
      button(say("button-dare-try"), darePress({ do: "dare-try" }), "success"),
      button(say("button-dare-best"), darePress({ do: "dare-best" })),
    ],
    say,
  ),
];
