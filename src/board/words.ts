import { opponent } from "../game/colours.ts";
import type { Colour } from "../game/types.ts";
import { countAt, isHeld, opposite, pips } from "../rules/position.ts";
import { BAR, HEAD, OFF, type Point } from "../rules/types.ts";
import type { Scene } from "./scene/scene.ts";

/** The checkers of a side on one point, in the numbers of the board. */
export type CheckersAt = {
  readonly point: Point;
  readonly count: number;
  /** The other side holds it. */
  readonly isHeld: boolean;
};

/** Where a side stands, the points from the highest number down. */
export type SideInWords = {
  readonly colour: Colour;
  readonly spots: readonly CheckersAt[];
  readonly bar: number;
  readonly off: number;
  readonly pips: number;
};

/**
 * A board as it is read aloud: first the side by whose own points the board is numbered, then the
 * other one in the same numbers.
 */
export type BoardInWords = {
  readonly own: SideInWords;
  readonly other: SideInWords;
  readonly cube: Scene["cube"];
};

const POINTS: readonly Point[] = Array.from({ length: HEAD }, (_, at) => HEAD - at);

/** A scene as what there is to say of it, in the order in which it is said. */
export const boardInWords = (scene: Scene): BoardInWords => ({
  own: sideInWords(scene, scene.numbering),
  other: sideInWords(scene, opponent(scene.numbering)),
  cube: scene.cube,
});

const sideInWords = ({ sides, way, numbering }: Scene, colour: Colour): SideInWords => {
  const side = sides[colour];
  const spots = POINTS.flatMap((point): CheckersAt[] => {
    const own = colour === numbering ? point : opposite(way, point);
    const count = countAt(side, own);
    return count === 0 ? [] : [{ point, count, isHeld: isHeld(side, own) }];
  });
  return { colour, spots, bar: countAt(side, BAR), off: countAt(side, OFF), pips: pips(side) };
};
