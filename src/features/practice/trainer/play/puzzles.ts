import type { PersonId } from "../../../../ids/ids.ts";
import { cacheOf } from "../../../../tables/services/caches.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { type JudgedDecision, type OpenDecision, openDecision } from "../../decision/decision.ts";
import { readDecision, writeDecision } from "../../decision/text.ts";
import { isPast } from "../../sets/days.ts";
import { openSeven, sevenToday, suppliedFor } from "../../sets/sets.ts";
import type { SevenDay } from "../../sets/sevens.ts";
import { SEVEN_GAMES } from "../../sets/types.ts";
import { firstRating } from "../rules/measured.ts";
import { type PuzzleId, type PuzzleRow, puzzlesIn } from "../store/puzzles.ts";

/** Makes puzzles of the decisions of a day's seven, if there are none yet. */
const makePuzzles = (services: Services, { game, day }: SevenDay): void => {
  const decisions = openSeven(services, { game, day }) ?? [];
  const supply = suppliedFor(services, { game, day });
  for (const [number, { decision }] of decisions.entries()) {
    const rating = firstRating(supply, number);
    puzzlesIn(services.store).addDecision({ game, day, number, theme: decision.theme }, rating);
  }
};

export const puzzleOf = (
  services: Services,
  { game, day, number }: SevenDay & { readonly number: number },
): PuzzleId | undefined => {
  const find = (): PuzzleId | undefined =>
    puzzlesIn(services.store).ofDecision({ game, day, number });
  const known = find();
  if (known !== undefined) return known;
  makePuzzles(services, { game, day });
  return find();
};

export const makePastPuzzles = (services: Services): void => {
  const day = sevenToday(services);
  for (const game of SEVEN_GAMES)
    for (const past of puzzlesIn(services.store).unmade({ game, day }))
      makePuzzles(services, { game, day: past });
};

/** Whether any person may see a puzzle: a decision of a past seven. */
export const isOpenToAll = (services: Services, id: PuzzleId): boolean => {
  const day = puzzlesIn(services.store).find(id)?.day ?? null;
  return day !== null && isPast(day, sevenToday(services));
};

/** Whether a person may show a puzzle to others: it is from their own game, or open to all. */
export const mayShow = (services: Services, id: PuzzleId, person: PersonId): boolean =>
  puzzlesIn(services.store).find(id)?.person === person || isOpenToAll(services, id);

const readStored = (services: Services, row: PuzzleRow): JudgedDecision | undefined => {
  if (row.day === null)
    return services.store.unlessDamaged(`puzzle ${row.id}`, () => readDecision(row.puzzle));
  const { family, day, number } = row;
  return openSeven(services, { game: family, day })?.[number]?.decision;
};

const MOST_KEPT = 500;
const puzzlesKeptIn = cacheOf<PuzzleId, OpenDecision>(MOST_KEPT);

/** A puzzle to play; undefined if it is missing or unreadable. */
export const openPuzzle = (services: Services, id: PuzzleId): OpenDecision | undefined => {
  const kept = puzzlesKeptIn(services.caches).find(id);
  if (kept) return kept;
  const row = puzzlesIn(services.store).find(id);
  const decision = row && readStored(services, row);
  return decision && keep(services, id, openDecision(decision));
};

const keep = ({ caches }: Services, id: PuzzleId, open: OpenDecision): OpenDecision => {
  puzzlesKeptIn(caches).keep(id, open);
  return open;
};

export const keepJudged = (services: Services, id: PuzzleId, decision: JudgedDecision): void => {
  puzzlesIn(services.store).keepDecision(writeDecision(decision), id);
  keep(services, id, openDecision(decision));
};
