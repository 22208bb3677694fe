import { describe, expect, test } from "vitest";
import { AUTOMATIC } from "../../src/game/decide.ts";
import { type GameRecord, matOf } from "../../src/game/record/record.ts";
import { long } from "../../src/rules/rulesets.ts";
import type { Switches } from "../../src/rules/types.ts";
import { doubledTo, matText, short, unrolled } from "./mat-records.ts";
import { eager, randomRecord, scriptedRecord } from "./recorded.ts";

const linesOf = (record: GameRecord): string[] =>
  matText(record)
    .split("\n")
    .map((line) => line.trimEnd());

describe("a match file", () => {
  test("says who played what, column by column", () => {
    const record = scriptedRecord({
      ruleset: short({ cube: true, beaver: true }),
      stake: 5,
      throws: [
        [3, 1],
        [6, 4],
        [5, 2],
      ],
      commands: [
        { type: "move", by: "white", moves: [{ from: 8, die: 3 }] },
        { type: "move", by: "white", moves: [{ from: 6, die: 1 }] },
        { type: "done", by: "white" },
        { type: "roll", by: "black" },
        { type: "move", by: "black", moves: [{ from: 24, die: 6 }] },
        { type: "move", by: "black", moves: [{ from: 18, die: 4 }] },
        { type: "done", by: "black" },
        { type: "double", by: "white" },
        { type: "beaver", by: "black" },
        { type: "take", by: "white" },
        { type: "roll", by: "white" },
        { type: "resign", by: "white", outcome: "mars" },
      ],
    });
    expect(linesOf(record)).toEqual([
      '; [Site "Shesh-Besh"]',
      '; [EventDate "2026.11.20"]',
      '; [EventTime "05.45"]',
      '; [Variation "Backgammon"]',
      '; [Jacoby "Off"]',
      '; [Beaver "On"]',
      '; [Stake "5"]',
      '; [Ruleset "short"]',
      `; [DiceHash "${record.dice.hash}"]`,
      "",
      " 0 point match",
      "",
      " Game 1",
      " Anna_Ивановна : 0                Бо_рис_b : 0",
      "  1) 31: 8/5 6/5                  64: 24/18 18/14",
      "  2)  Doubles => 2                 Beavers => 4",
      "  3) 52: ???",
      "                                   Wins 8 points",
      "",
    ]);
  });

  test("names no winner of a game that was broken off", () => {
    const commands = [{ type: "resign", by: "white", outcome: "mars" }] as const;
    const record = scriptedRecord({ ruleset: short({}), throws: [[3, 1]], commands });
    expect(matText(record)).toContain("Wins 2 points");
    const broken = matText({ ...record, brokenOff: true });
    expect(broken).not.toContain("Wins");
    expect(broken).toContain("; Broken off");
  });

  test("counts in units of the stake that automatic doubles made", () => {
    const record = scriptedRecord({
      ruleset: short({ cube: true, autoDoubles: 2 }),
      throws: [
        [4, 4],
        [5, 5],
        [6, 6],
        [2, 1],
      ],
      commands: [
        { type: "move", by: "white", moves: [{ from: 13, die: 2 }] },
        { type: "move", by: "white", moves: [{ from: 6, die: 1 }] },
        { type: "done", by: "white" },
        { type: "double", by: "black" },
        { type: "drop", by: "white" },
      ],
    });
    expect(record.result).toMatchObject({ cube: "4", points: "4" });
    expect(linesOf(record)).toContain('; [AutoDoubles "4"]');
    expect(linesOf(record).slice(-3)).toEqual(["  2)  Drops", `${" ".repeat(35)}Wins 1 point`, ""]);
  });

  test.each([
    ["long nardy", long, "not-short"],
    ["short nardy without koks", short({ koks: "off" }), "not-short"],
    ["dice that are left to the opponent", short({ leftover: "opponent" }), "other-dice"],
    ["ascending doubles", short({ doubles: "ascending" }), "other-dice"],
  ] as const)("is not made of %s", (_, ruleset, code) => {
    const record = scriptedRecord({ ruleset, throws: [[3, 1]], commands: [] });
    expect(matOf(record)).toEqual({ ok: false, code });
  });

  const raisedGame = (switches: Partial<Switches>, match?: number) =>
    matOf(
      randomRecord(
        {
          terms: { ruleset: short({ cube: true, ...switches }), stake: 1, ...(match && { match }) },
          crawford: false,
          first: undefined,
          automation: AUTOMATIC,
          seed: 1,
        },
        eager,
      ),
    );

  test("says which game of a match it is, and by which rules its games are played", () => {
    const match = { to: 5, crawford: false, number: 2, games: ["short-strict", "short"] };
    const lines = matText({ ...doubledTo(2n, undefined), match }).split("\n");
    expect(lines).toContain('; [GameOfMatch "2"]');
    expect(lines).toContain('; [Medley "short-strict, short"]');
  });

  test("is not made of a cube that goes from 2 to 3, nor of a match past 64", () => {
    expect(raisedGame({ raise: "arithmetic" })).toEqual({ ok: false, code: "other-cube" });
    expect(raisedGame({}, 65)).toEqual({ ok: false, code: "match-too-long" });
  });

  test.each([
    [undefined, 4096n],
    [1, 64n],
    [64, 64n],
  ])("of a match to %s is made of a cube of %i, and not of a higher one", (match, highest) => {
    expect(matOf(doubledTo(highest, match)).ok).toBe(true);
    expect(matOf(doubledTo(highest * 2n, match))).toEqual({ ok: false, code: "other-cube" });
  });

  test("says where the checkers stand when nobody rolled, or readers would see no game", () => {
    expect(linesOf(unrolled("resign")).slice(-5)).toEqual([
      " Game 1",
      " Anna_Ивановна : 0                Бо_рис_b : 0",
      "; Set Pos=-b----E-C---eE---c-e----B-/0",
      `${" ".repeat(35)}Wins 2 points`,
      "",
    ]);
  });

  test.each([
    ["Anna Ивановна", "Anna_Ивановна"],
    ["a : b, 1800 (x)", "a_b_1800_x"],
    ["\u2068\u202e<b>", "b"],
    ["ш".repeat(40), "ш".repeat(15)],
    ["👩‍👩‍👧", "white"],
  ])("makes «%s» a name that cannot bend it", (name, safe) => {
    const record = scriptedRecord({ ruleset: short({}), throws: [[3, 1]], commands: [] });
    const text = matText({ ...record, players: { white: name, black: "x" } });
    expect(text.split("\n").find((line) => line.endsWith(" x : 0"))).toMatch(
      new RegExp(`^ ${safe} : 0 +x : 0$`),
    );
  });
});
