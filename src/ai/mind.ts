import { DICE } from "../rules/dice.ts";
import { beamEnds, createEndSearch, type EndSearch, visitEnds } from "../rules/search/search.ts";
import type { Roll } from "../rules/turn.ts";
import { CHECKERS, type Dice, type Die, HEAD, type Move, type Ruleset } from "../rules/types.ts";
import { CHANCES, type ChanceList, equityAt, flipChances, type Scale } from "./chances.ts";
import type { Evaluator } from "./evaluator.ts";
import { BOARD, type Board, SIDE } from "./inputs/inputs.ts";

/** The ends of one turn with what they are worth to who has moved, until the list is used again. */
export type Ends = {
  readonly search: EndSearch;
  count: number;
  /** 52 counts each, seen by the mover. */
  boards: Board;
  /** What is left of the dice, the same for all. */
  rest: readonly Die[];
  /** The ways there, where these are known already: of a beam's ends. */
  moves: readonly (readonly Move[])[];
  /** The mover rolls again (gulbar). */
  again: boolean;
  chances: ChanceList;
  /** In points, without the cube. */
  equities: Float64Array;
};

const createEnds = (ruleset: Ruleset): Ends => ({
  search: createEndSearch(ruleset),
  count: 0,
  boards: new Uint8Array(0),
  rest: [],
  moves: [],
  again: false,
  chances: new Float32Array(0),
  equities: new Float64Array(0),
});

/** A player's thinking: a net, the rules, and room to look ahead. */
export type Mind = {
  readonly ruleset: Ruleset;
  readonly evaluator: Evaluator;
  readonly scale: Scale;
  /** Room for an own turn, the replies to it, and the opponent's play of leftovers. */
  readonly rooms: readonly [own: Ends, reply: Ends, leftovers: Ends];
};

export const createMind = (ruleset: Ruleset, evaluator: Evaluator, scale: Scale): Mind => ({
  ruleset,
  evaluator,
  scale,
  rooms: [createEnds(ruleset), createEnds(ruleset), createEnds(ruleset)],
});

/** Doubles that climb have more dice than this, and too many ends to list. */
const MOST_LISTED = 4;
/** Of these, so many positions are followed from die to die. */
const BEAM_WIDTH = 24;

export const climbs = ({ switches }: Ruleset, roll: Roll): boolean => {
  if (switches.doubles !== "ascending") return false;
  if ("pending" in roll) return roll.pending.length > MOST_LISTED;
  const [first, second] = roll.dice;
  return (
    first === second &&
    roll.ownTurn >= switches.ascendingFromTurn &&
    (7 - first) * switches.ascendingMoves > MOST_LISTED
  );
};

const listBeam = (mind: Mind, ends: Ends, board: Board, roll: Roll): void => {
  const score = (boards: Board, count: number, scores: Float64Array): void => {
    makeRoom(ends, count);
    mind.evaluator.evaluate(boards, count, false, ends.chances);
    for (let index = 0; index < count; index++)
      scores[index] = equityAt(mind.scale, ends.chances, index * CHANCES);
  };
  const found = beamEnds(ends.search, board, roll, score, BEAM_WIDTH);
  ends.count = found.ends.length;
  ends.boards = new Uint8Array(ends.count * BOARD);
  found.ends.forEach(({ board }, index) => {
    ends.boards.set(board, index * BOARD);
  });
  ends.rest = found.rest;
  ends.moves = found.ends.map(({ moves }) => moves);
};

const makeRoom = (ends: Ends, count: number): void => {
  if (ends.equities.length >= count) return;
  ends.chances = new Float32Array(2 * count * CHANCES);
  ends.equities = new Float64Array(2 * count);
};

/** Lists the ends of a turn without valuing them. */
const listEnds = (mind: Mind, ends: Ends, board: Board, roll: Roll): void => {
  const { switches } = mind.ruleset;
  ends.moves = [];
  if (climbs(mind.ruleset, roll)) listBeam(mind, ends, board, roll);
  else
    ends.count = visitEnds(ends.search, board, roll, (boards, _, rest) => {
      ends.boards = boards;
      ends.rest = rest;
    });
  ends.again =
    "dice" in roll &&
    switches.doubles === "roll-again" &&
    roll.dice[0] === roll.dice[1] &&
    ends.rest.length === 0;
  makeRoom(ends, ends.count);
};

