import type { PersonId } from "../../../../ids/ids.ts";
import type { Family } from "../../../../rules/types.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { sevenToday } from "../../sets/sets.ts";
import { afterAnswer, doneOn } from "../rules/run.ts";
import { isFound } from "../rules/strength.ts";
import { puzzlesIn } from "../store/puzzles.ts";

/** What a person sees move as they train. */
export type TrainedSoFar = {
  /** Right ones in a row, now and at most. */
  readonly run: number;
  readonly longest: number;
  readonly today: number;
};

export const progressOf = (services: Services, person: PersonId): TrainedSoFar => {
  const found = puzzlesIn(services.store).run(person);
  const { run, longest } = found;
  return { run, longest, today: doneOn(found, sevenToday(services)) };
};

/** Notes an answer in the trainer; call it within a transaction. */
export const noteProgress = (services: Services, person: PersonId, loss: number): void => {
  const puzzles = puzzlesIn(services.store);
  const run = afterAnswer(puzzles.run(person), loss, sevenToday(services));
  puzzles.keepRun({ person, ...run });
};

/**
 * A person's strength at the puzzles of a family, as it is shown; undefined before it is found.
 * What was answered in the seven helps to find it, but it is not shown before one has trained.
 */
export const strengthOf = (
  { store }: Services,
  person: PersonId,
  family: Family,
): number | undefined => {
  const { trained, rated, rating } = puzzlesIn(store);
  const least = Math.min(trained(person, family), rated(person, family));
  return isFound(least) ? Math.round(rating(person, family).rating) : undefined;
};
