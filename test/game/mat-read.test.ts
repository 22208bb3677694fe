import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { replay } from "../../src/game/apply.ts";
import {
  entriesOf,
  type GameRecord,
  matOf,
  type ReadMatch,
  readMat,
} from "../../src/game/record/record.ts";
import type { Game } from "../../src/game/types.ts";
import type { Move } from "../../src/rules/types.ts";
import { doubledTo, KNOWN, matText, unrolled } from "./mat-records.ts";
import { randomRecord, wishes } from "./recorded.ts";

const readOne = (text: string) => {
  const read = readMat(text);
  if (!read.ok) throw new Error(`not read: ${JSON.stringify(read)}\n${text}`);
  const [game] = read.match.games;
  if (!game) throw new Error("no game");
  return { match: read.match, game, played: replay(game.ruleset, game.events) };
};

/** What a turn has changed: files do not tell which of two ways a checker went. */
const changeOf = (moves: readonly Move[]) => {
  const change = new Map<number, number>();
  const add = (point: number, by: number) => change.set(point, (change.get(point) ?? 0) + by);
  for (const { from, to } of moves) {
    add(from, -1);
    add(to, 1);
  }
  const moved = [...change].filter(([, by]) => by !== 0).toSorted(([one], [two]) => one - two);
  return { moved, hit: moves.flatMap(({ to, hit }) => (hit ? [to] : [])).toSorted() };
};

/** Every whole turn. */
const turnsOf = (turns: Game["history"]) =>
  turns
    .filter(({ moves, end }) => moves.length > 0 || end === "passed")
    .map(({ by, dice, moves }) => ({
      by,
      dice: dice.toSorted().join(""),
      ...changeOf(moves),
    }));

const told = (record: GameRecord) =>
  turnsOf(entriesOf(record).flatMap((entry) => (entry.type === "turn" ? [entry.turn] : [])));

const unitOf = (text: string): bigint => BigInt(/\[AutoDoubles "(\d+)"\]/.exec(text)?.[1] ?? 1);

describe("a match file of our own", () => {
  test("is read as it was played, whatever its ruleset and its cube are", () => {
    let read = 0;
    fc.assert(
      fc.property(wishes(KNOWN), (wish) => {
        const record = randomRecord(wish);
        const mat = matOf(record);
        fc.pre(mat.ok);
        if (!mat.ok) return;
        const { match, game, played } = readOne(mat.text);
        read++;
        expect(turnsOf(played.history)).toEqual(told(record));
        const unit = unitOf(mat.text);
        const { result } = record;
        if (played.phase.kind !== "over" || result === null) throw new Error("not over");
        const { winner, cube, multiplier } = played.phase.result;
        expect(winner).toBe(result.winner);
        expect(cube * BigInt(multiplier) * unit).toBe(
          BigInt(result.cube) * BigInt(result.multiplier),
        );
        expect(match.to).toBe(record.match?.to);
        expect(game.crawford).toBe(record.match?.crawford ?? false);
        const { cube: hasCube, jacoby, beaver } = record.ruleset.switches;
        expect(game.ruleset.id).toBe(record.ruleset.id);
        expect(game.ruleset.switches).toMatchObject({ cube: hasCube, jacoby, beaver });
      }),
      { numRuns: 50 },
    );
    expect(read).toBeGreaterThan(15);
  });

  test.each([
    ["a resignation before any roll", unrolled("resign")],
    ["a double refused before any roll", unrolled("double", "drop")],
    ["a beaver before any roll", unrolled("double", "beaver", "take", "resign")],
    ["a beaver refused before any roll", unrolled("double", "beaver", "drop")],
    ["a high cube", doubledTo(64n, 64)],
  ])("tells %s", (_, record) => {
    const { played } = readOne(matText(record));
    if (played.phase.kind !== "over") throw new Error("not over");
    const { winner, cube, multiplier } = played.phase.result;
    expect(winner).toBe(record.result?.winner);
    expect(String(cube * BigInt(multiplier))).toBe(
      String(BigInt(record.result?.cube ?? 0) * BigInt(record.result?.multiplier ?? 0)),
    );
  });
});

const MATCHES = join(import.meta.dirname, "matches");
const written = (name: string): string => readFileSync(join(MATCHES, name), "utf8");
const readAll = (text: string): ReadMatch => {
  const read = readMat(text);
  if (!read.ok) throw new Error(`not read: ${JSON.stringify(read)}`);
  return read.match;
};

