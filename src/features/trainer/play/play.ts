import type { Think } from "../../../ai/table/thinker.ts";
import { movesOf, turnAfter } from "../../../game/moves.ts";
import type { CheckerMove } from "../../../game/types.ts";
import type { PersonId } from "../../../ids/ids.ts";
import { type Result, refused } from "../../../rules/result.ts";
import type { Family } from "../../../rules/types.ts";
import {
  type KeptTurn,
  keptWith,
  keptWithout,
  type TurnSoFar,
  turnSoFar,
  UNTOUCHED,
} from "../../../tables/game/kept-turn.ts";
import type { Services } from "../../../tables/services/services.ts";
import {
  keyOf,
  type SevenTheme,
  type Square,
  squareOf,
  type Worse,
  worseIn,
} from "../../seven/door.ts";
import { familyOf, type Puzzle } from "../rules/puzzle.ts";
import type { PuzzleTurn } from "../store/puzzles.ts";
import { puzzlesIn } from "../store/puzzles.ts";
import { nextToTrain, noteAttempt } from "./attempt.ts";
import { lossIn, openPuzzle } from "./puzzles.ts";

/** A person's present puzzle, as far as it is played. */
export type Training = TurnSoFar & {
  readonly puzzle: Puzzle;
  readonly family: Family;
  /** From one of their own games. */
  readonly isOwn: boolean;
  readonly asked: number;
  /** The stored form; buttons are made for its step. */
  readonly kept: PuzzleTurn;
  /** The loss of the turn in hundredths of a point; undefined until it is done. */
  readonly loss: number | undefined;
  readonly square: Square | undefined;
  /** What is visibly worse than after the best turn. */
  readonly worse: Worse | undefined;
  /** It comes back later. */
  readonly isRepeated: boolean;
  /** Decisions about the cube that are due. */
  readonly cubesDue: number;
};

/**
 * A button of the trainer: the number of its puzzle among those asked, and the state of the turn.
 */
export type AtTraining = { readonly asked: number; readonly step: number };

type TrainingRefusal = "no-puzzle" | "stale" | "illegal-move" | "nothing-to-undo" | "dice-left";

export const trainingOf = (services: Services, person: PersonId): Training | undefined => {
  const puzzles = puzzlesIn(services.store);
  const kept = puzzles.turn(person);
  const open = kept && openPuzzle(services, kept.puzzle);
  if (!open) return undefined;
  const { puzzle, turn } = open;
  const { asked } = kept;
  const family = familyOf(puzzle);
  const loss = kept.loss ?? undefined;
  const soFar = turnSoFar(turn, kept);
  const end = soFar.turn.position;
  const best = puzzle.best.reduce(turnAfter, turn).position;
  const isOwn = puzzles.find(kept.puzzle)?.person === person;
  return {
    ...{ puzzle, family, isOwn, asked, kept, loss },
    cubesDue: dueOf(services, person, family, "cube"),
    square: loss === undefined ? undefined : squareOf(loss),
    isRepeated: puzzles.box({ person, puzzle: kept.puzzle }) !== undefined,
    worse: loss ? worseIn(puzzle.ruleset, { own: end, best }) : undefined,
    ...soFar,
  };
};

/** Shows the present puzzle, or the next one; false if there is nothing to train. */
export const train = (
  services: Services,
  person: PersonId,
  wanted: { readonly family: Family; readonly theme?: SevenTheme },
): boolean =>
  services.store.transaction(() => {
    const puzzles = puzzlesIn(services.store);
    const now = trainingOf(services, person);
    if (now?.loss === undefined && now?.family === wanted.family) return true;
    const puzzle = nextToTrain(services, person, wanted);
    if (puzzle === undefined) return false;
    const asked = (puzzles.turn(person)?.asked ?? 0) + 1;
    puzzles.keepTurn({ person, ...UNTOUCHED, puzzle, asked, loss: null });
    return true;
  });

type Trained = Result<unknown, TrainingRefusal>;

/** The puzzle of a button, if it is not done. */
const playing = (
  services: Services,
  person: PersonId,
  { asked }: AtTraining,
): Result<{ readonly now: Training }, "no-puzzle" | "stale"> => {
  const now = trainingOf(services, person);
  if (!now) return refused("no-puzzle");
  return now.asked === asked && now.loss === undefined ? { ok: true, now } : refused("stale");
};

const changed = (
  services: Services,
  person: PersonId,
  at: AtTraining,
  change: (now: Training) => Result<{ readonly kept: KeptTurn }, TrainingRefusal>,
): Trained =>
  services.store.transaction(() => {
    const found = playing(services, person, at);
    if (!found.ok) return found;
    const { now } = found;
    const done = change(now);
    if (done.ok) puzzlesIn(services.store).keepTurn({ person, ...now.kept, ...done.kept });
    return done;
  });

/** Plays checkers in the present puzzle. */
export const moveInTraining = (
  services: Services,
  person: PersonId,
  at: AtTraining,
  moves: readonly CheckerMove[],
): Trained =>
  changed(services, person, at, ({ kept, turn }) => keptWith(kept, turn, at.step, moves));

/** Takes the moves of the last press back. */
export const undoInTraining = (services: Services, person: PersonId, at: AtTraining): Trained =>
  changed(services, person, at, ({ kept }) => keptWithout(kept, at.step));

/** Ends the turn and tells its loss; rejects if the loss cannot be found out. */
export const answerTraining = async (
  services: Services,
  think: Think,
  person: PersonId,
  at: AtTraining,
): Promise<Trained> => {
  const found = playing(services, person, at);
  if (!found.ok) return found;
  const { now } = found;
  if (now.kept.step !== at.step) return refused("stale");
  if (movesOf(now.turn).length > 0) return refused("dice-left");
  const { puzzle } = now.kept;
  const open = { puzzle: now.puzzle, turn: now.before[0] ?? now.turn };
  const end = now.turn.position;
  const loss = await lossIn(services, think, puzzle, open, end);
  return services.store.transaction(() => {
    // A second press may have been quicker.
    const still = playing(services, person, at);
    if (!still.ok) return still;
    if (still.now.kept.step !== at.step) return refused("stale");
    puzzlesIn(services.store).keepTurn({ person, ...still.now.kept, loss });
    noteAttempt(services, person, puzzle, { played: keyOf(now.puzzle.position, end), loss });
    return { ok: true };
  });
};

/** The number of due puzzles in a game: positions, or decisions about the cube. */
export const dueOf = (
  { store, now }: Services,
  person: PersonId,
  family: Family,
  theme?: "cube",
): number =>
  puzzlesIn(store)
    .dueCounts({ person, at: now(), theme: theme ?? null })
    .find((one) => one.family === family)?.due ?? 0;
