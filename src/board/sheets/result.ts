import { createCanvas } from "@napi-rs/canvas";
import { opponent } from "../../game/colours.ts";
import type { Colour, PerColour } from "../../game/types.ts";
import type { Dice } from "../../rules/types.ts";
import { engrave } from "../engrave.ts";
import { drawnName, fitted, fittedLines, type Room, widthOf } from "../font.ts";
import { WIDTH } from "../geometry.ts";
import { type Brush, box, label, ring } from "../paint/brush.ts";
import { paintChecker } from "../paint/checkers.ts";
import { paintDie } from "../paint/dice.ts";
import type { Scene } from "../scene.ts";
import { type ThemeName, themeOf } from "../theme.ts";
import { paintSmallBoard, smallBoard } from "./small-board.ts";

export type Fact = {
  readonly label: string;
  readonly text: string;
  readonly dice: Dice | undefined;
};

/** What became of a game, to be shown to others; every text in the language of whoever shows it. */
export type ResultCard = {
  readonly winner: Colour;
  /** Who stands at the left, and has the first number of the score. */
  readonly left: Colour;
  readonly names: PerColour<string>;
  readonly outcome: string;
  readonly points: string;
  readonly score: { readonly label: string; readonly of: PerColour<string> };
  /** Ruleset, length, the luckiest roll: four at the most. */
  readonly facts: readonly Fact[];
  /** The board after the turn that decided the game, or after the last one. */
  readonly board: {
    readonly label: string;
    readonly name: string;
    readonly text: string;
    readonly scene: Scene;
  };
  readonly footer: string;
};

const MARGIN = 16;
const HEAD = 190;
const FACT = 74;
const FOOT = 44;
const MOST_FACTS = 4;
const BOARD = smallBoard(520);
/** Above the board: whose turn it was, and two lines of notation at the most. */
const TURN = { height: 98, line: 30, lines: 2, size: 26 } as const;
const BODY = Math.max(BOARD.height + TURN.height, MOST_FACTS * FACT);
const HEIGHT = HEAD + BODY + FOOT + MARGIN;
const DIE = 32;
/** The score in the middle of the head takes so much at the most. */
const MIDDLE = 220;
/** Smaller letters cannot be read on a phone. */
const LEAST = 22;

/** Draws a result as a PNG as wide as a board. */
export const drawResult = (card: ResultCard, name: ThemeName): Uint8Array => {
  const theme = themeOf(name);
  const brush = { canvas: createCanvas(WIDTH, HEIGHT).getContext("2d"), theme };
  box(brush, { x: 0, y: 0, width: WIDTH, height: HEIGHT, corner: 0 }, theme.frame.wood);
  paintHead(brush, card);
  paintFacts(brush, card.facts.slice(0, MOST_FACTS));
  paintBoardOf(brush, card.board);
  const at = { x: WIDTH / 2, y: HEIGHT - FOOT / 2 - 2, align: "center" } as const;
  label(brush, card.footer, at, 24, theme.frame.ink);
  return engrave(brush.canvas, theme);
};

/** Both players on the bright plate, the winner larger and with a ring, between them the points. */
const paintHead = (
  brush: Brush,
  { winner, left, names, outcome, points, score }: ResultCard,
): void => {
  const { plate, ink, faint } = brush.theme.strip.active;
  const at = { x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: HEAD - 2 * MARGIN };
  box(brush, { ...at, corner: 16 }, plate);
  const figures = `${score.of[left]} : ${score.of[opponent(left)]}`;
  const sizes = { figures: fitted(figures, 44, MIDDLE), label: fitted(score.label, 22, MIDDLE) };
  const taken = Math.max(widthOf(figures, sizes.figures), widthOf(score.label, sizes.label));
  const line = { y: at.y + 48, width: (at.width - taken) / 2 - 112 };
  for (const colour of [left, opponent(left)]) {
    const align = colour === left ? "left" : "right";
    const x = colour === left ? at.x + 50 : at.x + at.width - 50;
    const size = colour === winner ? 40 : 30;
    paintPlayer(brush, names[colour], colour, { ...line, x, align, size }, ink);
    if (colour === winner) ring(brush, x, line.y, 32, brush.theme.checkers[winner].mark, 5);
  }
  const middle = { x: WIDTH / 2, align: "center" } as const;
  label(brush, score.label, { ...middle, y: line.y - 28 }, sizes.label, ink);
  label(brush, figures, { ...middle, y: line.y + 10 }, sizes.figures, ink);
  const result = `${outcome} · ${points}`;
  const below = { x: at.x + 14, y: at.y + 96, width: at.width - 28, height: 48, corner: 10 };
  box(brush, below, faint);
  const text = { x: WIDTH / 2, y: below.y + 25, align: "center" } as const;
  label(brush, result, text, fitted(result, 34, below.width - 24), ink);
};

type Slot = {
  readonly x: number;
  readonly y: number;
  readonly align: "left" | "right";
  readonly size: number;
  readonly width: number;
};

const paintPlayer = (
  brush: Brush,
  name: string,
  colour: Colour,
  { x, y, align, size, width }: Slot,
  ink: string,
): void => {
  paintChecker(brush, x, y, colour, false);
  const from = align === "left" ? x + 46 : x - 46;
  write(brush, name, { x: from, y, align }, { size, width }, ink);
};

/** Names are first made smaller, and cut only where that is not enough. */
const write = (
  brush: Brush,
  text: string,
  at: Parameters<typeof label>[2],
  { size, width }: Room,
  ink: string,
): void => {
  const drawn = drawnName(text, { size: Math.min(size, LEAST), width });
  label(brush, drawn, at, fitted(drawn, size, width), ink);
};

const paintFacts = (brush: Brush, facts: readonly Fact[]): void => {
  const { ink } = brush.theme.frame;
  const width = WIDTH - BOARD.width - 3 * MARGIN;
  for (const [index, fact] of facts.entries()) {
    const y = HEAD + index * FACT;
    const about = { x: MARGIN + 4, y: y + 16, align: "left" } as const;
    label(brush, fact.label, about, fitted(fact.label, 22, width - 4), brush.theme.strip.quiet.ink);
    const line = y + 48;
    const room = fact.dice ? width - 2 * (DIE + 6) - 8 : width;
    for (const [at, value] of (fact.dice ?? []).entries()) {
      const die = { x: MARGIN + 4 + at * (DIE + 6), y: line - DIE / 2, size: DIE };
      paintDie(brush, die, "white", { value, state: "ready" });
    }
    const x = MARGIN + 4 + width - room;
    write(brush, fact.text, { x, y: line, align: "left" }, { size: 28, width: room - 4 }, ink);
  }
};

const paintBoardOf = (brush: Brush, { label: about, ...board }: ResultCard["board"]): void => {
  const { name, text, scene } = board;
  const { theme } = brush;
  const [x, y] = [WIDTH - MARGIN - BOARD.width, HEAD + TURN.height];
  const above = { x, y: HEAD + 16, align: "left" } as const;
  const title = [about, name].filter(Boolean).join(" · ");
  write(brush, title, above, { size: 22, width: BOARD.width }, theme.strip.quiet.ink);
  const { size, lines } = fittedLines(text, { size: TURN.size, width: BOARD.width }, TURN.lines);
  for (const [index, line] of lines.entries()) {
    label(brush, line, { ...above, y: above.y + (index + 1) * TURN.line }, size, theme.frame.ink);
  }
  paintSmallBoard(brush, { x, y, ...BOARD, corner: 6 }, scene);
};
