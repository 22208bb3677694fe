import { DICE } from "../rules/dice.ts";
import type { Roll } from "../rules/turn.ts";
import { type Dice, HEAD, type Ruleset } from "../rules/types.ts";
import {
  bestOf,
  byEquity,
  type Candidates,
  createCandidates,
  listCandidates,
} from "./candidates.ts";
import { CHANCES, type ChanceList, flipChances } from "./chances.ts";
import type { Evaluator } from "./evaluator.ts";
import { BOARD, type Board, SIDE } from "./inputs/inputs.ts";

/** The knowledge at one ply; the next visit overwrites it. */
export type Frame = {
  readonly board: Board;
  /** The board, or an end, from the other side's view. */
  readonly turned: Board;
  readonly candidates: Candidates;
  /** The opponent's replies with the leftovers of such an end. */
  readonly replies: Candidates;
  readonly chances: ChanceList;
};

/** The amount of work at which a search is stopped, and whether one has come or will come to it. */
export type WorkLimit = { most: number; isSpent: boolean };

/** A search: an evaluator and a stack of plies, with the question's turn at the bottom. */
export type Search = {
  readonly evaluator: Evaluator;
  readonly frames: readonly Frame[];
  readonly allowed: WorkLimit;
  /** Recent values over all rolls, by position. */
  readonly known: Map<string, CachedMean>;
};

type CachedMean = { readonly chances: ChanceList; readonly work: number };

const MOST_KNOWN = 4096;

const OWN = { beam: 24, leftovers: 8 };
const REPLY = { beam: 2, leftovers: 2 };

const createFrame = (ruleset: Ruleset, ply: number): Frame => ({
  board: new Uint8Array(BOARD),
  turned: new Uint8Array(BOARD),
  candidates: createCandidates(ruleset, ply === 0 ? OWN : REPLY),
  replies: createCandidates(ruleset, REPLY),
  chances: new Float32Array(CHANCES),
});

/** Memory to search with an evaluator. */
export const createSearch = (evaluator: Evaluator): Search => ({
  evaluator,
  frames: [0, 1, 2].map((ply) => createFrame(evaluator.ruleset, ply)),
  allowed: { most: Number.POSITIVE_INFINITY, isSpent: false },
  known: new Map(),
});

/** The frame of a ply. A ply that is too deep is a programming error and throws. */
export const frameAt = ({ frames }: Search, ply: number): Frame => {
  const frame = frames[ply];
  if (frame === undefined) throw new Error(`No search is ${ply} plies deep.`);
  return frame;
};

/** Copies a board from the other side's view. */
export const turnBoard = (from: Board, at: number, to: Board): Board => {
  to.set(from.subarray(at + SIDE, at + BOARD));
  to.set(from.subarray(at, at + SIDE), SIDE);
  return to;
};

/** The opponent's best reply to an end's leftovers, as a number of `replies`. */
const bestReply = ({ evaluator }: Search, frame: Frame, index: number): number => {
  const { candidates, replies, turned } = frame;
  turnBoard(candidates.boards, index * BOARD, turned);
  listCandidates(evaluator, replies, turned, { pending: candidates.rest });
  return bestOf(replies);
};

/** Values ends with leftovers by the opponent's reply; far ones just count as worse. */
const valueLeftovers = (search: Search, frame: Frame): void => {
  const { candidates, replies } = frame;
  if (!candidates.leaves) return;
  const { boards, chances, equities, widths } = candidates;
  const order = byEquity(candidates);
  let worst = Number.POSITIVE_INFINITY;
  for (const index of order.slice(0, widths.leftovers)) {
    if (!search.evaluator.hasEnded(boards, index * BOARD)) {
      const best = bestReply(search, frame, index);
      flipChances(replies.chances, best * CHANCES, chances, index * CHANCES);
      equities[index] = -(replies.equities[best] ?? 0);
    }
    worst = Math.min(worst, equities[index] ?? 0);
  }
  for (const index of order.slice(widths.leftovers))
    equities[index] = Math.min(equities[index] ?? 0, worst - 1e-6);
};

/** Lists and values the ends of a roll in a frame's position; returns the number of the best. */
export const findBest = (search: Search, frame: Frame, roll: Roll): number => {
  listCandidates(search.evaluator, frame.candidates, frame.board, roll);
  valueLeftovers(search, frame);
  return bestOf(frame.candidates);
};

