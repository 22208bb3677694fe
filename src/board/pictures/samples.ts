import type { Colour } from "../../game/types.ts";
import { BAR, OFF, type Side } from "../../rules/types.ts";
import type { Scene } from "../scene/scene.ts";

/** Scenes with everything that a picture can show: the palette is chosen from them. */
const sampleOf = (colour: Colour): Scene => {
  const other = colour === "white" ? "black" : "white";
  return {
    way: "towards",
    sides: { white: SIDE, black: SIDE },
    bottom: colour,
    numbering: colour,
    names: { white: "Ab Вг Դե", black: "Ab Вг Դե" },
    pipsWord: "Ab Вг",
    toMove: colour,
    dice: {
      of: colour,
      dice: [
        { value: 6, state: "played" },
        { value: 5, state: "ready" },
        { value: 4, state: "waiting" },
      ],
    },
    cube: { value: 64n, owner: other },
    lastTurn: {
      of: colour,
      moves: [
        { from: 23, to: 18, die: 5, hit: false },
        { from: 13, to: 8, die: 5, hit: false },
        { from: 5, to: OFF, die: 5, hit: false },
      ],
    },
    movable: [BAR, 22, 13, 8],
  };
};

const SIDE: Side = Array.from(
  { length: BAR + 1 },
  (_, point) =>
    new Map([
      [OFF, 8],
      [BAR, 2],
      [22, 2],
      [18, 2],
      [13, 6],
      [8, 7],
      [6, 1],
    ]).get(point) ?? 0,
);

export const SAMPLES: readonly Scene[] = [sampleOf("white"), sampleOf("black")];
