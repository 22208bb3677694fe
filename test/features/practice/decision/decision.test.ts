import { describe, expect, test } from "vitest";
import { analyse } from "../../../../src/ai/analysis/analysis.ts";
import { judgeTurn } from "../../../../src/ai/choose.ts";
import { loadPlayers } from "../../../../src/ai/load.ts";
import {
  knownLoss,
  type Puzzle,
  puzzleOfDecision,
  puzzleTurn,
  withJudged,
} from "../../../../src/features/practice/decision/decision.ts";
import { endOf } from "../../../../src/features/practice/decision/ends.ts";
import { mistakesOf } from "../../../../src/features/practice/trainer/rules/mistakes.ts";
import { readPuzzle, writePuzzle } from "../../../../src/features/practice/trainer/rules/text.ts";
import { movesAlong } from "../../../../src/game/moves.ts";
import { legalTurns } from "../../../../src/rules/search/search.ts";
import { oneDeep } from "../../../ai/players.ts";
import { chooser, randomGame, secret } from "../../../game/support.ts";
import { rules } from "../../../rules/helpers.ts";
import { firstDecision } from "../seven/support.ts";

const players = oneDeep(loadPlayers());

/** What two players who press any button have to learn. */
const learnt = (id: string, seed: number) => {
  const { events } = randomGame(rules(id), secret(seed), chooser(seed));
  const ruleset = { ...rules(id), name: "Anna's yard" };
  const analysis = analyse(players, { ruleset, events });
  return { analysis, mistakes: mistakesOf(ruleset, events, analysis) };
};

describe.each(["long", "short", "gulbar", "mad-gulbar"])("mistakes in a game of %s", (id) => {
  const { analysis, mistakes } = learnt(id, 3);

  test("are the worst five of each player that lost three points in a hundred games or more", () => {
    for (const colour of ["white", "black"] as const) {
      const own = mistakes.filter(({ by }) => by === colour);
      const worst = analysis.turns
        .map(({ by, loss }, turn) => ({ by, loss: Math.round(100 * loss), turn }))
        .filter(({ by, loss }) => by === colour && loss >= 3)
        .toSorted((one, two) => two.loss - one.loss)
        .slice(0, 5);
      expect(own.length).toBeGreaterThan(0);
      expect(own.map(({ loss }) => loss).toSorted()).toEqual(
        worst.map(({ loss }) => loss).toSorted(),
      );
    }
  });

  test("know their best turn and the one that was played, and can be played again", () => {
    for (const { puzzle, loss } of mistakes) {
      const turn = puzzleTurn(puzzle);
      expect(movesAlong(turn, puzzle.best)).toEqual(puzzle.best);
      const [best, played] = puzzle.ends.map(({ key }) => endOf(puzzle.position, key));
      if (!best || !played) throw new Error("an end is missing");
      expect([knownLoss(puzzle, best), knownLoss(puzzle, played)]).toEqual([0, loss]);
      const { ruleset, ...question } = puzzle;
      const judged = judgeTurn(players.player(ruleset, "best"), question, played);
      expect(Math.round(100 * judged.loss)).toBe(loss);
    }
  });

  test("are read as they were written, without the name that somebody gave the ruleset", () => {
    for (const { puzzle } of mistakes) {
      expect(readPuzzle(writePuzzle(puzzle))).toEqual(puzzle);
      expect(writePuzzle(puzzle)).not.toContain("Anna");
      expect(Object.keys(JSON.parse(writePuzzle(puzzle)))).toEqual([
        ...["ruleset", "roll", "best", "theme", "own", "other", "ends"],
      ]);
    }
  });
});

describe("a decision of a seven as a puzzle", () => {
  const decision = firstDecision("long");
  const puzzle: Puzzle = puzzleOfDecision("long", decision);

  test("knows what every legal turn loses, and its best one nothing", () => {
    const turn = puzzleTurn(puzzle);
    const losses = legalTurns(turn).map(({ position }) => knownLoss(puzzle, position));
    expect(losses).not.toContain(undefined);
    expect(losses.filter((loss) => loss === 0)).toHaveLength(1);
    expect(movesAlong(turn, puzzle.best)).toEqual(puzzle.best);
  });

  test("may as well be about leftovers", () => {
    const left: Puzzle = { ...puzzle, roll: { pending: [5, 5] } };
    expect(readPuzzle(writePuzzle(left))).toEqual(left);
    expect(puzzleTurn(left).rest).toEqual([5, 5]);
  });

  test("keeps what was judged first", () => {
    const { position } = puzzle;
    expect(withJudged(puzzle, position, 50).ends.at(-1)).toEqual({ key: ">", loss: 50 });
    const judged = withJudged(puzzle, position, 50);
    expect(withJudged(judged, position, 7)).toBe(judged);
  });
});
