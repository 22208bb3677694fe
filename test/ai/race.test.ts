import { expect, test } from "vitest";
import { createRandom, type Random } from "../../src/ai/rollouts/sampling.ts";
import { valuePosition } from "../../src/ai/value.ts";
import { position } from "../rules/helpers.ts";
import { createBearOff, winOf } from "./bear-off.ts";
import { player } from "./players.ts";

const rollsOf = createBearOff();

test("two checkers on the one point need one roll, and two on five and six often more", () => {
  expect(rollsOf([2, 0, 0, 0, 0, 0])[1]).toBeCloseTo(1);
  expect(rollsOf([0, 0, 0, 0, 1, 1])[1]).toBeCloseTo(6 / 36);
  expect(winOf([0, 1], [0, 1])).toBe(1);
  expect(winOf([0, 0.5, 0.5], [0, 1])).toBe(0.5);
});

const homeOf = (random: Random): readonly number[] => {
  const home = [0, 0, 0, 0, 0, 0];
  const checkers = 2 + random.below(9);
  for (let checker = 0; checker < checkers; checker++) {
    const point = random.below(6);
    home[point] = (home[point] ?? 0) + 1;
  }
  return home;
};

const countsOf = (home: readonly number[]) =>
  Object.fromEntries(home.map((count, index) => [index + 1, count]));

test.each(["short", "long"])("the last checkers of a race in %s are counted, not guessed", (id) => {
  const random = createRandom(8, 0);
  const bot = player(id);
  for (let race = 0; race < 8; race++) {
    const [own, other] = [homeOf(random), homeOf(random)];
    const win = winOf(rollsOf(own), rollsOf(other));
    for (const plies of [0, 1] as const) {
      const { chances } = valuePosition(bot, position(countsOf(own), countsOf(other)), plies);
      expect(chances.win).toBeCloseTo(win, plies === 0 ? 5 : 2);
    }
  }
});
