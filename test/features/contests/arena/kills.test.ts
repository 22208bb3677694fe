import { expect, test } from "vitest";
import { enterArena, openArena } from "../../../../src/features/contests/arena/arena.ts";
import { arenasIn } from "../../../../src/features/contests/arena/arenas.ts";
import { runArenas } from "../../../../src/features/contests/arena/run.ts";
import { resultsOf } from "../../../../src/features/contests/arena/standings.ts";
import type { Terms } from "../../../../src/game/series.ts";
import type { PersonId } from "../../../../src/ids/ids.ts";
import { play } from "../../../../src/tables/game/play.ts";
import type { Services } from "../../../../src/tables/services/services.ts";
import { chooser, ruleset } from "../../../game/support.ts";
import { GROUP, openServices } from "../../../tables/support.ts";
import { dyingAt, Killed, peopleIn } from "../lives.ts";

/** `KILLS=300` tries more. */
const KILLS = Number(process.env.KILLS ?? 40);
const SECOND = 1000;
const TERMS: Terms = { ruleset: ruleset("short"), stake: 1, clock: { turn: 60 } };

test(`${KILLS} kills at any point of an arena lose no game and count none twice`, () => {
  const choose = chooser(7);
  let now = 1_700_000_000_000;
  const services: Services = { ...openServices(7), now: () => now };
  const { store } = services;
  const people = peopleIn(services, 9);
  const [maker] = people;
  if (maker === undefined) throw new Error("nobody");
  const place = { chat: GROUP, thread: null };
  const opened = openArena(services, place, maker, TERMS, { minutes: 240 }, now);
  if (!opened.ok) throw new Error(opened.code);
  for (const id of people) enterArena(services, opened.id, id);

  const won: PersonId[] = [];
  let kills = 0;
  while (kills < KILLS) {
    now += (1 + choose(20)) * SECOND;
    const running = arenasIn(store)
      .running(opened.id)
      .filter(({ endedAt }) => endedAt === null);
    const players = running.flatMap(({ white, black }) => [white, black]);
    expect(new Set(players).size).toBe(players.length);
    const game = running[choose(Math.max(1, running.length))];
    if (game) {
      const { version = 0 } = store.games.game(game.game) ?? {};
      const [loser, winner] = choose(2) ? [game.white, game.black] : [game.black, game.white];
      const resign = { type: "resign", outcome: "mars" } as const;
      if (play(services, game.game, version, loser, resign).ok) won.push(winner);
    }
    try {
      runArenas(dyingAt(services, "arena", 1 + choose(60)));
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
      kills++;
    }
  }
  runArenas(services);
  const counted = resultsOf(services, opened.id).flatMap((one) =>
    "winner" in one ? one.winner : [],
  );
  expect(counted.length).toBeGreaterThan(100);
  expect(counted.toSorted()).toEqual(won.toSorted());
  store.close();
});
