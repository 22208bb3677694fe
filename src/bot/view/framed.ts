import { drawEmoji } from "../../board/emoji.ts";
import type { Diagram } from "../../board/pictures/diagram.ts";
import { type DrawnDie, type Scene, seenFrom } from "../../board/scene/scene.ts";
import { movesOf } from "../../game/moves.ts";
import type { CheckerMove } from "../../game/types.ts";
import { orderMoves, turnText } from "../../rules/notation.ts";
import { startPosition } from "../../rules/position.ts";
import { short } from "../../rules/rulesets.ts";
import type { Turn } from "../../rules/turn.ts";
import type { Die, Move, Ruleset } from "../../rules/types.ts";
import type { TurnSoFar } from "../../tables/game/kept-turn.ts";
import { hasPicture, isAloud } from "../../tables/people/boards.ts";
import type { PressData } from "../press/book.ts";
import { digitsOf } from "../text/figures.ts";
import { escapeHtml, plainHtml } from "../text/html.ts";
import type { Say } from "../text/texts.ts";
import { button, type Keyboard, type Page, type Row } from "./button.ts";
import { sceneOf, turnScene } from "./example.ts";
import { MOST_UNITS } from "./fit.ts";
import { notationHtml } from "./lines.ts";
import { boardSpoken, type Calling } from "./spoken.ts";
import { type BoardMessage, drawnFor, type Look, pictureOf } from "./table-message.ts";
import { turnRows } from "./turn-buttons.ts";

const ready = (value: Die): DrawnDie => ({ value, state: "ready" });

/** A diagram of the roll six and five, from which the game has its name. */
export const shesbeshDiagram = (ruleset: Ruleset): Diagram => ({
  scene: {
    ...sceneOf(ruleset, startPosition(ruleset), undefined),
    dice: { of: "white", dice: [ready(6), ready(5)] },
  },
  ...{ may: [], mayNot: [], ways: false },
});

/** A page with a picture of the board; an emoji board would only take room. */
export const covered = (
  html: string,
  keyboard: Keyboard,
  look: Look,
  say: Say,
  diagram: Diagram = shesbeshDiagram(short),
): BoardMessage =>
  hasPicture(look.board) ? withDiagram({ html, keyboard }, diagram, look, say) : { html, keyboard };

/** Words of a board: all of them, or those before and after it where it is told itself. */
type BoardWords = string | { readonly above: string; readonly below: string };

/** Words under a board, or below one of emoji if no caption holds them; the reader is White. */
export const framed = (
  html: BoardWords,
  diagram: Diagram,
  keyboard: Keyboard,
  look: Look,
  say: Say,
): BoardMessage => {
  const page = { html: withBoard(inWords(diagram.scene, say), html, look, say), keyboard };
  if (!hasPicture(look.board)) return page;
  // What is read aloud gets other words later, and is measured then.
  if (look.board === "picture" && plainHtml(page.html).length > MOST_UNITS)
    return framed(html, diagram, keyboard, { ...look, board: "emoji" }, say);
  return withDiagram(page, diagram, look, say);
};

const withDiagram = (page: Page, diagram: Diagram, look: Look, say: Say): BoardMessage => {
  const scene = inWords(diagram.scene, say);
  const drawing = { kind: "diagram", diagram: { ...diagram, scene } } as const;
  return { ...page, picture: pictureOf({ ...drawing, ...drawnFor(look) }) };
};

/** The words with the board that they are about, where that is text; for who listens, told. */
export const withBoard = (
  scene: Scene,
  words: BoardWords,
  look: Pick<Look, "board" | "home">,
  say: Say,
  calling: Calling = "own",
): string => {
  const { above, below } = typeof words === "string" ? { above: words, below: "" } : words;
  const html = [above, ...(below === "" ? [] : [below])].join("\n");
  switch (look.board) {
    case "picture":
      return html;
    case "emoji":
      return `${escapeHtml(drawEmoji(seenFrom(scene, look.home)))}\n\n${html}`;
    case "words":
    case "both":
      return [
        ...[above, "", ...boardSpoken(scene, calling, say)],
        ...(below === "" ? [] : ["", below]),
      ].join("\n");
  }
};

/** A board with the reader as White. */
export const inWords = (scene: Scene, say: Say): Scene => {
  const names = { white: say("rules-you"), black: say("rules-opponent") };
  return { ...scene, names, pipsWord: say("picture-pips"), ...digitsOf(say) };
};

export type BesideBest = {
  /** The turn before its first move, with its roll. */
  readonly start: Turn;
  /** What was played; undefined if it was right. */
  readonly wrong: readonly Move[] | undefined;
  readonly best: readonly Move[];
  /** What was played, where it is not the best and nearly as good. */
  readonly close: readonly Move[] | undefined;
};

/** The board before a turn: red arrows for what was wrong, green ones for what was best. */
export const besideBest = (
  { start, wrong, best }: BesideBest,
  html: string,
  keyboard: Keyboard,
  look: Look,
  say: Say,
): BoardMessage => {
  const scene = sceneOf(start.ruleset, start.position, start);
  const diagram = { scene, may: [best], mayNot: [], ways: false, ...(wrong && { played: wrong }) };
  return framed(html, diagram, keyboard, look, say);
};

/** A whole turn in notation: "13→7, 8→4". */
export const turnHtml = (moves: readonly Move[], say: Say): string =>
  notationHtml(turnText(orderMoves(moves)), say);

/** Both turns in words, a line each: "❌ 13→7, 8→4", "✅ 24→18, 13→9". */
export const besideLines = (
  { wrong, close, best }: Omit<BesideBest, "start">,
  say: Say,
): readonly string[] => [
  ...(wrong ? [say("beside-played", { turn: turnHtml(wrong, say) })] : []),
  ...[...(close ? [close] : []), best].map((right) =>
    say("beside-best", { turn: turnHtml(right, say) }),
  ),
];

/** The board of a turn that a person plays alone, outside of a game. */
export const soloBoard = (
  turn: Turn,
  html: string,
  keyboard: Keyboard,
  look: Look,
  say: Say,
): BoardMessage => {
  const scene = inWords(turnScene(turn, undefined), say);
  const page = { html: withBoard(scene, html, look, say), keyboard };
  if (!hasPicture(look.board)) return page;
  return { ...page, picture: pictureOf({ kind: "board", scene, ...drawnFor(look) }) };
};

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
  look: Look,
  say: Say,
): Keyboard => {
  const manner = isAloud(look.board) ? "spoken" : "quick";
  const { rows } = turnRows(now, presses.move, "none", say, manner);
  const isOver = movesOf(now.turn).length === 0;
  const undo: Row =
    now.before.length > 0
      ? [button(say(isOver ? "button-undo" : "button-undo-short"), presses.undo)]
      : [];
  const done: Row = isOver ? [button(say("button-done"), presses.done, "success")] : [];
  return [...rows, [...undo, ...done, elsewhere]];
};
