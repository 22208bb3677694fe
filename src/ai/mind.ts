import { DICE } from "../rules/dice.ts";
import type { Roll } from "../rules/turn.ts";
import { CHECKERS, type Dice, HEAD, type Ruleset } from "../rules/types.ts";
import { CHANCES, type ChanceList, flipChances, hasFinished } from "./chances.ts";
import {
  bestOf,
  byEquity,
  createEnds,
  type Ends,
  type Judge,
  listEnds,
  type Widths,
} from "./ends.ts";
import { BOARD, type Board, SIDE } from "./inputs/inputs.ts";

/** A player's thinking: how it judges, and room to look ahead. */
export type Mind = Judge & {
  /** Room for an own turn, the last turn looked at, the play of leftovers, and a turn between. */
  readonly rooms: readonly [own: Ends, last: Ends, leftovers: Ends, between: Ends];
};

const OWN: Widths = { beam: 24, leftovers: 8 };
const REPLY: Widths = { beam: 4, leftovers: 2 };

export const createMind = (judge: Judge): Mind => ({
  ...judge,
  rooms: [
    createEnds(judge.ruleset, OWN),
    createEnds(judge.ruleset, REPLY),
    createEnds(judge.ruleset, REPLY),
    createEnds(judge.ruleset, REPLY),
  ],
});

const turnedBoard = new Uint8Array(BOARD);

/** Copies a board as the other side sees it. */
export const turnBoard = (from: Board, at: number, to: Board): Board => {
  to.set(from.subarray(at + SIDE, at + BOARD));
  to.set(from.subarray(at, at + SIDE), SIDE);
  return to;
};

/**
 * Where dice are left and the opponent plays them before he rolls, he does it as well as he can. The
 * ends that look best without that are valued again; all others count as worse than these.
 */
export const valueLeftovers = (mind: Mind, ends: Ends): void => {
  if (!ends.leaves) return;
  const order = byEquity(ends);
  const { leftovers } = ends.widths;
  const [, , replies] = mind.rooms;
  let worst = Number.POSITIVE_INFINITY;
  for (const index of order.slice(0, leftovers)) {
    if (!hasFinished(ends.boards, index * BOARD)) {
      turnBoard(ends.boards, index * BOARD, turnedBoard);
      const best = valueEnds(mind, replies, turnedBoard, { pending: ends.rest });
      flipChances(replies.chances, best * CHANCES, ends.chances, index * CHANCES);
      ends.equities[index] = -(replies.equities[best] ?? 0);
    }
    worst = Math.min(worst, ends.equities[index] ?? 0);
  }
  for (const index of order.slice(leftovers))
    ends.equities[index] = Math.min(ends.equities[index] ?? 0, worst - 1e-6);
};

/**
 * Lists the ends of a turn, values each by the net, and returns the number of the best. Dice that
 * the opponent gets are taken as played by him as well as he can.
 */
export const valueEnds = (mind: Mind, ends: Ends, board: Board, roll: Roll): number => {
  listEnds(mind, ends, board, roll);
  valueLeftovers(mind, ends);
  return bestOf(ends);
};

/**
 * Writes the board after an end as who rolls next sees it, leftovers played; returns whether that
 * is the other side.
 */
export const nextBoard = (mind: Mind, ends: Ends, index: number, board: Board): boolean => {
  if (ends.again) {
    board.set(ends.boards.subarray(index * BOARD, (index + 1) * BOARD));
    return false;
  }
  turnBoard(ends.boards, index * BOARD, board);
  if (ends.leaves) {
    const [, , replies] = mind.rooms;
    const reply = valueEnds(mind, replies, board, { pending: ends.rest });
    board.set(replies.boards.subarray(reply * BOARD, (reply + 1) * BOARD));
  }
  return true;
};

/** A turn late enough for every rule that begins with one. */
const LATE = Number.MAX_SAFE_INTEGER;

/** Which turn a side is about to begin, as far as the board tells: one that begins leaves the head. */
export const turnNumberOn = ({ switches }: Ruleset, board: Board): number =>
  switches.family === "long" && board[HEAD] === CHECKERS ? 1 : LATE;

/** The 21 rolls, and how many of 36 each one is. */
const ROLLS: readonly { readonly dice: Dice; readonly weight: number }[] = DICE.flatMap((first) =>
  DICE.filter((second) => second >= first).map((second) => ({
    dice: [first, second] as const,
    weight: first === second ? 1 : 2,
  })),
);

const addPart = (
  part: number,
  from: ChanceList,
  at: number,
  to: ChanceList,
  toAt: number,
): void => {
  for (let place = 0; place < CHANCES; place++)
    to[toAt + place] = (to[toAt + place] ?? 0) + part * (from[at + place] ?? 0);
};

/**
 * Adds up, over all rolls of the side that is about to roll on `board`, the chances after its best
 * turn, and writes their mean: the value one ply deeper than the net's. Returns how many ends it saw.
 */
export const writeExpected = (
  mind: Mind,
  board: Board,
  turnNumber: number,
  to: ChanceList,
  at: number,
): number => {
  const [, ends] = mind.rooms;
  let seen = 0;
  to.fill(0, at, at + CHANCES);
  for (const { dice, weight } of ROLLS) {
    const best = valueEnds(mind, ends, board, { dice, ownTurn: turnNumber });
    addPart(weight / 36, ends.chances, best * CHANCES, to, at);
    seen += ends.count;
  }
  return seen;
};

/** All 36 throws, in an order in which those that follow each other are unlike. */
const THROWS: readonly Dice[] = Array.from({ length: 36 }, (_, at) => {
  const place = (at * 7) % 36;
  return [DICE[Math.floor(place / 6)] ?? 1, DICE[place % 6] ?? 1];
});

/** So many throws follow each of the 36. */
const SAMPLED = 4;

const after = new Uint8Array(BOARD);
const sampled: ChanceList = new Float32Array(CHANCES);

/**
 * The same one ply deeper still: the best turn of each roll is valued over some throws that follow it.
 * Each throw follows equally often, and two positions are looked at with the same ones, so little of
 * what is left to chance remains in their difference.
 */
export const writeTwiceExpected = (
  mind: Mind,
  board: Board,
  turnNumber: number,
  to: ChanceList,
  at: number,
): void => {
  const [, last, , ends] = mind.rooms;
  let thrown = 0;
  to.fill(0, at, at + CHANCES);
  for (const { dice, weight } of ROLLS) {
    const best = valueEnds(mind, ends, board, { dice, ownTurn: turnNumber });
    const throws = weight * SAMPLED;
    const from = thrown;
    thrown += throws;
    after.set(board);
    const passes = nextBoard(mind, ends, best, after);
    if (hasFinished(ends.boards, best * BOARD) || hasFinished(after, 0)) {
      addPart(weight / 36, ends.chances, best * CHANCES, to, at);
      continue;
    }
    const ownTurn = turnNumberOn(mind.ruleset, after);
    sampled.fill(0);
    for (let number = from; number < thrown; number++) {
      const following = THROWS[number % THROWS.length] ?? dice;
      const reply = valueEnds(mind, last, after, { dice: following, ownTurn });
      addPart(1 / throws, last.chances, reply * CHANCES, sampled, 0);
    }
    if (passes) flipChances(sampled, 0);
    addPart(weight / 36, sampled, 0, to, at);
  }
};
