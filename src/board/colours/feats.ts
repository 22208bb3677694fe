import type { WayToWin } from "../../rules/types.ts";
import type { ThemeName } from "./theme.ts";

/** A win that is more than a win. */
export type Feat = Exclude<WayToWin, "oin">;

/** The colours of a feat's card: of carpets, deep enough for light letters. */
export type FeatColours = {
  /** Around the board, and the plate above it. */
  readonly ground: string;
  readonly plate: string;
  /** The ornament from its edge to its heart. */
  readonly ornament: readonly [edge: string, body: string, heart: string];
  readonly word: string;
  readonly ink: string;
};

export const FEAT_COLOURS: Readonly<Record<ThemeName, Readonly<Record<Feat, FeatColours>>>> = {
  wood: {
    mars: {
      ...{ ground: "#5c1014", plate: "#8f1a1f", word: "#ffd76a", ink: "#fdebc8" },
      ornament: ["#f0c869", "#5c1014", "#f7e3b5"],
    },
    koks: {
      ...{ ground: "#14214d", plate: "#21357a", word: "#ffd76a", ink: "#f3ead6" },
      ornament: ["#e7b95a", "#b3262b", "#f7e3b5"],
    },
    "home-mars": {
      ...{ ground: "#0f3b35", plate: "#17594f", word: "#ffd76a", ink: "#f6ecd2" },
      ornament: ["#e7c06a", "#0c302b", "#d5603a"],
    },
    mother: {
      ...{ ground: "#3a1747", plate: "#5a2570", word: "#ffd76a", ink: "#f5e6f2" },
      ornament: ["#e7c06a", "#2e1139", "#d5603a"],
    },
  },
  dark: {
    mars: {
      ...{ ground: "#2b0a0d", plate: "#5a1318", word: "#ffcf45", ink: "#f1ddd0" },
      ornament: ["#c79a45", "#2b0a0d", "#f4e3c0"],
    },
    koks: {
      ...{ ground: "#0c1430", plate: "#1b2a5e", word: "#ffcf45", ink: "#dfe5f4" },
      ornament: ["#c79a45", "#8b1f2a", "#f4e3c0"],
    },
    "home-mars": {
      ...{ ground: "#08231f", plate: "#10423a", word: "#ffcf45", ink: "#dcebe4" },
      ornament: ["#c79a45", "#061b18", "#d0683f"],
    },
    mother: {
      ...{ ground: "#1d0b26", plate: "#3a1a4a", word: "#ffcf45", ink: "#eadff0" },
      ornament: ["#c79a45", "#17081f", "#d0683f"],
    },
  },
  contrast: {
    mars: {
      ...{ ground: "#000000", plate: "#7a0010", word: "#ffe600", ink: "#ffffff" },
      ornament: ["#ffffff", "#000000", "#ffe600"],
    },
    koks: {
      ...{ ground: "#000000", plate: "#00237a", word: "#ffe600", ink: "#ffffff" },
      ornament: ["#ffffff", "#000000", "#ffe600"],
    },
    "home-mars": {
      ...{ ground: "#000000", plate: "#004a2c", word: "#ffe600", ink: "#ffffff" },
      ornament: ["#ffffff", "#000000", "#ffe600"],
    },
    mother: {
      ...{ ground: "#000000", plate: "#4b0063", word: "#ffe600", ink: "#ffffff" },
      ornament: ["#ffffff", "#000000", "#ffe600"],
    },
  },
};
