import { isDouble } from "../../rules/dice.ts";
import { startPosition } from "../../rules/position.ts";
import { packBoard } from "../../rules/search/search.ts";
import { byEquity, type Candidates } from "../candidates.ts";
import { CHANCES } from "../chances.ts";
import { BOARD, SIDE } from "../inputs/inputs.ts";
import { createRandom, type Random } from "../rollouts/random.ts";
import { averageRolls, findBest, frameAt, type Search, writeNext } from "../search.ts";
import { joinLabels, type Labels, NEXT, roomForLabels } from "./labels.ts";

/** Games of a net against itself, by number, each with its own dice. */
export type LabelledGames = {
  readonly seed: number;
  readonly first: number;
  readonly games: number;
  /** How often the second best end is played if it is close. */
  readonly wander: number;
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

const labelGame = (
  search: Search,
  random: Random,
  { wander, expected }: Pick<LabelledGames, "wander" | "expected">,
): Labels => {
  const { ruleset, hasEnded } = search.evaluator;
  const frame = frameAt(search, 0);
  const { board, candidates } = frame;
  const ahead = frameAt(search, 1);
  const labels = roomForLabels(LONGEST);
  packBoard(startPosition(ruleset), board);
  let dice = random.dice();
  // An opening that is kept plays two different dice.
  while (ruleset.switches.opening === "kept" && isDouble(dice)) dice = random.dice();
  const begun: [number, number] = [0, 0];
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

/** Plays games of the net against itself and labels every position. */
export const labelGames = (search: Search, { seed, first, games, ...how }: LabelledGames): Labels =>
  joinLabels(
    Array.from({ length: games }, (_, index) =>
      labelGame(search, createRandom(seed, first + index), how),
    ),
  );
