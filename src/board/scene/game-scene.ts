import { raised } from "../../game/cube.ts";
import { playerToAct } from "../../game/game.ts";
import { movesOf } from "../../game/moves.ts";
import type { Game } from "../../game/types.ts";
import { nextDice, type Turn } from "../../rules/turn.ts";
import type { Point } from "../../rules/types.ts";
import { numberingOf, type Onlooker } from "./numbering.ts";
import type { DrawnDie, Scene } from "./scene.ts";

type Seen = Onlooker & Pick<Scene, "pipsWord" | "names">;

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
