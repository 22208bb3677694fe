import { opponent } from "../../src/game/colours.ts";
import type { Colour, Game } from "../../src/game/types.ts";
import { countAt, isHeld, opposite, pips } from "../../src/rules/position.ts";
import { BAR, OFF } from "../../src/rules/types.ts";
import type { HeardBoard, HeardSide } from "./heard.ts";

/** What is to be heard of a board: as the game has it, in the numbers of one player. */
export const boardHeard = ({ sides, ruleset }: Game, reader: Colour): HeardBoard => {
  const sideOf = (colour: Colour): HeardSide => {
    const side = sides[colour];
    const numbers = Array.from({ length: 24 }, (_, at) => at + 1);
    const ownOf = (point: number) =>
      colour === reader ? point : opposite(ruleset.switches.way, point);
    const there = numbers.filter((point) => countAt(side, ownOf(point)) > 0);
    return {
      points: Object.fromEntries(there.map((point) => [point, countAt(side, ownOf(point))])),
      held: there.filter((point) => isHeld(side, ownOf(point))).toReversed(),
      ...{ bar: countAt(side, BAR), off: countAt(side, OFF), pips: pips(side) },
    };
  };
  return { own: sideOf(reader), other: sideOf(opponent(reader)) };
};
