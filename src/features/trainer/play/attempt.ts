import { createRandom } from "../../../ai/rollouts/random.ts";
import type { PersonId } from "../../../ids/ids.ts";
import type { Family } from "../../../rules/types.ts";
import type { Services } from "../../../tables/services/services.ts";
import { sevenToday } from "../../seven/door.ts";
import type { PuzzleId } from "../rules/ids.ts";
import type { PuzzleTheme } from "../rules/losses.ts";
import { repetitionAfter } from "../rules/repetition.ts";
import { afterAttempt, nextPuzzle } from "../rules/strength.ts";
import { puzzlesIn } from "../store/puzzles.ts";
import { makePastPuzzles } from "./puzzles.ts";

/**
 * Notes an attempt: both ratings if it is the first, and the next due date. Call it within a
 * transaction.
 */
export const noteAttempt = (
  { store, now }: Services,
  person: PersonId,
  puzzle: PuzzleId,
  { played, loss }: { readonly played: string; readonly loss: number },
): void => {
  const puzzles = puzzlesIn(store);
  const row = puzzles.find(puzzle);
  if (row === undefined) return;
  const where = { person, puzzle };
  const fresh = row.person === null && puzzles.triedAt(where) === undefined;
  if (fresh) {
    const met = { person: puzzles.rating(person, row.family), puzzle: row };
    const after = afterAttempt(met, loss);
    puzzles.keepRating({ person, family: row.family, ...after.person });
    puzzles.keepStrength({ id: puzzle, ...after.puzzle });
  }
  puzzles.addAttempt(where, { at: now(), played, loss, fresh });
  const change = repetitionAfter(puzzles.box(where), loss, now());
  if (change === "learnt") puzzles.dropBox(where);
  else if (change !== "same") puzzles.keepBox({ ...where, ...change });
};

/** Every third puzzle is a new one, even if others are due. */
const ROUND = 3;

type Wanted = { readonly family: Family; readonly theme?: PuzzleTheme | undefined };

/**
 * The next puzzle: one that is due or, from time to time and if none is due, one of the person's
 * strength.
 */
export const nextToTrain = (
  services: Services,
  person: PersonId,
  { family, theme }: Wanted,
): PuzzleId | undefined => {
  const { store, now } = services;
  makePastPuzzles(services);
  const wanted = { person, family, theme: theme ?? null };
  const attempts = puzzlesIn(store).attempts(person);
  const due = (): PuzzleId | undefined => puzzlesIn(store).due({ ...wanted, at: now() });
  const fresh = (): PuzzleId | undefined =>
    nextPuzzle(puzzlesIn(store).pool({ ...wanted, day: sevenToday(services) }), {
      rating: puzzlesIn(store).rating(person, family).rating,
      now: now(),
      // The same choice until an attempt is made: a double press asks nothing else.
      below: createRandom(person, attempts).below,
    });
  return attempts % ROUND === ROUND - 1 ? (fresh() ?? due()) : (due() ?? fresh());
};

/** Whether a person has anything to train in a game. */
export const canTrain = (services: Services, person: PersonId, family: Family): boolean =>
  nextToTrain(services, person, { family }) !== undefined;
