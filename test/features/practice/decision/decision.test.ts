import { describe, expect, test } from "vitest";
import { analyse } from "../../../../src/ai/analysis/analysis.ts";
import { judgeTurn } from "../../../../src/ai/choose.ts";
import { loadPlayers } from "../../../../src/ai/load.ts";
import {
  bestMoves,
  type JudgedDecision,
  lossOf,
  turnOf,
  withJudged,
} from "../../../../src/features/practice/decision/decision.ts";
import { endOf } from "../../../../src/features/practice/decision/ends.ts";
import { readDecision, writeDecision } from "../../../../src/features/practice/decision/text.ts";
import { mistakesOf } from "../../../../src/features/practice/trainer/rules/mistakes.ts";
import { movesAlong } from "../../../../src/game/moves.ts";
import { legalTurns } from "../../../../src/rules/search/search.ts";
import { chooser, randomGame, secret } from "../../../game/support.ts";
import { rules } from "../../../rules/helpers.ts";
import { oneDeep } from "../../../support/one-deep.ts";
import { firstDecision } from "../sets/support.ts";

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
    for (const { decision, loss } of mistakes) {
      const turn = turnOf(decision);
      expect(movesAlong(turn, bestMoves(decision))).toEqual(bestMoves(decision));
      const [best, played] = decision.ends.map(({ key }) => endOf(decision.position, key));
      if (!best || !played) throw new Error("an end is missing");
      expect([lossOf(decision, best), lossOf(decision, played)]).toEqual([0, loss]);
      const { ruleset, ...question } = decision;
      const judged = judgeTurn(players.player(ruleset, "best"), question, played);
      // An analysis keeps losses to four places, and a mistake rounds them again.
      expect(Math.round(Math.round(10_000 * judged.loss) / 100)).toBe(loss);
    }
  });

  test("are read as they were written, without the name that a person gave the ruleset", () => {
    for (const { decision } of mistakes) {
      expect(readDecision(writeDecision(decision))).toEqual(decision);
      expect(writeDecision(decision)).not.toContain("Anna");
      expect(Object.keys(JSON.parse(writeDecision(decision)))).toEqual([
        ...["ruleset", "roll", "best", "theme", "own", "other", "ends"],
      ]);
    }
  });
});

describe("a decision of a seven", () => {
  const decision: JudgedDecision = firstDecision("long");

  test("knows what every legal turn loses, and its best one nothing", () => {
    const turn = turnOf(decision);
    const losses = legalTurns(turn).map(({ position }) => lossOf(decision, position));
    expect(losses).not.toContain(undefined);
    expect(losses.filter((loss) => loss === 0)).toHaveLength(1);
    expect(movesAlong(turn, bestMoves(decision))).toEqual(bestMoves(decision));
  });

  test("may as well be about leftovers", () => {
    const left: JudgedDecision = { ...decision, roll: { pending: [5, 5] } };
    expect(readDecision(writeDecision(left)).roll).toEqual({ pending: [5, 5] });
    expect(turnOf(left).rest).toEqual([5, 5]);
  });

  test("keeps what was judged first", () => {
    const { position } = decision;
    expect(withJudged(decision, position, 50).ends.at(-1)).toEqual({ key: ">", loss: 50 });
    const judged = withJudged(decision, position, 50);
    expect(withJudged(judged, position, 7)).toBe(judged);
  });
});
