import { startPosition } from "../../rules/position.ts";
import { packBoard } from "../../rules/search/search.ts";
import type { Dice, Ruleset } from "../../rules/types.ts";
import { boardAt, byEquity } from "../candidates.ts";
import { bestBoard } from "../choose.ts";
import { BOARD, type Board } from "../inputs/inputs.ts";
import { type Following, type Trials, tryEnds } from "../rollouts/ends.ts";
import { meanOn } from "../rollouts/rollout.ts";
import { createRandom, type Mean, meanOf, type Random } from "../rollouts/sampling.ts";
import { findBest, frameAt, type Search, turnNumberOn, writeNext } from "../search.ts";
import type { Engine, Looking } from "./engines.ts";
import { readLines, writeLines } from "./files.ts";
import { makeTurn } from "./made/made.ts";
import { boardOf, textOf } from "./pack.ts";
import { byKind } from "./rolled.ts";

/**
 * A turn with a choice, its near ends valued by rollouts, and the kind of its position if it was
 * made. A single near end is the clear choice. Boards are packed, as base64.
 */
export type LabelledDecision = readonly [
  board: string,
  dice: Dice,
  ends: readonly (readonly [board: string, equity: number, error?: number])[],
  kind?: string,
];

/** A file of decisions: how they were made, which gives the same ones again, and what they are. */
export type Decisions = {
  readonly game: string;
  readonly net: string;
  readonly commit: string;
  readonly seed: number;
  /** Ends that were not valued are at least this much worse … */
  readonly near: number;
  /** … unless so many were: then the others are no better than the worst of these. */
  readonly most?: number;
  /** How ends were valued; undefined where their values are exact, and in files of before. */
  readonly trials?: Omit<Trials, "seed">;
  /** How many games they come from, or made positions: one in seven begins at the start. */
  readonly games: number;
  readonly decisions: readonly LabelledDecision[];
};

/** An end is near if a look over the next rolls values it at most this much below the best. */
export const NEAR = 0.1;
export const MOST_NEAR = 5;
/** The ends that are looked at: by the net's own word not much further away. */
const MOST_LOOKED_AT = 12;
const LOOKED_AT = 0.3;

/** Rounds of 36, up to 1,296 trials, until the distance from the best is known or clear. */
export const TRIALS = { plies: 7, fewest: 2, most: 36, sure: 0.004, clear: 3 };

/** One turn in six of a game, so that decisions differ. */
const SPACING = 6;
/** One game in seven begins at the start; of the others only the first turn is decided. */
const FROM_START = 7;
const LONGEST = 500;

type NearEnd = Following & { readonly end: Board };

const bestOn = (search: Search, board: Board, dice: Dice) => {
  const frame = frameAt(search, 0);
  frame.board.set(board);
  const ownTurn = turnNumberOn(search.evaluator.ruleset, board);
  return { frame, best: findBest(search, frame, { dice, ownTurn }) };
};

/** The ends near the best; none if one of them ends the game, or without a choice. */
const nearEnds = (search: Search, board: Board, dice: Dice): readonly NearEnd[] => {
  const { frame, best } = bestOn(search, board, dice);
  const { candidates } = frame;
  if (candidates.count < 2) return [];
  const least = (candidates.equities[best] ?? 0) - LOOKED_AT;
  const looked = byEquity(candidates)
    .slice(0, MOST_LOOKED_AT)
    .filter((index) => (candidates.equities[index] ?? 0) >= least)
    .map((index) => {
      const next = new Uint8Array(BOARD);
      const sign = writeNext(search, frame, index, next) ? -1 : 1;
      return { end: boardAt(candidates, index), next, sign };
    });
  const { hasEnded } = search.evaluator;
  if (looked.some(({ end, next }) => hasEnded(end, 0) || hasEnded(next, 0))) return [];
  const valued = looked
    .map((one) => ({ ...one, worth: one.sign * meanOn(search, one.next) }))
    .toSorted((one, two) => two.worth - one.worth);
  const [first] = valued;
  return valued.slice(0, MOST_NEAR).filter(({ worth }) => first && first.worth - worth <= NEAR);
};

const valueEnds = (
  search: Search,
  near: readonly NearEnd[],
  trials: Trials,
): LabelledDecision[2] => {
  const { worths } = tryEnds(search, near, trials);
  return near.map(({ end }, at) => {
    const { mean, error } = worths[at] ?? { mean: 0, error: 0 };
    return [textOf(end), Number(mean.toFixed(4)), Number(error.toFixed(4))] as const;
  });
};

