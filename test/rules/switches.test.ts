import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { SWITCHES } from "../../src/rules/house-rules.ts";
import { answerLine } from "../../src/rules/json-lines/answer.ts";
import { outcomeOf, outcomePoints } from "../../src/rules/outcome.ts";
import { legalTurns } from "../../src/rules/search/search.ts";
import { endsOf, firstsOf, position, rolled, rules } from "./helpers.ts";

/** Every value of a switch makes something else of the same position. */
const expectDifferent = <T>(values: readonly T[], probe: (value: T) => unknown): void => {
  const answers = values.map((value) => JSON.stringify(probe(value)));
  expect(new Set(answers).size).toBe(values.length);
};

/** The switches that rules of play ask; those of stakes and series are the game's. */
describe("no value of a switch plays like another", () => {
  test("homeHit", () => {
    expectDifferent(SWITCHES.homeHit.values, (homeHit) => {
      const ruleset = rules("short", { homeHit });
      return [
        endsOf(rolled(ruleset, { 6: 1, 4: 1, 2: 1 }, { 22: 1 }, [3, 1])),
        endsOf(rolled(ruleset, { 4: 1, 1: 1 }, { 22: 1 }, [3, 1])),
      ];
    });
  });

  test("fullMove", () => {
    expectDifferent(SWITCHES.fullMove.values, (fullMove) =>
      endsOf(rolled(rules("short", { fullMove }), { 1: 1, 4: 1, 6: 1 }, { 1: 2 }, [5, 3])),
    );
  });

  test("headException", () => {
    expectDifferent(SWITCHES.headException.values, (headException) => {
      const ruleset = rules("long", { headException });
      return [
        endsOf(rolled(ruleset, { 24: 15 }, { 24: 14, 4: 1 }, [4, 4], 1)),
        endsOf(rolled(ruleset, { 24: 15 }, { 24: 15 }, [6, 6], 1)),
        endsOf(rolled(ruleset, { 24: 15 }, { 24: 15 }, [3, 3], 1)),
      ];
    });
  });

  test("block", () => {
    const own = { 5: 1, 4: 1, 3: 1, 2: 1, 1: 1, 8: 1 };
    const start = { 24: 10, 23: 2, 22: 1, 21: 1, 20: 1 };
    expectDifferent(SWITCHES.block.values, (block) => {
      const ruleset = rules("long", { block });
      return [
        firstsOf(rolled(ruleset, own, { 24: 14, 12: 1 }, [2, 2])),
        firstsOf(rolled(ruleset, own, { 24: 15 }, [2, 2])),
        firstsOf(rolled(ruleset, start, { 24: 14, 1: 1 }, [5, 5])),
      ];
    });
  });

  test("leftover", () => {
    expectDifferent(SWITCHES.leftover.values, (leftover) =>
      answerLine(
        JSON.stringify({
          ruleset: { base: "long", leftover },
          white: { 24: 15 },
          black: { 24: 15 },
          turn: "white",
          pending: [5],
        }),
      ),
    );
  });

  test("doubles: ascending or not", () => {
    expectDifferent(["four", "ascending"] as const, (doubles) =>
      endsOf(rolled(rules("long", { doubles }), { 20: 15 }, {}, [5, 5])),
    );
  });

  test("doubles: the second roll of gulbar leaves the four moves as they are", () => {
    const [four, again] = (["four", "roll-again"] as const).map((doubles) =>
      legalTurns(rolled(rules("long", { doubles }), { 20: 3, 13: 4 }, {}, [3, 3])),
    );
    expect(again).toEqual(four);
  });

  test("ascendingMoves", () => {
    expectDifferent(SWITCHES.ascendingMoves.values, (ascendingMoves) =>
      endsOf(rolled(rules("mad-gulbar", { ascendingMoves }), { 20: 15 }, {}, [5, 5])),
    );
  });

  test("ascendingFromTurn", () => {
    const turns = SWITCHES.ascendingFromTurn.values;
    expectDifferent(turns, (ascendingFromTurn) => {
      const ruleset = rules("mad-gulbar", { ascendingFromTurn });
      return turns.map((turn) => rolled(ruleset, { 20: 15 }, {}, [1, 1], turn).all.length);
    });
  });

  test("homeMars", () => {
    expectDifferent(SWITCHES.homeMars.values, (homeMars) => {
      const ruleset = rules("long", { homeMars });
      const outcome = outcomeOf(ruleset, position({ 6: 15 }));
      return [outcome, outcomePoints(ruleset, outcome)];
    });
  });
});

test("each value of a switch has the sentence that decides it on the page of the rules", () => {
  const page = readFileSync(new URL("../../src/rules/README.md", import.meta.url), "utf8");
  const [, sentences = ""] = page.split("## 11. ");
  const values = Object.entries(SWITCHES).flatMap(([name, { values }]) =>
    values.map((value) => `\`${name}: ${value}\``),
  );
  expect(values.filter((value) => !sentences.includes(value))).toEqual([]);
});
