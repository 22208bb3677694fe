import { isDouble } from "../../rules/dice.ts";
import { startPosition } from "../../rules/position.ts";
import { packBoard } from "../../rules/search/search.ts";
import type { Dice } from "../../rules/types.ts";
import { CHANCES, flipChances } from "../chances.ts";
import { BOARD, type Board } from "../inputs/inputs.ts";
import type { Random } from "../rollouts/random.ts";
import {
  averageRolls,
  findBest,
  frameAt,
  type Search,
  turnNumberOn,
  writeNext,
} from "../search.ts";

/** Positions about to be rolled in, 52 counts each, and the chances that are wanted for them. */
export type Lessons = { readonly boards: Uint8Array; readonly wanted: Float32Array };

/** How far what comes later counts, and whether each position is valued over all of its rolls. */
export type Lesson = { readonly lambda: number; readonly expected: boolean };

/** A game that is not over after this many turns teaches nothing. */
const LONGEST = 1500;

type Course = {
  length: number;
  readonly boards: Uint8Array;
  /** The chances after the turn, as the net has them and as wanted, both seen by who rolled. */
  readonly after: Float32Array;
  readonly wanted: Float32Array;
  readonly passes: Uint8Array;
};

const course: Course = {
  length: 0,
  boards: new Uint8Array(LONGEST * BOARD),
  after: new Float32Array(LONGEST * CHANCES),
  wanted: new Float32Array(LONGEST * CHANCES),
  passes: new Uint8Array(LONGEST),
};

/** The opening of short nardy plays two different dice. */
const firstDice = ({ evaluator: { ruleset } }: Search, random: Random): Dice => {
  let dice = random.dice();
  while (ruleset.switches.family === "short" && isDouble(dice)) dice = random.dice();
  return dice;
};

const isOver = (board: Board): boolean => board[0] === 15 || board[BOARD / 2] === 15;

const playOut = (search: Search, random: Random, { expected }: Lesson): boolean => {
  const { ruleset } = search.evaluator;
  const frame = frameAt(search, 0);
  const mean = frameAt(search, 1);
  const { board, candidates } = frame;
  packBoard(startPosition(ruleset), board);
  let dice = firstDice(search, random);
  for (course.length = 0; course.length < LONGEST; ) {
    const turn = course.length++;
    const at = turn * CHANCES;
    course.boards.set(board, turn * BOARD);
    const ownTurn = turnNumberOn(ruleset, board);
    if (expected) {
      mean.board.set(board);
      averageRolls(search, 1, ownTurn);
    }
    const best = findBest(search, frame, { dice, ownTurn });
    const after = candidates.chances.subarray(best * CHANCES, (best + 1) * CHANCES);
    course.after.set(after, at);
    course.wanted.set(expected ? mean.chances : after, at);
    course.passes[turn] = writeNext(search, frame, best, board) ? 1 : 0;
    if (isOver(board)) return true;
    dice = random.dice();
  }
  return false;
};

const later = new Float32Array(CHANCES);

/** Each position wants what its turn led to, moved by `lambda` of the next one's mistake. */
const lookBack = (lambda: number): void => {
  for (let turn = course.length - 2; turn >= 0; turn--) {
    const at = turn * CHANCES;
    later.set(course.wanted.subarray(at + CHANCES, at + 2 * CHANCES));
    if (course.passes[turn] === 1) flipChances(later, 0);
    for (let part = 0; part < CHANCES; part++) {
      const mistake = (later[part] ?? 0) - (course.after[at + part] ?? 0);
      course.wanted[at + part] = (course.wanted[at + part] ?? 0) + lambda * mistake;
    }
  }
};

/** Plays one game against itself and returns what it teaches. */
export const playGame = (search: Search, random: Random, lesson: Lesson): Lessons => {
  if (!playOut(search, random, lesson)) course.length = 0;
  lookBack(lesson.lambda);
  return {
    boards: course.boards.slice(0, course.length * BOARD),
    wanted: course.wanted.slice(0, course.length * CHANCES),
  };
};
