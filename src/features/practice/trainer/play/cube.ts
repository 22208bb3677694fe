import type { CubeAction } from "../../../../ai/cube-actions.ts";
import { createRandom } from "../../../../ai/rollouts/sampling.ts";
import type { Think } from "../../../../ai/table/thinker.ts";
import type { PersonId } from "../../../../ids/ids.ts";
import { familyOf } from "../../../../rules/family.ts";
import { flip } from "../../../../rules/position.ts";
import type { Family, Position, Ruleset } from "../../../../rules/types.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { type Square, squareOf } from "../../decision/decision.ts";
import { sevenToday } from "../../sets/sets.ts";
import { SEVEN } from "../../sets/types.ts";
import {
  type CubeAsked,
  type CubeOption,
  cubeOf,
  cubeOptions,
  isWorthAsking,
} from "../rules/cube.ts";
import { isRemembered } from "../rules/strength.ts";
import { type PuzzleId, puzzlesIn } from "../store/puzzles.ts";
import { nextToTrain, noteAttempt } from "./attempt.ts";
import { noteProgress } from "./progress.ts";
import { openPuzzle } from "./puzzles.ts";

/** A decision about the cube in the position of a puzzle, before its dice are rolled. */
export type CubeTraining = {
  readonly id: PuzzleId;
  readonly family: Family;
  readonly ruleset: Ruleset;
  readonly asked: CubeAsked;
  /** The position as the deciding player sees it. */
  readonly seen: Position;
  readonly options: readonly CubeOption[];
};

/** At most this many positions are tried for one that is worth asking. */
const MOST_LOOKED_AT = 12;

/** A position always asks the same. Answers are worth asking less often, so they come first. */
const ASKED: readonly CubeAsked[] = ["answer", "choice"];

/** The decision about the cube in a puzzle's position; undefined if none is worth asking. */
export const cubeTraining = async (
  services: Services,
  think: Think,
  id: PuzzleId,
): Promise<CubeTraining | undefined> => {
  const open = openPuzzle(services, id);
  if (!open) return undefined;
  const { position, ruleset: played } = open.decision;
  const ruleset = { ...played, switches: { ...played.switches, cube: true } };
  const family = familyOf(ruleset.switches);
  for (const asked of ASKED) {
    const cube = cubeOf(asked);
    const thought = await think({ kind: "cube", level: "best", ruleset, position, cube });
    if (thought.kind !== "cube") throw new Error("asked about the cube, got another thought");
    const options = cubeOptions(ruleset, asked, thought.advice);
    const seen = asked === "choice" ? position : flip(position);
    if (isWorthAsking(options)) return { id, family, ruleset, asked, seen, options };
  }
  return undefined;
};

/** Decisions about the cube are numbered after those of the set. */
const cubeNumber = (position: number): number => SEVEN + position;

/** The puzzle about the cube in a position of a seven; made when first asked. */
const cubePuzzleOf = ({ store }: Services, position: PuzzleId): PuzzleId | undefined => {
  const row = puzzlesIn(store).find(position);
  if (!row || row.day === null) return undefined;
  const where = { game: row.family, day: row.day, number: cubeNumber(row.number) };
  puzzlesIn(store).addDecision({ ...where, theme: "cube" });
  return puzzlesIn(store).ofDecision(where);
};

/** The position in which a puzzle asks about the cube. */
const positionOf = ({ store }: Services, cube: PuzzleId): PuzzleId | undefined => {
  const row = puzzlesIn(store).find(cube);
  if (!row || row.day === null) return undefined;
  return puzzlesIn(store).ofDecision({
    game: row.family,
    day: row.day,
    number: row.number - SEVEN,
  });
};

/** Whether an answer counts: the puzzle is due, or too old to remember. */
const isOpenCube = ({ store, now }: Services, at: AtCube): boolean => {
  const triedAt = puzzlesIn(store).triedAt(at);
  const due = puzzlesIn(store).box(at)?.due;
  if (due !== undefined) return due <= now();
  return triedAt === undefined || !isRemembered(triedAt, now());
};

type AtCube = { readonly person: PersonId; readonly puzzle: PuzzleId };

/** A decision about the cube: one that is due, one of the person's strength, or a new one. */
export const nextCube = async (
  services: Services,
  think: Think,
  person: PersonId,
  family: Family,
): Promise<CubeTraining | undefined> => {
  const known = nextToTrain(services, person, { family, theme: "cube" });
  const position = known === undefined ? undefined : positionOf(services, known);
  const found = position === undefined ? undefined : await cubeTraining(services, think, position);
  if (found) return found;
  // Newer nets may find nothing to ask there.
  if (known !== undefined) puzzlesIn(services.store).dropBox({ person, puzzle: known });
  return newCube(services, think, person, family);
};

const newCube = async (
  services: Services,
  think: Think,
  person: PersonId,
  family: Family,
): Promise<CubeTraining | undefined> => {
  const { store, now } = services;
  const pool = [
    ...puzzlesIn(store).pool({ person, family, theme: null, day: sevenToday(services) }),
  ];
  const random = createRandom(person, now());
  for (let looked = 0; looked < MOST_LOOKED_AT && pool.length > 0; looked++) {
    const [one] = pool.splice(random.below(pool.length), 1);
    const found = one && (await cubeTraining(services, think, one.id));
    const puzzle = found && cubePuzzleOf(services, found.id);
    if (puzzle !== undefined && isOpenCube(services, { person, puzzle })) return found;
  }
  return undefined;
};

export type CubeAnswered = {
  readonly loss: number;
  readonly square: Square;
  readonly right: CubeAction;
  /** It comes back later. */
  readonly isRepeated: boolean;
};

/** Notes an answer as an attempt like any other; undefined if the question is unknown. */
export const answerCube = (
  services: Services,
  person: PersonId,
  { id, options }: CubeTraining,
  action: CubeAction,
): CubeAnswered | undefined =>
  services.store.transaction(() => {
    const did = options.find((one) => one.action === action);
    const [right] = options;
    const puzzle = cubePuzzleOf(services, id);
    if (!did || !right || puzzle === undefined) return undefined;
    const { loss } = did;
    const at = { person, puzzle };
    // A second press, or one below an old message, is answered without an attempt.
    if (isOpenCube(services, at)) {
      noteAttempt(services, person, puzzle, { played: action, loss });
      noteProgress(services, person, loss);
    }
    const isRepeated = puzzlesIn(services.store).box(at) !== undefined;
    return { loss, square: squareOf(loss), right: right.action, isRepeated };
  });
