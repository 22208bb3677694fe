import { beforeEach, describe, expect, test } from "vitest";
import type { ProblemAnswer } from "../../../../src/features/practice/brought/answer.ts";
import { keepProblem } from "../../../../src/features/practice/brought/keep.ts";
import { newRepetition } from "../../../../src/features/practice/trainer/rules/repetition.ts";
import {
  type PuzzleId,
  puzzlesIn,
} from "../../../../src/features/practice/trainer/store/puzzles.ts";
import { type Problem, shortWith } from "../../../../src/game/problem.ts";
import { legalTurns } from "../../../../src/rules/search/search.ts";
import { beginTurn } from "../../../../src/rules/turn.ts";
import { ruleset } from "../../../game/support.ts";
import { playedFor } from "../../../rules/positions.ts";
import { seeded } from "../../../rules/random.ts";
import { ANNA, BORIS, openServices, sitTogether } from "../../../tables/support.ts";

const DICE = [6, 3] as const;
const roll = { dice: DICE, ownTurn: 2 } as const;
const positions = [
  ...new Map(
    playedFor(ruleset("short"), seeded(5), 200).map((one) => [JSON.stringify(one), one]),
  ).values(),
];

let services: ReturnType<typeof openServices>;

beforeEach(() => {
  services = openServices(1);
  // The two are known then.
  sitTogether(services, { ruleset: ruleset("short"), stake: 1 });
});

const bring = (at: number, person = ANNA): PuzzleId => {
  const position = positions[at];
  if (!position) throw new Error(`no position ${at}`);
  const turns = legalTurns(beginTurn({ ruleset: shortWith(), position, ...roll }));
  const problem: Problem = {
    ...{ ruleset: shortWith(), position, by: "white", asked: { kind: "turn", roll } },
    ...{ cube: { value: 1n, owner: "centre" }, match: undefined },
  };
  const answer: ProblemAnswer = {
    ...{ about: "turn", roll },
    turns: turns.slice(0, 3).map(({ moves }, loss) => ({ moves, loss, win: 0.5 })),
  };
  const kept = services.store.transaction(() => keepProblem(services, person, problem, answer));
  if (kept === undefined) throw new Error("it was not kept");
  return kept;
};

const isKept = (puzzle: PuzzleId): boolean => puzzlesIn(services.store).find(puzzle) !== undefined;

describe("a position that somebody has brought", () => {
  test("is one puzzle, however often it is brought, for each who brings it", () => {
    const [first, again, ofBoris] = [bring(0), bring(0), bring(0, BORIS)];
    expect(again).toBe(first);
    expect(ofBoris).not.toBe(first);
  });

  test("goes with the fiftieth after it, unless it is in training, tried or being tried", () => {
    const puzzles = puzzlesIn(services.store);
    const [trained, tried, open, left] = [bring(0), bring(1), bring(2), bring(3)];
    const ofBoris = bring(0, BORIS);
    puzzles.keepBox({ person: ANNA, puzzle: trained, ...newRepetition(0) });
    puzzles.addAttempt(
      { person: ANNA, puzzle: tried },
      { at: 1, played: "x>y", loss: 0, fresh: false },
    );
    puzzles.keepTurn({
      ...{ person: ANNA, puzzle: open, asked: 1, loss: null, change: null },
      ...{ presses: "", step: 0, undone: 0 },
    });
    const later = Array.from({ length: 49 }, (_, at) => bring(4 + at));
    expect(isKept(left)).toBe(true);
    const last = bring(53);
    expect([left, trained, tried, open, ofBoris, ...later, last].map(isKept)).toEqual([
      false,
      ...Array.from({ length: 54 }, () => true),
    ]);
  });
});
