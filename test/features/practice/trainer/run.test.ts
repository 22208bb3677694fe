import { expect, test } from "vitest";
import { sharesOf } from "../../../../src/features/practice/trainer/rules/losses.ts";
import {
  afterAnswer,
  doneOn,
  NO_RUN,
  type TrainingRun,
} from "../../../../src/features/practice/trainer/rules/run.ts";

test("right answers make a row, a wrong one ends it, and each counts for its day", () => {
  const runs: TrainingRun[] = [];
  for (const [loss, day] of [
    [0, 7],
    [0, 7],
    [40, 7],
    [0, 8],
  ] as const)
    runs.push(afterAnswer(runs.at(-1) ?? NO_RUN, loss, day));
  expect(runs.map(({ run }) => run)).toEqual([1, 2, 0, 1]);
  expect(runs.map(({ longest }) => longest)).toEqual([1, 2, 2, 2]);
  expect(runs.map((run) => doneOn(run, 7))).toEqual([1, 2, 3, 0]);
  expect(runs.map((run) => doneOn(run, 8))).toEqual([0, 0, 0, 1]);
});

test("the weakest theme comes first, and one wrong answer is not yet the weakest", () => {
  const many = (theme: string, losses: readonly number[]) =>
    losses.map((loss) => ({ theme, loss }));
  const shares = sharesOf(
    ["head", "block", "race", "hit"],
    [...many("head", [0, 0, 0]), ...many("block", [30, 30, 0, 30]), ...many("race", [30])],
  );
  expect(shares).toEqual([
    { theme: "block", tries: 4, right: 1 },
    { theme: "race", tries: 1, right: 0 },
    { theme: "hit", tries: 0, right: 0 },
    { theme: "head", tries: 3, right: 3 },
  ]);
});
