import { opponent } from "../../game/colours.ts";
import type { Colour } from "../../game/types.ts";
import { sideOf } from "../../rules/position.ts";
import { BAR, OFF } from "../../rules/types.ts";
import type { Scene } from "../scene/scene.ts";

/** Scenes with everything that a picture can show: the palette is chosen from them. */
const sampleOf = (colour: Colour): Scene => ({
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
  cube: { value: 64n, owner: opponent(colour) },
  lastTurn: {
    of: colour,
    moves: [
      { from: 23, to: 18, die: 5, hit: false },
      { from: 13, to: 8, die: 5, hit: false },
      { from: 5, to: OFF, die: 5, hit: false },
    ],
  },
  movable: [BAR, 22, 13, 8],
});

/** More checkers than a side has: stacks of all heights, and eight that are off. */
const SIDE = sideOf({ 6: 1, 8: 7, 13: 6, 18: 2, 22: 2, [BAR]: 2 }, 28);

export const SAMPLES: readonly Scene[] = [sampleOf("white"), sampleOf("black")];
