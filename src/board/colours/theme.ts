import { readFileSync } from "node:fs";
import { z } from "zod";

const colour = z.string().regex(/^#[0-9a-f]{6}$/);
const plate = z.strictObject({ plate: colour, ink: colour, faint: colour });
const checker = z.strictObject({
  face: colour,
  shade: colour,
  edge: colour,
  rim: colour,
  ink: colour,
  /** The ring on a checker that moved in the last turn. */
  mark: colour,
});

const theme = z.strictObject({
  frame: z.strictObject({ wood: colour, light: colour, dark: colour, ink: colour }),
  field: z.strictObject({
    floor: colour,
    /** Words and faint lines on the ground of a chart. */
    ink: colour,
    ornament: colour,
    dark: colour,
    light: colour,
    inlay: colour,
  }),
  /** The shadow of checkers and dice; its last two digits are the opacity. */
  shadow: z.string().regex(/^#[0-9a-f]{8}$/),
  strip: z.strictObject({ quiet: plate, active: plate }),
  checkers: z.strictObject({ white: checker, black: checker }),
  movable: z.strictObject({ plate: colour, ink: colour }),
  /** The place that a checker left in the last turn. */
  trace: z.strictObject({ line: colour, casing: colour }),
  cube: z.strictObject({ face: colour, edge: colour, ink: colour }),
});

export type Theme = Readonly<z.infer<typeof theme>>;

export const THEMES = ["wood", "dark", "contrast"] as const;
export type ThemeName = (typeof THEMES)[number];

const themes = new Map<ThemeName, Theme>();

/** The theme with this name, read once. */
export const themeOf = (name: ThemeName): Theme => {
  const known = themes.get(name);
  if (known !== undefined) return known;
  const file = new URL(`../../../data/themes/${name}.json`, import.meta.url);
  const read = theme.parse(JSON.parse(readFileSync(file, "utf8")));
  themes.set(name, read);
  return read;
};

/** Every opaque colour of a theme as 0xRRGGBB. */
export const coloursOf = (theme: Theme): number[] =>
  [...JSON.stringify(theme).matchAll(/"#([0-9a-f]{6})"/g)].map(([, hex = ""]) =>
    Number.parseInt(hex, 16),
  );
