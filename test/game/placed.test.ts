import { describe, expect, test } from "vitest";
import { ownLineOf } from "../../src/game/own-line.ts";
import { beginningOf, termsFrom } from "../../src/game/placed.ts";
import { problemOf } from "../../src/game/problem/of-game.ts";
import type { Problem } from "../../src/game/problem.ts";
import { matOf, verifyRecord } from "../../src/game/record/record.ts";
import { RULESETS, short } from "../../src/rules/rulesets.ts";
import { problemsOf } from "./problem/problems.ts";
import { randomRecord } from "./recorded.ts";
import { BY_HAND } from "./support.ts";

const someShort = (): Problem => {
  const [problem] = problemsOf(short, 1);
  if (!problem) throw new Error("no problem");
  return problem;
};

const recordFrom = (problem: Problem, seed: number) =>
  randomRecord({
    terms: termsFrom(problem),
    ...{ crawford: false, first: undefined, automation: BY_HAND, seed },
  });

describe("a game that begins at a position", () => {
  test.each(RULESETS.map((one) => [one.id, one] as const))(
    "asks what that did: %s",
    (_, ruleset) => {
      for (const problem of problemsOf(ruleset, 10)) {
        const terms = termsFrom(problem);
        const asked = problemOf(beginningOf(terms));
        expect(asked && ownLineOf(asked)).toBe(terms.from);
      }
    },
  );

  test.each(RULESETS.map((one) => [one.id, one] as const))(
    "is played to its end, and its record proves it: %s",
    (_, ruleset) => {
      for (const [at, problem] of problemsOf(ruleset, 2, 5).entries()) {
        const record = recordFrom(problem, at + 1);
        expect(record.result).not.toBeNull();
        expect(verifyRecord(record)).toMatchObject({ ok: true });
      }
    },
  );

  test("keeps of a match the cube alone, and none in its Crawford game", () => {
    const problem = someShort();
    const match = { to: 5, own: 4, other: 2, isCrawford: true };
    const cube = { value: 1n, owner: "centre" } as const;
    const terms = termsFrom({ ...problem, asked: { kind: "roll" }, cube, match });
    expect(terms.match).toBeUndefined();
    expect(terms.ruleset.switches.cube).toBe(false);
    expect(terms.from).toMatch(/:[wb]r:-:-$/);
  });

  test("is not believed at a position of another game, nor after its beginning", () => {
    const problem = someShort();
    const record = recordFrom(problem, 1);
    const elsewhere = { type: "placed", line: "nardy:1:long:x15:x15:w63t1:-:-" } as const;
    const [, ...others] = record.events;
    expect(verifyRecord({ ...record, events: [elsewhere, ...others] })).toMatchObject({
      code: "not-allowed",
      why: "no-position",
    });
    const [first] = record.events;
    expect(verifyRecord({ ...record, events: [first, first, ...others] })).toMatchObject({
      code: "not-allowed",
      why: "already-open",
    });
  });

  test("is no match file: those begin at the start", () => {
    const problem = someShort();
    expect(matOf(recordFrom(problem, 1))).toEqual({ ok: false, code: "from-position" });
  });
});
