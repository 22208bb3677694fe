import { describe, expect, test } from "vitest";
import { apply } from "../../src/game/apply.ts";
import { newGame } from "../../src/game/game.ts";
import { ownLineOf } from "../../src/game/own-line.ts";
import { beginningOf, placeIn, termsFrom } from "../../src/game/placed.ts";
import { problemOf } from "../../src/game/problem/of-game.ts";
import type { Problem } from "../../src/game/problem.ts";
import { matOf, verifyRecord } from "../../src/game/record/record.ts";
import type { DiceSource, Game } from "../../src/game/types.ts";
import { RULESETS, short } from "../../src/rules/rulesets.ts";
import { legalMoves } from "../../src/rules/search/search.ts";
import { problemsOf } from "./problem/problems.ts";
import { randomRecord } from "./recorded.ts";
import { BY_HAND, carry, ruleset, secret } from "./support.ts";

const someShort = (): Problem => {
  const [problem] = problemsOf(short, 1);
  if (!problem) throw new Error("no problem");
  return problem;
};

/** The game after White's first whole turn; undefined where nothing can be moved. */
const endTurn = (begun: Game, dice: DiceSource): Game | undefined => {
  const by = "white";
  let game = begun;
  for (;;) {
    const [move] = game.phase.kind === "moving" ? legalMoves(game.phase.turn) : [];
    if (game.phase.kind === "over" || game.toMove !== by) return undefined;
    if (move === undefined) break;
    game = carry(game, dice, BY_HAND, { type: "move", by, moves: [move] });
  }
  return game === begun ? undefined : carry(game, dice, BY_HAND, { type: "done", by });
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

test.each(["gul-bara", "chelebi"])("doubles climb from a position without dice: %s", (id) => {
  const [problem] = problemsOf(ruleset(id), 1);
  if (!problem) throw new Error("no problem");
  const begun = beginningOf(termsFrom({ ...problem, asked: { kind: "roll" } }));
  const { phase } = apply(begun, { type: "rolled", dice: [5, 5] });
  if (phase.kind !== "moving") throw new Error("not rolled");
  expect(phase.turn.all).toEqual([5, 5, 5, 5, 6, 6, 6, 6]);
  expect(begun.turnsBegun.black).toBeGreaterThanOrEqual(3);
});

describe("a game that an earlier version has begun at a position", () => {
  const STARTED = newGame(ruleset("gul-bara"));

  test("goes on as it began: doubles did not climb yet", () => {
    const line = "nardy:1:gul-bara:x15:x15:wr:-:-";
    const begun = apply(STARTED, { type: "placed", line });
    const { phase } = apply(begun, { type: "rolled", dice: [5, 5] });
    expect(phase).toMatchObject({ turn: { all: [5, 5, 5, 5] } });
  });

  test("goes on from a line that is taken in no more", () => {
    const line = "nardy:1:gul-bara:x15:x15:wp444444:-:-";
    expect(placeIn(STARTED.ruleset, line)).toBeUndefined();
    expect(apply(STARTED, { type: "placed", line }).phase.kind).toBe("moving");
  });

  test("has a record that can be checked", () => {
    const [problem] = problemsOf(ruleset("gul-bara"), 1);
    const record = recordFrom({ ...(problem ?? someShort()), asked: { kind: "roll" } }, 1);
    const [placed, ...others] = record.events;
    expect(placed).toMatchObject({ type: "placed", turns: 4 });
    expect(verifyRecord(record)).toMatchObject({ ok: true });
    const { line } = placed?.type === "placed" ? placed : { line: "" };
    const without = { ...record, events: [{ type: "placed", line } as const, ...others] };
    expect(verifyRecord(without)).not.toMatchObject({ event: 1 });
  });
});

describe("the first turn of such a game", () => {
  test.each(["short", "long", "gulbar"])("is taken back to the position: %s", (id) => {
    const turns = problemsOf(ruleset(id), 12).filter(({ asked }) => asked.kind === "turn");
    const taken = turns.flatMap((problem) => {
      const begun = beginningOf(termsFrom(problem));
      const dice = secret(3);
      const by = "white";
      const after = endTurn(begun, dice);
      if (after === undefined) return [];
      const back = carry(after, dice, BY_HAND, { type: "take-back", by });
      expect(problemOf(back)).toEqual(problemOf(begun));
      expect(back.turnsBegun).toEqual(begun.turnsBegun);
      return [back];
    });
    expect(taken.length).toBeGreaterThan(0);
  });
});
