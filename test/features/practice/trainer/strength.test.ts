import { describe, expect, test } from "vitest";
import { LEVELS, type Level } from "../../../../src/ai/levels.ts";
import { createRandom, type Random } from "../../../../src/ai/rollouts/sampling.ts";
import { SEVEN_GAMES } from "../../../../src/features/practice/sets/types.ts";
import {
  afterAttempt,
  isFound,
  nextPuzzle,
  type PoolPuzzle,
  scoreOf,
} from "../../../../src/features/practice/trainer/rules/strength.ts";
import { type Rating, UNRATED } from "../../../../src/game/rating.ts";
import { type Habit, habitsIn, lossBy } from "./levels.ts";

const PUZZLES = 30;
/** A thousand runs over ten pools come out the same (the README has them). */
const RUNS = 40;
const POOLS = 1;
/** People who have trained before, so that puzzles have found their ratings. */
const BEFORE = 200;

type Pool = Map<number, Rating>;

/** A level trains as a person would; the puzzles learn from it too. */
const trained = (habits: readonly Habit[], level: Level, pool: Pool, random: Random): Rating => {
  const seen = new Map<number, number>();
  let person = UNRATED;
  for (let now = 0; now < PUZZLES; now++) {
    const offered = [...pool].map(
      ([id, { rating }]): PoolPuzzle<number> => ({ id, rating, seenAt: seen.get(id) ?? null }),
    );
    const id = nextPuzzle(offered, { rating: person.rating, now, below: random.below });
    const [puzzle, habit] = id === undefined ? [] : [pool.get(id), habits[id]];
    if (id === undefined || !puzzle || !habit) throw new Error("nothing to train");
    seen.set(id, now);
    const met = afterAttempt({ person, puzzle }, lossBy(habit, level, random.next()), now);
    person = met.person;
    pool.set(id, met.puzzle);
  }
  return person;
};

/** A pool that some people of all levels have played before; who they were decides which puzzles are asked. */
const playedPool = (habits: readonly Habit[], index: number): Pool => {
  const pool: Pool = new Map(habits.map((_, id) => [id, UNRATED]));
  const random = createRandom(1, index);
  for (let at = 0; at < BEFORE; at++)
    trained(habits, LEVELS[random.below(LEVELS.length)] ?? "easy", pool, random);
  return pool;
};

/** What the levels are rated after 30 puzzles each, in many runs. */
const ratedRuns = (habits: readonly Habit[]): readonly Readonly<Record<Level, number>>[] => {
  const played = Array.from({ length: POOLS }, (_, index) => playedPool(habits, index));
  return Array.from({ length: RUNS }, (_, run) => {
    const pool: Pool = new Map(played[run % POOLS]);
    const random = createRandom(2, run);
    const rated = (level: Level): number => trained(habits, level, pool, random).rating;
    const [beginner, easy, middle] = [rated("beginner"), rated("easy"), rated("middle")];
    return { beginner, easy, middle, hard: rated("hard"), best: rated("best") };
  });
};

test("an attempt is worth the less the more it has lost", () => {
  expect([0, 1, 3, 15, 60].map(scoreOf)).toEqual([1, 1, 0.8, 0, 0]);
});

test("a strength that five puzzles have found moves by 40 at most", () => {
  let person = UNRATED;
  const changes = Array.from({ length: 12 }, (_, rated) => {
    const before = person.rating;
    const loss = rated % 3 === 0 ? 0 : 60;
    ({ person } = afterAttempt({ person, puzzle: UNRATED }, loss, rated));
    return Math.abs(person.rating - before);
  });
  expect(Math.max(...changes.slice(0, 5))).toBeGreaterThan(100);
  expect(Math.max(...changes.slice(5))).toBeLessThanOrEqual(40.000_1);
  expect([0, 5, 6].map(isFound)).toEqual([false, false, true]);
});

describe.each(SEVEN_GAMES)("the strength of people by thirty puzzles of %s", (game) => {
  test("puts four levels in the right order", () => {
    const runs = ratedRuns(habitsIn(game));
    const share = (...levels: readonly Level[]): number =>
      runs.filter((rated) =>
        levels.slice(1).every((level, at) => rated[level] > rated[levels[at] ?? level]),
      ).length / RUNS;
    expect(share("easy", "middle", "hard", "best")).toBeGreaterThanOrEqual(0.95);
    expect(share("beginner", "easy", "hard", "best")).toBeGreaterThanOrEqual(0.95);
    expect(share("beginner", "middle", "hard", "best")).toBeGreaterThanOrEqual(0.95);
  });
});
