import type { PerColour } from "../../game/types.ts";
import { drawnName } from "../letters/font.ts";
import { type LinesFacts, linesPanel } from "./lines.ts";
import { type Panel, SMALL } from "./sheet.ts";

export type ChancesSheet = {
  readonly names: PerColour<string>;
  /** White's winning chance, from 0 to 1: before the first turn, and after each turn. */
  readonly white: readonly number[];
  /** The turns that changed the game most, counted from 1; each gets a ring. */
  readonly swings: readonly number[];
  /** The turns with mistakes, counted likewise; each gets a dot. */
  readonly mistakes: readonly number[];
  readonly cubes: readonly { readonly turn: number; readonly value: string }[];
};

const HEIGHT = 168;
const NAME = { size: SMALL, width: 130 } as const;

/** Winning chances over the turns, with a line for each side. */
export const chancesPanel = (chances: ChancesSheet): Panel => linesPanel(factsOf(chances));

const factsOf = ({ names, white, swings, mistakes, cubes }: ChancesSheet): LinesFacts => {
  const percent = (share: number): number => 100 * share;
  return {
    heading: "",
    height: HEIGHT,
    range: [0, 100],
    level: 50,
    unit: "%",
    lines: [
      {
        colour: "black",
        dashed: true,
        label: drawnName(names.black, NAME),
        values: white.map((share) => percent(1 - share)),
      },
      {
        colour: "white",
        dashed: false,
        label: drawnName(names.white, NAME),
        values: white.map(percent),
      },
    ],
    marks: [
      ...swings.map((at) => ({ line: 1, at, sign: "ring" }) as const),
      ...mistakes.map((at) => ({ line: 1, at, sign: "dot" }) as const),
      ...cubes.map(({ turn, value }) => ({ line: 1, at: turn, sign: "cube", value }) as const),
    ],
  };
};
