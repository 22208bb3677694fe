import { opponent } from "../../game/colours.ts";
import type { Colour } from "../../game/types.ts";
import { countAt, isHeld, opposite, pips } from "../../rules/position.ts";
import { BAR, type Move, OFF, type Point } from "../../rules/types.ts";
import type { DrawnDie, Scene } from "../scene/scene.ts";

/** Where everything in a scene is, as the player at the bottom sees it; for both boards. */

export type BoardRow = "top" | "bottom";

/** Columns count from 0 at the left to 11 at the right; the bar lies between 5 and 6. */
export type Slot = { readonly row: BoardRow; readonly column: number };

export type Stand = {
  readonly colour: Colour;
  readonly count: number;
  /** Whether a checker left this place in the last turn. */
  readonly left: boolean;
  /** How many checkers came here in the last turn. */
  readonly landed: number;
  readonly movable: boolean;
  /** A checker of the other colour is held beneath. */
  readonly holds: boolean;
};

export type Cell = Stand & { readonly number: Point; readonly dark: boolean };

export type Seat = {
  readonly colour: Colour;
  readonly name: string;
  readonly pips: number;
  readonly toMove: boolean;
  readonly off: { readonly count: number; readonly landed: number };
  readonly cube: bigint | undefined;
  readonly offered: bigint | undefined;
  readonly dice: readonly DrawnDie[];
};

export type Layout = {
  readonly points: Readonly<Record<BoardRow, readonly Cell[]>>;
  /** A player's checkers on the bar wait in the row where they enter. */
  readonly bar: Readonly<Record<BoardRow, Stand>>;
  readonly seats: Readonly<Record<BoardRow, Seat>>;
  readonly cube: bigint | undefined;
};

const COLUMNS = 12;

type HomeIn = Pick<Scene, "home">;

/**
 * The place of an own point of the player at the bottom: 1 is bottom right, 24 is top right; on the
 * left where their home is there.
 */
export const placeOf = (point: Point, facing: HomeIn): Slot => {
  const row = point <= COLUMNS ? "bottom" : "top";
  const column = row === "bottom" ? COLUMNS - point : point - COLUMNS - 1;
  return { row, column: columnIn(facing, column) };
};

/** The inverse of `placeOf`. */
export const pointAt = ({ row, column }: Slot, facing: HomeIn): Point => {
  const from = columnIn(facing, column);
  return row === "bottom" ? COLUMNS - from : COLUMNS + 1 + from;
};

const columnIn = ({ home }: HomeIn, column: number): number =>
  home === "left" ? COLUMNS - 1 - column : column;

/** Lays a scene out. The same scene always gives the same layout. */
export const layOut = (scene: Scene): Layout => {
  const top = opponent(scene.bottom);
  return {
    points: { top: pointsOf(scene, "top"), bottom: pointsOf(scene, "bottom") },
    bar: { top: spotOf(scene, scene.bottom, BAR), bottom: spotOf(scene, top, BAR) },
    seats: { top: seatOf(scene, top), bottom: seatOf(scene, scene.bottom) },
    cube: scene.cube?.owner === "centre" ? scene.cube.value : undefined,
  };
};

/** Converts an own point of `colour` into one of the player at the bottom, and back. */
const turnPoint = (scene: Scene, colour: Colour, point: Point): Point =>
  colour === scene.bottom ? point : opposite(scene.way, point);

const pointsOf = (scene: Scene, row: BoardRow): Cell[] =>
  Array.from({ length: COLUMNS }, (_, column) => {
    const point = pointAt({ row, column }, scene);
    const holder = holderOf(scene, point);
    // Named one by one: on Node 20 a spread makes the whole board four times slower.
    const { colour, count, landed, movable, holds } = spotOf(
      scene,
      holder,
      turnPoint(scene, holder, point),
    );
    return {
      colour,
      count,
      landed,
      movable,
      holds,
      number: turnPoint(scene, scene.numbering, point),
      dark: point % 2 === 0,
      left: leftFrom(scene, point),
    };
  });

/** Whose checkers are seen on a point; on an empty one, those of the player at the bottom. */
const holderOf = (scene: Scene, point: Point): Colour => {
  const other = opponent(scene.bottom);
  const theirs = turnPoint(scene, other, point);
  const stands = countAt(scene.sides[other], theirs) > 0;
  return stands && !isHeld(scene.sides[other], theirs) ? other : scene.bottom;
};

/** Whether a side holds a checker of the other one on an own point. */
const holdsAt = ({ sides, way }: Scene, colour: Colour, own: Point): boolean =>
  own > OFF && own < BAR && isHeld(sides[opponent(colour)], opposite(way, own));

const spotOf = (scene: Scene, colour: Colour, own: Point): Stand => {
  const count = countAt(scene.sides[colour], own);
  const arrived = scene.lastTurn?.of === colour ? change(scene.lastTurn.moves, own) : 0;
  return {
    colour,
    count,
    left: arrived < 0,
    landed: Math.min(count, Math.max(0, arrived)),
    movable: scene.toMove === colour && scene.movable.includes(own),
    holds: holdsAt(scene, colour, own),
  };
};

/** Whether the last turn left this point of the player at the bottom, occupied now or not. */
const leftFrom = (scene: Scene, point: Point): boolean =>
  scene.lastTurn !== undefined &&
  change(scene.lastTurn.moves, turnPoint(scene, scene.lastTurn.of, point)) < 0;

/** The change in the count of an own point by a turn. Passing through is no change. */
const change = (moves: readonly Move[], own: Point): number =>
  moves.reduce(
    (sum, { from, to }) => sum + Number(Math.max(to, OFF) === own) - Number(from === own),
    0,
  );

const seatOf = (scene: Scene, colour: Colour): Seat => {
  const off = spotOf(scene, colour, OFF);
  return {
    colour,
    name: scene.names[colour],
    pips: pips(scene.sides[colour]),
    toMove: scene.toMove === colour,
    off: { count: off.count, landed: off.landed },
    cube: scene.cube?.owner === colour ? scene.cube.value : undefined,
    offered:
      scene.cube?.owner === "offered" && scene.toMove === colour ? scene.cube.value : undefined,
    dice: scene.dice?.of === colour ? scene.dice.dice : [],
  };
};
