import { isDouble } from "../../rules/dice.ts";
import { startPosition } from "../../rules/position.ts";
import { findRuleset } from "../../rules/rulesets.ts";
import { packBoard } from "../../rules/search/search.ts";
import type { Dice, Ruleset } from "../../rules/types.ts";
import { byEquity, type Candidates } from "../candidates.ts";
import { CHANCES } from "../chances.ts";
import { BOARD, type Board, SIDE } from "../inputs/inputs.ts";
import type { KernelModule } from "../net/kernel.ts";
import type { Net } from "../net/net.ts";
import { createRandom, type Random } from "../rollouts/sampling.ts";
import { averageRolls, findBest, frameAt, type Search, writeNext } from "../search.ts";
import { searchOf } from "./compare.ts";
import { joinLabels, type Labels, NEXT, roomForLabels } from "./labels.ts";
import { makeBoard } from "./made/made.ts";

/** Games for a net to play against itself, by number, each with its own dice. */
export type Order = {
  readonly game: string;
  readonly kernel: KernelModule;
  readonly net: Net;
  readonly seed: number;
  readonly first: number;
  readonly games: number;
  /** How often the second best end is played if it is close. */
  readonly wander: number;
  /** How often a game begins with a made position (`made/`): in a third of all games, 1/3. */
  readonly made: number;
  /** Values every position over all of its rolls, which takes some hundred times as long. */
  readonly expected: boolean;
};

/** A game longer than this many turns is left out. */
const LONGEST = 1500;
const CLOSE = 0.06;

const pick = (candidates: Candidates, best: number, random: Random, wander: number): number => {
  if (wander === 0 || random.next() >= wander) return best;
  const [, second = best] = byEquity(candidates);
  const { equities } = candidates;
  return (equities[second] ?? 0) >= (equities[best] ?? 0) - CLOSE ? second : best;
};

/** Where a game begins, and how many turns each side has had: a made position is in its midst. */
type Beginning = { readonly board: Board; readonly dice: Dice; readonly turns: number };

/** So late that every rule that starts with some turn applies. */
const TURNS_BEFORE = 10;

const beginningOf = (ruleset: Ruleset, random: Random, made: number): Beginning => {
  // The dice of games from the start stay what they were before there were made positions.
  const board = made > 0 && random.next() < made ? makeBoard(ruleset, random) : undefined;
  if (board) return { board, dice: random.dice(), turns: TURNS_BEFORE };
  let dice = random.dice();
  // An opening that is kept plays two different dice.
  while (ruleset.switches.opening === "kept" && isDouble(dice)) dice = random.dice();
  return { board: packBoard(startPosition(ruleset)), dice, turns: 0 };
};

const labelGame = (
  search: Search,
  random: Random,
  { wander, made, expected }: Pick<Order, "wander" | "made" | "expected">,
): Labels => {
  const { ruleset, hasEnded } = search.evaluator;
  const frame = frameAt(search, 0);
  const { board, candidates } = frame;
  const ahead = frameAt(search, 1);
  const labels = roomForLabels(LONGEST);
  const beginning = beginningOf(ruleset, random, made);
  board.set(beginning.board);
  let { dice } = beginning;
  const begun: [number, number] = [beginning.turns, beginning.turns];
  let side: 0 | 1 = 0;
  for (let turn = 0; turn < LONGEST; turn++) {
    const ownTurn = ++begun[side];
    labels.boards.set(board, turn * BOARD);
    ahead.board.set(board);
    if (expected) averageRolls(search, 1, ownTurn);
    const best = findBest(search, frame, { dice, ownTurn });
    const end = pick(candidates, best, random, wander);
    const after = candidates.chances.subarray(end * CHANCES, (end + 1) * CHANCES);
    labels.after.set(after, turn * CHANCES);
    labels.expected.set(expected ? ahead.chances : after, turn * CHANCES);
    const passes = writeNext(search, frame, end, board);
    labels.next[turn] = passes ? NEXT.other : NEXT.same;
    if (passes) side = side === 0 ? 1 : 0;
    if (hasEnded(board, 0) || hasEnded(board, SIDE)) {
      labels.next[turn] = NEXT.end;
      return { ...labels, count: turn + 1 };
    }
    dice = random.dice();
  }
  return { ...labels, count: 0 };
};

/** Plays the ordered games and labels every position. */
export const playOrder = ({ game, kernel, net, seed, first, games, ...how }: Order): Labels => {
  const ruleset = findRuleset(game);
  if (ruleset === undefined) throw new Error(`There is no ruleset ${game}.`);
  const search = searchOf(ruleset, kernel, net);
  return joinLabels(
    Array.from({ length: games }, (_, index) =>
      labelGame(search, createRandom(seed, first + index), how),
    ),
  );
};
