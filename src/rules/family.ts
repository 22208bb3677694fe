import type { Family, Switches } from "./types.ts";

/** The family of a game: `short` where the players move towards each other, else `long`. */
export const familyOf = ({ way }: Pick<Switches, "way">): Family =>
  way === "towards" ? "short" : "long";