/** Puts an end with the others of a turn and values it; returns its number. */
export const addEnd = (mind: Mind, ends: Ends, end: Board): number => {
  const { count, again, chances, equities } = ends;
  const one = new Float32Array(CHANCES);
  mind.evaluator.evaluate(end, 1, again, one);
  ends.boards = Uint8Array.from([...ends.boards.subarray(0, count * BOARD), ...end]);
  ends.chances = Float32Array.from([...chances.subarray(0, count * CHANCES), ...one]);
  ends.equities = Float64Array.from([...equities.subarray(0, count), equityAt(mind.scale, one, 0)]);
  ends.count++;
  return count;
};

/** The end with the highest equity; the first of equal ones. */
const bestOf = ({ count, equities }: Ends): number => {
  let best = 0;
  for (let index = 1; index < count; index++)
    if ((equities[index] ?? 0) > (equities[best] ?? 0)) best = index;
  return best;
};

const measure = ({ scale }: Mind, ends: Ends): void => {
  for (let index = 0; index < ends.count; index++)
    ends.equities[index] = equityAt(scale, ends.chances, index * CHANCES);
};

/** So many of the ends that leave dice to the opponent are looked at with what he makes of them. */
const LEFTOVER_WIDTH = 8;

const turnedBoard = new Uint8Array(BOARD);

/** Copies a board as the other side sees it. */
export const turnBoard = (from: Board, at: number, to: Board): Board => {
  to.set(from.subarray(at + SIDE, at + BOARD));
  to.set(from.subarray(at, at + SIDE), SIDE);
  return to;
};

/**
 * Dice are left and the opponent plays them, as well as he can, before he rolls. The ends that look
 * best without that are valued again; all others count as worse than these.
 */
const valueLeftovers = (mind: Mind, ends: Ends): void => {
  const order = Array.from({ length: ends.count }, (_, index) => index).sort(
    (one, two) => (ends.equities[two] ?? 0) - (ends.equities[one] ?? 0) || one - two,
  );
  const [, , replies] = mind.rooms;
  let worst = Number.POSITIVE_INFINITY;
  for (const index of order.slice(0, LEFTOVER_WIDTH)) {
    if (ends.boards[index * BOARD] !== CHECKERS) {
      turnBoard(ends.boards, index * BOARD, turnedBoard);
      const best = valueStatic(mind, replies, turnedBoard, { pending: ends.rest });
      flipChances(replies.chances, best * CHANCES, ends.chances, index * CHANCES);
      ends.equities[index] = -(replies.equities[best] ?? 0);
    }
    worst = Math.min(worst, ends.equities[index] ?? 0);
  }
  for (const index of order.slice(LEFTOVER_WIDTH))
    ends.equities[index] = Math.min(ends.equities[index] ?? 0, worst - 1e-6);
};

const valueStatic = (mind: Mind, ends: Ends, board: Board, roll: Roll): number => {
  listEnds(mind, ends, board, roll);
  mind.evaluator.evaluate(ends.boards, ends.count, ends.again, ends.chances);
  measure(mind, ends);
  return bestOf(ends);
};

/**
 * Lists the ends of a turn, values each by the net, and returns the number of the best. Dice that
 * the opponent gets are taken as played by him as well as he can.
 */
export const valueEnds = (mind: Mind, ends: Ends, board: Board, roll: Roll): number => {
  const best = valueStatic(mind, ends, board, roll);
  if (ends.rest.length === 0 || mind.ruleset.switches.leftover === "lost") return best;
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
  if (ends.rest.length > 0 && mind.ruleset.switches.leftover === "opponent") {
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

/**
 * Adds up, over all rolls of the side that is about to roll on `board`, the chances after its best
 * turn, and writes their mean: the value one ply deeper than the net's.
 */
export const writeExpected = (
  mind: Mind,
  board: Board,
  turnNumber: number,
  to: ChanceList,
  at: number,
): void => {
  const [, ends] = mind.rooms;
  to.fill(0, at, at + CHANCES);
  for (const { dice, weight } of ROLLS) {
    const best = valueEnds(mind, ends, board, { dice, ownTurn: turnNumber });
    for (let part = 0; part < CHANCES; part++)
      to[at + part] =
        (to[at + part] ?? 0) + ((ends.chances[best * CHANCES + part] ?? 0) * weight) / 36;
  }
};
