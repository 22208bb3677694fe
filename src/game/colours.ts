import type { Colour, PerColour } from "./types.ts";

export const COLOURS = ["white", "black"] as const satisfies readonly Colour[];

export const opponent = (colour: Colour): Colour => (colour === "white" ? "black" : "white");

/** One value for each colour: `own` for `colour`, `other` for their opponent. */
export const perColour = <T>(colour: Colour, own: T, other: T): PerColour<T> =>
  colour === "white" ? { white: own, black: other } : { white: other, black: own };
