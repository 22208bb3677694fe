import { familyOf } from "../rules/family.ts";
import { HELD_MARK } from "../rules/search/search.ts";
import { HEAD, type Ruleset } from "../rules/types.ts";
import { chanceOfRace, hasPlainRaces } from "./bear-off.ts";
import {
  CHANCES,
  type ChanceList,
  flipChances,
  hasFinished,
  limitChances,
  type Scale,
  scaleOf,
  writeWon,
} from "./chances.ts";
import { countDifference, writeDifference, writeRaceDifference } from "./difference.ts";
import { BOARD, type Board, inputsOfNet, SIDE } from "./inputs/inputs.ts";
import { type Arithmetic, BATCH } from "./net/net.ts";

/** Values boards that lie one after the other, 52 counts each, by the points of a ruleset. */
export type Evaluator = {
  readonly ruleset: Ruleset;
  readonly scale: Scale;
  /** The cost of a search in boards that were valued: independent of the machine. */
  readonly work: { done: number };
  /** Whether the game is over on a board where `side` has just moved: its checkers begin there. */
  readonly hasEnded: (boards: Board, side: number) => boolean;
  /** Writes the chances of the side that has just moved; with `again` the same side rolls next. */
  readonly evaluate: (boards: Board, count: number, again: boolean, to: ChanceList) => void;
};

/** One checker, held. */
const HELD_MOTHER = HELD_MARK + 1;

const writeRace = (win: number, to: ChanceList, at: number): void => {
  to.fill(0, at, at + CHANCES);
  to[at] = win;
};

/** How the chances of ends and of a net's word are written: by names, or by the difference. */
type Counting = {
  readonly won: (board: Board, loser: number, to: ChanceList, at: number) => void;
  /** Adds to the chance of a race what it is worth, from the view of `own`. */
  readonly race: (board: Board, own: number, other: number, to: ChanceList, at: number) => void;
  readonly said: (board: Board, own: number, other: number, to: ChanceList, at: number) => void;
};

const countingOf = ({ switches }: Ruleset): Counting => {
  if (switches.score === "difference")
    return { won: writeDifference, race: writeRaceDifference, said: countDifference };
  const family = familyOf(switches);
  return {
    won: (board, loser, to, at) => writeWon(family, board, loser, to, at),
    race: () => {},
    said: limitChances,
  };
};

/** A held mother, where the side that holds it can be held itself, or not any more. */
const motherEnd = (boards: Board, mover: number, other: number): "won" | "drawn" | undefined => {
  if (boards[other + HEAD] !== HELD_MOTHER) return undefined;
  if (boards[mover + HEAD] === HELD_MOTHER) return "drawn";
  return boards[mover + HEAD] === 0 ? "won" : undefined;
};

/** A mother is worth a mars; a drawn game is as good as an even one. */
const writeMother = (end: "won" | "drawn", to: ChanceList, at: number): void => {
  to.fill(0, at, at + CHANCES);
  to[at] = end === "won" ? 1 : 1 / 2;
  to[at + 1] = end === "won" ? 1 : 0;
};

/** A net with the rest that a ruleset needs: its inputs, and exact ends of races if possible. */
export const createEvaluator = (ruleset: Ruleset, { rows, evaluate }: Arithmetic): Evaluator => {
  const counting = countingOf(ruleset);
  const { mother } = ruleset.switches;
  const plain = hasPlainRaces(ruleset);
  const inputs = inputsOfNet(ruleset.switches, rows.length / BATCH);
  /** The board number of each row in the batch. */
  const places = new Int32Array(BATCH);
  const work = { done: 0 };

  const flush = (boards: Board, filled: number, again: boolean, to: ChanceList): void => {
    const outputs = evaluate(filled);
    for (let row = 0; row < filled; row++) {
      const index = places[row] ?? 0;
      const at = index * CHANCES;
      for (let part = 0; part < CHANCES; part++) to[at + part] = outputs[row * CHANCES + part] ?? 0;
      if (!again) flipChances(to, at);
      counting.said(boards, index * BOARD, index * BOARD + SIDE, to, at);
    }
  };

  return {
    ruleset,
    scale: scaleOf(ruleset, false),
    work,
    hasEnded: (boards, side) => {
      const other = side % BOARD === 0 ? side + SIDE : side - SIDE;
      const isMother = mother !== "off" && motherEnd(boards, side, other) !== undefined;
      return isMother || hasFinished(boards, side);
    },
    evaluate: (boards, count, again, to) => {
      let filled = 0;
      work.done += count;
      for (let index = 0; index < count; index++) {
        const mover = index * BOARD;
        const other = mover + SIDE;
        if (hasFinished(boards, mover)) {
          counting.won(boards, other, to, index * CHANCES);
          continue;
        }
        const end = mother === "off" ? undefined : motherEnd(boards, mover, other);
        if (end !== undefined) {
          writeMother(end, to, index * CHANCES);
          continue;
        }
        const own = again ? mover : other;
        const opposing = again ? other : mover;
        const race = plain ? chanceOfRace(boards, own, opposing) : undefined;
        if (race !== undefined) {
          writeRace(race, to, index * CHANCES);
          counting.race(boards, own, opposing, to, index * CHANCES);
          if (!again) flipChances(to, index * CHANCES);
          continue;
        }
        places[filled] = index;
        inputs.write(boards, own, opposing, rows, filled * inputs.count);
        if (++filled === BATCH) {
          flush(boards, filled, again, to);
          filled = 0;
        }
      }
      if (filled > 0) flush(boards, filled, again, to);
    },
  };
};
