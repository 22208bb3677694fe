import { opponent } from "../game/colours.ts";
import { positionFor } from "../game/game.ts";
import type { Colour, Game, PerColour, PhaseOf } from "../game/types.ts";
import type { Roll } from "../rules/turn.ts";
import type { Question } from "./choose.ts";
import { adviseCube, type CubeAdvice } from "./cube.ts";
import type { Player } from "./players.ts";

/** The cube before the raise on offer; with `beaver`, before both raises. */
const valueBefore = ({ ruleset, cube }: Game, beaver: boolean): bigint => {
  if (!beaver) return cube.value;
  return ruleset.switches.raise === "double" ? cube.value / 2n : cube.value - 1n;
};

type CubeContext = { readonly beaver?: boolean; readonly toGo?: PerColour<number> | undefined };

/** The player's advice on the cube, as the side sees it that may raise it, or has raised it. */
export const cubeAdvice = (
  player: Player,
  game: Game,
  by: Colour,
  { beaver = false, toGo }: CubeContext = {},
): CubeAdvice => {
  const { owner, offered } = game.cube;
  const seen = owner === "centre" || beaver ? "centre" : owner === by ? "own" : "other";
  const cube = { value: valueBefore(game, beaver), owner: seen, offered } as const;
  const match = toGo && { own: toGo[by], other: toGo[opponent(by)] };
  return adviseCube(player, positionFor(game, by), match ? { ...cube, match } : cube);
};

const rollOf = (game: Game, { part, turn }: PhaseOf<"moving">): Roll => {
  if (part === "leftovers") return { pending: turn.all };
  // A climbing double begins with its own number, at least twice.
  const [first, second] = turn.all;
  if (first === undefined || second === undefined) throw new Error("a roll has two dice");
  return { dice: [first, second], ownTurn: game.turnsBegun[game.toMove] };
};

/** The question of the side to move, from the beginning of its turn. */
export const questionOf = (game: Game, phase: PhaseOf<"moving">): Question => ({
  position: (phase.before[0] ?? phase.turn).position,
  roll: rollOf(game, phase),
});

/** A game for a thread, without its past, which makes no difference there. */
export const withoutHistory = (game: Game): Game => ({ ...game, history: [], openingThrows: [] });
