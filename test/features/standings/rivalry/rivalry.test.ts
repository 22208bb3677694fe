import { expect, test } from "vitest";
import { spanAt } from "../../../../src/features/standings/statistics/periods.ts";
import { standingsIn } from "../../../../src/features/standings/statistics/standings-store.ts";
import { statsOf } from "../../../../src/features/standings/statistics/stats.ts";
import { play } from "../../../../src/tables/game/play.ts";
import { changeSettings } from "../../../../src/tables/people/settings.ts";
import { DAY_MS } from "../../../../src/tables/services/time.ts";
import { viewOf } from "../../../../src/tables/shown/view.ts";
import { ruleset } from "../../../game/support.ts";
import {
  ANNA,
  BORIS,
  chatId,
  GROUP,
  giveUps,
  openServices,
  rowOf,
  sitTogether,
} from "../../../tables/support.ts";
import { playTowardDraw } from "../../../tables/toward-draw.ts";

type Hall = ReturnType<typeof openServices>;
type Game = ReturnType<typeof giveUps>;

const LOSES = [ANNA, "mars"] as const;
const WINS = [BORIS, "mars"] as const;

/** What stands under the game in the group, and what its two are told alone. */
const remarksOn = (services: Hall, game: Game) => {
  const told = services.extensions.flatMap(({ knows }) => knows?.remarks?.(services, game) ?? []);
  return told[0];
};

const remarkIn = (services: Hall, game: Game) => {
  const [table] = services.store.tables.byGame(game);
  return table && viewOf(services, table.id)?.played?.remark?.note;
};

test("a game tells the group what it means there, if the group wants that", () => {
  const services = openServices(1);
  const game = giveUps(services, [LOSES, WINS, LOSES, LOSES, LOSES]);
  expect(remarksOn(services, game)).toMatchObject({
    shared: { note: "streak", count: 3 },
    own: { note: "streak", count: 3 },
  });
  expect(remarkIn(services, game)).toBe("streak");
  changeSettings(services, GROUP, { rivalry: false });
  expect(remarkIn(services, game)).toBeUndefined();
  services.store.close();
});

test("a group hears nothing of games elsewhere; the two count all of theirs", () => {
  const services = openServices(2);
  giveUps(services, [LOSES, WINS, LOSES]);
  const elsewhere = chatId(-200);
  services.store.people.saveChat({ id: elsewhere, kind: "group", language: "en" });
  services.sql.prepare("UPDATE series SET chat = ?, home = ?").run(elsewhere, elsewhere);
  const game = giveUps(services, [LOSES, LOSES]);
  expect(remarksOn(services, game)?.own).toMatchObject({ note: "streak", count: 3 });
  expect(remarksOn(services, game)?.shared?.note).not.toBe("streak");
  services.store.close();
});

test("a game that was left early says nothing and counts as none", () => {
  const services = openServices(3);
  const game = sitTogether(services, { ruleset: ruleset("short"), stake: 2 });
  play(services, game, rowOf(services, game).version, ANNA, { type: "resign", outcome: "mars" });
  expect(rowOf(services, game).endedAt).not.toBeNull();
  expect(remarksOn(services, game)).toEqual({ shared: undefined, own: undefined });
  services.store.close();
});

/** A group where the two have ended some games and then drawn one. */
const openWithDraw = (games: Parameters<typeof giveUps>[1]): Hall => {
  for (let seed = 1; seed < 40; seed++) {
    const services = openServices(seed);
    giveUps(services, games);
    const last = sitTogether(services, { ruleset: ruleset("plakoto"), stake: 1 });
    if (playTowardDraw(services, last).winner === undefined) return services;
    services.store.close();
  }
  throw new Error("no game was drawn");
};

test("a draw between them is the end of wins in a row, wherever they are told", () => {
  const services = openWithDraw([WINS, LOSES, LOSES]);
  const game = giveUps(services, [LOSES]);
  expect(remarksOn(services, game)?.shared?.note).not.toBe("streak");
  expect(remarksOn(services, game)?.own?.note).not.toBe("streak");
  const inGroup = standingsIn(services.store).of(GROUP, spanAt("week", services.now()), BORIS);
  expect([inGroup?.run, inGroup?.longestRun, inGroup?.games]).toEqual([1, 2, 4]);
  for (const friend of [undefined, ANNA])
    expect(statsOf(services, BORIS, friend).stats).toMatchObject({ run: 1, longestRun: 2 });
  services.store.close();
});

test("who passes whom in the group's table is told with the points between them", () => {
  const services = openServices(4);
  const game = giveUps(services, [WINS, LOSES, [ANNA, "oin"], WINS]);
  expect(remarksOn(services, game)?.shared).toMatchObject({ note: "passed", count: 4 });
  services.store.close();
});

test("rivals of the week hear how it stands between them", () => {
  const services = openServices(5);
  changeSettings(services, GROUP, { league: true });
  giveUps(services, [LOSES, WINS, LOSES]);
  const later = { ...services, now: () => services.now() + 7 * DAY_MS };
  const note = (first: Game) => remarksOn(services, first)?.shared;
  expect(note(giveUps(later, [WINS]))).toMatchObject({ note: "week", won: 1, lost: 0 });
  // The game after it would say the same.
  expect(note(giveUps(later, [LOSES]))).toBeUndefined();
  expect(note(giveUps(later, [LOSES]))).toMatchObject({ note: "week", won: 2, lost: 1 });
  services.store.close();
});
