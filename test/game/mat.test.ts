import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { AUTOMATIC } from "../../src/game/decide.ts";
import { type GameRecord, matOf } from "../../src/game/record/record.ts";
import type { Command } from "../../src/game/types.ts";
import { long, RULESETS } from "../../src/rules/rulesets.ts";
import type { Ruleset, Switches } from "../../src/rules/types.ts";
import { eager, randomRecord, scriptedRecord, type Wish, wishes } from "./recorded.ts";
import { BY_HAND } from "./support.ts";

const SHORT = RULESETS.filter(({ switches }) => switches.start === "spread" && switches.koks === 3);

const short = (switches: Partial<Switches>): Ruleset => {
  const [ruleset] = SHORT;
  if (!ruleset) throw new Error("no short nardy");
  return { ...ruleset, switches: { ...ruleset.switches, ...switches } };
};

const textOf = (record: GameRecord): string => {
  const mat = matOf(record);
  if (!mat.ok) throw new Error(`no match file: ${mat.code}`);
  return mat.text;
};

const linesOf = (record: GameRecord): string[] =>
  textOf(record)
    .split("\n")
    .map((line) => line.trimEnd());

/** Debian keeps games where not every PATH looks. */
const GNUBG = ["gnubg", "/usr/games/gnubg"].find(
  (program) => spawnSync(program, ["--version"]).status === 0,
);

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
    const lines = textOf({ ...doubledTo(2n, undefined), match }).split("\n");
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
    const text = textOf({ ...record, players: { white: name, black: "x" } });
    expect(text.split("\n").find((line) => line.endsWith(" x : 0"))).toMatch(
      new RegExp(`^ ${safe} : 0 +x : 0$`),
    );
  });
});

/** The loser resigns his first turn before he rolls, as a mars; or before that the cube is raised. */
const unrolled = (...raises: readonly Command["type"][]): GameRecord =>
  randomRecord(
    {
      terms: { ruleset: short({ cube: true, beaver: true, nextFirst: "alternate" }), stake: 1 },
      crawford: false,
      first: "white",
      automation: BY_HAND,
      seed: 1,
    },
    ({ phase, version }): Command => {
      const type = raises[version - 1];
      if (type === "double" || type === "beaver" || type === "take" || type === "drop") {
        const white = type === "double" || (phase.kind === "doubled" && phase.beaver);
        return { type, by: white ? "white" : "black" };
      }
      return { type: "resign", by: "white", outcome: "mars" };
    },
  );

/** The cube goes up whenever it may until it stands at `value`; then somebody resigns a mars. */
const doubledTo = (value: bigint, match: number | undefined): GameRecord =>
  randomRecord(
    {
      terms: { ruleset: short({ cube: true }), stake: 1, ...(match !== undefined && { match }) },
      crawford: false,
      first: undefined,
      automation: BY_HAND,
      seed: 1,
    },
    (game, random) =>
      game.cube.value === value && game.phase.kind === "rolling"
        ? { type: "resign", by: game.toMove, outcome: "mars" }
        : eager(game, random),
  );

/**
 * A match file's moves, cube and result, whoever wrote it; a move's steps in one order. A beaver that
 * is taken goes without saying: the other program reads it and does not write it.
 */
const toldIn = (text: string): string[] => {
  const [, , ...lines] = text.slice(text.indexOf(" Game 1")).split("\n");
  const cells = lines
    .filter((line) => !line.startsWith(";"))
    .flatMap((line) =>
      line
        .replace(/^ *\d+\)/, "")
        .split(/(?=[1-6]{2}:|Doubles|Beavers|Takes|Drops|Wins)/)
        .map((cell) => cell.trim())
        .filter((cell) => cell !== ""),
    );
  const isSilent = (cell: string, at: number): boolean =>
    cell === "Takes" && (cells[at - 1] ?? "").startsWith("Beavers");
  return cells
    .filter((cell, at) => !isSilent(cell, at))
    .map((cell) => {
      const [, roll, moves = ""] = /^([1-6]{2}:)(.*)$/.exec(cell) ?? [];
      if (roll === undefined || moves.includes("???")) return cell;
      const steps =
        moves
          .replaceAll("bar", "25")
          .replaceAll("off", "0")
          .match(/\d+\/\d+/g) ?? [];
      return [roll, ...steps.sort()].join(" ");
    });
};

/** Nobody is to go on playing, and every gammon counts. */
const QUIET_GNUBG = `set jacoby off
set automatic game off
set automatic roll off
set player 0 human
set player 1 human
`;

describe.skipIf(GNUBG === undefined)(
  `GNU Backgammon${GNUBG === undefined ? " (skipped: gnubg is not installed)" : ""}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), "mat-"));
    afterAll(() => rmSync(folder, { recursive: true }));

    /** What the program wrote after it had read each of these files. */
    const throughGnubg = (texts: readonly string[]): string[] => {
      const path = (name: string, at: number) => join(folder, `${name}-${at}.mat`);
      const commands = texts.map((text, at) => {
        writeFileSync(path("in", at), text);
        return `import mat ${path("in", at)}\nexport match mat ${path("out", at)}\n`;
      });
      execFileSync(GNUBG ?? "", ["--tty", "--quiet", "--no-rc"], {
        input: `${QUIET_GNUBG}${commands.join("")}exit\n`,
        env: { ...process.env, HOME: folder },
      });
      return texts.map((_, at) => readFileSync(path("out", at), "utf8"));
    };

    const hasDoublingCube = ({ terms }: Wish): boolean =>
      terms.ruleset.switches.raise === "double" && !terms.ruleset.switches.jacoby;

    test.each([
      ["a resignation before any roll", unrolled("resign")],
      ["a double refused before any roll", unrolled("double", "drop")],
      ["a double accepted before any roll", unrolled("double", "take", "resign")],
      ["a beaver before any roll", unrolled("double", "beaver", "take", "resign")],
      ["a beaver refused before any roll", unrolled("double", "beaver", "drop")],
      ["the highest cube for money", doubledTo(4096n, undefined)],
      ["the highest cube of a short match", doubledTo(64n, 2)],
      ["the highest cube of a long match", doubledTo(64n, 64)],
    ])("reads %s", (_, record) => {
      const text = textOf(record);
      const [read = ""] = throughGnubg([text]);
      expect(toldIn(read).at(-1)).toMatch(/^Wins \d+ point/);
      expect(toldIn(read)).toEqual(toldIn(text));
    });

    test("reads every game of short nardy move by move, and comes to the same result", () => {
      const games = fc
        .sample(wishes(SHORT).filter(hasDoublingCube), { numRuns: 100, seed: 2031 })
        .map((wish) => randomRecord(wish));
      const texts = games.map(textOf);
      const read = throughGnubg(texts);
      for (const [at, text] of texts.entries()) {
        const told = toldIn(text);
        // It plays the only move by itself before the game is resigned.
        const unplayed = (cell: string, at: number): string =>
          told[at] === `${cell.slice(0, 3)} ???` ? `${cell.slice(0, 3)} ???` : cell;
        expect(toldIn(read[at] ?? "").map(unplayed), text).toEqual(told);
      }
      // What has to be among them for this to say something.
      const told = texts.flatMap(toldIn);
      for (const word of ["Doubles", "Beavers", "Takes", "Drops", "Wins"]) {
        expect(told.filter((one) => one.includes(word)).length, word).toBeGreaterThan(2);
      }
      expect(new Set(games.map(({ result }) => result?.ending)).size).toBe(3);
    });
  },
);
