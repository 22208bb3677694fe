import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadPlayers } from "../../src/ai/load.ts";
import { createRandom } from "../../src/ai/rollouts/sampling.ts";
import { hearLine, NEW_UBGI } from "../../src/ai/ubgi/ubgi.ts";
import { positionIdOf, readGnubgId } from "../../src/game/problem/gnubg-id.ts";
import { endAfterStep } from "../../src/rules/outcome.ts";
import { flip, startPosition } from "../../src/rules/position.ts";
import { legalTurns } from "../../src/rules/search/search.ts";
import { begin } from "../../src/rules/turn.ts";
import { position, rules } from "../rules/helpers.ts";

const players = loadPlayers();

/** Every line with which these are answered, in order. */
const said = (...lines: readonly string[]): readonly string[] => {
  let state = NEW_UBGI;
  return lines.flatMap((line) => {
    const heard = hearLine(players, state, line);
    state = heard.state;
    return heard.lines;
  });
};

const QUICK = "setoption name Plies value 0";
const START = `position gnubgid ${positionIdOf(startPosition(rules("short")))}`;

const played = (...lines: readonly string[]): string | undefined =>
  said(QUICK, ...lines).find((line) => line.startsWith("bestmove "));

describe("a program that speaks UBGI", () => {
  test("is told who plays and what can be set, and that the player is ready", () => {
    const lines = said("ubgi", "isready");
    expect(lines.slice(0, 3)).toEqual([
      "id name Shesh-Besh",
      "id author Shesh-Besh contributors",
      "option name Variant type combo default backgammon var backgammon var nackgammon var hypergammon",
    ]);
    expect(lines).toContain("key engine.ply enum level|1|2|3 level");
    expect(lines.slice(-2)).toEqual(["ubgiok", "readyok"]);
  });

  test("gets a turn by the words of either specification", () => {
    for (const go of ["go", "go role chequer movetime 100", "go chequer"])
      expect(played("newgame", START, "dice 3 1", go)).toBe("bestmove 8/5 6/5");
  });

  test.each([
    ["from the bar", position({ 25: 1 }, { 6: 5 }), "3 2", "bar/22 22/20"],
    ["off the board", position({ 6: 1, 5: 1 }, { 1: 1 }), "6 5", "6/off 5/off"],
    ["a double step by step", position({ 6: 1, 5: 1 }, { 6: 5 }), "1 1", "6/5 5/4 4/3 3/2"],
    ["no move", position({ 25: 1 }, { 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2 }), "3 2", "pass"],
  ])("reads %s as a word for each die", (_, at, dice, turn) => {
    expect(played(`position gnubgid ${positionIdOf(at)}`, `dice ${dice}`, "go")).toBe(
      `bestmove ${turn}`,
    );
  });

  test("can let a game be played to its end, by legal turns alone", () => {
    const ruleset = rules("short");
    const random = createRandom(48, 1);
    let at = startPosition(ruleset);
    for (let turn = 0; endAfterStep(ruleset, flip(at)) === undefined; turn++) {
      expect(turn).toBeLessThan(300);
      const roll = { dice: random.dice(), ownTurn: 2 };
      const ids = legalTurns(begin({ ruleset, position: at }, roll)).map((one) =>
        positionIdOf(flip(one.position)),
      );
      const [id = ""] = said(
        ...[QUICK, "setoption name MoveId value true"],
        ...[`position gnubgid ${positionIdOf(at)}`, `dice ${roll.dice.join(" ")}`, "go"],
      )
        .filter((line) => line.startsWith("bestmoveid "))
        .map((line) => line.slice("bestmoveid ".length));
      expect(ids).toContain(id);
      const next = readGnubgId(id);
      if (!next.ok) return expect(next.code).toBe("over");
      at = next.problem.position;
    }
  });

  test("sets level and plies, and asks what is set", () => {
    const eq = (...lines: readonly string[]) => said(...lines, START, "dice 4 3", "go")[0];
    expect(eq("setoption name Plies value 1")).toBe(eq("set engine.ply 2"));
    expect(eq("setoption name Plies value 1")).not.toBe(eq(QUICK));
    expect(eq("set engine.level easy")).toBe(eq("set engine.level easy", "set engine.ply 1"));
    expect(eq("set engine.level easy")).not.toBe(eq(QUICK));
    expect(said("setoption name Plies value 2", "get engine.ply")).toEqual(["value engine.ply 3"]);
  });

  test("plays other variants, and no position of another one", () => {
    const three = `position gnubgid ${positionIdOf(position({ 5: 1, 3: 2 }, { 24: 1 }))}`;
    const variant = "set game.variant hypergammon";
    expect(played(variant, three, "dice 6 5", "go")).toBeDefined();
    expect(said(variant, START)).toEqual([
      "error bad_argument position does not fit hypergammon: own-checkers",
    ]);
    expect(said(START, variant, "dice 6 5", "go")).toEqual([
      "error missing_context go before position",
    ]);
  });
});

