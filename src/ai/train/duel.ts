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
export type Result = { readonly points: number; readonly skill: number };

const LONGEST = 3000;
const chances: ChanceList = new Float32Array(CHANCES);

const game = async (
  { judge, lessLuck }: Pick<Duel, "judge" | "lessLuck">,
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
    const best = valueEnds(judge, ends, board, roll);
    const worth = ends.equities[best] ?? 0;
    // The dice of an opening are no luck of who begins: doubles are thrown again.
    if (lessLuck && turn > 0) {
      writeExpected(judge, board, ownTurn, chances, 0);
      luck += sign * (worth - equityAt(scale, chances, 0));
    }
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

/** Games in pairs with the same dice and the seats changed. */
export type Duel = {
  /** Who knows the ruleset, and sees how much luck there was. */
  readonly judge: Mind;
  /** Without it a game is played some twenty times as fast, and the luck stays in `skill`. */
  readonly lessLuck: boolean;
  readonly hero: Contestant;
  /** One for each game that is played at a time. */
  readonly opponents: readonly Contestant[];
  readonly games: number;
  readonly seed: number;
};

/** Plays them all; the results of the hero, in order. */
export const duel = async (plan: Duel): Promise<readonly Result[]> => {
  const { hero, opponents, games, seed } = plan;
  const results: Result[] = [];
  let next = 0;
  const work = async (opponent: Contestant): Promise<void> => {
    while (next < games) {
      const number = next++;
      const first = number % 2 === 0 ? 0 : 1;
      results[number] = await game(plan, [hero, opponent], first, createRandom(seed, number >> 1));
    }
  };
  await Promise.all(opponents.map(work));
  return results;
};
