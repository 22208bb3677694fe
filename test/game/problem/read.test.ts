import { describe, expect, test } from "vitest";
import { ownLineOf } from "../../../src/game/own-line.ts";
import { gnubgIdOf } from "../../../src/game/problem/gnubg-id.ts";
import { readProblem } from "../../../src/game/problem/read.ts";
import { xgidOf } from "../../../src/game/problem/xgid.ts";
import { shortWith } from "../../../src/game/problem.ts";
import { startPosition } from "../../../src/rules/position.ts";
import { RULESETS } from "../../../src/rules/rulesets.ts";
import { position, rules } from "../../rules/helpers.ts";
import { problemsElsewhere, problemsOf } from "./problems.ts";

const START = startPosition(rules("short"));
const CUBE = { value: 1n, owner: "centre" } as const;

const read = (text: string) => {
  const result = readProblem(text);
  if (!result?.ok) return expect.fail(`${text}: ${result?.code ?? "no ID"}`);
  return result.problem;
};

const unfit = (text: string) => {
  const result = readProblem(text);
  return result === undefined || result.ok ? undefined : result.code;
};

describe("an ID of a position", () => {
  test("of eXtreme Gammon has the board, the dice and the match", () => {
    expect(read("XGID=-b----E-C---eE---c-e----B-:0:0:1:52:1:2:0:7:10")).toEqual({
      ruleset: shortWith(),
      position: START,
      by: "white",
      asked: { kind: "turn", roll: { dice: [5, 2], ownTurn: 2 } },
      cube: CUBE,
      match: { to: 7, own: 1, other: 2, isCrawford: false },
    });
  });

  test("is seen from the side that decides: who is on roll, or who was doubled", () => {
    const places = "-b----D-CA--eE---c-d-a--B-";
    const white = position({ 6: 4, 8: 3, 9: 1, 13: 5, 24: 2 }, { 4: 1, 6: 4, 8: 3, 13: 5, 24: 2 });
    const black = { own: white.other, other: white.own };
    expect(read(`XGID=${places}:1:-1:1:00:1:2:0:5:10`)).toMatchObject({
      ...{ by: "white", asked: { kind: "roll" }, position: white },
      ...{ cube: { value: 2n, owner: "other" }, match: { own: 1, other: 2 } },
    });
    expect(read(`XGID=${places}:1:1:1:D:1:2:0:5:10`)).toMatchObject({
      ...{ by: "black", asked: { kind: "answer" }, position: black },
      ...{ cube: { value: 2n, owner: "other" }, match: { own: 2, other: 1 } },
    });
  });

  test("of a game for money has its extras", () => {
    const of = (extras: number) =>
      read(`XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:${extras}:0:10`).ruleset.switches;
    expect([0, 1, 2, 3].map(of).map(({ jacoby, beaver }) => [jacoby, beaver])).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [true, true],
    ]);
  });

  test("of GNU Backgammon stands alone, with the match, or as the program prints both", () => {
    expect(read("4HPwATDgc/ABMA")).toMatchObject({ position: START, asked: { kind: "roll" } });
    const both = { position: START, match: { to: 5, own: 1, other: 2 }, by: "white" };
    expect(read("4HPwATDgc/ABMA:QYmqACAACAAA")).toMatchObject({
      ...both,
      asked: { roll: { dice: [5, 2] } },
      cube: { value: 2n, owner: "other" },
    });
    const printed =
      " GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n     Match ID   : QYmqACAACAAA\n";
    expect(read(printed)).toMatchObject(both);
  });

  test("of OpenGammon names who has brought it about: the other one decides", () => {
    const [white, black] = ["99cchhiijjjkkmm", "223334455666ddo"];
    expect(read(`${white}:${black}:N0N:16:B:R:2:1:3C:13`)).toMatchObject({
      ...{ by: "white", asked: { roll: { dice: [1, 6] } } },
      position: position(
        { 3: 2, 5: 2, 6: 3, 7: 2, 8: 2, 13: 2, 16: 2 },
        {
          ...{ 2: 2, 3: 3, 4: 2, 5: 2, 6: 3, 13: 2, 24: 1 },
        },
      ),
      match: { to: 3, own: 2, other: 1, isCrawford: true },
    });
    expect(read(`OGID=cccccgghhhjjjjj:112233666777dll:N0O::B:D:0:0:3:11`)).toMatchObject({
      ...{ by: "white", asked: { kind: "answer" } },
    });
    expect(read("11jjjjjhhhccccq:ooddddd88866666:W1N")).toMatchObject({
      position: { own: { 0: 1 } },
      cube: { value: 2n, owner: "own" },
    });
  });

  test("is found wherever it stands in what somebody writes or forwards", () => {
    const text =
      "Что тут лучше?\nXGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10 (я думал 13/8)";
    expect(read(text).position).toEqual(START);
  });

  test.each([
    ["«XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10»."],
    ["`XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0`"],
    ["XGID: -b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10"],
    ["xgid=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10,\nX:Anna O:Boris\nScore is X:0 O:0"],
    ["(-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10)"],
    ["Congratulation! My ID is “4HPwATDgc/ABMA”, what now?"],
    ["`4HPwATDgc/ABMA:QYmqACAACAAA`, please"],
    ["GNUBGID=4HPwATDgc/ABMA:QYmqACAACAAA."],
    ["4HPwATDgc/ABMA=="],
    ["Position ID: 4HPwATDgc/ABMA\nMatch ID: QYmqACAACAAA."],
    ["Nardy:1:short:x2m5h3f5:x2m5h3f5:wr:-:-."],
    ["XGID=-b----F-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10\n4HPwATDgc/ABMA:QYmqACAACAAA"],
  ])("is found between signs that people put around it: %s", (text) => {
    expect(read(text).position).toEqual(START);
  });

  test("is the first one of its kind where there are two", () => {
    const [one, other] = ["31", "66"].map(
      (dice) => `XGID=-b----E-C---eE---c-e----B-:0:0:1:${dice}:0:0:0:0:10`,
    );
    expect(read(`${one} ${other}`)).toMatchObject({ asked: { roll: { dice: [3, 1] } } });
  });

  test.each([
    ["hello", undefined],
    ["congratulation", undefined],
    ["Поздравляю всех с победой!", undefined],
    ["12:30:00", undefined],
    ["https://example.org/4HPwATDgc/ABMA/page", undefined],
    ["4HPwATDgc/ABMA:cIknAAAAAAAE", "dice"],
    ["XGID=-b----F-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10", "own-checkers"],
    ["XGID=-b----F-C---eE---c-e----B-:0:0:-1:52:0:0:0:0:10", "other-checkers"],
    ["XGID=-b----E-C---eE---c-e----B:0:0:1:52:0:0:0:0:10", "checkers"],
    ["XGID=-b----E-C---eE---c-e----B-:0:0:1:72:0:0:0:0:10", "dice"],
    ["XGID=-b----E-C---eE---c-e----B-:x:0:1:52:0:0:0:0:10", "cube"],
    ["XGID=-b----E-C---eE---c-e----B-:0:0:2:52:0:0:0:0:10", "turn"],
    ["XGID=-b----E-C---eE---c-e----B-:0:0:1:52:7:0:0:7:10", "score"],
    ["XGID=-b----E-C---eE---c-e----B-:0:0:1:52", "score"],
    ["XGID=--------------------------:0:0:1:52:0:0:0:0:10", "over"],
    ["XGID=Ab----E-C---eE---c-e----A-:0:0:1:52:0:0:0:0:10", "checkers"],
    ["XGID=-b----E-C---eE---c-d----Ba:0:0:1:52:0:0:0:0:10", "checkers"],
    ["XGID=what is it", "checkers"],
    ["nardy:2:long:x15:x15:wr:-:-", "form"],
    ["nardy:1:chess:x15:x15:wr:-:-", "variant"],
    ["nardy:1:long:x15a:x15:wr:-:-", "own-checkers"],
    ["nardy:1:long:y1:x15:wr:-:-", "own-checkers"],
    ["nardy:1:long:x14l:x15:wr:-:-", "shared-point"],
    ["nardy:1:long:x15:x15:wd:-:-", "cube"],
    ["nardy:1:long:x15:x15:w73t1:-:-", "dice"],
    ["nardy:1:long:x15:x15:wp002000:-:-", "dice"],
    ["nardy:1:gulbar:x15:x15:wp005000:-:-", "dice"],
    ["nardy:1:gulbar:x15:x15:wp111000:-:-", "dice"],
    ["nardy:1:mad-gulbar:x15:x15:wp000211:-:-", "dice"],
    ["nardy:1:gul-bara:x15:x15:wp444444:-:-", "dice"],
    ["nardy:1:khachapuri:x3w3v3u3t3:b:wp888888:-:-", "dice"],
    ["nardy:1:long:x15:X15:w63t1:-:-", "shared-point"],
    ["nardy:1:long:x14A:x14m:w63t1:-:-", "shared-point"],
    ["nardy:1:plakoto:X15:x15:w63t1:-:-", "shared-point"],
    ["nardy:1:plakoto:x14B:x15:w63t1:-:-", "shared-point"],
    ["nardy:1:plakoto:x14B:x14W:w63t1:-:-", "shared-point"],
    ["nardy:1:long:x15:x15:r:-:-", "turn"],
    ["nardy:1:long:x15:x15:wr:-:5-5-0", "score"],
  ])("that is not whole is answered by the field: %s", (text, code) => {
    expect(readProblem(text)?.ok ?? undefined).toBe(code === undefined ? undefined : false);
    expect(unfit(text)).toBe(code);
  });
});

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))(
  "our own line of %s",
  (_, ruleset) => {
    test("reads back all that it writes, in 80 letters at most", () => {
      for (const problem of problemsOf(ruleset, 60)) {
        const line = ownLineOf(problem);
        expect(line.length, line).toBeLessThanOrEqual(80);
        expect(read(line), line).toEqual(problem);
      }
    });
  },
);

test("what other programs write of short nardy is read back as it was", () => {
  for (const problem of problemsElsewhere(60)) {
    expect(read(xgidOf(problem))).toEqual(problem);
    expect(read(gnubgIdOf(problem))).toEqual(problem);
  }
});
