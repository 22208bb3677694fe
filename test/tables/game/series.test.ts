import { describe, expect, test } from "vitest";
import { topOf } from "../../../src/features/standings/statistics/standings.ts";
import { statRowsIn } from "../../../src/features/standings/statistics/stats-store.ts";
import { costOfLeaving } from "../../../src/game/leaving.ts";
import type { Terms } from "../../../src/game/series.ts";
import type { GameId } from "../../../src/ids/ids.ts";
import { rematch } from "../../../src/tables/challenge/rematch.ts";
import { finishedGame } from "../../../src/tables/game/finished.ts";
import { loadGame } from "../../../src/tables/game/load-game.ts";
import { play } from "../../../src/tables/game/play.ts";
import type { Services } from "../../../src/tables/services/services.ts";
import { ruleset } from "../../game/support.ts";
import {
  ANNA,
  again,
  BORIS,
  GROUP,
  newestGame,
  openServices,
  playSome,
  rowOf,
  sitTogether,
} from "../support.ts";

/** The loser gives up after some turns. */
const resignAs = (services: Services, id: GameId, loser: typeof ANNA): void => {
  playSome(services, id);
  const row = rowOf(services, id);
  const game = loadGame(services, row);
  const colour = row.white === loser ? "white" : "black";
  const outcome = costOfLeaving(game, colour);
  const done = play(services, id, row.version, loser, { type: "resign", outcome });
  if (!done.ok) throw new Error(done.code);
};

const terms = (id: string, more: Partial<Terms> = {}): Terms => ({
  ruleset: ruleset(id),
  stake: 1,
  ...more,
});

/** Anna gives up before the game counts. */
const leaveEarly = (services: Services, id: GameId): void => {
  const row = rowOf(services, id);
  const outcome = costOfLeaving(loadGame(services, row), row.white === ANNA ? "white" : "black");
  expect(play(services, id, row.version, ANNA, { type: "resign", outcome }).ok).toBe(true);
};

const streaksAt = (services: Services, id: GameId) => {
  const done = finishedGame(services, id);
  if (!done.ok) throw new Error(done.code);
  return [done.finished.streak, done.finished.endedStreak];
};

describe("a series", () => {
  test("counts no win in a row that a game was left for, as its score does not", () => {
    const services = openServices(1);
    const first = sitTogether(services, terms("short"));
    leaveEarly(services, first);
    const second = again(services, first);
    resignAs(services, second, ANNA);
    expect(streaksAt(services, second)).toEqual([1, 0]);
    const third = again(services, second);
    resignAs(services, third, ANNA);
    expect(streaksAt(services, third)).toEqual([2, 0]);
    const last = again(services, third);
    resignAs(services, last, BORIS);
    expect(streaksAt(services, last)).toEqual([1, 2]);
  });

  test("has no wins in a row across a draw", () => {
    const services = openServices(1);
    const first = sitTogether(services, terms("short"));
    resignAs(services, first, ANNA);
    const drawn = again(services, first);
    resignAs(services, drawn, ANNA);
    const last = again(services, drawn);
    resignAs(services, last, ANNA);
    expect(streaksAt(services, last)).toEqual([3, 0]);
    services.sql.prepare("DELETE FROM ledger WHERE game = ?").run(drawn);
    const { white, black } = rowOf(services, drawn);
    const draw = { game: drawn, white, black, reason: "frozen", points: 0n, at: 0 } as const;
    services.store.draws.add(draw);
    expect(streaksAt(services, last)).toEqual([1, 0]);
  });

  test("swaps the sides, and is joined by both or by none", () => {
    const services = openServices(1);
    const first = sitTogether(services, terms("long"));
    expect(rematch(services, first, ANNA)).toEqual({ ok: false, code: "not-over" });
    resignAs(services, first, ANNA);
    expect(rematch(services, first, ANNA)).toEqual({ ok: true, began: false });
    expect(rematch(services, first, ANNA)).toEqual({ ok: false, code: "already-asked" });
    expect(rematch(services, first, BORIS)).toEqual({ ok: true, began: true });
    expect(rematch(services, first, BORIS)).toEqual({ ok: false, code: "rematch-began" });
    const next = rowOf(services, newestGame(services));
    expect([next.white, next.black]).toEqual([BORIS, ANNA]);
    expect(next.series).toBe(rowOf(services, first).series);
  });

  test.each([
    ["winner", "long-classic"],
    ["alternate", "short"],
  ] as const)("lets the %s begin where the ruleset says so", (nextFirst, id) => {
    for (const loser of [ANNA, BORIS]) {
      const services = openServices(loser);
      const base = ruleset(id);
      const chosen = { ...base, switches: { ...base.switches, nextFirst } };
      const first = sitTogether(services, { ruleset: chosen, stake: 1 });
      const before = loadGame(services, rowOf(services, first));
      const beganFirst = rowOf(services, first)[before.first ?? "white"];
      resignAs(services, first, loser);
      const next = rowOf(services, again(services, first));
      const game = loadGame(services, next);
      const winner = loser === ANNA ? BORIS : ANNA;
      const other = beganFirst === ANNA ? BORIS : ANNA;
      expect(next[game.first ?? "white"]).toBe(nextFirst === "winner" ? winner : other);
      expect(game.openingThrows).toEqual([]);
      expect(game.phase).toMatchObject({ kind: "moving", turn: { all: expect.any(Array) } });
    }
  });

  test("cannot end a game twice: a second answer finds it over", () => {
    const services = openServices(3);
    const id = sitTogether(services, terms("short"));
    playSome(services, id);
    const { version } = rowOf(services, id);
    const offer = { type: "resign", outcome: "oin" } as const;
    expect(play(services, id, version, ANNA, offer).ok).toBe(true);
    const offered = rowOf(services, id).version;
    const accept = { type: "accept-resignation" } as const;
    expect(play(services, id, offered, BORIS, accept).ok).toBe(true);
    expect(play(services, id, offered, BORIS, accept)).toEqual({ ok: false, code: "stale" });
    const over = rowOf(services, id).version;
    expect(play(services, id, over, BORIS, accept)).toEqual({ ok: false, code: "game-over" });
    expect(statRowsIn(services.store).ofChat(GROUP).length).toBe(1);
  });
});

