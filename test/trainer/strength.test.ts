import { describe, expect, test } from "vitest";
import { LEVELS, type Level } from "../../src/ai/levels.ts";
import { createRandom, type Random } from "../../src/ai/rollouts/random.ts";
import { type Rating, UNRATED } from "../../src/game/rating.ts";
import { readSupply } from "../../src/seven/supply.ts";
import { SEVEN, SEVEN_GAMES, type SevenGame } from "../../src/seven/types.ts";
import { afterAttempt, nextPuzzle, type PoolPuzzle } from "../../src/trainer/strength.ts";
import { FOUND } from "./levels.ts";

const PUZZLES = 30;
const RUNS = 1000;
const POOLS = 10;
/** People who have trained before, so that puzzles have found their ratings. */
const BEFORE = 200;
/** What a best turn loses, and what any other. */
const [RIGHT, WRONG] = [0, 20];

type Pool = Map<number, Rating>;

/** A level trains as a person would; the puzzles learn from it too. */
const trained = (game: SevenGame, level: Level, pool: Pool, random: Random): Rating => {
  const seen = new Map<number, number>();
  let person = UNRATED;
  for (let now = 0; now < PUZZLES; now++) {
    const offered = [...pool].map(
      ([id, { rating }]): PoolPuzzle<number> => ({ id, rating, seenAt: seen.get(id) ?? null }),
    );
    const id = nextPuzzle(offered, { rating: person.rating, now, below: random.below });
    const puzzle = id === undefined ? undefined : pool.get(id);
    if (id === undefined || puzzle === undefined) throw new Error("nothing to train");
    seen.set(id, now);
    const chance = Number(FOUND[game][level][id]) / 9;
    const met = afterAttempt({ person, puzzle }, random.next() < chance ? RIGHT : WRONG);
    person = met.person;
    pool.set(id, met.puzzle);
  }
  return person;
};

/** A pool that some people of all levels have played before; who they were decides which puzzles are asked. */
const playedPool = (game: SevenGame, index: number): Pool => {
  const pool: Pool = new Map([...FOUND[game].best].map((_, id) => [id, UNRATED]));
  const random = createRandom(1, index);
  for (let at = 0; at < BEFORE; at++)
    trained(game, LEVELS[random.below(LEVELS.length)] ?? "easy", pool, random);
  return pool;
};

/** What the levels are rated after 30 puzzles each, in many runs. */
const ratedRuns = (game: SevenGame): readonly Readonly<Record<Level, number>>[] => {
  const played = Array.from({ length: POOLS }, (_, index) => playedPool(game, index));
  return Array.from({ length: RUNS }, (_, run) => {
    const pool: Pool = new Map(played[run % POOLS]);
    const random = createRandom(2, run);
    const rated = (level: Level): number => trained(game, level, pool, random).rating;
    const [beginner, easy, middle] = [rated("beginner"), rated("easy"), rated("middle")];
    return { beginner, easy, middle, hard: rated("hard"), best: rated("best") };
  });
};

describe.each(SEVEN_GAMES)("the strength of people by thirty puzzles of %s", (game) => {
  test("is measured in all the shipped decisions", () => {
    const decisions = SEVEN * readSupply(game).length;
    for (const level of LEVELS) expect(FOUND[game][level]).toHaveLength(decisions);
  });

  test("puts four levels in the right order", { timeout: 120_000 }, () => {
    const runs = ratedRuns(game);
    const share = (...levels: readonly Level[]): number =>
      runs.filter((rated) =>
        levels.slice(1).every((level, at) => rated[level] > rated[levels[at] ?? level]),
      ).length / RUNS;
    expect(share("beginner", "easy", "hard", "best")).toBeGreaterThanOrEqual(0.95);
    expect(share("beginner", "middle", "hard", "best")).toBeGreaterThanOrEqual(0.95);
    // `easy` and `middle` find nearly as many turns: which pool it is decides how often they are told apart.
    expect(share("easy", "middle", "hard", "best")).toBeGreaterThanOrEqual(0.6);
  });
});
