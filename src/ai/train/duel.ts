import { isDouble } from "../../rules/dice.ts";
import { startPosition } from "../../rules/position.ts";
import { packBoard } from "../../rules/search/search.ts";
import { CHANCES, type ChanceList, equityAt, hasFinished, writeWon } from "../chances.ts";
import { SIDE } from "../inputs/inputs.ts";
import { type Mind, turnBoard, turnNumberOn, valueEnds, writeExpected } from "../mind.ts";
import type { Contestant } from "./contestants.ts";
import { createRandom, type Random } from "./random.ts";

/** The mean of many numbers, and how sure it is. */
export type Mean = { readonly mean: number; readonly error: number; readonly count: number };

export const meanOf = (numbers: readonly number[]): Mean => {
  const count = numbers.length;
  const mean = numbers.reduce((sum, one) => sum + one, 0) / count;
  const variance = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (count - 1);
  return { mean, error: Math.sqrt(variance / count), count };
};

/** What the first contestant won in points, without the cube, and the same less all luck. */
type Result = { readonly points: number; readonly skill: number };

const LONGEST = 3000;
const chances: ChanceList = new Float32Array(CHANCES);

const game = async (
  judge: Mind,
  seats: readonly [Contestant, Contestant],
  first: 0 | 1,
  random: Random,
): Promise<Result> => {
  const { ruleset, scale } = judge;
  const { family } = ruleset.switches;
  const board = packBoard(startPosition(ruleset));
  const [ends] = judge.rooms;
  let seat = first;
  let luck = 0;
  let dice = random.dice();
  while (family === "short" && isDouble(dice)) dice = random.dice();
  for (let turn = 0; turn < LONGEST; turn++) {
    const sign = seat === 0 ? 1 : -1;
    const ownTurn = turnNumberOn(ruleset, board);
    const roll = { dice, ownTurn };
    writeExpected(judge, board, ownTurn, chances, 0);
    const best = valueEnds(judge, ends, board, roll);
    // The dice of an opening are no luck of who begins: doubles are thrown again.
    if (turn > 0) luck += sign * ((ends.equities[best] ?? 0) - equityAt(scale, chances, 0));
    const { again, rest } = ends;
    const contestant = seats[seat];
    const end = await contestant.play(board.slice(), roll);
    if (hasFinished(end, 0)) {
      writeWon(family, end, SIDE, chances, 0);
      const points = sign * equityAt(scale, chances, 0);
      return { points, skill: points - luck };
    }
    if (again) board.set(end);
    else {
      turnBoard(end, 0, board);
      seat = seat === 0 ? 1 : 0;
      if (rest.length > 0 && ruleset.switches.leftover === "opponent") {
        board.set(await seats[seat].play(board.slice(), { pending: rest }));
        if (hasFinished(board, 0)) {
          writeWon(family, board, SIDE, chances, 0);
          const points = -sign * equityAt(scale, chances, 0);
          return { points, skill: points - luck };
        }
      }
    }
    dice = random.dice();
  }
  throw new Error(`A game was not over after ${LONGEST} turns.`);
};

/**
 * Plays games of two contestants against each other, in pairs with the same dice and the seats
 * changed, several side by side. `opponents`: one for each game played at a time.
 */
export const duel = async (
  judge: Mind,
  hero: Contestant,
  opponents: readonly Contestant[],
  games: number,
  seed: number,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  let next = 0;
  const work = async (opponent: Contestant): Promise<void> => {
    while (next < games) {
      const number = next++;
      const first = number % 2 === 0 ? 0 : 1;
      results[number] = await game(judge, [hero, opponent], first, createRandom(seed, number >> 1));
    }
  };
  await Promise.all(opponents.map(work));
  return results;
};