const leftAtOnce = (services: Services, id: GameId): void => {
  const { version } = rowOf(services, id);
  const resign = { type: "resign", outcome: "mars" } as const;
  expect(play(services, id, version, ANNA, resign).ok).toBe(true);
};

describe("a game that was left before both had five turns", () => {
  test("counts neither in the standings nor for the rating", () => {
    const services = openServices(8);
    const id = sitTogether(services, terms("short"));
    leftAtOnce(services, id);
    expect(services.store.ledger.ofSeries(rowOf(services, id).series)).toHaveLength(1);
    expect(statRowsIn(services.store).ofChat(GROUP)).toEqual([]);
    expect(statRowsIn(services.store).rating(BORIS, "short")).toBeUndefined();
    const top = topOf(services, GROUP, { most: 10, asker: ANNA, period: "all" });
    expect(top).toEqual([]);
  });

  test("is told so under its board", () => {
    const services = openServices(8);
    const id = sitTogether(services, terms("short"));
    leftAtOnce(services, id);
    const done = finishedGame(services, id);
    expect(done.ok && done.finished.wasLeftEarly).toBe(true);
  });
});

describe("the rating", () => {
  const ratingsOf = (services: Services) => statRowsIn(services.store).ratings(BORIS, "short", 9);

  test("takes a match as one result, at its end", () => {
    const services = openServices(7);
    let id = sitTogether(services, terms("short", { match: 5 }));
    resignAs(services, id, ANNA);
    id = again(services, id);
    resignAs(services, id, BORIS);
    expect(ratingsOf(services)).toEqual([]);
    for (const _ of [1, 2]) {
      id = again(services, id);
      resignAs(services, id, ANNA);
    }
    expect(ratingsOf(services)).toHaveLength(1);
    expect(ratingsOf(services)[0]).toBeGreaterThan(1500);
  });

  test("takes no match of which no game was played", () => {
    const services = openServices(7);
    const id = sitTogether(services, terms("short", { match: 2 }));
    leftAtOnce(services, id);
    expect(ratingsOf(services)).toEqual([]);
  });

  /** The first player doubles at once, and the other refuses. Returns the first. */
  const refuseAtOnce = (services: Services, id: GameId): typeof ANNA => {
    const row = rowOf(services, id);
    const by = row[loadGame(services, row).toMove];
    expect(play(services, id, row.version, by, { type: "double" }).ok).toBe(true);
    const other = by === ANNA ? BORIS : ANNA;
    const { version } = rowOf(services, id);
    expect(play(services, id, version, other, { type: "drop" }).ok).toBe(true);
    return by;
  };
  const cubed = (id: string): Terms["ruleset"] => {
    const base = ruleset(id);
    return { ...base, switches: { ...base.switches, cube: true } };
  };

  test("takes no match whose games were refused or left at once", () => {
    const services = openServices(5);
    const first = sitTogether(services, { ruleset: cubed("long"), stake: 1, match: 3 });
    refuseAtOnce(services, first);
    const second = again(services, first);
    leftAtOnce(services, second);
    for (const one of [ANNA, BORIS])
      expect(statRowsIn(services.store).ratings(one, "long", 9)).toEqual([]);
  });

  test("takes no game that a refused double ended at once, but the standings do", () => {
    const services = openServices(5);
    const id = sitTogether(services, { ruleset: cubed("long"), stake: 1 });
    const by = refuseAtOnce(services, id);
    expect(statRowsIn(services.store).ratings(by, "long", 9)).toEqual([]);
    expect(statRowsIn(services.store).ofChat(GROUP)).toHaveLength(1);
  });
});

describe("a match", () => {
  test("turns automatic doubles, beavers and Jacoby off, and the cube on", () => {
    const services = openServices(5);
    const base = ruleset("short");
    const wild = { ...base.switches, autoDoubles: 9, beaver: true, jacoby: true, cube: false };
    const id = sitTogether(services, { ruleset: { ...base, switches: wild }, stake: 1, match: 5 });
    expect(rowOf(services, id).ruleset.switches).toMatchObject({
      autoDoubles: 0,
      beaver: false,
      jacoby: false,
      cube: true,
    });
  });

  test("has its one Crawford game without a cube, after a player first stands one point from the end", () => {
    const services = openServices(6);
    let id = sitTogether(services, terms("short", { match: 3 }));
    const cubes: boolean[] = [];
    for (const loser of [ANNA, BORIS, ANNA]) {
      const { ruleset: rules, crawford } = rowOf(services, id);
      expect(crawford).toBe(!rules.switches.cube);
      cubes.push(rules.switches.cube);
      resignAs(services, id, loser);
      if (cubes.length < 3) id = again(services, id);
    }
    // 0:2 after the first mars: the second game is Crawford's, the third is not.
    expect(cubes).toEqual([true, false, true]);
  });

  test("is over when a player has its points; the rematch begins another", () => {
    const services = openServices(7);
    const id = sitTogether(services, terms("short", { match: 2, stake: 50 }));
    resignAs(services, id, ANNA);
    const next = rowOf(services, again(services, id));
    expect(next.series).not.toBe(rowOf(services, id).series);
    expect(statRowsIn(services.store).ofChat(GROUP)[0]?.points).toBe(100n);
  });
});
