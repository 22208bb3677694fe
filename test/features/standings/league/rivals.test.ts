import { expect, test } from "vitest";
import { rivalsOf } from "../../../../src/features/standings/league/league.ts";
import { emptyStanding } from "../../../../src/features/standings/statistics/standings.ts";
import { isPersonId } from "../../../../src/ids/ids.ts";

/** A table by its points, the first player first. */
const table = (points: readonly number[], games = 3) =>
  points.map((one, at) => {
    const person = at + 1;
    if (!isPersonId(person)) throw new Error("a person has a number");
    return { ...emptyStanding(person), games, points: BigInt(one) };
  });

const pairs = (points: readonly number[], games?: number) =>
  rivalsOf(table(points, games)).map(({ above, below, points: gap }) => [above, below, gap]);

test("rivals are the nearest in the table, and nobody has two of them", () => {
  expect(pairs([20, 12, 11, 3])).toEqual([[2, 3, 1n]]);
  expect(pairs([20, 18, 11, 11, -4])).toEqual([
    [3, 4, 0n],
    [1, 2, 2n],
  ]);
});

test("a table of one, and of those who hardly played, has none", () => {
  expect([pairs([5]), pairs([5, 4], 2)]).toEqual([[], []]);
});

test("more than three pairs are not named", () => {
  expect(pairs([80, 79, 60, 58, 40, 37, 20, 16])).toEqual([
    [1, 2, 1n],
    [3, 4, 2n],
    [5, 6, 3n],
  ]);
});
