import { expect, test } from "vitest";
import { beginCup } from "../../../../src/features/contests/cup/begin.ts";
import { enterCup, openCup } from "../../../../src/features/contests/cup/cup.ts";
import { cupsIn } from "../../../../src/features/contests/cup/cups.ts";
import { nextKnockout } from "../../../../src/features/contests/cup/rules/knockout.ts";
import { nextSwiss } from "../../../../src/features/contests/cup/rules/swiss.ts";
import { runCups } from "../../../../src/features/contests/cup/run.ts";
import { cupView } from "../../../../src/features/contests/cup/standings.ts";
import type { Terms } from "../../../../src/game/series.ts";
import type { PersonId } from "../../../../src/ids/ids.ts";
import { play } from "../../../../src/tables/game/play.ts";
import type { Services } from "../../../../src/tables/services/services.ts";
import { chooser, ruleset } from "../../../game/support.ts";
import { GROUP, openServices } from "../../../tables/support.ts";
import { dyingAt, Killed, peopleIn } from "../lives.ts";

/** `KILLS=300` tries more. */
const KILLS = Number(process.env.KILLS ?? 30);
const MINUTE = 60_000;
const TERMS: Terms = { ruleset: ruleset("short"), stake: 1, match: 3 };
const HOURS = 2;

test(`${KILLS} kills at any point of a cup lose no match and count none twice`, () => {
  const choose = chooser(11);
  let now = 1_700_000_000_000;
  const services: Services = { ...openServices(11), now: () => now };
  const { store } = services;
  const people = peopleIn(services, 11);
  const [maker] = people;
  if (maker === undefined) throw new Error("nobody");

  /** What came of each match, by who has won it: as it was seen, not as it was counted. */
  const scores = new Map<number, Map<PersonId, number>>();
  let kills = 0;
  let matches = 0;

  const loseSomething = (id: ReturnType<typeof opened>): void => {
    const open = cupsIn(store)
      .pairs(id)
      .filter(({ winner, series }) => !winner && series);
    const pair = open[choose(Math.max(1, open.length))];
    const found = pair?.series ? cupsIn(store).gameOf(pair.series) : undefined;
    const row = found && store.games.game(found.game);
    if (!pair || !row || row.endedAt !== null) return;
    const [loser, winner] = choose(2) ? [row.white, row.black] : [row.black, row.white];
    const resign = { type: "resign", outcome: "mars" } as const;
    const done = play(services, row.id, row.version, loser, resign);
    if (!done.ok || done.game.phase.kind !== "over") return;
    const score = scores.get(pair.id) ?? new Map<PersonId, number>();
    scores.set(pair.id, score.set(winner, (score.get(winner) ?? 0) + 2));
  };

  const opened = (rounds: number) => {
    const cup = openCup(services, { chat: GROUP, thread: null }, maker, TERMS, { hours: HOURS });
    if (!cup.ok) throw new Error(cup.code);
    for (const person of people) enterCup(services, cup.id, person);
    for (let call = 1; ; call += 7) {
      try {
        beginCup(dyingAt(services, "cup", call), cup.id, rounds);
        return cup.id;
      } catch (error) {
        if (!(error instanceof Killed)) throw error;
        kills++;
        expect(cupsIn(store).pairs(cup.id)).toEqual([]);
      }
    }
  };

  for (let at = 0; kills < KILLS; at++) {
    const rounds = at % 2 === 0 ? 0 : 4;
    const id = opened(rounds);
    while (cupsIn(store).byId(id)?.state === "open") {
      now += (1 + choose(12)) * MINUTE;
      loseSomething(id);
      try {
        runCups(dyingAt(services, "cup", 1 + choose(60)));
      } catch (error) {
        if (!(error instanceof Killed)) throw error;
        kills++;
      }
    }
    const cup = cupsIn(store).byId(id);
    if (!cup) throw new Error("a cup is lost");
    const { players, matches: all } = cupView(services, cup);
    for (const row of cupsIn(store).pairs(id)) {
      if (row.other === null) continue;
      matches++;
      const score = [...(scores.get(row.id) ?? [])].filter(([, points]) => points >= 3);
      if (row.forfeit === 0) expect(score.map(([person]) => person)).toEqual([row.winner]);
      else expect(score).toEqual([]);
    }
    // Every round is the one that follows from those before it, and nobody is forgotten.
    const last = rounds === 0 ? nextKnockout(players, all) : nextSwiss(players, all, rounds);
    expect(last).toEqual([]);
    for (const { round } of all) {
      const own = all.filter((pair) => pair.round === round);
      const there = own.flatMap(({ one, other }) => (other === undefined ? [one] : [one, other]));
      expect(new Set(there).size).toBe(there.length);
    }
  }
  expect(matches).toBeGreaterThan(30);
  store.close();
});
