import { expect, test } from "vitest";
import { overviewOf } from "../../../src/features/chat/owner.ts";
import { play } from "../../../src/tables/game/play.ts";
import { ruleset } from "../../game/support.ts";
import { ANNA, again, openServices, rowOf, sitTogether } from "../../tables/support.ts";

const DAY_MS = 24 * 60 * 60_000;

test("games are counted on the day on which they ended, and people where they were seen", () => {
  const opened = openServices(1);
  let now = opened.now();
  const services = { ...opened, now: () => now };
  let game = sitTogether(services, { ruleset: ruleset("long"), stake: 1 });
  for (const days of [0, 2, 0]) {
    now += days * DAY_MS;
    const { version } = rowOf(services, game);
    const resigned = { type: "resign", outcome: "mars" } as const;
    expect(play(services, game, version, ANNA, resigned).ok).toBe(true);
    game = again(services, game);
  }
  const { games, day, week, running, people } = overviewOf(services);
  expect(games.slice(-3)).toEqual([1, 0, 2]);
  expect(games).toHaveLength(30);
  expect(day).toEqual({ people: 0, games: 2, chats: 1 });
  expect(week).toEqual({ people: 2, games: 3, chats: 1 });
  expect([running, people]).toEqual([1, 2]);
  services.store.close();
});
