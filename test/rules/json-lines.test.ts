import { describe, expect, test } from "vitest";
import { answerLine } from "../../src/rules/json-lines/answer.ts";

const QUESTION = {
  ruleset: "long",
  white: { 24: 15 },
  black: { 24: 15 },
  turn: "white",
  dice: [6, 6],
};

const ask = (differing: object): unknown =>
  JSON.parse(answerLine(JSON.stringify({ ...QUESTION, ...differing })).line);

describe("an answer (README.md, section 10)", () => {
  test("is written as the page shows it", () => {
    const { ok, line } = answerLine(JSON.stringify({ ...QUESTION, firstTurn: true }));
    expect(ok).toBe(true);
    expect(line).toBe(
      '{"played":2,"turns":[{"moves":[{"from":24,"to":18,"die":6},{"from":24,"to":18,"die":6}],' +
        '"white":{"18":2,"24":13},"black":{"24":15}}],"leftover":[6,6]}',
    );
  });

  test("has one turn without moves when nothing can be played", () => {
    expect(ask({ black: { 24: 14, 6: 1 } })).toEqual({
      played: 0,
      turns: [{ moves: [], white: { 24: 15 }, black: { 6: 1, 24: 14 } }],
      leftover: [6, 6, 6, 6],
    });
  });

  test("names the bar, bearing off and hits, for either colour", () => {
    const short = { ruleset: "short", turn: "black", dice: [6, 4] };
    expect(ask({ ...short, white: { 6: 1, 13: 2 }, black: { bar: 1 } })).toEqual({
      played: 2,
      turns: [
        {
          moves: [
            { from: "bar", to: 19, die: 6, hit: true },
            { from: 19, to: 15, die: 4 },
          ],
          white: { 13: 2, bar: 1 },
          black: { 15: 1 },
        },
        {
          moves: [
            { from: "bar", to: 21, die: 4 },
            { from: 21, to: 15, die: 6 },
          ],
          white: { 6: 1, 13: 2 },
          black: { 15: 1 },
        },
      ],
      leftover: [],
    });
    expect(ask({ ...short, white: { 24: 1 }, black: { 5: 1, 2: 1 } })).toMatchObject({
      turns: [{ moves: [{ from: 5, to: "off", die: 6 }, { to: "off" }], black: {} }, {}],
    });
  });

  test("to steps has the legal first moves only", () => {
    expect(ask({ query: "steps" })).toEqual({ steps: [{ from: 24, to: 18, die: 6 }] });
    const scattered = Object.fromEntries(
      [23, 22, 20, 19, 17, 16, 14, 13, 11, 9, 8, 6, 5, 3, 2].map((point) => [point, 1]),
    );
    const twelve = { ruleset: "mad-gulbar", white: scattered, black: { 24: 15 }, dice: [1, 1] };
    expect(ask({ ...twelve, query: "steps" })).toMatchObject({
      steps: expect.arrayContaining([{ from: 23, to: 22, die: 1 }]),
    });
    expect(ask(twelve)).toEqual({
      error: 'query: there are too many turns to list; ask for "steps"',
    });
  });

  test("to pending dice plays leftovers, more than two in their order", () => {
    const { dice: _, ...question } = QUESTION;
    const pending = { ...question, ruleset: "mad-gulbar", pending: [4, 5, 5] };
    expect(JSON.parse(answerLine(JSON.stringify(pending)).line)).toMatchObject({
      played: 3,
      turns: [{ moves: [{ die: 4 }, { die: 5 }, { die: 5 }] }],
    });
    const asGulbar = { ...pending, ruleset: "gulbar" };
    expect(answerLine(JSON.stringify(asGulbar))).toEqual(answerLine(JSON.stringify(pending)));
    const either = { ...question, ruleset: "gulbar", pending: [5, 6], firstTurn: true };
    expect(JSON.parse(answerLine(JSON.stringify(either)).line)).toMatchObject({ played: 2 });
  });

  test("takes the number of the own turn, or whether it is the first", () => {
    const bara = { base: "mad-gulbar", ascendingFromTurn: 4 };
    const dice = { ruleset: bara, black: { 7: 15 }, dice: [5, 5] };
    expect(ask({ ...dice, turnNumber: 3 })).toMatchObject({ leftover: [5, 5, 5, 5] });
    expect(ask({ ...dice, turnNumber: 4 })).toMatchObject({ leftover: [5, 5, 6, 6] });
    expect(ask(dice)).toMatchObject({ leftover: [5, 5, 6, 6] });
    expect(ask({ ...dice, firstTurn: true })).toMatchObject({ leftover: [5, 5, 5, 5] });
  });

  test("takes doubles that climb in short nardy, two or four of each number", () => {
    const climbing = { base: "short", doubles: "ascending" };
    const short = { ruleset: climbing, white: { 24: 1 }, black: { 3: 15 }, dice: [5, 5] };
    expect(ask(short)).toMatchObject({ played: 4, leftover: [] });
    const four = { ...short, ruleset: { ...climbing, ascendingMoves: 4 } };
    expect(ask(four)).toMatchObject({ played: 5, leftover: [6, 6, 6] });
    expect(ask({ ...four, query: "steps" })).toEqual({ steps: [{ from: 24, to: 19, die: 5 }] });
  });

  test("takes a ruleset of switches", () => {
    expect(
      ask({ ruleset: { base: "long", headException: "none" }, firstTurn: true }),
    ).toMatchObject({
      played: 1,
    });
  });
});

