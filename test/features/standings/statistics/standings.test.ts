import fc from "fast-check";
import { expect, test } from "vitest";
import {
  PERIODS,
  type Period,
  spanAt,
} from "../../../../src/features/standings/statistics/periods.ts";
import { countEarlier } from "../../../../src/features/standings/statistics/recount.ts";
import { noteStanding, topOf } from "../../../../src/features/standings/statistics/standings.ts";
import type { FinishedRow } from "../../../../src/features/standings/statistics/stats-store.ts";
import type { PersonId, SeriesId } from "../../../../src/ids/ids.ts";
import { isGameId, isPersonId } from "../../../../src/ids/ids.ts";
import { remember } from "../../../../src/tables/people/people.ts";
import { GROUP, openServices } from "../../../tables/support.ts";

type Hall = ReturnType<typeof openServices>;

/** What each has rolled in a game. */
const DICE = { rolls: 10, pips: 80 };

const OUTCOMES = ["oin", "mars", "koks"] as const;

const personAt = (index: number): PersonId => {
  const id = 10 + index;
  if (!isPersonId(id)) throw new Error("no person");
  return id;
};

const hallWith = (people: number): Hall => {
  const services = openServices(1);
  const here = { id: GROUP, kind: "group", language: "en" } as const;
  for (let index = 0; index < people; index++)
    remember(
      services,
      { id: personAt(index), name: `P${index}`, username: null, language: "en" },
      here,
    );
  return services;
};

const HOUR_MS = 60 * 60_000;

/** Games end some hours apart, the last of them now: they reach back over weeks and months. */
const endedAt = (services: Hall, number: number, games: number): number =>
  services.now() - (games - number) * 20 * HOUR_MS;

/** A game that has ended, as the ledger has it. */
const endGame = (
  { sql, store }: Hall,
  number: number,
  game: Omit<FinishedRow, "series" | "game"> & { readonly inSeries: number },
  isNoted: boolean,
): void => {
  const { winner, loser, outcome, points, at, inSeries } = game;
  const series = sql
    .prepare<[number, number], SeriesId>(
      `INSERT INTO series (id, chat, terms, at) VALUES (?, ?, '{}', 0)
       ON CONFLICT DO UPDATE SET at = 0 RETURNING id`,
    )
    .pluck()
    .get(1 + inSeries, GROUP);
  if (series === undefined) throw new Error("no series");
  sql
    .prepare(
      `INSERT INTO games (id, series, white, black, ruleset, secret, at) VALUES (?, ?, ?, ?, '{}', ?, 0)`,
    )
    .run(number, series, winner, loser, Buffer.alloc(32, String(number).padStart(32, "0")));
  sql
    .prepare(`INSERT INTO ledger (game, winner, loser, outcome, ending, stake, cube, multiplier, points, at)
      VALUES (?, ?, ?, ?, 'borne-off', 1, '1', 1, ?, ?)`)
    .run(number, winner, loser, outcome, String(points), at);
  if (!isGameId(number)) throw new Error("no game");
  const row = { game: number, winner, loser, outcome, points, series, at };
  if (isNoted) store.transaction(() => noteStanding(store, GROUP, row, () => DICE));
  // As the migration does it.
  else sql.prepare("INSERT OR IGNORE INTO uncounted VALUES (?)").run(GROUP);
};

const PEOPLE = 6;

const gamesOfSome = fc.array(
  fc.record({
    winner: fc.integer({ min: 0, max: PEOPLE - 1 }),
    further: fc.integer({ min: 1, max: PEOPLE - 1 }),
    outcome: fc.constantFrom(...OUTCOMES),
    // More than a number of JavaScript or of SQLite holds.
    points: fc.oneof(fc.bigInt(1n, 9n), fc.bigInt(1n, 10n ** 400n)),
  }),
  { minLength: 1, maxLength: 40 },
);

