import { opponent } from "../../game/colours.ts";
import type { Colour } from "../../game/types.ts";
import { BAND, DEPTH, fromRim, PITCH, RADIUS } from "../layout/geometry.ts";
import type { BoardRow, Stand } from "../layout/layout.ts";
import { type Brush, disc, label, ring } from "./brush.ts";

/** How many checkers of a stack are drawn. In a higher stack the top one shows the count. */
export const SEEN = 5;
const BEADS = 12;
const STEP = 30;
const FACE = RADIUS - 8;
/** From the rim to the near edge of the first checker, and to the far edge of the last. */
const [START, END] = [3, DEPTH - 2];

/** The checkers of a point or of the bar, from the rim inwards. */
export const paintStack = (brush: Brush, spot: Stand, row: BoardRow): void => {
  const height = BAND + DEPTH;
  const seen = Math.min(spot.count, SEEN);
  const y = (index: number) => fromRim(row, height, depthIn(spot, index));
  if (spot.left) paintTrace(brush, PITCH / 2, y(seen));
  if (spot.holds) paintChecker(brush, PITCH / 2, y(-1), opponent(spot.colour), false);
  for (let index = 0; index < seen; index++)
    paintChecker(brush, PITCH / 2, y(index), spot.colour, index >= seen - spot.landed);
  if (spot.count > SEEN) {
    const at = { x: PITCH / 2, y: y(SEEN - 1), align: "center" } as const;
    label(brush, `${spot.count}`, at, 28, brush.theme.checkers[spot.colour].ink);
  }
};

/**
 * The distance of a seen checker's middle from the rim; -1 is one that the stack holds, which lies
 * under the others.
 */
export const depthIn = (spot: Pick<Stand, "count" | "left" | "holds">, index: number): number => {
  const held = Number(spot.holds);
  return depthOf(index + held, Math.min(spot.count, SEEN) + Number(spot.left) + held);
};

/** The distance of a checker's middle from the rim, on a point with `places`. */
export const depthOf = (index: number, places: number): number =>
  BAND + START + RADIUS + index * stepOf(places);

const stepOf = (places: number): number =>
  Math.min(STEP, (END - START - 2 * RADIUS) / Math.max(1, places - 1));

/** A checker: White's rim is smooth and Black's is beaded, so they differ in shape, too. */
export const paintChecker = (
  brush: Brush,
  x: number,
  y: number,
  colour: Colour,
  landed: boolean,
): void => {
  const { face, shade, edge, rim, mark } = brush.theme.checkers[colour];
  disc(brush, x, y + 2, RADIUS, brush.theme.shadow);
  disc(brush, x, y, RADIUS, edge);
  disc(brush, x, y, RADIUS - 2, shade);
  const isBeaded = colour === "black";
  disc(brush, x, y - 1.5, RADIUS - 3.5, isBeaded ? shade : face);
  if (isBeaded) paintBeads(brush, x, y, rim);
  else ring(brush, x, y, RADIUS - 6, rim, 2);
  disc(brush, x, y, FACE, shade);
  disc(brush, x, y + 1, FACE - 1.5, face);
  if (landed) ring(brush, x, y, FACE + 1, mark, 6);
};

const paintBeads = (brush: Brush, x: number, y: number, fill: string): void => {
  for (let bead = 0; bead < BEADS; bead++) {
    const angle = ((bead + 0.5) / BEADS) * 2 * Math.PI;
    const reach = RADIUS - 6;
    disc(brush, x + reach * Math.cos(angle), y + reach * Math.sin(angle), 2.6, fill);
  }
};

/** The empty place that a checker left. Its line is visible on light and dark wood. */
const paintTrace = (brush: Brush, x: number, y: number): void => {
  const { line, casing } = brush.theme.trace;
  ring(brush, x, y, RADIUS - 5, casing, 8);
  ring(brush, x, y, RADIUS - 5, line, 4);
};