describe("a bad line is answered by the field and the reason", () => {
  test.each([
    ["broken JSON", "{", /^line: is no JSON/],
    ["nothing", "", /^line: is no JSON/],
    ["no object", "[]", /^line: must be a JSON object/],
    ["null", "null", /^line: must be a JSON object/],
  ])("%s", (_, line, error) => {
    const answer = answerLine(line);
    expect(answer.ok).toBe(false);
    expect(JSON.parse(answer.line)).toEqual({ error: expect.stringMatching(error) });
  });

  test.each([
    ["a field that is not there", { firstturn: true }, /^firstturn: /],
    ["no ruleset", { ruleset: undefined }, /^ruleset: is missing/],
    [
      "an unknown ruleset",
      { ruleset: "chess" },
      /^ruleset: there is no "chess"; known are short, /,
    ],
    ["an unknown base", { ruleset: { base: "chess" } }, /^ruleset: "chess" is no base/],
    ["no base", { ruleset: {} }, /^ruleset: nothing is no base/],
    ["an unknown switch", { ruleset: { base: "long", blok: 1 } }, /^ruleset: .*"blok"/],
    [
      "a switch of short nardy",
      { ruleset: { base: "long", homeHit: "no-hiding" } },
      /homeHit.*long/,
    ],
    [
      "a bad value",
      { ruleset: { base: "long", block: 1 } },
      /"block" must be one of "opponent-ahead"/,
    ],
    ["a ruleset that is a number", { ruleset: 7 }, /^ruleset: must be an id or an object/],
    ["no side", { white: undefined }, /^white: is missing/],
    ["a side that is a list", { black: [] }, /^black: must be an object/],
    ["a point 25", { white: { 25: 1 } }, /^white: "25" is no point/],
    ["a point 0", { white: { 0: 1 } }, /^white: "0" is no point/],
    ["a point with a zero before it", { white: { "07": 1 } }, /^white: "07" is no point/],
    ["a point 1.5", { white: { "1.5": 1 } }, /^white: "1.5" is no point/],
    ["a word for a point", { white: { head: 15 } }, /^white: "head" is no point/],
    ["sixteen checkers", { white: { 24: 16 } }, /^white: 16 checkers are more than 15/],
    ["sixteen on two points", { black: { 24: 15, 3: 1 } }, /^black: 16 checkers/],
    ["a negative count", { white: { 24: -1 } }, /^white: -1 on 24/],
    ["a fraction", { white: { 24: 1.5 } }, /^white: 1.5 on 24/],
    ["a count that is a word", { white: { 24: "15" } }, /^white: "15" on 24/],
    ["a bar in long nardy", { white: { 24: 14, bar: 1 } }, /^white: there is no bar/],
    [
      "both sides on one point",
      { white: { 24: 14, 12: 1 } },
      /^black: point 24 is White's point 12/,
    ],
    ["nobody on the board", { white: {}, black: {} }, /^white: has borne off all/],
    ["a game that the mover has won", { white: {} }, /^white: has borne off all .*over/],
    ["a game that the other side has won", { black: {} }, /^black: has borne off all .*over/],
    ["no turn", { turn: undefined }, /^turn: is missing/],
    ["a turn of a third", { turn: "red" }, /^turn: must be/],
    ["no dice", { dice: undefined }, /^dice: are missing/],
    ["three dice", { dice: [1, 2, 3] }, /^dice: must be two/],
    ["one die", { dice: [1] }, /^dice: must be two/],
    ["a die of seven", { dice: [1, 7] }, /^dice: .*1 to 6/],
    ["a die of zero", { dice: [0, 1] }, /^dice: .*1 to 6/],
    ["half a die", { dice: [1.5, 1] }, /^dice: .*1 to 6/],
    ["a die that is a word", { dice: ["1", 1] }, /^dice: .*1 to 6/],
    ["dice and leftovers", { ruleset: "gulbar", pending: [1] }, /^pending: .*instead/],
    ["leftovers that are lost", { dice: undefined, pending: [1] }, /^pending: .*lost/],
    ["no leftovers", { ruleset: "gulbar", dice: undefined, pending: [] }, /^pending: must be/],
    [
      "a leftover seven",
      { ruleset: "gulbar", dice: undefined, pending: [7] },
      /^pending: .*1 to 6/,
    ],
    [
      "five leftovers of a number",
      { ruleset: "gulbar", dice: undefined, pending: [2, 2, 2, 2, 2] },
      /^pending: .*more than 4 times/,
    ],
    [
      "falling leftovers",
      { ruleset: "mad-gulbar", dice: undefined, pending: [5, 5, 4] },
      /^pending: .*do not ascend/,
    ],
    ["a first turn of one", { firstTurn: 1 }, /^firstTurn: must be/],
    ["a turn number of zero", { turnNumber: 0 }, /^turnNumber: must be/],
    ["half a turn number", { turnNumber: 1.5 }, /^turnNumber: must be/],
    ["a first turn that is the second", { firstTurn: true, turnNumber: 2 }, /^turnNumber: 2/],
    ["an unknown query", { query: "best" }, /^query: must be/],
  ])("%s", (_, differing, error) => {
    expect(ask(differing)).toEqual({ error: expect.stringMatching(error) });
  });
});
