import { isDouble } from "../rules/dice.ts";
import {
  beamEnds,
  createEndSearch,
  type EndSearch,
  type LegalTurn,
  packBoard,
  visitEnds,
} from "../rules/search/search.ts";
import type { Roll, Turn } from "../rules/turn.ts";
import type { Die, Move, Ruleset } from "../rules/types.ts";
import { CHANCES, type ChanceList, equityAt, type Scale } from "./chances.ts";
import type { Evaluator } from "./evaluator.ts";
import { BOARD, type Board } from "./inputs/inputs.ts";

/** How ends are valued: by a net, in the points of a ruleset. */
export type Judge = {
  readonly ruleset: Ruleset;
  readonly evaluator: Evaluator;
  readonly scale: Scale;
};

/** How much is looked at where there are too many ends. */
export type Widths = {
  /** Positions followed from die to die in a double that climbs. */
  readonly beam: number;
  /** Ends that leave dice to the opponent, looked at with what he makes of these. */
  readonly leftovers: number;
};

/** The ends of one turn with what they are worth to who has moved, until the list is used again. */
export type Ends = {
  readonly search: EndSearch;
  readonly widths: Widths;
  count: number;
  /** 52 counts each, seen by the mover. */
  boards: Board;
  /** What is left of the dice, the same for all. */
  rest: readonly Die[];
  /** The ways there, where these are known already: of a beam's ends. */
  moves: readonly (readonly Move[])[];
  /** The mover is also the one to roll next: after leftovers, or after a double of gulbar. */
  again: boolean;
  /** The opponent plays what is left, then rolls (gulbar). */
  leaves: boolean;
  chances: ChanceList;
  /** In points, without the cube. */
  equities: Float64Array;
};

export const createEnds = (ruleset: Ruleset, widths: Widths): Ends => ({
  search: createEndSearch(ruleset),
  widths,
  count: 0,
  boards: new Uint8Array(0),
  rest: [],
  moves: [],
  again: false,
  leaves: false,
  chances: new Float32Array(0),
  equities: new Float64Array(0),
});

/** Doubles that climb have more dice than this, and too many ends to list. */
const MOST_LISTED = 4;

/** Whether a roll has too many ends to list. */
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

const makeRoom = (ends: Ends, count: number): void => {
  if (ends.equities.length >= count) return;
  ends.chances = new Float32Array(2 * count * CHANCES);
  ends.equities = new Float64Array(2 * count);
};

const measure = ({ scale }: Judge, ends: Ends, count: number, to: Float64Array): void => {
  for (let index = 0; index < count; index++)
    to[index] = equityAt(scale, ends.chances, index * CHANCES);
};

const listBeam = (judge: Judge, ends: Ends, board: Board, roll: Roll): void => {
  const score = (boards: Board, count: number, scores: Float64Array): void => {
    makeRoom(ends, count);
    judge.evaluator.evaluate(boards, count, false, ends.chances);
    measure(judge, ends, count, scores);
  };
  const found = beamEnds(ends.search, board, roll, score, ends.widths.beam);
  ends.count = found.ends.length;
  ends.boards = new Uint8Array(ends.count * BOARD);
  found.ends.forEach((end, index) => {
    ends.boards.set(end.board, index * BOARD);
  });
  ends.rest = found.rest;
  ends.moves = found.ends.map(({ moves }) => moves);
};

/** What was rolled: a double can be played again in gulbar, leftovers are followed by an own roll. */
type Played = "roll" | "double" | "leftovers";

/** Values the ends by the net, dice that are left set aside. */
const settle = (judge: Judge, ends: Ends, played: Played): void => {
  const { doubles, leftover } = judge.ruleset.switches;
  const whole = ends.rest.length === 0;
  const rollsAgain = doubles === "roll-again" && played === "double" && whole;
  ends.again = played === "leftovers" || rollsAgain;
  ends.leaves = played !== "leftovers" && leftover === "opponent" && !whole;
  makeRoom(ends, ends.count);
  judge.evaluator.evaluate(ends.boards, ends.count, ends.again, ends.chances);
  measure(judge, ends, ends.count, ends.equities);
};

const playedBy = (roll: Roll): Played => {
  if ("pending" in roll) return "leftovers";
  return isDouble(roll.dice) ? "double" : "roll";
};

/** Lists the ends of a turn and values each by the net, dice that are left set aside. */
export const listEnds = (judge: Judge, ends: Ends, board: Board, roll: Roll): void => {
  ends.moves = [];
  if (climbs(judge.ruleset, roll)) listBeam(judge, ends, board, roll);
  else
    ends.count = visitEnds(ends.search, board, roll, (boards, _, rest) => {
      ends.boards = boards;
      ends.rest = rest;
    });
  settle(judge, ends, playedBy(roll));
};

/** So many moves are a double, in rulesets that roll again after one. */
const DOUBLE = 4;

/** The same for ends that are known as values: those of a turn in progress. */
export const takeEnds = (
  judge: Judge,
  ends: Ends,
  turn: Turn,
  turns: readonly LegalTurn[],
  leftovers: boolean,
): void => {
  ends.count = turns.length;
  ends.boards = new Uint8Array(ends.count * BOARD);
  turns.forEach(({ position }, index) => {
    packBoard(position, ends.boards, index * BOARD);
  });
  ends.rest = turns[0]?.rest ?? [];
  ends.moves = turns.map(({ moves }) => moves);
  if (leftovers) settle(judge, ends, "leftovers");
  else settle(judge, ends, turn.all.length === DOUBLE ? "double" : "roll");
};

/** Puts an end with the others of a turn and values it; returns its number. */
export const addEnd = (judge: Judge, ends: Ends, end: Board): number => {
  const { count, again, chances, equities } = ends;
  const one = new Float32Array(CHANCES);
  judge.evaluator.evaluate(end, 1, again, one);
  ends.boards = Uint8Array.from([...ends.boards.subarray(0, count * BOARD), ...end]);
  ends.chances = Float32Array.from([...chances.subarray(0, count * CHANCES), ...one]);
  ends.equities = Float64Array.from([
    ...equities.subarray(0, count),
    equityAt(judge.scale, one, 0),
  ]);
  ends.count++;
  return count;
};

/** The end with the highest equity; the first of equal ones. */
export const bestOf = ({ count, equities }: Ends): number => {
  let best = 0;
  for (let index = 1; index < count; index++)
    if ((equities[index] ?? 0) > (equities[best] ?? 0)) best = index;
  return best;
};

/** The numbers of the ends, the best first. */
export const byEquity = ({ equities, count }: Ends): number[] =>
  Array.from({ length: count }, (_, index) => index).sort(
    (one, two) => (equities[two] ?? 0) - (equities[one] ?? 0) || one - two,
  );
