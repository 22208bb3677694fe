import { expect, test } from "vitest";
import {
  newRepetition,
  type Repetition,
  repetitionAfter,
} from "../../../../src/features/practice/trainer/rules/repetition.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = 1_700_000_000_000;

test("a mistake comes back at growing distances until it was right three times", () => {
  let known = newRepetition(NOW);
  const waited: number[] = [];
  for (;;) {
    const after = repetitionAfter(known, 0, known.due);
    if (after === "learnt") break;
    if (after === "same") throw new Error("it was due");
    waited.push((after.due - known.due) / DAY_MS);
    known = after;
  }
  expect(waited).toEqual([3, 12]);
});

test("a wrong turn begins all over, on the next day", () => {
  const known: Repetition = { box: 2, due: NOW };
  for (const loss of [2, 3, 60])
    expect(repetitionAfter(known, loss, NOW)).toEqual({ box: 0, due: NOW + DAY_MS });
});

test("a turn that was right before it is due changes nothing, a wrong one does", () => {
  const known: Repetition = { box: 1, due: NOW + DAY_MS };
  expect(repetitionAfter(known, 0, NOW)).toBe("same");
  expect(repetitionAfter(known, 30, NOW)).toEqual({ box: 0, due: NOW + DAY_MS });
});

test("what is right the first time is not repeated, nor what loses next to nothing", () => {
  for (const loss of [0, 1, 2]) expect(repetitionAfter(undefined, loss, NOW)).toBe("same");
  expect(repetitionAfter(undefined, 3, NOW)).toEqual({ box: 0, due: NOW + DAY_MS });
});
