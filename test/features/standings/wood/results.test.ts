import { describe, expect, test } from "vitest";
import { spanAt } from "../../../../src/features/standings/statistics/periods.ts";
import { standingsIn } from "../../../../src/features/standings/statistics/standings-store.ts";
import { statsOf } from "../../../../src/features/standings/statistics/stats.ts";
import {
  confirmResult,
  dropResult,
  forgetOldResults,
  MOST_A_DAY,
  tellResult,
} from "../../../../src/features/standings/wood/results/results.ts";
import { woodResultsIn } from "../../../../src/features/standings/wood/results/store.ts";
import type { WayToWin } from "../../../../src/rules/types.ts";
import { finishedGame } from "../../../../src/tables/game/finished.ts";
import { forget } from "../../../../src/tables/people/forget.ts";
import { DAY_MS, WEEK_MS } from "../../../../src/tables/services/time.ts";
import { ruleset } from "../../../game/support.ts";
import { ANNA, BORIS, GROUP, openServices } from "../../../tables/support.ts";

type Hall = ReturnType<typeof openServices>;

const PLACE = { chat: GROUP, thread: null };

/** Anna tells that she has won. */
const tell = (services: Hall, outcome: WayToWin = "mars", id = "short") =>
  tellResult(services, PLACE, ANNA, {
    ...{ ruleset: ruleset(id), winner: ANNA, loser: BORIS, outcome },
  });

const told = (services: Hall, outcome?: WayToWin, id?: string) => {
  const done = tell(services, outcome, id);
  if (!done.ok) throw new Error(done.code);
  return done.id;
};

const pointsIn = (services: Hall) =>
  [ANNA, BORIS].map(
    (one) => standingsIn(services.store).of(GROUP, spanAt("all", services.now()), one)?.points,
  );

const later = (services: Hall, ms: number): Hall => ({
  ...services,
  now: () => services.now() + ms,
});

describe("a game on a wooden board", () => {
  test("counts in the group once the other says so, and in nobody's rating", () => {
    const services = openServices(1);
    const id = told(services, "koks");
    expect(pointsIn(services)).toEqual([undefined, undefined]);
    expect(confirmResult(services, id, ANNA)).toMatchObject({ code: "wood-other-answers" });
    expect(confirmResult(services, id, BORIS)).toEqual({ ok: true });
    expect(confirmResult(services, id, BORIS)).toMatchObject({ code: "wood-gone" });
    expect(pointsIn(services)).toEqual([3n, -3n]);
    const { stats, ratingCourses } = statsOf(services, ANNA, BORIS);
    expect(stats).toMatchObject({ games: 1, won: 1, koks: 1, rolls: 0 });
    // The rating with which everybody begins.
    expect(ratingCourses.short).toHaveLength(1);
    const game = woodResultsIn(services.store).byId(id)?.game;
    const finished = game ? finishedGame(services, game) : undefined;
    expect(finished).toMatchObject({
      ok: true,
      finished: {
        result: { ending: "wood", outcome: "koks" },
        isCounted: true,
        wasLeftEarly: false,
      },
    });
  });

  test("is dropped by either, or after a week, and then counts nowhere", () => {
    const services = openServices(2);
    const [mistake, wrong, forgotten] = [told(services), told(services), told(services)];
    expect(dropResult(services, mistake, ANNA)).toEqual({ ok: true });
    expect(dropResult(services, wrong, BORIS)).toEqual({ ok: true });
    forgetOldResults(later(services, WEEK_MS - 1));
    expect(woodResultsIn(services.store).byId(forgotten)?.state).toBe("open");
    forgetOldResults(later(services, WEEK_MS + 1));
    expect(woodResultsIn(services.store).byId(forgotten)?.state).toBe("late");
    for (const id of [mistake, wrong, forgotten])
      expect(confirmResult(services, id, BORIS)).toMatchObject({ code: "wood-gone" });
    expect(pointsIn(services)).toEqual([undefined, undefined]);
    forgetOldResults(later(services, 2 * WEEK_MS + 1));
    expect(services.sql.prepare("SELECT count(*) FROM wood_results").pluck().get()).toBe(0);
  });

  test("of the same two counts so often a day, and again on the next", () => {
    const services = openServices(3);
    for (let game = 0; game < MOST_A_DAY; game++) confirmResult(services, told(services), BORIS);
    expect(tell(services)).toMatchObject({ code: "wood-enough" });
    expect(tell(later(services, DAY_MS + 1)).ok).toBe(true);
  });

  test("ends in what its ruleset knows alone", () => {
    const services = openServices(4);
    const id = told(services, "koks", "long");
    expect(confirmResult(services, id, BORIS)).toMatchObject({ ok: false });
    expect(pointsIn(services)).toEqual([undefined, undefined]);
  });

  test("stays with the other when one of the two is forgotten, and what waits is dropped", () => {
    const services = openServices(5);
    confirmResult(services, told(services), BORIS);
    const waiting = told(services);
    forget(services, BORIS);
    expect(woodResultsIn(services.store).byId(waiting)?.state).toBe("dropped");
    expect(pointsIn(services)[0]).toBe(2n);
  });
});
