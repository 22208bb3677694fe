import type { Roll } from "../../rules/turn.ts";
import type { Ruleset } from "../../rules/types.ts";
import { boardAt, byEquity } from "../candidates.ts";
import { equityAt } from "../chances.ts";
import { bestBoard } from "../choose.ts";
import type { Board } from "../inputs/inputs.ts";
import { type Mean, meanOf } from "../rollouts/sampling.ts";
import { findBest, frameAt, lookDeeper, type Search, TWO_PLIES, turnNumberOn } from "../search.ts";
import type { Looking } from "./engines.ts";
import { makeTurn } from "./made/made.ts";
import { textOf } from "./pack.ts";
import { byKind } from "./rolled.ts";

type AskedTurn = { readonly kind: string; readonly board: Board; readonly roll: Roll };

const askTurn = (ruleset: Ruleset, seed: number, number: number): AskedTurn | undefined => {
  const made = makeTurn(ruleset, seed, number);
  if (made === undefined) return undefined;
  const { kind, board, dice } = made;
  return { kind, board, roll: { dice, ownTurn: turnNumberOn(ruleset, board) } };
};

/** The wide search: so many ends, by the net's word at most this much below the best. */
const WIDEST = 12;
const FARTHEST = 0.3;

/** What each end that may be the best is worth over all rolls of two plies, by its packed board. */
const valueWidely = (search: Search, { board, roll }: AskedTurn): ReadonlyMap<string, number> => {
  const frame = frameAt(search, 0);
  frame.board.set(board);
  findBest(search, frame, roll);
  const { candidates } = frame;
  const wordOn = (index: number): number => candidates.equities[index] ?? 0;
  const [first = 0, ...others] = byEquity(candidates).slice(0, WIDEST);
  const near = others.filter((index) => wordOn(first) - wordOn(index) <= FARTHEST);
  return new Map(
    [first, ...near].map((index) => {
      const chances = lookDeeper(search, 0, index, TWO_PLIES);
      const worth = chances ? equityAt(search.evaluator.scale, chances, 0) : wordOn(index);
      return [textOf(boardAt(candidates, index)), worth];
    }),
  );
};

type Narrowed = {
  readonly kind: string;
  /** What the chosen end is worth less than the best one, by the wide search. */
  readonly loss: number;
  /** The boards that were valued to choose it, and for the wide search. */
  readonly work: number;
  readonly wideWork: number;
};

const narrowedIn = ({ search, plies }: Looking, turn: AskedTurn): Narrowed | undefined => {
  const { work } = search.evaluator;
  const begun = work.done;
  const worths = valueWidely(search, turn);
  if (worths.size < 2) return undefined;
  const wide = work.done;
  const chosen = textOf(bestBoard(search, turn.board, turn.roll, plies));
  const best = Math.max(...worths.values());
  return {
    kind: turn.kind,
    loss: best - (worths.get(chosen) ?? best),
    ...{ work: work.done - wide, wideWork: wide - begun },
  };
};

/** What it costs to look over two plies for few ends of a turn and not for many. */
export type NarrowingCost = {
  readonly kind: string;
  readonly loss: Mean;
  /** How often it chooses another turn than the wide search. */
  readonly differs: number;
  readonly work: number;
  readonly wideWork: number;
};

/** The cost of narrowing, kind by kind, in the first so many made turns of a seed with a choice. */
export const narrowingCosts = (
  looking: Looking,
  { seed, count }: { readonly seed: number; readonly count: number },
): readonly NarrowingCost[] => {
  const { ruleset } = looking.search.evaluator;
  const all = Array.from({ length: count }, (_, number) => {
    const turn = askTurn(ruleset, seed, number);
    return turn && narrowedIn(looking, turn);
  }).filter((one) => one !== undefined);
  return byKind(all).map(([kind, within]) => ({
    kind,
    loss: meanOf(within.map(({ loss }) => loss)),
    differs: meanOf(within.map(({ loss }) => Number(loss > 0))).mean,
    work: meanOf(within.map(({ work }) => work)).mean,
    wideWork: meanOf(within.map(({ wideWork }) => wideWork)).mean,
  }));
};