describe("the cube by UBGI", () => {
  const cubed = (...lines: readonly string[]) => said(...lines, "go role cube").at(-1);

  test("is turned in a race that is well ahead, unless another one owns it or it rests", () => {
    const race = `position gnubgid ${positionIdOf(
      position({ 6: 5, 5: 5, 4: 5 }, { 7: 5, 6: 5, 5: 5 }),
    )}`;
    expect(cubed(race, "setcube value 1 owner center")).toBe("bestcube double");
    expect(cubed(race, "setcube value 2 owner p0")).toBe("bestcube double");
    expect(cubed(race, "setcube value 2 owner p1")).toBe("bestcube nodouble");
    expect(cubed(race, "setcube value 2 owner p1", "setturn p1")).toBe("bestcube double");
    const match = (crawford: string) => `newsession type match length 5 crawford ${crawford}`;
    expect(cubed(race, match("off"), "setscore 1 4")).toBe("bestcube double");
    expect(cubed(race, match("on"), "setscore 1 4")).toBe("bestcube nodouble");
    expect(cubed(race, match("off"), "setscore 5 4")).toBe(
      "error bad_argument the game does not fit: score",
    );
  });

  test("and its match come with an XGID, the dice too", () => {
    const id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
    expect(played(`position xgid ${id}`, "go")).toBe("bestmove 8/5 6/5");
    const own = "----EEE-----------eee-----:1:-1:1:00:0:0:0:0:10";
    expect(cubed(`position xgid ${own}`)).toBe("bestcube nodouble");
    expect(cubed(`position xgid ${own.replace(":-1:", ":1:")}`)).toBe("bestcube double");
  });
});

describe("a line that cannot be carried out", () => {
  test.each([
    ["hello", "unknown_command"],
    ["toString", "unknown_command"],
    ["position", "bad_argument"],
    ["position constructor x", "bad_argument"],
    ["position gnubgid 4HPwATDgc/ABM", "bad_argument"],
    ["position gnubgid //////////////", "bad_argument"],
    ["position xgid XGID=", "bad_argument"],
    ["position xgid -b----E-C---eE---c-e----B-:0:0:1:D:0:0:0:0:10", "unsupported_feature"],
    ["dice 7 1", "bad_argument"],
    ["dice 3", "bad_argument"],
    ["go", "missing_context"],
    ["go role toString", "bad_argument"],
    ["go fast", "bad_argument"],
    ["go role turn", "missing_context"],
    ["setoption name Seed value 7", "unsupported_feature"],
    ["setoption name Level value grandmaster", "bad_argument"],
    ["setoption Level", "bad_argument"],
    ["set engine.ply 4", "bad_argument"],
    ["get engine.seed", "unsupported_feature"],
    ["newsession type match", "bad_argument"],
    ["newsession type money jacoby toString", "bad_argument"],
    ["setscore 1", "bad_argument"],
    ["setcube value 3 owner center", "bad_argument"],
    ["setturn p2", "bad_argument"],
  ])("%s: is answered by %s, on one line", (line, code) => {
    const [answer, ...more] = said(line);
    expect(answer).toMatch(new RegExp(`^error ${code} \\S.*$`));
    expect(more).toEqual([]);
    expect(said(line, "isready").at(-1)).toBe("readyok");
  });

  test("is never more than an error, whatever its words are", () => {
    const words = [
      ...["position", "gnubgid", "xgid", "4HPwATDgc/ABMA", "dice", "3", "1", "go", "role", "cube"],
      ...["chequer", "setcube", "value", "owner", "p0", "center", "setscore", "newsession", "type"],
      ...["match", "length", "999999", "money", "setturn", "set", "get", "engine.ply", "", "2"],
    ];
    const line = fc.array(fc.constantFrom(...words), { maxLength: 6 }).map((all) => all.join(" "));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        for (const answer of said("set engine.ply 1", START, "dice 3 1", ...lines))
          expect(answer).toMatch(/^(?:error|value|info|bestmove|bestcube) /);
      }),
    );
  });

  test("nothing at all is answered by nothing, and quit is the end", () => {
    expect(said("", "  \t", "stop")).toEqual([]);
    expect(hearLine(players, NEW_UBGI, "quit\r").isLast).toBe(true);
  });
});
