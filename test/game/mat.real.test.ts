import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { replay } from "../../src/game/apply.ts";
import { readMat } from "../../src/game/record/record.ts";
import { GNUBG, IS_MISSING } from "../support/programs.ts";
import { doubledTo, KNOWN, matText, unrolled } from "./mat-records.ts";
import { randomRecord, type Wish, wishes } from "./recorded.ts";

/**
 * The moves, cube and result of anybody's match file; a move's steps in one order. A beaver that
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

/** Nobody goes on playing, and every gammon counts. */
const QUIET_GNUBG = `set jacoby off
set automatic game off
set automatic roll off
set player 0 human
set player 1 human
`;

describe.skipIf(IS_MISSING.gnubg)("GNU Backgammon", () => {
  const folder = mkdtempSync(join(tmpdir(), "mat-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What the program wrote after it had read each of these files. */
  const throughGnubg = (texts: readonly string[]): string[] => {
    const path = (name: string, at: number) => join(folder, `${name}-${at}.mat`);
    const commands = texts.map((text, at) => {
      writeFileSync(path("in", at), text);
      return `import mat ${path("in", at)}\nexport match mat ${path("out", at)}\n`;
    });
    execFileSync(GNUBG, ["--tty", "--quiet", "--no-rc"], {
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
    const text = matText(record);
    const [read = ""] = throughGnubg([text]);
    expect(toldIn(read).at(-1)).toMatch(/^Wins \d+ point/);
    expect(toldIn(read)).toEqual(toldIn(text));
  });

  test("reads every game that it knows move by move, and comes to the same result", () => {
    const games = fc
      .sample(wishes(KNOWN).filter(hasDoublingCube), { numRuns: 100, seed: 2031 })
      .map((wish) => randomRecord(wish));
    const texts = games.map(matText);
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

  test("writes matches that are read here, to the same score", () => {
    const path = (name: string) => join(folder, `${name}.mat`);
    const players = [0, 1].flatMap((player) => [
      `set player ${player} gnubg`,
      `set player ${player} chequerplay evaluation plies 0`,
      `set player ${player} cubedecision evaluation plies 0`,
    ]);
    const variations = { standard: "short", nackgammon: "nackgammon" };
    const asked = Object.keys(variations).flatMap((variation, seed) => [
      ...[`set variation ${variation}`, `set seed ${seed + 5}`, "new match 3"],
      `export match mat ${path(variation)}`,
    ]);
    const commands = ["set automatic game on", "set automatic roll on", ...players, ...asked];
    execFileSync(GNUBG, ["--tty", "--quiet", "--no-rc"], {
      input: `${commands.join("\n")}\nexit\n`,
      env: { ...process.env, HOME: folder },
    });
    for (const [variation, ruleset] of Object.entries(variations)) {
      const text = readFileSync(path(variation), "utf8");
      const read = readMat(text);
      if (!read.ok) throw new Error(`${JSON.stringify(read)}\n${text}`);
      const { score, to, games } = read.match;
      expect(to).toBe(3);
      expect(Math.max(score.white, score.black)).toBeGreaterThanOrEqual(3);
      expect(new Set(games.map((game) => game.ruleset.id))).toEqual(new Set([ruleset]));
      // Each game begins with what the one before it has made of the score.
      for (const [at, game] of games.slice(1).entries()) {
        const before = games[at];
        const { phase } = replay(before?.ruleset ?? game.ruleset, before?.events ?? []);
        if (!before || phase.kind !== "over" || phase.result.winner === undefined)
          throw new Error("not over");
        const { winner, cube, multiplier } = phase.result;
        const points = before.score[winner] + Number(cube) * multiplier;
        expect(game.score).toEqual({ ...before.score, [winner]: points });
      }
    }
  });
});