const decide = (
  search: Search,
  { board, dice, kind }: { board: Board; dice: Dice; kind?: string },
  trials: Trials,
): readonly LabelledDecision[] => {
  const near = nearEnds(search, board, dice);
  if (near.length === 0) return [];
  const text = textOf(board);
  const ends = valueEnds(search, near, trials);
  return [kind === undefined ? [text, dice, ends] : [text, dice, ends, kind]];
};

/** Plays a game by the net's own word and values the ends of some of its turns. */
const decisionsFromStart = (
  search: Search,
  random: Random,
  trials: (turn: number) => Trials,
): readonly LabelledDecision[] => {
  const board = packBoard(startPosition(search.evaluator.ruleset));
  const found: LabelledDecision[] = [];
  for (let turn = 0; turn < LONGEST; turn++) {
    const dice = random.dice();
    if (random.below(SPACING) === 0) found.push(...decide(search, { board, dice }, trials(turn)));
    if (!playOn(search, board, dice)) break;
  }
  return found;
};

/** The decisions of a game by its number: from the start, or of a made position. */
export const decisionsOfGame = (
  search: Search,
  { seed, trials: how = TRIALS }: Pick<Decisions, "seed" | "trials">,
  game: number,
): readonly LabelledDecision[] => {
  const trials = (turn: number): Trials => ({ ...how, seed: game * LONGEST + turn });
  const made = game % FROM_START > 0 && makeTurn(search.evaluator.ruleset, seed, game);
  if (made) return decide(search, made, trials(0));
  return decisionsFromStart(search, createRandom(seed, game), trials);
};

/** Plays the best turn by the net's own word; returns whether the game goes on. */
export const playOn = (search: Search, board: Board, dice: Dice): boolean => {
  const { frame, best } = bestOn(search, board, dice);
  if (search.evaluator.hasEnded(frame.candidates.boards, best * BOARD)) return false;
  writeNext(search, frame, best, board);
  return !search.evaluator.hasEnded(board, 0);
};

/** Players compare their errors in five-hundredths of a point. */
export const ERROR_UNIT = 500;

type Bounds = Pick<Decisions, "near" | "most">;

const lossIn = ([, , ends]: LabelledDecision, { near, most }: Bounds, chosen: Board): number => {
  const worths = ends.map(([, worth]) => worth);
  const best = Math.max(...worths);
  const worst = Math.min(...worths);
  const far = ends.length === most ? worst : Math.min(best - near, worst);
  const text = textOf(chosen);
  return best - (ends.find(([end]) => end === text)?.[1] ?? far);
};

const askedIn = (ruleset: Ruleset, [text, dice]: LabelledDecision) => {
  const board = boardOf(text);
  return { board, roll: { dice, ownTurn: turnNumberOn(ruleset, board) } };
};

/** The loss of this search's choice in each decision. */
export const lossesOf = (
  { search, plies }: Looking,
  { decisions, ...bounds }: Decisions,
): readonly number[] =>
  decisions.map((decision) => {
    const { board, roll } = askedIn(search.evaluator.ruleset, decision);
    return lossIn(decision, bounds, bestBoard(search, board, roll, plies));
  });

/** The loss of another program's choice in each decision. */
export const lossesOfEngine = async (
  { play }: Pick<Engine, "play">,
  ruleset: Ruleset,
  { decisions, ...bounds }: Decisions,
): Promise<readonly number[]> => {
  const losses: number[] = [];
  for (const decision of decisions) {
    const { board, roll } = askedIn(ruleset, decision);
    losses.push(lossIn(decision, bounds, await play(board, roll)));
  }
  return losses;
};

/** What is lost in the decisions of each kind, in those of whole games, and in all. */
export const lossesByKind = (
  losses: readonly number[],
  { decisions }: Decisions,
): readonly (readonly [kind: string, loss: Mean])[] => {
  const all = decisions.map(([, , , kind = "game"], at) => ({ kind, loss: losses[at] ?? 0 }));
  return byKind(all).map(([kind, some]) => [kind, meanOf(some.map(({ loss }) => loss))] as const);
};

/** The path of a game's decisions. */
export const decisionsFile = (game: string): string => `test/fixtures/ai/decisions-${game}.jsonl`;

export const readDecisions = (file: string): Decisions | undefined => {
  const read = readLines<Omit<Decisions, "decisions">, LabelledDecision>(file);
  return read && { ...read.head, decisions: read.all };
};

export const writeDecisions = (file: string, { decisions, ...head }: Decisions): void =>
  writeLines(file, head, decisions);
