import { drawnName, fitSize } from "../letters/font.ts";
import { type Box, type Brush, framedBox, label } from "../paint/brush.ts";
import { type Panel, SMALL } from "./sheet.ts";

/** A player's round: the opponent's place, and the result. */
export type CrossCell = {
  readonly text: string;
  readonly came: "won" | "lost" | "open" | "nothing";
};

export type CrossRow = {
  readonly name: string;
  readonly cells: readonly CrossCell[];
  readonly points: string;
  readonly tie: string;
};

export type CrossFacts = {
  readonly heads: { readonly points: string; readonly tie: string };
  /** The best player first. */
  readonly rows: readonly CrossRow[];
};

const MARGIN = 16;
const HEAD = 36;
const PLACE = 44;
const POINTS = 78;
const TIE = 78;
const MOST_NAME = 260;
const CELL = 64;
/** Row heights: usual, and for many rows. */
const ROWS = { usual: 40, many: 31, from: 21 } as const;

/** All results of a Swiss tournament, round by round. */
export const crossPanel = (facts: CrossFacts): Panel => ({
  height: 2 * MARGIN + HEAD + facts.rows.length * rowOf(facts),
  paint: (brush, inside) => paintCross(brush, inside, facts),
});

const rowOf = ({ rows }: CrossFacts): number => (rows.length < ROWS.from ? ROWS.usual : ROWS.many);

const paintCross = (brush: Brush, inside: Box, facts: CrossFacts): void => {
  const { ink } = brush.theme.field;
  const { heads, rows } = facts;
  const rounds = rows[0]?.cells.length ?? 0;
  const room = inside.width - PLACE - POINTS - TIE;
  const cell = Math.min(CELL, (room - MOST_NAME / 2) / Math.max(1, rounds));
  const name = room - rounds * cell;
  const cells = inside.x + PLACE + name;
  const right = inside.x + inside.width;
  const head = inside.y + HEAD / 2 - 4;
  for (let round = 0; round < rounds; round++) {
    const at = { x: cells + (round + 0.5) * cell, y: head, align: "center" } as const;
    label(brush, `${round + 1}`, at, SMALL, ink);
  }
  const ends = (points: string, tie: string, y: number, size: number): void => {
    const first = { x: right - TIE, y, align: "right" } as const;
    label(brush, points, first, fitSize(points, size, POINTS - 8), ink);
    label(brush, tie, { x: right, y, align: "right" }, fitSize(tie, size, TIE - 8), ink);
  };
  ends(heads.points, heads.tie, head, SMALL);
  const row = rowOf(facts);
  for (const [at, { name: called, cells: own, points, tie }] of rows.entries()) {
    const y = inside.y + HEAD + (at + 0.5) * row;
    label(brush, `${at + 1}`, { x: inside.x, y, align: "left" }, SMALL, ink);
    const drawn = drawnName(called, { size: SMALL, width: name - 12 });
    label(brush, drawn, { x: inside.x + PLACE, y, align: "left" }, SMALL, ink);
    for (const [round, one] of own.entries()) {
      const size = { width: cell - 6, height: row - 6 };
      const x = cells + round * cell + 3;
      paintCell(brush, { x, y: y - size.height / 2, ...size, corner: 5 }, one);
    }
    ends(points, tie, y, SMALL);
  }
};

/** Won cells are light and lost ones dark, as the checkers are. */
const paintCell = (brush: Brush, at: Box, { text, came }: CrossCell): void => {
  const { checkers, field } = brush.theme;
  const middle = { x: at.x + at.width / 2, y: at.y + at.height / 2, align: "center" } as const;
  const size = text === "" ? SMALL : fitSize(text, SMALL, at.width - 6);
  if (came === "nothing" || came === "open") {
    if (came === "open") framedBox(brush, at, field.ink, 2, field.floor);
    label(brush, text, middle, size, field.ink);
    return;
  }
  const { face, edge, ink } = checkers[came === "won" ? "white" : "black"];
  framedBox(brush, at, edge, 2, face);
  label(brush, text, middle, size, ink);
};
