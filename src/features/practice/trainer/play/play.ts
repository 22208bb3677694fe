import type { GameId, PersonId } from "../../../../ids/ids.ts";
import { familyOf } from "../../../../rules/family.ts";
import type { Family } from "../../../../rules/types.ts";
import { type SoloPress, soloTurn, UNTOUCHED } from "../../../../tables/game/kept-turn.ts";
import type { Services } from "../../../../tables/services/services.ts";
import type { DecisionTheme } from "../../decision/decision.ts";
import { type Judgement, judgementOf } from "../../decision/worse.ts";
import type { Attempt, PracticeKind } from "../../solve/solve.ts";
import { type PuzzleId, type PuzzleTurn, puzzlesIn } from "../store/puzzles.ts";
import { nextToTrain, noteAttempt } from "./attempt.ts";
import { noteProgress, progressOf, strengthOf, type TrainedSoFar } from "./progress.ts";
import { keepJudged, openPuzzle } from "./puzzles.ts";

/** The puzzle that a player trains now, as far as it is played. */
export type Training = Attempt<PuzzleTurn> &
  Judgement & {
    readonly family: Family;
    /** For all, or a turn of an own game, or a position that they have brought. */
    readonly origin: "puzzle" | "own" | "brought";
    readonly asked: number;
    /** It comes back later. */
    readonly isRepeated: boolean;
    /** Decisions about the cube that are due. */
    readonly cubesDue: number;
    /** The person's strength after the answer, once it is found. */
    readonly strength: number | undefined;
    readonly progress: TrainedSoFar;
  };

/** A press on the board of a puzzle: which of those asked so far, and what it does in its turn. */
export type TrainingPress = SoloPress & { readonly asked: number };

export const trainingOf = (services: Services, person: PersonId): Training | undefined => {
  const puzzles = puzzlesIn(services.store);
  const kept = puzzles.turn(person);
  const open = kept && openPuzzle(services, kept.puzzle);
  if (!open) return undefined;
  const { decision, start } = open;
  const { asked } = kept;
  const family = familyOf(decision.ruleset.switches);
  const loss = kept.loss ?? undefined;
  const soFar = soloTurn(start, kept);
  const row = puzzles.find(kept.puzzle);
  const ownOrigin = row?.game === null ? "brought" : "own";
  const origin = row?.person === person ? ownOrigin : "puzzle";
  return {
    ...{ ...open, family, origin, asked },
    strength: strengthOf(services, person, family),
    progress: progressOf(services, person),
    cubesDue: dueOf(services, person, family, "cube"),
    isRepeated: puzzles.box({ person, puzzle: kept.puzzle }) !== undefined,
    ...judgementOf(decision, soFar.turn.position, loss),
    ...soFar,
  };
};

/** Shows the present puzzle, or the next one; false if there is nothing to train. */
export const train = (services: Services, person: PersonId, wanted: TrainingWish): boolean =>
  services.store.transaction(() => {
    const puzzles = puzzlesIn(services.store);
    const now = trainingOf(services, person);
    if (now && now.loss === undefined && isWanted(now, wanted)) return true;
    const last = wanted.theme === undefined ? puzzles.turn(person)?.puzzle : undefined;
    const puzzle = nextOf(services, last, wanted) ?? nextToTrain(services, person, wanted);
    if (puzzle === undefined) return false;
    ask(services, person, puzzle);
    return true;
  });

export type TrainingWish = { readonly family: Family; readonly theme?: DecisionTheme };

const isWanted = ({ family, decision }: Training, wanted: TrainingWish): boolean =>
  family === wanted.family && (wanted.theme ?? decision.theme) === decision.theme;

/** The next due mistake of the game from which the last puzzle was. */
const nextOf = (
  { store, now }: Services,
  last: PuzzleId | undefined,
  { family }: TrainingWish,
): PuzzleId | undefined => {
  const puzzles = puzzlesIn(store);
  const next = last === undefined ? undefined : puzzles.nextOfGame({ puzzle: last, at: now() });
  return next !== undefined && puzzles.find(next)?.family === family ? next : undefined;
};

/** Begins with a person's mistakes in a game, the first one first; false if there is none. */
export const trainGame = (services: Services, person: PersonId, game: GameId): boolean =>
  services.store.transaction(() => {
    const at = services.now();
    const [first] = puzzlesIn(services.store).ofGame({ person, game, at });
    if (first === undefined) return false;
    ask(services, person, first);
    return true;
  });

/** Begins with one of a person's own puzzles; false if it is not theirs. */
export const trainOwn = (services: Services, person: PersonId, puzzle: PuzzleId): boolean =>
  services.store.transaction(() => {
    if (puzzlesIn(services.store).find(puzzle)?.person !== person) return false;
    ask(services, person, puzzle);
    return true;
  });

const ask = ({ store }: Services, person: PersonId, puzzle: PuzzleId): void => {
  const puzzles = puzzlesIn(store);
  const asked = (puzzles.turn(person)?.asked ?? 0) + 1;
  puzzles.keepTurn({ person, ...UNTOUCHED, puzzle, asked, loss: null, change: null });
};

export const TRAINER_PRACTICE: PracticeKind<TrainingPress, Training> = {
  find: (services, person, { asked }) => {
    const now = trainingOf(services, person);
    if (!now) return { state: now, refused: "no-puzzle" };
    const isOpen = now.asked === asked && now.loss === undefined;
    return isOpen ? { state: now, now } : { state: now, refused: "stale" };
  },
  keep: ({ store }, person, now, turn) => {
    const kept = { ...now.kept, ...turn };
    puzzlesIn(store).keepTurn({ person, ...kept });
    return { ...now, ...soloTurn(now.start, kept) };
  },
  answer: (services, person, now, { played, loss, judged }) => {
    const { puzzle } = now.kept;
    if (judged) keepJudged(services, puzzle, judged);
    const change = noteAttempt(services, person, puzzle, { played, loss });
    puzzlesIn(services.store).keepTurn({ person, ...now.kept, loss, change });
    noteProgress(services, person, loss);
    return trainingOf(services, person) ?? now;
  },
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
