import { describe, expect, test } from "vitest";
import { speaker } from "../../../src/bot/text/texts.ts";
import { topOf } from "../../../src/features/standings/statistics/standings.ts";
import { statsOf } from "../../../src/features/standings/statistics/stats.ts";
import { statRowsIn } from "../../../src/features/standings/statistics/stats-store.ts";
import { gameLines } from "../../../src/features/standings/statistics/words.ts";
import { medleyOf } from "../../../src/game/medley.ts";
import type { Terms } from "../../../src/game/series.ts";
import type { GameId } from "../../../src/ids/ids.ts";
import { finishedGame, finishedGames, standingOf } from "../../../src/tables/game/finished.ts";
import { loadGame } from "../../../src/tables/game/load-game.ts";
import type { Services } from "../../../src/tables/services/services.ts";
import { ruleset } from "../../game/support.ts";
import { ANNA, again, BORIS, GROUP, rowOf } from "../support.ts";
import { endedSo } from "../toward-draw.ts";

const drawnGame = (terms: Terms) => endedSo(terms, ({ winner }) => winner === undefined);

const scoreOf = (services: Services, id: GameId) => {
  const row = rowOf(services, id);
  return standingOf(services, services.store.games.series(row.series), row).score;
};

describe("a drawn game of tapa", () => {
  const { services, id } = drawnGame({ ruleset: ruleset("tapa"), stake: 3, match: 5 });
  const { store } = services;

  test("is won by nobody, and gives both a point of the match", () => {
    expect(store.ledger.ofGame(id)).toBeUndefined();
    expect(store.draws.has(id)).toBe(true);
    expect(scoreOf(services, id)).toEqual({ white: 1n, black: 1n });
  });

  test("stands among the games of both", () => {
    for (const [own, other] of [
      [ANNA, BORIS],
      [BORIS, ANNA],
    ] as const) {
      const { games, lines } = finishedGames(services, own, 5, 0);
      expect(games).toBe(1);
      expect(lines).toMatchObject([{ id, outcome: "drawn", points: 3n, opponent: { id: other } }]);
    }
    expect(finishedGame(services, id)).toMatchObject({
      ok: true,
      finished: { streak: 0, endedStreak: 0, isCounted: true, isMidMatch: true },
    });
  });

  test("is told in the statistics of both, and makes nobody new", () => {
    for (const [own, other] of [
      [ANNA, BORIS],
      [BORIS, ANNA],
    ] as const) {
      for (const against of [undefined, other])
        expect(gameLines(statsOf(services, own, against), speaker("en"))).toEqual(["1 draw"]);
      expect(store.ledger.hasFinished({ person: own })).toBe(true);
    }
  });

  test("counts in no standings of the group, and another game follows", () => {
    expect(topOf(services, GROUP, { most: 5, asker: ANNA, period: "all" })).toEqual([]);
    const next = again(services, id);
    expect(rowOf(services, next).ruleset.id).toBe("tapa");
    expect(scoreOf(services, next)).toEqual({ white: 1n, black: 1n });
  });
});

test("a drawn game of two who are equal leaves their ratings, and makes them surer", () => {
  const { services } = drawnGame({ ruleset: ruleset("plakoto"), stake: 1 });
  const [anna, boris] = [ANNA, BORIS].map((one) => statRowsIn(services.store).rating(one, "short"));
  expect(anna?.rating).toBeCloseTo(1500);
  expect(boris?.rating).toBeCloseTo(1500);
  expect(anna?.deviation).toBeLessThan(350);
});

test("after a drawn game of plakoto nobody begins as the winner: both throw", () => {
  const { services, id } = drawnGame({ ruleset: ruleset("plakoto"), stake: 1 });
  const next = loadGame(services, rowOf(services, again(services, id)));
  expect(next.openingThrows.length).toBeGreaterThan(0);
});

test("a match that changes its game goes on to the next game after a draw", () => {
  const both = medleyOf({ id: "mixed" }, ["tapa", "short"]);
  if (!both) throw new Error("no medley");
  const { services, id } = drawnGame({ ruleset: both, stake: 1, match: 5 });
  expect(rowOf(services, again(services, id)).ruleset.id).toBe("short");
});

test("a held mother scores two points, and is counted as no mars", () => {
  const terms: Terms = { ruleset: ruleset("plakoto"), stake: 1 };
  const { services, id } = endedSo(terms, ({ ending }) => ending === "mother");
  expect(services.store.ledger.ofGame(id)).toMatchObject({ outcome: "mother" });
  const [winner] = topOf(services, GROUP, { most: 5, asker: ANNA, period: "all" });
  expect(winner?.stats).toMatchObject({ won: 1, points: 2n, mars: 0, dearest: undefined });
  expect(finishedGame(services, id)).toMatchObject({ ok: true, finished: { isCounted: true } });
});
