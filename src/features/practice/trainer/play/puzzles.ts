import type { Think } from "../../../../ai/table/thinker.ts";
import type { PersonId } from "../../../../ids/ids.ts";
import type { Position } from "../../../../rules/types.ts";
import { cacheOf } from "../../../../tables/services/caches.ts";
import type { Services } from "../../../../tables/services/services.ts";
import {
  knownLoss,
  type Puzzle,
  puzzleOfDecision,
  puzzleTurn,
  withJudged,
} from "../../decision/decision.ts";
import { openSeven, SEVEN_GAMES, sevenToday, suppliedFor } from "../../seven/play/sets.ts";
import { isPast } from "../../seven/rules/days.ts";
import type { SevenDay } from "../../seven/store/sevens.ts";
import type { PuzzleId } from "../rules/ids.ts";
import { firstRating } from "../rules/measured.ts";
import { readPuzzle, writePuzzle } from "../rules/text.ts";
import type { PuzzleRow } from "../store/puzzles.ts";
import { puzzlesIn } from "../store/puzzles.ts";
import type { OpenPuzzle } from "./open.ts";

/** Makes puzzles of the decisions of a day's seven, if there are none yet. */
const makePuzzles = (services: Services, { game, day }: SevenDay): void => {
  const decisions = openSeven(services, { game, day })?.set.decisions ?? [];
  const supply = suppliedFor(services, { game, day });
  for (const [number, { theme }] of decisions.entries()) {
    const rating = firstRating(supply, number);
    puzzlesIn(services.store).addDecision({ game, day, number, theme }, rating);
  }
};

/** The puzzle for a decision of a seven. */
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

/** Makes puzzles of all past sevens. */
export const makePastPuzzles = (services: Services): void => {
  const day = sevenToday(services);
  for (const game of SEVEN_GAMES)
    for (const past of puzzlesIn(services.store).unmade({ game, day }))
      makePuzzles(services, { game, day: past });
};

/** Whether a puzzle is from a game of this person. */
export const isOwnPuzzle = ({ store }: Services, id: PuzzleId, person: PersonId): boolean =>
  puzzlesIn(store).find(id)?.person === person;

/** Whether any person may see a puzzle: a decision of a past seven. */
export const isOpenToAll = (services: Services, id: PuzzleId): boolean => {
  const day = puzzlesIn(services.store).find(id)?.day ?? null;
  return day !== null && isPast(day, sevenToday(services));
};

const stored = (services: Services, row: PuzzleRow): Puzzle | undefined => {
  if (row.day === null)
    return services.store.unlessDamaged(`puzzle ${row.id}`, () => readPuzzle(row.puzzle));
  const { family, day, number } = row;
  const decision = openSeven(services, { game: family, day })?.set.decisions[number];
  return decision && puzzleOfDecision(family, decision);
};

const MOST_KEPT = 500;
const puzzlesKeptIn = cacheOf<PuzzleId, OpenPuzzle>(MOST_KEPT);

/** A puzzle to play; undefined if it is missing or unreadable. */
export const openPuzzle = (services: Services, id: PuzzleId): OpenPuzzle | undefined => {
  const kept = puzzlesKeptIn(services.caches).find(id);
  if (kept) return kept;
  const row = puzzlesIn(services.store).find(id);
  const puzzle = row && stored(services, row);
  return puzzle && keep(services, id, { puzzle, turn: puzzleTurn(puzzle) });
};

const keep = ({ caches }: Services, id: PuzzleId, open: OpenPuzzle): OpenPuzzle => {
  puzzlesKeptIn(caches).keep(id, open);
  return open;
};

/** The loss of a turn with this end, as the thinking thread judges it. */
export const judgedLoss = async (
  think: Think,
  { ruleset, position, roll }: Puzzle,
  end: Position,
): Promise<number> => {
  const question = { position, roll };
  const thought = await think({ kind: "judge", level: "best", ruleset, question, end });
  if (thought.kind !== "judge") throw new Error("asked for a judgement, got another thought");
  return Math.round(100 * thought.loss);
};

/**
 * The loss of a turn with this end, in hundredths of a point. The thinking thread judges a new end,
 * which is then kept. Rejects if it cannot be judged.
 */
export const lossIn = async (
  services: Services,
  think: Think,
  id: PuzzleId,
  { puzzle, turn }: OpenPuzzle,
  end: Position,
): Promise<number> => {
  const known = knownLoss(puzzle, end);
  if (known !== undefined) return known;
  const loss = await judgedLoss(think, puzzle, end);
  const now = withJudged(openPuzzle(services, id)?.puzzle ?? puzzle, end, loss);
  puzzlesIn(services.store).judged(writePuzzle(now), id);
  keep(services, id, { puzzle: now, turn });
  return loss;
};
