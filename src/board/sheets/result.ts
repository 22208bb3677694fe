import { createCanvas } from "@napi-rs/canvas";
import { opponent } from "../../game/colours.ts";
import type { Colour, PerColour } from "../../game/types.ts";
import { FEAT_COLOURS, type Feat, type FeatColours } from "../colours/feats.ts";
import { engrave } from "../colours/png.ts";
import { themeOf } from "../colours/theme.ts";
import { HEIGHT, type Pixel, WIDTH } from "../layout/geometry.ts";
import { drawnName, drawnWords, fitLines, fitSize, type Room, widthOf } from "../letters/font.ts";
import { paintMade } from "../paint/arrows.ts";
import { type Box, type Brush, box, disc, label, ring } from "../paint/brush.ts";
import { paintChecker } from "../paint/checkers.ts";
import { paintBorder, paintCup, paintOrnament } from "../paint/ornament.ts";
import { paintScene } from "../pictures/diagram.ts";
import { lastTurnArrows } from "../pictures/last-turn.ts";
import type { Scene } from "../scene/scene.ts";
import type { SheetLook } from "./sheet.ts";

export type Fact = {
  readonly label: string;
  readonly text: string;
};

/** The result of a game, to show to others, in the language of the person who shows it. */
export type ResultCard = {
  readonly winner: Colour;
  /** The player at the left, who has the first number of the score. */
  readonly left: Colour;
  readonly names: PerColour<string>;
  readonly outcome: string;
  /** What the win is more than a win; undefined: nothing. */
  readonly feat: Feat | undefined;
  readonly points: string;
  /** The score with this game; undefined: there is none yet. */
  readonly score: { readonly label: string; readonly of: PerColour<string> } | undefined;
  /** Ruleset, length, and what else there is to tell: at most four. */
  readonly facts: readonly Fact[];
  /** The board after the last turn. */
  readonly board: {
    readonly label: string;
    readonly name: string;
    readonly text: string;
    readonly scene: Scene;
  };
  readonly footer: string;
};

const MARGIN = 16;
const HEAD = 186;
/** A feat has a carpet for a head: a border above and below, and its word between ornaments. */
const FEAT = { head: 256, border: 22, word: 70, ornament: 84, points: 28 } as const;
/** Above the board: the turn's player, with its notation beside or on two lines below. */
const TURN = { height: 44, line: 32, lines: 2, title: 22, size: 28, gap: 18 } as const;
const FACTS = { height: 86, most: 4, widest: 340, label: 22, text: 28, gap: 20 } as const;
const FOOT = 38;
const CUP = 52;
/** The greatest width of the score in the middle of the head. */
const MIDDLE = 220;
/** Smaller letters are not readable on a phone. */
const LEAST = 22;

/** Draws a result as a PNG as wide as a board: the winner, the last position, and the facts. */
export const drawResult = (card: ResultCard, { theme: name, ...digits }: SheetLook): Uint8Array => {
  const theme = themeOf(name);
  const turn = turnTextOf(card.board);
  const colours = card.feat && FEAT_COLOURS[name][card.feat];
  const head = colours ? FEAT.head : HEAD;
  const board = head + turn.height;
  const facts = board + HEIGHT;
  const height = facts + FACTS.height + FOOT;
  const brush = { canvas: createCanvas(WIDTH, height).getContext("2d"), theme, ...digits };
  box(brush, { x: 0, y: 0, width: WIDTH, height, corner: 0 }, colours?.ground ?? theme.frame.wood);
  if (card.feat && colours) paintCarpet(brush, card, card.feat, colours);
  else paintHead(brush, card);
  paintTurn(brush, head, turn);
  paintBoard(brush, board, card.board.scene);
  paintFacts(brush, facts, card.facts.slice(0, FACTS.most));
  const at = { x: WIDTH / 2, y: height - FOOT / 2 - 4, align: "center" } as const;
  label(brush, card.footer, at, 22, theme.strip.quiet.ink);
  return engrave(brush.canvas, theme);
};

