import { beforeEach, describe, expect, test } from "vitest";
import { keepProblem } from "../../../../src/features/practice/brought/keep.ts";
import { withheldFrom } from "../../../../src/features/practice/brought/withheld.ts";
import type { JudgedDecision } from "../../../../src/features/practice/decision/decision.ts";
import { dayBegins } from "../../../../src/features/practice/sets/days.ts";
import { openSeven } from "../../../../src/features/practice/sets/sets.ts";
import { sevensIn } from "../../../../src/features/practice/sets/sevens.ts";
import { writeSet } from "../../../../src/features/practice/sets/text.ts";
import { noteAttempt } from "../../../../src/features/practice/trainer/play/attempt.ts";
import { TRAINER_PRACTICE, train } from "../../../../src/features/practice/trainer/play/play.ts";
import { puzzleOf } from "../../../../src/features/practice/trainer/play/puzzles.ts";
import { puzzlesIn } from "../../../../src/features/practice/trainer/store/puzzles.ts";
import type { Problem } from "../../../../src/game/problem.ts";
import { legalTurns } from "../../../../src/rules/search/search.ts";
import { begin } from "../../../../src/rules/turn.ts";
import { ruleset } from "../../../game/support.ts";
import { ANNA, BORIS, openServices, sitTogether } from "../../../tables/support.ts";
import { plainSet } from "../sets/support.ts";

const RIGHT = { played: "x>y", loss: 0, judged: undefined };

let day: number;
let services: ReturnType<typeof openServices>;

beforeEach(() => {
  day = 3;
  services = { ...openServices(1), now: () => dayBegins(day) + 1 };
  // The two are known then.
  sitTogether(services, { ruleset: ruleset("short"), stake: 1 });
  const text = writeSet(plainSet("long", day));
  sevensIn(services.store).put({ game: "long", day, text, hash: "00", supply: null });
});

const problemOf = ({ ruleset: played, position, roll }: JudgedDecision): Problem => ({
  ...{ ruleset: { ...ruleset("long"), ...played }, position, by: "white" },
  ...{ asked: { kind: "turn", roll }, cube: undefined, match: undefined },
});

const decisions = (): readonly JudgedDecision[] =>
  (openSeven(services, { game: "long", day: 3 }) ?? []).map(({ decision }) => decision);

const decisionAt = (number: number): JudgedDecision => {
  const found = decisions()[number];
  if (!found) throw new Error(`the seven has no decision ${number}`);
  return found;
};

describe("a decision of today's seven", () => {
  test("is kept from who has not answered it, and from nobody on the next day", () => {
    const problem = problemOf(decisionAt(0));
    expect(withheldFrom(services, ANNA, problem)).toBe("own-puzzle");
    const answer = { number: 0, played: "x>y", loss: 0, ranked: true, at: services.now() };
    sevensIn(services.store).answer({ person: ANNA, game: "long", day }, answer);
    expect(withheldFrom(services, ANNA, problem)).toBeUndefined();
    expect(withheldFrom(services, BORIS, problem)).toBe("own-puzzle");
    day++;
    expect(withheldFrom(services, BORIS, problem)).toBeUndefined();
  });
});

describe("a puzzle of the trainer", () => {
  test("is kept from who tries it, until it is answered", () => {
    day++;
    expect(train(services, ANNA, { family: "long" })).toBe(true);
    const found = TRAINER_PRACTICE.find(services, ANNA, { asked: 1, step: 0 });
    if (!("now" in found)) throw new Error(found.refused);
    const problem = problemOf(found.now.decision);
    expect(withheldFrom(services, ANNA, problem)).toBe("own-puzzle");
    expect(withheldFrom(services, BORIS, problem)).toBeUndefined();
    TRAINER_PRACTICE.answer(services, ANNA, found.state, RIGHT);
    expect(withheldFrom(services, ANNA, problem)).toBeUndefined();
  });

  test("is not rated for who was told its answer when they brought it", () => {
    day++;
    const decision = decisionAt(0);
    const { ruleset: played, position, roll } = decision;
    const turns = legalTurns(begin({ ruleset: { ...ruleset("long"), ...played }, position }, roll));
    const answer = turns.slice(0, 3).map(({ moves }, loss) => ({ moves, loss, win: 0.5 }));
    const told = { about: "turn", roll, turns: answer } as const;
    services.store.transaction(() => keepProblem(services, ANNA, problemOf(decision), told));
    const puzzle = puzzleOf(services, { game: "long", day: 3, number: 0 });
    if (puzzle === undefined) throw new Error("there is no puzzle of it");
    expect(noteAttempt(services, ANNA, puzzle, RIGHT)).toBeNull();
    expect(noteAttempt(services, BORIS, puzzle, RIGHT)).not.toBeNull();
    expect(puzzlesIn(services.store).rated(ANNA, "long")).toBe(0);
  });
});
