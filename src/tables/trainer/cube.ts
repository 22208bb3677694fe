import type { CubeAction } from "../../ai/cube-worth.ts";
import { createRandom } from "../../ai/rollouts/random.ts";
import type { Think } from "../../ai/table/thinker.ts";
import type { PersonId, PuzzleId } from "../../ids/ids.ts";
import { flip } from "../../rules/position.ts";
import type { Family, Position, Ruleset } from "../../rules/types.ts";
import { type Square, squareOf } from "../../seven/squares.ts";
import {
  type CubeAsked,
  type CubePuzzle,
  cubeOf,
  cubePuzzle,
  isWorthAsking,
} from "../../trainer/cube.ts";
import type { Services } from "../services.ts";
import { sevenToday } from "../seven/sets.ts";
import { makePastPuzzles, openPuzzle } from "./puzzles.ts";

export { CUBE_ACTIONS, type CubeAction } from "../../ai/cube-worth.ts";

/** A decision about the cube in the position of a puzzle, whose dice nobody knows yet. */
export type CubeTraining = {
  readonly id: PuzzleId;
  readonly family: Family;
  readonly ruleset: Ruleset;
  readonly asked: CubeAsked;
  /** As whoever decides sees it. */
  readonly seen: Position;
  readonly options: CubePuzzle["options"];
};

/** So many positions are looked at for one that is worth asking. */
const MOST_LOOKED_AT = 12;

/** A position asks the same whenever it is asked; answers to a double are worth asking in fewer of them. */
const ASKED: readonly CubeAsked[] = ["answer", "choice"];

/** The decision about the cube in a puzzle's position; undefined where none is worth asking. */
export const cubeTraining = async (
  services: Services,
  think: Think,
  id: PuzzleId,
): Promise<CubeTraining | undefined> => {
  const open = openPuzzle(services, id);
  if (!open) return undefined;
  const { position, ruleset: played } = open.puzzle;
  const ruleset = { ...played, switches: { ...played.switches, cube: true } };
  const { family } = ruleset.switches;
  for (const asked of ASKED) {
    const cube = cubeOf(asked);
    const thought = await think({ kind: "cube", level: "best", ruleset, position, cube });
    if (thought.kind !== "cube") throw new Error("asked about the cube, got another thought");
    const puzzle = cubePuzzle(ruleset, position, asked, thought.advice);
    const seen = asked === "choice" ? position : flip(position);
    if (isWorthAsking(puzzle)) return { id, family, ruleset, asked, seen, options: puzzle.options };
  }
  return undefined;
};

/** A decision about the cube that is worth asking, by chance; undefined where none was found. */
export const nextCube = async (
  services: Services,
  think: Think,
  person: PersonId,
  family: Family,
): Promise<CubeTraining | undefined> => {
  makePastPuzzles(services);
  const wanted = { person, family, theme: null };
  const pool = [...services.store.puzzles.pool(wanted, sevenToday(services))];
  const random = createRandom(person, services.now());
  for (let looked = 0; looked < MOST_LOOKED_AT && pool.length > 0; looked++) {
    const [one] = pool.splice(random.below(pool.length), 1);
    const found = one && (await cubeTraining(services, think, one.id));
    if (found) return found;
  }
  return undefined;
};

/** What a decision about the cube has lost, and what was right. */
export type CubeAnswered = {
  readonly loss: number;
  readonly square: Square;
  readonly right: CubeAction;
};

/** Undefined where that could not be done. */
export const answeredCube = (
  { options }: CubeTraining,
  action: CubeAction,
): CubeAnswered | undefined => {
  const did = options.find((one) => one.action === action);
  const [right] = options;
  return did && right && { loss: did.loss, square: squareOf(did.loss), right: right.action };
};
