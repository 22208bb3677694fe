import { createRandom } from "../../../../ai/rollouts/sampling.ts";
import type { PersonId } from "../../../../ids/ids.ts";
import type { Family } from "../../../../rules/types.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { writeDecision } from "../../decision/text.ts";
import { sevenToday } from "../../sets/sets.ts";
import type { SevenAnswer, SevenDay } from "../../sets/sevens.ts";
import { daresIn } from "../../sharing/dares.ts";
import type { PuzzleTheme } from "../rules/losses.ts";
import { repetitionAfter } from "../rules/repetition.ts";
import { afterAttempt, nextPuzzle, oldestPuzzle } from "../rules/strength.ts";
import { type PuzzleId, type PuzzleRow, puzzlesIn } from "../store/puzzles.ts";
import { makePastPuzzles, openPuzzle, puzzleOf } from "./puzzles.ts";

/**
 * Notes an attempt, within a transaction: both ratings if it is the first, and the next due date.
 * Returns the change of the person's rating as shown; null if the attempt is not rated.
 */
export const noteAttempt = (
  services: Services,
  person: PersonId,
  puzzle: PuzzleId,
  { played, loss }: { readonly played: string; readonly loss: number },
): number | null => {
  const { store, now } = services;
  const puzzles = puzzlesIn(store);
  const row = puzzles.find(puzzle);
  if (row === undefined) return null;
  const where = { person, puzzle };
  const isFirst = row.person === null && puzzles.triedAt(where) === undefined;
  const fresh = isFirst && !isTold(services, where);
  const change = fresh ? meet(store, person, row, loss) : null;
  puzzles.addAttempt(where, { at: now(), played, loss, fresh });
  const next = repetitionAfter(puzzles.box(where), loss, now());
  if (next === "learnt") puzzles.dropBox(where);
  else if (next !== "same") puzzles.keepBox({ ...where, ...next });
  return change;
};

/** Whether the person was told what is best there: by a dare, or when they brought it. */
const isTold = (
  services: Services,
  { person, puzzle }: { readonly person: PersonId; readonly puzzle: PuzzleId },
): boolean => {
  const open = openPuzzle(services, puzzle);
  if (!open) return false;
  const asked = { person, puzzle: writeDecision(open.decision) };
  return daresIn(services.store).hasPlayed(asked) || puzzlesIn(services.store).hasBrought(asked);
};

export const noteSevenAttempt = (
  services: Services,
  person: PersonId,
  { played, loss, ...where }: SevenDay & Pick<SevenAnswer, "number" | "played" | "loss">,
): void => {
  const puzzle = puzzleOf(services, where);
  if (puzzle !== undefined) noteAttempt(services, person, puzzle, { played, loss });
};

const meet = (
  store: Services["store"],
  person: PersonId,
  puzzle: PuzzleRow,
  loss: number,
): number => {
  const { id, family } = puzzle;
  const before = puzzlesIn(store).rating(person, family);
  const after = afterAttempt(
    { person: before, puzzle },
    loss,
    puzzlesIn(store).rated(person, family),
  );
  puzzlesIn(store).keepRating({ person, family, ...after.person });
  puzzlesIn(store).keepStrength({ id, ...after.puzzle });
  return Math.round(after.person.rating) - Math.round(before.rating);
};

/** Every third puzzle is a new one, even if others are due. */
const ROUND = 3;

type Wanted = { readonly family: Family; readonly theme?: PuzzleTheme | undefined };

/**
 * The next puzzle: one that is due or, from time to time and if none is due, one of the person's
 * strength; when they remember all of these, the one seen longest ago. Decisions about the cube are
 * not asked again before their time.
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
  const pool = puzzlesIn(store).pool({ ...wanted, day: sevenToday(services) });
  const fresh = (): PuzzleId | undefined =>
    nextPuzzle(pool, {
      rating: puzzlesIn(store).rating(person, family).rating,
      now: now(),
      // The same choice until an attempt is made: a double press asks nothing else.
      below: createRandom(person, attempts).below,
    });
  const next = attempts % ROUND === ROUND - 1 ? (fresh() ?? due()) : (due() ?? fresh());
  return next ?? (theme === "cube" ? undefined : oldestPuzzle(pool));
};
