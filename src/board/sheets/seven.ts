import { fitSize } from "../letters/font.ts";
import { type Box, type Brush, framedBox, label } from "../paint/brush.ts";
import { type Mistake, mistakePanel } from "./mistake.ts";
import { drawSheet, type Panel, type SheetLook } from "./sheet.ts";

/** The result of one decision of a seven, and its loss as a bare number. */
export type SevenTile = { readonly square: "best" | "small" | "large"; readonly text: string };

export type SevenSheet = {
  readonly title: string;
  readonly tiles: readonly SevenTile[];
  /** The decision with the greatest loss; undefined if nothing was lost. */
  readonly worst: Mistake | undefined;
};

/** The colours of the emoji in the text, in every theme. They also differ in lightness. */
const COLOURS: Readonly<
  Record<SevenTile["square"], { readonly face: string; readonly ink: string }>
> = {
  best: { face: "#4f9a4a", ink: "#ffffff" },
  small: { face: "#f2cf4a", ink: "#2b1d05" },
  large: { face: "#a82a22", ink: "#ffffff" },
};

const TILE = { height: 92, gap: 12, corner: 14, edge: 3, text: 44 } as const;
const PADDING = 16;

/** Draws the squares of a seven, and its worst decision below, as a PNG as wide as a board. */
export const drawSeven = ({ title, tiles, worst }: SevenSheet, look: SheetLook): Uint8Array =>
  drawSheet(title, [[tilesPanel(tiles)], ...(worst ? [[mistakePanel(worst)]] : [])], look);

const tilesPanel = (tiles: readonly SevenTile[]): Panel => ({
  height: TILE.height + 2 * PADDING,
  paint: (brush, inside) => paintTiles(brush, inside, tiles),
});

const paintTiles = (brush: Brush, inside: Box, tiles: readonly SevenTile[]): void => {
  const width = (inside.width - TILE.gap * (tiles.length - 1)) / tiles.length;
  for (const [index, { square, text }] of tiles.entries()) {
    const { face, ink } = COLOURS[square];
    const x = inside.x + index * (width + TILE.gap);
    const at = { x, y: inside.y, width, height: TILE.height, corner: TILE.corner };
    framedBox(brush, at, brush.theme.frame.dark, TILE.edge, face);
    const middle = { x: x + width / 2, y: inside.y + TILE.height / 2, align: "center" } as const;
    label(brush, text, middle, fitSize(text, TILE.text, width - 2 * TILE.gap), ink);
  }
};
