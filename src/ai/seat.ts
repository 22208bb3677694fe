import { opponent } from "../game/colours.ts";
import { positionFor } from "../game/game.ts";
import type { Colour, Game, PerColour, PhaseOf } from "../game/types.ts";
import type { Roll } from "../rules/turn.ts";
import type { Die, Position } from "../rules/types.ts";
import type { Question } from "./choose.ts";
import { adviseCube, type CubeAdvice } from "./cube.ts";
import type { Player } from "./players.ts";

/** The cube before the raise that is being offered; `beaver`: before both of them. */
const valueBefore = ({ ruleset, cube }: Game, beaver: boolean): bigint => {
  if (!beaver) return cube.value;
  return ruleset.switches.raise === "double" ? cube.value / 2n : cube.value - 1n;
};

type Around = { readonly beaver?: boolean; readonly toGo?: PerColour<number> | undefined };

/** What a player thinks of the cube for the one who may raise it, or has raised it. */
export const cubeAdvice = (
  player: Player,
  game: Game,
  by: Colour,
  { beaver = false, toGo }: Around = {},
): CubeAdvice => {
  const { owner, offered } = game.cube;
  const seen = owner === "centre" || beaver ? "centre" : owner === by ? "own" : "other";
  const cube = { value: valueBefore(game, beaver), owner: seen, offered } as const;
  const match = toGo && { own: toGo[by], other: toGo[opponent(by)] };
  return adviseCube(player, positionFor(game, by), match ? { ...cube, match } : cube);
};

const rollOf = (game: Game, { part, turn }: PhaseOf<"moving">): Roll => {
  if (part === "leftovers") return { pending: turn.all };
  // A double that climbs begins with its own number, twice at least.
  const [first, second] = turn.all;
  if (first === undefined || second === undefined) throw new Error("a roll has two dice");
  const dice: readonly [Die, Die] = [first, second];
  return { dice, ownTurn: game.turnsBegun[game.toMove] };
};

/** What stands before the side that is moving, as the turn began. */
export const questionOf = (game: Game, phase: PhaseOf<"moving">): Question => {
  const position: Position = (phase.before[0] ?? phase.turn).position;
  return { position, roll: rollOf(game, phase) };
};

/** A game as it is sent to a thread: what was played before changes nothing. */
export const withoutHistory = (game: Game): Game => ({ ...game, history: [], openingThrows: [] });
