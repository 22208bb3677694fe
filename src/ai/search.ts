import { DICE } from "../rules/dice.ts";
import type { Roll } from "../rules/turn.ts";
import { CHECKERS, type Dice, HEAD, type Ruleset } from "../rules/types.ts";
import {
  bestOf,
  byEquity,
  type Candidates,
  createCandidates,
  listCandidates,
} from "./candidates.ts";
import { CHANCES, type ChanceList, flipChances, hasFinished } from "./chances.ts";
import type { Evaluator } from "./evaluator.ts";
import { BOARD, type Board, SIDE } from "./inputs/inputs.ts";

/** What is known one ply deep: room that the next visit writes over. */
export type Frame = {
  /** The position as seen by who rolls in it. */
  readonly board: Board;
  /** The same, or an end, as the other side sees it. */
  readonly turned: Board;
  /** The ends of the turn looked at last. */
  readonly candidates: Candidates;
  /** What the opponent makes of dice that such an end leaves. */
  readonly replies: Candidates;
  /** The mean over the rolls looked at last. */
  readonly chances: ChanceList;
};

/** A look ahead: an evaluator and a stack of plies, the turn that is asked about at the bottom. */
export type Search = {
  readonly evaluator: Evaluator;
  readonly frames: readonly Frame[];
};

const OWN = { beam: 24, leftovers: 8 };
const REPLY = { beam: 4, leftovers: 2 };

const createFrame = (ruleset: Ruleset, ply: number): Frame => ({
  board: new Uint8Array(BOARD),
  turned: new Uint8Array(BOARD),
  candidates: createCandidates(ruleset, ply === 0 ? OWN : REPLY),
  replies: createCandidates(ruleset, REPLY),
  chances: new Float32Array(CHANCES),
});

/** The own turn, and the plies that may follow it. */
const PLIES = [0, 1, 2];

/** Room to look ahead with an evaluator. */
export const createSearch = (evaluator: Evaluator): Search => ({
  evaluator,
  frames: PLIES.map((ply) => createFrame(evaluator.ruleset, ply)),
});

/** The frame of a ply; a ply too deep is a mistake of the program, and throws. */
export const frameAt = ({ frames }: Search, ply: number): Frame => {
  const frame = frames[ply];
  if (frame === undefined) throw new Error(`No search is ${ply} plies deep.`);
  return frame;
};

/** Copies a board as the other side sees it. */
export const turnBoard = (from: Board, at: number, to: Board): Board => {
  to.set(from.subarray(at + SIDE, at + BOARD));
  to.set(from.subarray(at, at + SIDE), SIDE);
  return to;
};

/** What the opponent does best with the dice that an end leaves, as a number of `replies`. */
const bestReply = ({ evaluator }: Search, frame: Frame, index: number): number => {
  const { candidates, replies, turned } = frame;
  turnBoard(candidates.boards, index * BOARD, turned);
  listCandidates(evaluator, replies, turned, { pending: candidates.rest });
  return bestOf(replies);
};

/**
 * Values ends that leave dice by what the opponent does best with them. The ends that look best
 * without that are valued again; all others count as worse than these.
 */
export const valueLeftovers = (search: Search, frame: Frame): void => {
  const { candidates, replies } = frame;
  if (!candidates.leaves) return;
  const { boards, chances, equities, widths } = candidates;
  const order = byEquity(candidates);
  let worst = Number.POSITIVE_INFINITY;
  for (const index of order.slice(0, widths.leftovers)) {
    if (!hasFinished(boards, index * BOARD)) {
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

/**
 * Writes the position after an end, leftovers played, as who rolls in it sees it; returns whether
 * that is the other side.
 */
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

/** A turn late enough for every rule that begins with one. */
const LATE = Number.MAX_SAFE_INTEGER;

/** Which turn a side is about to begin, as far as the board tells: one that begins leaves the head. */
export const turnNumberOn = ({ switches }: Ruleset, board: Board): number =>
  switches.family === "long" && board[HEAD] === CHECKERS ? 1 : LATE;

/** Rolls to take the mean over; `then`: the turn played with it is valued over these in its turn. */
export type Rolls = readonly {
  readonly dice: Dice;
  readonly share: number;
  readonly then?: Rolls;
}[];

const weightOf = ([first, second]: Dice): number => (first === second ? 1 : 2);

/** The 21 different rolls: one ply. */
const ALL_ROLLS: Rolls = DICE.flatMap((first) =>
  DICE.filter((second) => second >= first).map((second): Rolls[number] => {
    const dice: Dice = [first, second];
    return { dice, share: weightOf(dice) / 36 };
  }),
);

/** All 36 throws, in an order in which those that follow each other are unlike. */
const THROWS: readonly Dice[] = Array.from({ length: 36 }, (_, at) => {
  const place = (at * 7) % 36;
  return [DICE[Math.floor(place / 6)] ?? 1, DICE[place % 6] ?? 1];
});

/** This many throws follow each of the 36. */
const SAMPLED = 4;

/**
 * Two plies, the second over some throws. Each throw follows equally often, and two positions are
 * looked at with the same ones, so little of what is left to chance remains in their difference.
 */
export const SAMPLED_ROLLS: Rolls = ALL_ROLLS.map((roll, at) => {
  const weight = (rolls: Rolls): number => rolls.reduce((sum, { dice }) => sum + weightOf(dice), 0);
  const from = SAMPLED * weight(ALL_ROLLS.slice(0, at));
  const count = SAMPLED * weightOf(roll.dice);
  const then = Array.from({ length: count }, (_, index) => ({
    dice: THROWS[(from + index) % THROWS.length] ?? roll.dice,
    share: 1 / count,
  }));
  return { ...roll, then };
});

const addShare = (share: number, from: ChanceList, at: number, to: ChanceList): void => {
  for (let part = 0; part < CHANCES; part++)
    to[part] = (to[part] ?? 0) + share * (from[at + part] ?? 0);
};

/**
 * Writes the mean of the chances after the best turn of each roll to the frame of a ply, for the side
 * that rolls in its position: a value deeper than the net's own. Returns how many ends it saw there.
 */
export const averageRolls = (
  search: Search,
  ply: number,
  ownTurn: number,
  rolls: Rolls = ALL_ROLLS,
): number => {
  const frame = frameAt(search, ply);
  const { candidates, chances } = frame;
  let seen = 0;
  chances.fill(0);
  for (const { dice, share, then } of rolls) {
    const best = findBest(search, frame, { dice, ownTurn });
    seen += candidates.count;
    const deeper = then && lookDeeper(search, ply, best, then);
    if (deeper) addShare(share, deeper.chances, 0, chances);
    else addShare(share, candidates.chances, best * CHANCES, chances);
  }
  return seen;
};

/** An end valued over the rolls that follow, and how many ends were seen there. */
export type Deeper = { readonly chances: ChanceList; readonly seen: number };

/** Values an end over the rolls that follow it, for its mover; undefined where it ends the game. */
export const lookDeeper = (
  search: Search,
  ply: number,
  index: number,
  rolls: Rolls = ALL_ROLLS,
): Deeper | undefined => {
  const frame = frameAt(search, ply);
  if (hasFinished(frame.candidates.boards, index * BOARD)) return undefined;
  const { board, chances } = frameAt(search, ply + 1);
  const passes = writeNext(search, frame, index, board);
  if (hasFinished(board, 0)) return undefined;
  const { ruleset } = search.evaluator;
  const seen = averageRolls(search, ply + 1, turnNumberOn(ruleset, board), rolls);
  if (passes) flipChances(chances, 0);
  return { chances, seen };
};