/** Both players on the bright plate, and the outcome below them. */
const paintHead = (brush: Brush, card: ResultCard): void => {
  const { plate, ink, faint } = brush.theme.strip.active;
  const at = { x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: HEAD - MARGIN - 12 };
  box(brush, { ...at, corner: 16 }, plate);
  const mark = brush.theme.checkers[card.winner].mark;
  paintPlayers(brush, card, at, { ink, mark, rim: plate });
  const below = { x: at.x + 12, y: at.y + 94, width: at.width - 24, height: 54, corner: 10 };
  box(brush, below, faint);
  const { winner, left, outcome, points } = card;
  paintOutcome(brush, `${outcome} · ${points}`, below, winner === left ? "left" : "right");
};

/** The same on the carpet of a feat. */
const paintCarpet = (brush: Brush, card: ResultCard, feat: Feat, colours: FeatColours): void => {
  const at = { x: MARGIN, y: MARGIN, width: WIDTH - 2 * MARGIN, height: FEAT.head - MARGIN - 12 };
  box(brush, { ...at, corner: 0 }, colours.plate);
  const { border } = FEAT;
  for (const y of [at.y, at.y + at.height - border])
    paintBorder(brush, feat, { ...at, y, height: border, corner: 0 }, colours);
  const inner = { ...at, y: at.y + border, height: at.height - 2 * border };
  const { ink, word: gold } = colours;
  paintPlayers(brush, card, { ...inner, y: inner.y - 4 }, { ink, mark: gold, rim: ink });
  const middle = { x: WIDTH / 2, align: "center" } as const;
  const word = { y: inner.y + 116, room: inner.width - 2 * (FEAT.ornament + 44) };
  const size = fitSize(card.outcome, FEAT.word, word.room);
  label(brush, card.outcome, { ...middle, y: word.y }, size, colours.word);
  const points = { ...middle, y: inner.y + 164 };
  label(brush, card.points, points, fitSize(card.points, FEAT.points, word.room), colours.ink);
  for (const x of [at.x + 20 + FEAT.ornament / 2, at.x + at.width - 20 - FEAT.ornament / 2])
    paintOrnament(brush, feat, { x, y: inner.y + 134 }, FEAT.ornament, colours);
};

type Line = Pixel & { readonly width: number };

/** Both players with the score between them. The winner is larger and has a ring. */
const paintPlayers = (
  brush: Brush,
  { winner, left, names, score }: ResultCard,
  at: Line,
  { ink, mark, rim }: { readonly ink: string; readonly mark: string; readonly rim: string },
): void => {
  const about = score?.label ?? "";
  const digits = score ? `${score.of[left]} : ${score.of[opponent(left)]}` : "";
  const sizes = { digits: fitSize(digits, 44, MIDDLE), label: fitSize(about, 22, MIDDLE) };
  const taken = Math.max(widthOf(digits, sizes.digits), widthOf(about, sizes.label));
  const line = { y: at.y + 48, width: (at.width - taken) / 2 - 112 };
  for (const colour of [left, opponent(left)]) {
    const align = colour === left ? "left" : "right";
    const x = colour === left ? at.x + 50 : at.x + at.width - 50;
    const size = colour === winner ? 40 : 30;
    // A checker in the colour of the ground would be lost on it.
    disc(brush, x, line.y, 28, rim);
    paintPlayer(brush, names[colour], colour, { ...line, x, align, size }, ink);
    if (colour === winner) ring(brush, x, line.y, 32, mark, 5);
  }
  const middle = { x: WIDTH / 2, align: "center" } as const;
  label(brush, about, { ...middle, y: line.y - 28 }, sizes.label, ink);
  label(brush, digits, { ...middle, y: line.y + 10 }, sizes.digits, ink);
};

/** The outcome in large letters, and the cup on the winner's side. */
const paintOutcome = (brush: Brush, text: string, at: Box, side: "left" | "right"): void => {
  const { ink } = brush.theme.strip.active;
  const y = at.y + at.height / 2;
  const size = fitSize(text, 38, at.width - 2 * (CUP + 24));
  label(brush, text, { x: at.x + at.width / 2, y: y + 1, align: "center" }, size, ink);
  const x = side === "left" ? at.x + 38 : at.x + at.width - 38;
  paintCup(brush, { x, y }, CUP);
};

type TextSlot = Line & { readonly align: "left" | "right"; readonly size: number };

