import type { Think } from "../../../../ai/table/thinker.ts";
import type { GameId, PersonId } from "../../../../ids/ids.ts";
import { familyOf } from "../../../../rules/family.ts";
import { type Result, refused } from "../../../../rules/result.ts";
import type { Family } from "../../../../rules/types.ts";
import {
  afterDone,
  afterPress,
  type SoloPress,
  type SoloTurn,
  soloTurn,
  UNTOUCHED,
} from "../../../../tables/game/kept-turn.ts";
import type { Services } from "../../../../tables/services/services.ts";
import type { DecisionTheme, JudgedDecision } from "../../decision/decision.ts";
import { bestEnd } from "../../decision/decision.ts";
import { keyOf } from "../../decision/ends.ts";
import { type Square, squareOf } from "../../decision/squares.ts";
import { type Worse, worseIn } from "../../decision/worse.ts";
import type { PuzzleId } from "../rules/ids.ts";
import type { ThemeShare } from "../rules/shares.ts";
import { type PuzzleTurn, puzzlesIn } from "../store/puzzles.ts";
import { nextToTrain, noteAttempt } from "./attempt.ts";
import { noteProgress, progressOf, strengthOf, type TrainedSoFar } from "./progress.ts";
import { lossIn, openPuzzle } from "./puzzles.ts";
import { shareIn } from "./themes.ts";

/** The puzzle that a player trains now, as far as it is played. */
export type Training = SoloTurn<PuzzleTurn> & {
  readonly decision: JudgedDecision;
  readonly family: Family;
  /** From one of their own games. */
  readonly isOwn: boolean;
  readonly asked: number;
  /** What the turn has lost, in points of a hundred games; undefined as long as it is not done. */
  readonly loss: number | undefined;
  readonly square: Square | undefined;
  /** What is visibly worse than after the best turn. */
  readonly worse: Worse | undefined;
  /** It comes back later. */
  readonly isRepeated: boolean;
  /** Decisions about the cube that are due. */
  readonly cubesDue: number;
  /** The person's strength after the answer. */
  readonly strength: number;
  /** How often they were right in puzzles of this theme, this one included. */
  readonly share: ThemeShare | undefined;
  readonly progress: TrainedSoFar;
};

/** A press on the board of a puzzle: which of those asked so far, and what it does in its turn. */
export type TrainingPress = SoloPress & { readonly asked: number };

type TrainingRefusal = "no-puzzle" | "stale" | "illegal-move" | "nothing-to-undo" | "dice-left";

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
  const end = soFar.turn.position;
  const isOwn = puzzles.find(kept.puzzle)?.person === person;
  return {
    ...{ decision, family, isOwn, asked, loss },
    strength: strengthOf(services, person, family),
    share: shareIn(services, person, family, decision.theme),
    progress: progressOf(services, person),
    cubesDue: dueOf(services, person, family, "cube"),
    square: loss === undefined ? undefined : squareOf(loss),
    isRepeated: puzzles.box({ person, puzzle: kept.puzzle }) !== undefined,
    worse: loss ? worseIn(decision.ruleset, { own: end, best: bestEnd(decision) }) : undefined,
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

type TrainingWish = { readonly family: Family; readonly theme?: DecisionTheme };

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

const ask = ({ store }: Services, person: PersonId, puzzle: PuzzleId): void => {
  const puzzles = puzzlesIn(store);
  const asked = (puzzles.turn(person)?.asked ?? 0) + 1;
  puzzles.keepTurn({ person, ...UNTOUCHED, puzzle, asked, loss: null, change: null });
};

type Trained = Result<unknown, TrainingRefusal>;

/** The puzzle of a button, if it is not done. */
const playing = (
  services: Services,
  person: PersonId,
  { asked }: TrainingPress,
): Result<{ readonly now: Training }, "no-puzzle" | "stale"> => {
  const now = trainingOf(services, person);
  if (!now) return refused("no-puzzle");
  return now.asked === asked && now.loss === undefined ? { ok: true, now } : refused("stale");
};

/** Plays checkers in the puzzle that is asked, or takes back what the last press has played. */
export const playInTraining = (
  services: Services,
  person: PersonId,
  press: TrainingPress,
): Trained =>
  services.store.transaction(() => {
    const found = playing(services, person, press);
    if (!found.ok) return found;
    const { now } = found;
    const done = afterPress(now, press);
    if (done.ok) puzzlesIn(services.store).keepTurn({ person, ...now.kept, ...done.kept });
    return done;
  });

/** Ends the turn and tells what it has lost; rejects when that cannot be found out. */
export const answerTraining = async (
  services: Services,
  think: Think,
  person: PersonId,
  at: TrainingPress,
): Promise<Trained> => {
  const found = playing(services, person, at);
  if (!found.ok) return found;
  const { now } = found;
  const ended = afterDone(now, at);
  if (!ended.ok) return ended;
  const { puzzle } = now.kept;
  const open = { decision: now.decision, start: now.before[0] ?? now.turn };
  const end = now.turn.position;
  const loss = await lossIn(services, think, puzzle, open, end);
  return services.store.transaction(() => {
    // A second press may have been quicker.
    const still = playing(services, person, at);
    if (!still.ok) return still;
    if (still.now.kept.step !== at.step) return refused("stale");
    const played = keyOf(now.decision.position, end);
    const change = noteAttempt(services, person, puzzle, { played, loss });
    puzzlesIn(services.store).keepTurn({ person, ...still.now.kept, loss, change });
    noteProgress(services, person, loss);
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
