import { isDouble } from "../../rules/dice.ts";
import { usualWin } from "../../rules/outcome.ts";
import { startPosition } from "../../rules/position.ts";
import { packBoard } from "../../rules/search/search.ts";
import { CHANCES, equityAt } from "../chances.ts";
import type { Board } from "../inputs/inputs.ts";
import { meanOn } from "../rollouts/rollout.ts";
import { createRandom, type Random } from "../rollouts/sampling.ts";
import { findBest, frameAt, type Search, turnBoard } from "../search.ts";
import type { Engine } from "./engines.ts";

/** The first engine's points, without the cube, and the same with all luck taken off. */
export type DuelResult = { readonly points: number; readonly skill: number };

const LONGEST = 3000;

const pointsOf = ({ evaluator }: Search, board: Board): number => {
  const ended = new Float32Array(CHANCES);
  evaluator.evaluate(board, 1, false, ended);
  return equityAt(evaluator.scale, ended, 0) * usualWin(evaluator.ruleset.switches);
};

const game = async (
  { judge, lessLuck }: Pick<Duel, "judge" | "lessLuck">,
  seats: readonly [Engine, Engine],
  first: 0 | 1,
  random: Random,
): Promise<DuelResult> => {
  const { ruleset, hasEnded } = judge.evaluator;
  const { opening } = ruleset.switches;
  const one = usualWin(ruleset.switches);
  const frame = frameAt(judge, 0);
  const { candidates } = frame;
  const board = packBoard(startPosition(ruleset));
  const begun: [number, number] = [0, 0];
  let seat = first;
  let luck = 0;
  let dice = random.dice();
  while (opening === "kept" && isDouble(dice)) dice = random.dice();
  const over = (end: Board, sign: number): DuelResult | undefined => {
    if (!hasEnded(end, 0)) return undefined;
    const points = sign * pointsOf(judge, end);
    return { points, skill: points - luck };
  };
  for (let turn = 0; turn < LONGEST; turn++) {
    const sign = seat === 0 ? 1 : -1;
    const roll = { dice, ownTurn: ++begun[seat] };
    frame.board.set(board);
    const best = findBest(judge, frame, roll);
    const worth = candidates.equities[best] ?? 0;
    // An opening's dice are not luck: doubles are thrown again.
    if (lessLuck && turn > 0) luck += sign * (worth - meanOn(judge, board)) * one;
    const { again, leaves, rest } = candidates;
    const end = await seats[seat].play(board.slice(), roll);
    const won = over(end, sign);
    if (won) return won;
    if (again) board.set(end);
    else {
      turnBoard(end, 0, board);
      seat = seat === 0 ? 1 : 0;
      if (leaves) {
        board.set(await seats[seat].play(board.slice(), { pending: rest }));
        const lost = over(board, -sign);
        if (lost) return lost;
      }
    }
    dice = random.dice();
  }
  if (ruleset.switches.frozen) return { points: 0, skill: -luck };
  throw new Error(`A game was not over after ${LONGEST} turns.`);
};

/** Games in pairs with the same dice and swapped seats. */
export type Duel = {
  /** The search that knows the ruleset and measures luck. */
  readonly judge: Search;
  /** Without it a game is played about twenty times as fast, and `skill` includes the luck. */
  readonly lessLuck: boolean;
  readonly engine: Engine;
  /** One opponent for each game that runs in parallel. */
  readonly opponents: readonly Engine[];
  readonly games: number;
  readonly seed: number;
};

/** Plays all games; returns the engine's results in order. */
export const duel = async (plan: Duel): Promise<readonly DuelResult[]> => {
  const { engine, opponents, games, seed } = plan;
  const results: DuelResult[] = [];
  let next = 0;
  const work = async (opponent: Engine): Promise<void> => {
    while (next < games) {
      const number = next++;
      const first = number % 2 === 0 ? 0 : 1;
      results[number] = await game(
        plan,
        [engine, opponent],
        first,
        createRandom(seed, number >> 1),
      );
    }
  };
  await Promise.all(opponents.map(work));
  return results;
};
