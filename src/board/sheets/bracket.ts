import { drawnName, fitSize } from "../letters/font.ts";
import { type Box, type Brush, box, label } from "../paint/brush.ts";
import { HEADING, type Panel, SMALL } from "./sheet.ts";

/** A player in a pair, with the same number in every round. */
export type BracketSide = {
  readonly key: number;
  readonly name: string;
  readonly score: string;
  readonly hasWon: boolean;
};

export type BracketColumn = {
  readonly heading: string;
  /** The sides of each pair; a single side has a bye. */
  readonly pairs: readonly (readonly BracketSide[])[];
};

export type BracketFacts = {
  readonly heading: string;
  readonly columns: readonly BracketColumn[];
};

const ROW = 29;
const PAIR = 2 * ROW;
const PITCH = PAIR + 8;
const HEAD = 34;
const GAP = 14;
const PADDING = 8;
const FOOT = 20;
const SCORE = 32;
const TEXT = SMALL - 1;

/** Rounds side by side, with lines from each pair to the winners' next pair. */
export const bracketPanel = (facts: BracketFacts): Panel => ({
  height: HEADING + HEAD + mostPairs(facts) * PITCH + FOOT,
  heading: facts.heading,
  paint: (brush, inside) => paintBracket(brush, inside, facts),
});

const mostPairs = ({ columns }: BracketFacts): number =>
  Math.max(1, ...columns.map(({ pairs }) => pairs.length));

const paintBracket = (brush: Brush, inside: Box, facts: BracketFacts): void => {
  const { columns } = facts;
  // A few columns get only the width that they need.
  const width = inside.width / Math.max(2, columns.length);
  const height = mostPairs(facts) * PITCH;
  const boxes = columns.map(({ pairs }, column) =>
    pairs.map((sides, at) => {
      const middle = inside.y + HEAD + ((at + 0.5) * height) / pairs.length;
      const tall = sides.length * ROW;
      const x = inside.x + column * width;
      return { x, y: middle - tall / 2, width: width - GAP, height: tall, corner: 4 };
    }),
  );
  for (const [at, column] of columns.entries()) {
    const x = inside.x + at * width;
    const size = fitSize(column.heading, TEXT, width - GAP);
    const y = inside.y + HEAD / 2 - 4;
    label(brush, column.heading, { x, y, align: "left" }, size, brush.theme.field.ink);
    paintWays(brush, column, boxes[at] ?? [], columns[at + 1], boxes[at + 1] ?? []);
    for (const [place, sides] of column.pairs.entries()) {
      const room = boxes[at]?.[place];
      if (room) paintPair(brush, room, sides);
    }
  }
};

const paintWays = (
  { canvas, theme }: Brush,
  { pairs }: BracketColumn,
  from: readonly Box[],
  next: BracketColumn | undefined,
  to: readonly Box[],
): void => {
  canvas.strokeStyle = theme.field.ink;
  canvas.lineWidth = 2;
  for (const [at, sides] of pairs.entries()) {
    const end = next?.pairs.findIndex((others) =>
      others.some(({ key }) => sides.some((side) => side.key === key)),
    );
    const [one, other] = [from[at], to[end ?? -1]];
    if (!one || !other) continue;
    const middle = one.x + one.width + GAP / 2;
    const [y, endY] = [one.y + one.height / 2, other.y + other.height / 2];
    canvas.beginPath();
    canvas.moveTo(one.x + one.width, y);
    canvas.lineTo(middle, y);
    canvas.lineTo(middle, endY);
    canvas.lineTo(other.x, endY);
    canvas.stroke();
  }
};

/** Winners stand out by lightness, not only by hue. */
const paintPair = (brush: Brush, at: Box, sides: readonly BracketSide[]): void => {
  const { active, quiet } = brush.theme.strip;
  box(
    brush,
    { ...at, x: at.x - 2, y: at.y - 2, width: at.width + 4, height: at.height + 4 },
    brush.theme.field.ink,
  );
  for (const [place, { name, score, hasWon }] of sides.entries()) {
    const row = { ...at, y: at.y + place * ROW, height: ROW };
    const { plate, ink } = hasWon ? active : quiet;
    box(brush, row, plate);
    const y = row.y + ROW / 2;
    const wide = score === "" ? 0 : SCORE - 8;
    const drawn = drawnName(name, { size: TEXT, width: at.width - wide - 2 * PADDING });
    label(brush, drawn, { x: row.x + PADDING, y, align: "left" }, TEXT, ink);
    const right = { x: row.x + row.width - PADDING, y, align: "right" } as const;
    label(brush, score, right, TEXT, ink);
  }
};