test("standings kept game by game are those that all games add up to, for old databases as well", async () => {
  await fc.assert(
    fc.asyncProperty(gamesOfSome, fc.nat(40), async (games, notedFrom) => {
      const services = hallWith(PEOPLE);
      const points = new Map<PersonId, bigint>();
      games.forEach(({ winner, further, ...game }, index) => {
        const [first, second] = [personAt(winner), personAt((winner + further) % PEOPLE)];
        const inSeries = Math.min(first, second) * PEOPLE + Math.max(first, second);
        endGame(
          services,
          index + 1,
          {
            ...{ ...game, winner: first, loser: second, inSeries },
            at: endedAt(services, index + 1, games.length),
          },
          index >= notedFrom,
        );
        points.set(first, (points.get(first) ?? 0n) + game.points);
        points.set(second, (points.get(second) ?? 0n) - game.points);
      });
      await services.awaited(countEarlier(services, GROUP));
      const rowsOf = (period: Period) =>
        topOf(services, GROUP, { most: PEOPLE, asker: personAt(0), period });
      const rows = rowsOf("all");
      expect(new Map(rows.map(({ person, stats }) => [person.id, stats.points]))).toEqual(points);
      for (const { stats, person, course } of rows) {
        const own = games.filter(
          ({ winner, further }) =>
            personAt(winner) === person.id || personAt((winner + further) % PEOPLE) === person.id,
        );
        expect(stats.games).toBe(own.length);
        const won = own.filter(({ winner }) => personAt(winner) === person.id);
        expect(stats.won).toBe(won.length);
        expect(stats.koks).toBe(won.filter(({ outcome }) => outcome === "koks").length);
        expect(course()).toHaveLength(own.length + 1);
        expect(course().at(0)).toBe(0n);
        expect(course().at(-1)).toBe(stats.points);
      }
      for (const period of PERIODS) {
        const isIn = (index: number): boolean =>
          spanAt(period, endedAt(services, index + 1, games.length)).number ===
          spanAt(period, services.now()).number;
        const played = games.filter((_, index) => isIn(index));
        const sum = rowsOf(period).reduce((all, { stats }) => all + stats.games, 0);
        expect(sum).toBe(2 * played.length);
        for (const { stats, person } of rowsOf(period)) {
          const own = played.flatMap(({ winner, further, points: worth }) => {
            if (personAt(winner) === person.id) return [worth];
            return personAt((winner + further) % PEOPLE) === person.id ? [-worth] : [];
          });
          expect(stats.points).toBe(own.reduce((all, one) => all + one, 0n));
          const runs = own
            .map((one) => (one > 0n ? "w" : " "))
            .join("")
            .split(" ");
          expect(stats.longestRun).toBe(Math.max(...runs.map(({ length }) => length)));
          expect(stats.run).toBe(runs.at(-1)?.length);
        }
      }
      services.store.close();
    }),
    { numRuns: 30, seed: 7 },
  );
});

test("a player below the first is told their own place, by points and then by games won", () => {
  const services = hallWith(30);
  for (let index = 0; index < 29; index++)
    endGame(
      services,
      index + 1,
      {
        winner: personAt(index),
        loser: personAt(29),
        outcome: "oin",
        points: BigInt(100 - index),
        inSeries: index,
        at: services.now(),
      },
      true,
    );
  const placesFor = (asker: PersonId) =>
    topOf(services, GROUP, { most: 10, asker, period: "week" }).map(({ place, person }) => [
      place,
      person.name,
    ]);
  expect(placesFor(personAt(3))).toHaveLength(10);
  expect(placesFor(personAt(17)).slice(9)).toEqual([
    [10, "P9"],
    [18, "P17"],
  ]);
  expect(placesFor(personAt(29)).at(-1)).toEqual([30, "P29"]);
  services.store.close();
});

test("presses are answered while the many games of an old group are counted", async () => {
  const services = hallWith(2);
  const [one, other] = [personAt(0), personAt(1)];
  const outcome = { outcome: "oin", points: 1n } as const;
  const game = { ...outcome, winner: one, loser: other, inSeries: 1, at: services.now() - 1 };
  services.store.transaction(() => {
    for (let number = 1; number <= 3_000; number++) endGame(services, number, game, false);
  });
  let isCounted = false;
  let pressed = 0;
  const counting = countEarlier(services, GROUP).then(() => {
    isCounted = true;
  });
  while (!isCounted) {
    await services.awaited(services.time.yield());
    // A game that ends meanwhile is counted as well.
    if (pressed === 2) endGame(services, 3_001, { ...game, at: services.now() }, true);
    pressed++;
  }
  await services.awaited(counting);
  expect(pressed).toBeGreaterThan(6);
  const [first] = topOf(services, GROUP, { most: 2, asker: one, period: "all" });
  expect(first?.stats).toMatchObject({ games: 3_001, won: 3_001, run: 3_001 });
  services.store.close();
});
