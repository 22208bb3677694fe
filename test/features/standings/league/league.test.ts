import { describe, expect, test } from "vitest";
import {
  crownChampion,
  isWeekDue,
  leagueView,
} from "../../../../src/features/standings/league/league.ts";
import { titlesIn } from "../../../../src/features/standings/league/titles.ts";
import { spanAt } from "../../../../src/features/standings/statistics/periods.ts";
import { standingsIn } from "../../../../src/features/standings/statistics/standings-store.ts";
import { forget } from "../../../../src/tables/people/forget.ts";
import { changeSettings } from "../../../../src/tables/people/settings.ts";
import { DAY_MS } from "../../../../src/tables/services/time.ts";
import { ANNA, BORIS, GROUP, giveUps, openServices } from "../../../tables/support.ts";

type Hall = ReturnType<typeof openServices>;

const viewIn = (services: Hall) =>
  leagueView(services, GROUP, spanAt("week", services.now()).number);

describe("what became of a week in a group", () => {
  test("is who was best, the longest run and the dearest mars", () => {
    const services = openServices(1);
    giveUps(services, [
      [ANNA, "mars"],
      [BORIS, "mars"],
      [BORIS, "mars"],
      [BORIS, "oin"],
    ]);
    const { games, rows, champion, run, mars } = viewIn(services);
    expect(games).toBe(4);
    expect(rows.map(({ person, stats }) => [person.name, stats.points])).toEqual([
      ["Anna", 6n],
      ["Boris", -6n],
    ]);
    expect(champion?.id).toBe(ANNA);
    expect(run).toMatchObject({ person: { id: ANNA }, games: 3 });
    expect(mars).toMatchObject({ winner: { id: ANNA }, loser: { id: BORIS }, outcome: "mars" });
    expect(mars?.points).toBe(4n);
    services.store.close();
  });

  test("has neither champion nor run where nobody stands out, and no luck of a few rolls", () => {
    const services = openServices(2);
    giveUps(services, [
      [ANNA, "mars"],
      [BORIS, "mars"],
    ]);
    const view = viewIn(services);
    expect(view.champion).toBeUndefined();
    expect(view.run).toBeUndefined();
    expect(view.luckiest).toBeUndefined();
    services.store.close();
  });

  test("tells whose dice were highest, a double counted as it is played", () => {
    const services = openServices(3);
    giveUps(services, [[ANNA, "mars"]]);
    const span = spanAt("week", services.now());
    for (const [person, pips] of [
      [ANNA, 300],
      [BORIS, 270],
    ] as const) {
      const standing = standingsIn(services.store).of(GROUP, span, person);
      if (!standing) throw new Error("no standing");
      standingsIn(services.store).save(GROUP, span, { ...standing, rolls: 30, pips });
    }
    expect(viewIn(services).luckiest).toMatchObject({ person: { id: ANNA }, pips: 10 });
    services.store.close();
  });

  test("is owed from the first game on, or from the wish on if anything was played before it", () => {
    const services = openServices(4);
    const later = { ...services, now: () => services.now() + 7 * DAY_MS };
    const owed = () =>
      services.store.posts.due(later.now()).filter((post) => isWeekDue(later, post));
    giveUps(services, [[ANNA, "mars"]]);
    expect(owed()).toEqual([]);
    changeSettings(services, GROUP, { league: true });
    expect(owed()).toMatchObject([{ chat: GROUP, message: null }]);
    changeSettings(services, GROUP, { league: false });
    expect(owed()).toEqual([]);
    services.store.close();
  });
});

test("of a champion who is forgotten nothing is kept, even where their tag cannot be taken", () => {
  const services = openServices(1);
  const titles = titlesIn(services.store);
  const whose = { chat: GROUP, person: ANNA };
  titles.crown({ ...whose, title: "Champion" });
  titles.replaces({ ...whose, before: "the tag that Anna chose" });
  titles.worn(whose);
  // As the bot may not do it now, it is tried when it may.
  titles.takeAll(GROUP);
  titles.refused(whose);
  const kept = () => services.sql.prepare("SELECT count(*) FROM league_titles").pluck().get();
  expect([titles.owed().length, kept()]).toEqual([0, 1]);
  forget(services, ANNA);
  expect(titles.owed()).toHaveLength(1);
  titles.refused(whose);
  expect(kept()).toBe(0);
});

describe("who is forgotten before their week is told", () => {
  const toldAfter = (seed: number) => {
    const services = openServices(seed);
    changeSettings(services, GROUP, { league: true });
    giveUps(services, [
      [BORIS, "mars"],
      [BORIS, "mars"],
      [BORIS, "mars"],
    ]);
    forget(services, ANNA);
    const later = { ...services, now: () => services.now() + 7 * DAY_MS };
    const [week] = services.store.posts.due(later.now());
    if (!week) throw new Error("no week to tell");
    return { services, later, week };
  };

  test("gets no title, and the last champion has it no longer", () => {
    const { services, later, week } = toldAfter(1);
    const titles = titlesIn(services.store);
    titles.crown({ chat: GROUP, person: BORIS, title: "Champion" });
    crownChampion(later, week);
    expect(titles.owed()).toMatchObject([{ person: BORIS, state: "take" }]);
    services.store.close();
  });

  test("is nobody's rival", () => {
    const { services, later, week } = toldAfter(2);
    expect(leagueView(later, GROUP, week.subject).rivals).toEqual([]);
    services.store.close();
  });
});
