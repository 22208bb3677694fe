import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { problemOf, problemOfTurn } from "../../../src/game/problem/of-game.ts";
import { readProblem } from "../../../src/game/problem/read.ts";
import { writeProblem } from "../../../src/game/problem/write.ts";
import { isKnownElsewhere, type Problem, shortWith } from "../../../src/game/problem.ts";
import type { Game } from "../../../src/game/types.ts";
import { RULESETS } from "../../../src/rules/rulesets.ts";
import { DEEP } from "../../support/deep.ts";
import { wishes } from "../recorded.ts";
import { BY_HAND, carry, opened, throws, withCube } from "../support.ts";
import { playedBy, standIn } from "./problems.ts";

/** Our line ends counting turns at nine. Other programs name no variant, and no such turn. */
const asTold = (problem: Problem): Problem => {
  const isElsewhere = isKnownElsewhere(problem.ruleset);
  const { cube, jacoby, beaver } = problem.ruleset.switches;
  return {
    ...problem,
    ruleset: isElsewhere ? shortWith({ cube, jacoby, beaver }) : problem.ruleset,
    asked: askedAsTold(problem.asked, isElsewhere),
  };
};

const askedAsTold = (asked: Problem["asked"], isElsewhere: boolean): Problem["asked"] => {
  if (asked.kind !== "turn") return asked;
  const { roll } = asked;
  if ("pending" in roll) return { kind: "turn", roll: { pending: roll.pending.toSorted() } };
  const ownTurn = isElsewhere ? 2 : Math.min(roll.ownTurn, 9);
  return { kind: "turn", roll: { ...roll, ownTurn } };
};

describe("what a game asks", () => {
  test.each(RULESETS.map((one) => [one.id, one] as const))(
    "is read back from the line that is copied: %s",
    (_, ruleset) => {
      fc.assert(
        fc.property(wishes([ruleset]), (wish) => {
          fc.pre(wish.terms.ruleset.switches.raise === "double");
          const problems = playedBy(wish).flatMap((state) => problemOf(state, standIn(wish)) ?? []);
          expect(problems.length).toBeGreaterThan(0);
          for (const problem of problems) {
            const line = writeProblem(problem);
            expect(readProblem(line), line).toEqual({ ok: true, problem: asTold(problem) });
          }
        }),
        { numRuns: DEEP ? 30 : 2 },
      );
    },
  );

  test("is the same while a turn is played, and when one looks back at it", () => {
    fc.assert(
      fc.property(wishes(), (wish) => {
        const [states, stand] = [playedBy(wish), standIn(wish)];
        const at = (turns: number): Game | undefined =>
          states.find(({ history }) => history.length === turns);
        const last = states.at(-1)?.history ?? [];
        for (const state of states) {
          const { phase, history } = state;
          const [before, after] = [at(history.length), at(history.length + 1)];
          const record = last[history.length];
          if (phase.kind !== "moving" || state.resignation || !before || !record || !after)
            continue;
          const turn = { before, record, after };
          expect(problemOf(state, stand)).toEqual(problemOfTurn(turn, stand));
        }
      }),
      { numRuns: DEEP ? 100 : 12 },
    );
  });

  const doubled = (switches = {}) => {
    const game = opened("short", throws([3, 1]), BY_HAND);
    const asked = { ...game, ruleset: withCube("short", switches) };
    const moves = [
      { from: 8, die: 3 },
      { from: 6, die: 1 },
    ] as const;
    const [by, other] = ["white", "black"] as const;
    return carry(
      asked,
      throws([3, 1]),
      BY_HAND,
      { type: "move", by, moves },
      { type: "done", by },
      { type: "double", by: other },
    );
  };

  test("is the answer to a double, with the cube before it", () => {
    const problem = problemOf(doubled());
    expect(problem).toMatchObject({ by: "white", asked: { kind: "answer" }, cube: { value: 1n } });
    expect(problem && writeProblem(problem)).toBe(
      "XGID=-b---BD-B---eE---c-e----B-:0:0:-1:D:0:0:0:0:10",
    );
  });

  test("is told by no line after a beaver, or in a ruleset that is not named", () => {
    const beavered = carry(doubled({ beaver: true }), throws(), BY_HAND, {
      ...{ type: "beaver", by: "white" },
    });
    expect(problemOf(beavered)).toBeUndefined();
    const own = { ...withCube("short"), name: "Our evening" };
    expect(problemOf({ ...doubled(), ruleset: own })).toBeUndefined();
    expect(problemOf(doubled({ homeHit: "no-hiding" }))).toBeUndefined();
    expect(problemOf(doubled({ raise: "arithmetic" }))).toBeUndefined();
  });
});
