import { startPosition } from "../../rules/position.ts";
import { packBoard } from "../../rules/search/search.ts";
import type { Dice } from "../../rules/types.ts";
import { boardAt, byEquity } from "../candidates.ts";
import { bestBoard } from "../choose.ts";
import { BOARD, type Board } from "../inputs/inputs.ts";
import { type Following, tryEnds } from "../rollouts/ends.ts";
import { createRandom } from "../rollouts/sampling.ts";
import { findBest, frameAt, type Search, turnNumberOn, writeNext } from "../search.ts";
import type { Looking } from "./engines.ts";
import { readLines, writeLines } from "./files.ts";
import { boardOf, textOf } from "./pack.ts";

/** A turn to decide, with its near ends valued by rollouts. Boards are packed, as base64. */
export type LabelledDecision = readonly [
  board: string,
  dice: Dice,
  ends: readonly (readonly [board: string, equity: number, error?: number])[],
];

/** A file of decisions: how they were made, which gives the same ones again, and what they are. */
export type Decisions = {
  readonly game: string;
  readonly net: string;
  readonly commit: string;
  readonly seed: number;
  /** Ends that were not valued are at least this much worse. */
  readonly near: number;
  /** The number of whole games that they come from. */
  readonly games: number;
  readonly decisions: readonly LabelledDecision[];
};

/** An end is near if the net values it at most this much below the best; four at most. */
export const NEAR = 0.1;
const MOST_NEAR = 4;
const TRIALS = { plies: 7, fewest: 1, most: 4, sure: 0.015, clear: 3 };
/** One turn in six of a game, so that decisions differ. */
const SPACING = 6;
const LONGEST = 500;

type NearEnd = Following & { readonly end: Board };

const bestOn = (search: Search, board: Board, dice: Dice) => {
  const frame = frameAt(search, 0);
  frame.board.set(board);
  const ownTurn = turnNumberOn(search.evaluator.ruleset, board);
  return { frame, best: findBest(search, frame, { dice, ownTurn }) };
};

const nearEnds = (search: Search, board: Board, dice: Dice): readonly NearEnd[] => {
  const { frame, best } = bestOn(search, board, dice);
  const { candidates } = frame;
  const least = (candidates.equities[best] ?? 0) - NEAR;
  const near = byEquity(candidates)
    .slice(0, MOST_NEAR)
    .filter((index) => (candidates.equities[index] ?? 0) >= least)
    .map((index) => {
      const next = new Uint8Array(BOARD);
      const sign = writeNext(search, frame, index, next) ? -1 : 1;
      return { end: boardAt(candidates, index), next, sign };
    });
  const { hasEnded } = search.evaluator;
  return near.some(({ end, next }) => hasEnded(end, 0) || hasEnded(next, 0)) ? [] : near;
};

const valueEnds = (search: Search, near: readonly NearEnd[], seed: number): LabelledDecision[2] => {
  const { worths } = tryEnds(search, near, { seed, ...TRIALS });
  return near.map(({ end }, at) => {
    const { mean, error } = worths[at] ?? { mean: 0, error: 0 };
    return [textOf(end), Number(mean.toFixed(4)), Number(error.toFixed(4))] as const;
  });
};

/** Plays a game by the net's own word and values the ends of some of its turns. */
export const decisionsOfGame = (
  search: Search,
  seed: number,
  game: number,
): readonly LabelledDecision[] => {
  const { ruleset } = search.evaluator;
  const random = createRandom(seed, game);
  const board = packBoard(startPosition(ruleset));
  const found: LabelledDecision[] = [];
  for (let turn = 0; turn < LONGEST; turn++) {
    const dice = random.dice();
    if (random.below(SPACING) === 0) {
      const near = nearEnds(search, board, dice);
      if (near.length > 1)
        found.push([textOf(board), dice, valueEnds(search, near, game * LONGEST + turn)]);
    }
    if (!playOn(search, board, dice)) break;
  }
  return found;
};

/** Plays the best turn by the net's own word; returns whether the game goes on. */
export const playOn = (search: Search, board: Board, dice: Dice): boolean => {
  const { frame, best } = bestOn(search, board, dice);
  if (search.evaluator.hasEnded(frame.candidates.boards, best * BOARD)) return false;
  writeNext(search, frame, best, board);
  return !search.evaluator.hasEnded(board, 0);
};

/** The loss of this search's choice in each decision. */
export const lossesOf = (
  { search, plies }: Looking,
  { decisions, near }: Decisions,
): readonly number[] =>
  decisions.map(([text, dice, ends]) => {
    const board = boardOf(text);
    const roll = { dice, ownTurn: turnNumberOn(search.evaluator.ruleset, board) };
    const chosen = textOf(bestBoard(search, board, roll, plies));
    const worths = ends.map(([, worth]) => worth);
    const best = Math.max(...worths);
    const far = Math.min(best - near, ...worths);
    return best - (ends.find(([end]) => end === chosen)?.[1] ?? far);
  });

/** The path of a game's decisions. */
export const decisionsFile = (game: string): string => `test/fixtures/ai/decisions-${game}.jsonl`;

export const readDecisions = (file: string): Decisions | undefined => {
  const read = readLines<Omit<Decisions, "decisions">, LabelledDecision>(file);
  return read && { ...read.head, decisions: read.all };
};

export const writeDecisions = (file: string, { decisions, ...head }: Decisions): void =>
  writeLines(file, head, decisions);