const paintPlayer = (
  brush: Brush,
  name: string,
  colour: Colour,
  { x, y, align, size, width }: TextSlot,
  ink: string,
): void => {
  paintChecker(brush, x, y, colour, false);
  const from = align === "left" ? x + 46 : x - 46;
  const drawn = drawnName(name, { size: Math.min(size, LEAST), width });
  label(brush, drawn, { x: from, y, align }, fitSize(drawn, size, width), ink);
};

/** Long words first get smaller letters, and are cut only if that is not enough. */
const write = (
  brush: Brush,
  text: string,
  at: Parameters<typeof label>[2],
  { size, width }: Room,
  ink: string,
): void => {
  const drawn = drawnWords(text, { size: Math.min(size, LEAST), width });
  label(brush, drawn, at, fitSize(drawn, size, width), ink);
};

type NotationLine = { readonly text: string; readonly size: number; readonly x: number };

/** The title of a turn and the lines of its notation; the first line stands beside the title. */
type TurnText = {
  readonly title: { readonly text: string; readonly size: number };
  readonly lines: readonly NotationLine[];
  readonly height: number;
};

const turnTextOf = ({ label: about, name, text }: ResultCard["board"]): TurnText => {
  const room = WIDTH - 2 * MARGIN - 8;
  const words = [about, drawnName(name, { size: LEAST, width: room / 2 })].filter(Boolean);
  const title = { text: words.join(" · "), size: TURN.title };
  const x = MARGIN + 4;
  if (text === "") return { title, lines: [], height: title.text === "" ? 0 : TURN.height };
  const beside = widthOf(title.text, title.size) + TURN.gap;
  if (beside + widthOf(text, TURN.size) <= room) {
    const lines = [{ text, size: TURN.size, x: x + beside }];
    return { title, lines, height: TURN.height };
  }
  const { size, lines } = fitLines(text, { size: TURN.size, width: room }, TURN.lines);
  return {
    title,
    lines: ["", ...lines].map((line) => ({ text: line, size, x })),
    height: TURN.height + lines.length * TURN.line,
  };
};

const paintTurn = (brush: Brush, head: number, { title, lines }: TurnText): void => {
  const { strip, frame } = brush.theme;
  const y = head + TURN.height / 2 - 3;
  const at = { x: MARGIN + 4, y, align: "left" } as const;
  label(brush, title.text, at, title.size, strip.quiet.ink);
  for (const [index, { text, size, x }] of lines.entries()) {
    label(brush, text, { x, y: y + index * TURN.line, align: "left" }, size, frame.ink);
  }
};

/** The board as large as in play, with arrows for the turn above it. */
const paintBoard = ({ canvas, theme }: Brush, y: number, scene: Scene): void => {
  canvas.save();
  canvas.translate(0, y);
  paintScene(canvas, theme, scene);
  paintMade({ canvas, theme }, lastTurnArrows(scene));
  canvas.restore();
};

/** Facts side by side, each as wide as it needs. The rest of the room goes between them. */
const paintFacts = (brush: Brush, y: number, facts: readonly Fact[]): void => {
  const room = WIDTH - 2 * MARGIN - 8;
  const wanted = facts.map(widthOfFact);
  const sum = wanted.reduce((all, one) => all + one, 0);
  const gaps = Math.max(1, facts.length - 1);
  const squeeze = Math.min(1, (room - gaps * FACTS.gap) / sum);
  const gap = (room - sum * squeeze) / gaps;
  let x = MARGIN + 4;
  for (const [index, fact] of facts.entries()) {
    const width = (wanted[index] ?? 0) * squeeze;
    paintFact(brush, { x, y, width }, fact);
    x += width + gap;
  }
};

const widthOfFact = ({ label: about, text }: Fact): number => {
  const width = Math.max(widthOf(about, FACTS.label), widthOf(text, FACTS.text));
  return Math.min(Math.ceil(width) + 4, FACTS.widest);
};

const paintFact = (brush: Brush, { x, y, width }: Line, fact: Fact): void => {
  const { strip, frame } = brush.theme;
  const about = { x, y: y + 24, align: "left" } as const;
  label(brush, fact.label, about, fitSize(fact.label, FACTS.label, width), strip.quiet.ink);
  const line = y + 58;
  const room = { size: FACTS.text, width };
  write(brush, fact.text, { x, y: line, align: "left" }, room, frame.ink);
};
