import { raised } from "../../game/cube.ts";
import { playerToAct } from "../../game/game.ts";
import { movesOf } from "../../game/moves.ts";
import type { Colour, Game } from "../../game/types.ts";
import { opposite } from "../../rules/position.ts";
import { nextDice, type Turn } from "../../rules/turn.ts";
import { BAR, type Move, OFF, type Point, type Switches } from "../../rules/types.ts";
import type { DrawnDie, Scene } from "./scene.ts";

/** The viewed side of a board, and whether only the player of that side sees it. */
export type Onlooker = Pick<Scene, "bottom"> & { readonly alone: boolean };

type Seen = Onlooker & Pick<Scene, "pipsWord" | "names" | "digits">;

/** A game in the form that both boards draw. */
export const sceneOf = (game: Game, { alone, ...seen }: Seen): Scene => {
  const { phase } = game;
  const turn = phase.kind === "moving" ? phase.turn : undefined;
  return {
    way: game.ruleset.switches.way,
    sides: game.sides,
    ...seen,
    numbering: numberingOf(game, { alone, bottom: seen.bottom }),
    toMove: playerToAct(game),
    dice: turn && { of: game.toMove, dice: drawnDice(turn) },
    cube: cubeOf(game),
    lastTurn: lastTurn(game, turn),
    movable: turn && !game.resignation ? movable(turn) : [],
  };
};

const cubeOf = ({ ruleset: { switches }, cube, phase }: Game): Scene["cube"] => {
  if (!switches.cube) return undefined;
  return phase.kind === "doubled"
    ? { value: raised(switches, cube.value), owner: "offered" }
    : { value: cube.value, owner: cube.owner };
};

/** The current turn after its first move; before it, the last turn with moves, with arrows. */
const lastTurn = (game: Game, turn: Turn | undefined): Scene["lastTurn"] => {
  if (turn !== undefined && turn.moves.length > 0) return { of: game.toMove, moves: turn.moves };
  const last = game.history.findLast(({ moves }) => moves.length > 0);
  return last && { of: last.by, moves: last.moves, arrows: true };
};

const movable = (turn: Turn): readonly Point[] => [
  ...new Set(movesOf(turn).map(({ from }) => from)),
];

/** Dice in the order of the turn: played, playable now, and those that wait for another die. */
export const drawnDice = (turn: Turn): readonly DrawnDie[] => {
  const next = new Set(nextDice(turn));
  const unplayed = [...turn.rest];
  const [first = 0, second = 0, ...more] = turn.all;
  // Words and buttons name the larger die first. A sequence keeps its order.
  const isOrdered = more.length > 0 || first >= second;
  return (isOrdered ? turn.all.toReversed() : turn.all)
    .map((value): DrawnDie => {
      const index = unplayed.lastIndexOf(value);
      if (index === -1) return { value, state: "played" };
      unplayed.splice(index, 1);
      return { value, state: next.has(value) ? "ready" : "waiting" };
    })
    .toReversed();
};

/** The colour whose points number the board: the viewer's if alone, otherwise the mover's. */
export const numberingOf = ({ phase, toMove }: Game, { bottom, alone }: Onlooker): Colour => {
  if (alone || phase.kind === "opening") return bottom;
  return (phase.kind === "over" ? phase.result.winner : undefined) ?? toMove;
};

/** Moves of `by`, converted from their own points to the board's numbers. */
export const renumber = (
  moves: readonly Move[],
  by: Colour,
  numbering: Colour,
  way: Switches["way"],
): readonly Move[] => {
  if (by === numbering) return moves;
  const shown = (point: Point): Point =>
    point === BAR || point <= OFF ? point : opposite(way, point);
  return moves.map((move) => ({ ...move, from: shown(move.from), to: shown(move.to) }));
};