describe("a match file of another program", () => {
  const theirs = readAll(written("gnubg.mat"));

  test("tells a whole match: names, scores, the Crawford game", () => {
    expect(theirs.players).toEqual({ white: "gnubg", black: "anna" });
    expect(theirs.to).toBe(5);
    expect(theirs.games.map(({ score: { white, black } }) => `${white}:${black}`)).toEqual([
      ...["0:0", "0:1", "0:3", "1:3", "1:4", "2:4"],
    ]);
    expect(theirs.games.map(({ crawford }) => crawford)).toEqual([
      ...[false, false, false, false, true, false],
    ]);
    expect(theirs.games.map(({ ruleset }) => ruleset.switches.cube)).toEqual([
      ...[true, true, true, true, false, true],
    ]);
    expect(theirs.score).toEqual({ white: 2, black: 10 });
  });

  test.each(["extreme-gammon.mat", "galaxy.mat", "dailygammon.txt", "jellyfish.mat"])(
    "%s is the same match",
    (name) => {
      const { games, to, score } = readAll(written(name));
      expect({ to, score }).toEqual({ to: theirs.to, score: theirs.score });
      const played = (all: typeof games) =>
        all.map(({ ruleset, events }) => {
          const { history, phase } = replay(ruleset, events);
          return { turns: turnsOf(history), phase };
        });
      expect(played(games)).toEqual(played(theirs.games));
    },
  );

  const mended = (from: string | RegExp, to: string): string => {
    const text = written("gnubg.mat");
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`nothing to change: ${from}`);
    return changed;
  };

  test.each([
    ["a letter to a friend", "Dear friend,\nI won 2 points.", { code: "no-match" }],
    ["a match without a game", " 5 point match\n", { code: "no-games" }],
    ["two matches at once", `${written("gnubg.mat")}\n 3 point match\n`, { code: "more-matches" }],
    [
      "a game that is not known here",
      mended(" 5 point match", '; [Variation "HyperGammon (2)"]\n 5 point match'),
      { code: "variation", name: "HyperGammon (2)" },
    ],
    [
      "a position to begin from",
      mended(" gnubg : 0", "; Set Pos=-b----E-C---eE---c-e----A-/0\n gnubg : 0"),
      { code: "start", game: 1 },
    ],
    ["a game without its players", mended(/ gnubg : 1 .*/, "..."), { code: "names", game: 4 }],
    [
      "an illegal move",
      mended("63: 8/5 5/0", "63: 8/4 5/0"),
      { code: "illegal", game: 6, move: 21, said: "63: 8/4 5/0" },
    ],
    [
      "a turn that plays too few dice",
      mended("53: 24/21 21/16*", "53: 24/21"),
      { code: "illegal", game: 2, move: 2, said: "53: 24/21" },
    ],
    [
      "no move where there is one",
      mended("53: 24/21 21/16*", "53: Cannot Move"),
      { code: "illegal", game: 2, move: 2, said: "53: Cannot Move" },
    ],
    [
      "a player who moves twice",
      mended("53: 24/21 21/16*", "      "),
      { code: "order", game: 2, move: 3, said: "52: 25/23 13/8" },
    ],
    [
      "a double in the wrong moment",
      mended("  4)  Takes  ", "  4)         "),
      { code: "order", game: 2, move: 4, said: "31: 16/13 6/5" },
    ],
    [
      "another winner",
      mended(/ {30,}Wins 2 points/, "     Wins 2 points"),
      { code: "result", game: 2, move: 22, said: "Wins 2 points" },
    ],
    [
      "words that mean nothing",
      mended("43: 13/9 24/21 ", "fifty-three"),
      { code: "word", game: 2, move: 2, said: "fifty-three" },
    ],
    [
      "half a file",
      written("gnubg.mat").split("\n 11) 63: 13/7 7/4")[0] ?? "",
      { code: "cut-off", game: 6, move: 10, said: "55: 16/11 13/8 13/8 11/6" },
    ],
  ])("that is %s is named with its place", (_, text, unfit) => {
    expect(readMat(text)).toEqual({ ok: false, ...unfit });
  });

  test("may leave out who has won, where the next score tells it", () => {
    const { games } = readAll(mended("      Wins 1 point\n\n Game 4", "\n Game 4"));
    expect(games.map(({ score }) => score)).toEqual(theirs.games.map(({ score }) => score));
  });

  const money = (...rows: string[]): string =>
    ["unlimited game", "", " Game 1", " a : 0                     b : 3", ...rows].join("\n");

  test("is of no rules that have no such files, whatever it says", () => {
    const text = `; [Ruleset "celebi"]\n${money(
      "  1) 31: 8/5 6/5              11: 8/7 8/7 6/5 6/5",
      "      Wins 1 point",
    )}`;
    expect(readOne(text).game.ruleset.id).toBe("short");
  });

  test("may be for money, with beavers and Jacoby, and resigned after a roll", () => {
    const text = `; [Jacoby "On"]\n${money(
      "  1) 31: 8/5 6/5              42: 8/4 6/4",
      "  2)  Doubles => 2             Beavers => 4",
      "  3) 21: 13/11 6/5            66: ????",
      "      Wins 8 points",
    )}`;
    const { game, played, match } = readOne(text);
    expect(match).toMatchObject({ to: undefined, score: { white: 8, black: 3 } });
    expect(game.ruleset.switches).toMatchObject({ cube: true, jacoby: true, beaver: true });
    expect(played.phase).toMatchObject({
      result: { winner: "white", outcome: "mars", ending: "resigned", cube: 4n },
    });
  });

  test("takes what other readers take: small letters, tabs, pass for drop", () => {
    const { played } = readOne(
      money("1.\t31: 8/5* 6/5\t\t\t42: 8/4 6/4", "2.\tdoubles => 2\t\tpasses"),
    );
    expect(played.phase).toMatchObject({ result: { winner: "white", ending: "dropped" } });
  });
});