/** Writes the board after an end and its leftovers; returns whether the other side rolls. */
export const writeNext = (search: Search, frame: Frame, index: number, to: Board): boolean => {
  const { candidates, replies } = frame;
  if (candidates.again) {
    to.set(candidates.boards.subarray(index * BOARD, (index + 1) * BOARD));
    return false;
  }
  if (candidates.leaves) {
    const reply = bestReply(search, frame, index);
    to.set(replies.boards.subarray(reply * BOARD, (reply + 1) * BOARD));
  } else turnBoard(candidates.boards, index * BOARD, to);
  return true;
};

const LATE = Number.MAX_SAFE_INTEGER;

/** The number of the turn that begins, as the board shows it: the first with all on the head. */
export const turnNumberOn = ({ switches }: Ruleset, board: Board): number =>
  switches.start === "head" && board[HEAD] === switches.checkers ? 1 : LATE;

/** Rolls for a mean. With `after`, the turn after each roll is valued over those rolls in turn. */
export type Rolls = readonly {
  readonly dice: Dice;
  readonly share: number;
  readonly after?: Rolls;
}[];

const weightOf = ([first, second]: Dice): number => (first === second ? 1 : 2);

/** Each of the 21 rolls with its share of 36. */
export const ALL_ROLLS: Rolls = DICE.flatMap((first) =>
  DICE.filter((second) => second >= first).map((second): Rolls[number] => {
    const dice: Dice = [first, second];
    return { dice, share: weightOf(dice) / 36 };
  }),
);

/** Every roll, and every roll of the other side after it. */
export const TWO_PLIES: Rolls = ALL_ROLLS.map((roll) => ({ ...roll, after: ALL_ROLLS }));

const addShare = (share: number, from: ChanceList, at: number, to: ChanceList): void => {
  for (let part = 0; part < CHANCES; part++)
    to[part] = (to[part] ?? 0) + share * (from[at + part] ?? 0);
};

/** Writes the mean of the best turns' chances over rolls; useless once too much is spent. */
export const averageRolls = (
  search: Search,
  ply: number,
  ownTurn: number,
  rolls: Rolls = ALL_ROLLS,
): void => {
  // A cached value costs its original work, so that only the question decides whether a search ends
  // in time.
  const key = rolls === ALL_ROLLS && ply > 0 ? keyOf(frameAt(search, ply), ownTurn) : undefined;
  const known = key === undefined ? undefined : search.known.get(key);
  const { work } = search.evaluator;
  if (known) {
    frameAt(search, ply).chances.set(known.chances);
    work.done += known.work;
    return;
  }
  const before = work.done;
  visitRolls(search, ply, ownTurn, rolls);
  if (key !== undefined && !search.allowed.isSpent)
    remember(search, key, {
      chances: frameAt(search, ply).chances.slice(),
      work: work.done - before,
    });
};

/**
 * A search whose first rolls cost too much is stopped early. It may be ahead by so many: doubles,
 * such as the first roll, cost more.
 */
const AHEAD = 2;

const visitRolls = (search: Search, ply: number, ownTurn: number, rolls: Rolls): void => {
  const { evaluator, allowed } = search;
  const { work } = evaluator;
  const frame = frameAt(search, ply);
  const { candidates, chances } = frame;
  chances.fill(0);
  const begun = work.done;
  for (const [at, { dice, share, after }] of rolls.entries()) {
    const best = findBest(search, frame, { dice, ownTurn });
    const deeper = after && lookDeeper(search, ply, best, after);
    const part = after ? Math.min(1, (at + 1 + AHEAD) / rolls.length) : 1;
    allowed.isSpent ||= work.done - begun > part * (allowed.most - begun);
    if (allowed.isSpent) return;
    if (deeper) addShare(share, deeper, 0, chances);
    else addShare(share, candidates.chances, best * CHANCES, chances);
  }
};

const keyOf = ({ board }: Frame, ownTurn: number): string =>
  String.fromCharCode(Math.min(ownTurn, 255), ...board);

const remember = ({ known }: Search, key: string, value: CachedMean): void => {
  const [oldest] = known.keys();
  if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  known.set(key, value);
};

/** Values an end for its mover over the rolls that follow; undefined if the game is over. */
export const lookDeeper = (
  search: Search,
  ply: number,
  index: number,
  rolls: Rolls = ALL_ROLLS,
): ChanceList | undefined => {
  const frame = frameAt(search, ply);
  if (search.evaluator.hasEnded(frame.candidates.boards, index * BOARD)) return undefined;
  const { board, chances } = frameAt(search, ply + 1);
  const passes = writeNext(search, frame, index, board);
  if (search.evaluator.hasEnded(board, 0)) return undefined;
  const { ruleset } = search.evaluator;
  averageRolls(search, ply + 1, turnNumberOn(ruleset, board), rolls);
  if (passes) flipChances(chances, 0);
  return chances;
};
