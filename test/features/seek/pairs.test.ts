import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ELSEWHERE_AFTER_MS, offersFor } from "../../../src/features/seek/rules/offers.ts";
import {
  type Encounter,
  meetingsOf,
  NEAR,
  type Seeker,
  WIDE_AFTER_MS,
} from "../../../src/features/seek/rules/pairs.ts";
import {
  ANY,
  apart,
  type SeekerWish,
  sharedGame,
  termsOf,
} from "../../../src/features/seek/rules/wishes.ts";

const NOW = 1_000_000;
const MINUTE = { turn: 60 };
const THREE_MINUTES = { turn: 180 };

const anyTwo = (_one: number, _other: number): boolean => true;

type Rated = Seeker<number> & { readonly rating: number };

const seeker = (
  player: number,
  rating: number,
  waited = 0,
  wish: Partial<SeekerWish> = {},
  isLeaver = false,
): Rated => ({
  player,
  wish: { game: "short", cube: "", match: 0, clock: MINUTE, ...wish },
  rating,
  ratingIn: () => rating,
  since: NOW - waited,
  isLeaver,
});

const met = (seekers: readonly Seeker<number>[], mayMeet = anyTwo) =>
  meetingsOf(seekers, mayMeet, NOW).map(({ elder, younger }) => [elder, younger]);

describe("who looks for an opponent", () => {
  test("meets the nearest in rating", () => {
    const seekers = [seeker(1, 1500), seeker(2, 1620), seeker(3, 1530), seeker(4, 1640)];
    expect(met(seekers)).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  test("meets nobody who is far stronger, until one of the two has looked for a minute", () => {
    const far = (waited: number) => [seeker(1, 1500, waited), seeker(2, 1500 + NEAR + 1)];
    expect(met(far(WIDE_AFTER_MS - 1))).toEqual([]);
    expect(met(far(WIDE_AFTER_MS))).toEqual([[1, 2]]);
  });

  test("meets nobody who wants another game, unless one of the two plays any", () => {
    const both = (wish: Partial<SeekerWish>) => [
      seeker(1, 1500, 2 * WIDE_AFTER_MS),
      seeker(2, 1500, 2 * WIDE_AFTER_MS, wish),
    ];
    expect(met(both({ game: "long" }))).toEqual([]);
    expect(met(both({ game: ANY }))).toEqual([[1, 2]]);
  });

  test("meets at once who leaves the game open as they do", () => {
    expect(met([seeker(1, 1500, 1, { game: ANY }), seeker(2, 1500, 0, { game: ANY })])).toEqual([
      [1, 2],
    ]);
  });

  test("meets a player with another clock once both have looked for a minute", () => {
    const both = (waited: number) => [
      seeker(1, 1500, 5 * WIDE_AFTER_MS),
      seeker(2, 1500, waited, { clock: THREE_MINUTES }),
    ];
    expect(met(both(WIDE_AFTER_MS - 1))).toEqual([]);
    expect(met(both(WIDE_AFTER_MS))).toEqual([[1, 2]]);
  });

  test.each([{ cube: "double" }, { match: 5 }])("never plays %o unasked", (wish) => {
    const waited = 5 * WIDE_AFTER_MS;
    expect(met([seeker(1, 1500, waited), seeker(2, 1500, waited, wish)])).toEqual([]);
  });

  test("and has left a game early meets others who have, and at last anybody", () => {
    const [leaver, other] = [seeker(2, 1500, 2, {}, true), seeker(3, 1600, 1, {}, true)];
    expect(met([seeker(1, 1500, 3), leaver, other])).toEqual([[2, 3]]);
    const two = (waited: number) => [seeker(1, 1500, waited), seeker(2, 1500, 0, {}, true)];
    expect(met(two(WIDE_AFTER_MS - 1))).toEqual([]);
    expect(met(two(WIDE_AFTER_MS))).toEqual([[1, 2]]);
    const late = [seeker(1, 1500, WIDE_AFTER_MS, {}, true), seeker(2, 1500), other];
    expect(met(late)).toEqual([[1, 3]]);
  });

  test("of thousands is compared with few", () => {
    const crowd = Array.from({ length: 2_000 }, (_, at) =>
      seeker(at, (at * 7_919) % 1_500, at * 60, {
        clock: at % 2 === 0 ? MINUTE : THREE_MINUTES,
        match: at % 3,
      }),
    );
    let compared = 0;
    const pairs = meetingsOf(
      crowd,
      () => {
        compared++;
        return true;
      },
      NOW,
    );
    expect(pairs.length).toBeGreaterThan(990);
    expect(compared).toBeLessThan(2 * crowd.length);
  });
});

describe("who waits for others", () => {
  const offered = (seekers: readonly Seeker<number>[], mayMeet = anyTwo) => [
    ...offersFor(seekers, mayMeet, NOW),
  ];

  test("is offered those with the same game, the nearest wish first, then who came first", () => {
    const seekers = [
      seeker(1, 1500),
      seeker(2, 1500, 1, { match: 5 }),
      seeker(3, 1500, 1, { clock: THREE_MINUTES }),
      seeker(4, 1500, 2, { clock: THREE_MINUTES }),
      seeker(5, 1500, 3, { game: "long" }),
    ];
    expect(new Map(offered(seekers)).get(1)).toEqual([4, 3, 2]);
    expect(new Map(offered(seekers)).get(5)).toEqual([]);
  });

  test("is offered other games last, once they have looked for twenty seconds", () => {
    const seekers = (waited: number) => [
      seeker(1, 1500, waited),
      seeker(2, 1500, 0, { game: "long" }),
      seeker(3, 1500, 0, { match: 5 }),
    ];
    const offers = (waited: number) => new Map(offered(seekers(waited))).get(1);
    expect(offers(ELSEWHERE_AFTER_MS - 1)).toEqual([3]);
    expect(offers(ELSEWHERE_AFTER_MS)).toEqual([3, 2]);
  });

  test("is offered at most three, and none whom they may not meet", () => {
    const seekers = [1, 2, 3, 4, 5].map((player) =>
      seeker(player, 1500, -player, { match: player }),
    );
    const notTwo = (_: number, other: number): boolean => other !== 2;
    expect(new Map(offered(seekers, notTwo)).get(1)).toEqual([3, 4, 5]);
  });
});

const anySeekers = fc
  .array(
    fc.record({
      rating: fc.integer({ min: 800, max: 2400 }),
      waited: fc.integer({ min: 0, max: 3 * WIDE_AFTER_MS }),
      game: fc.constantFrom("short", "long", ANY),
      clock: fc.constantFrom(MINUTE, THREE_MINUTES),
      isLeaver: fc.boolean(),
    }),
    { maxLength: 14 },
  )
  .map((all) =>
    all.map(({ rating, waited, isLeaver, ...wish }, at) =>
      seeker(at, rating, waited, wish, isLeaver),
    ),
  );

const anyAvoided = fc.array(fc.tuple(fc.nat(13), fc.nat(13)), { maxLength: 20 });

describe("for any who look at the same time", () => {
  const evening = (seekers: readonly Rated[], avoided: readonly [number, number][]) => {
    const avoids = (one: number, other: number): boolean =>
      avoided.some(([by, of]) => by === one && of === other);
    const mayMeet = (one: number, other: number) => !avoids(one, other) && !avoids(other, one);
    return { mayMeet, pairs: meetingsOf(seekers, mayMeet, NOW) };
  };
  const accepts = (one: Rated, other: Rated): boolean => {
    if (sharedGame(one.wish, other.wish) === undefined) return false;
    const [longer, shorter] = [NOW - one.since, NOW - other.since].sort((a, b) => b - a);
    const isWide = (waited = 0): boolean => waited >= WIDE_AFTER_MS;
    const isNear = Math.abs(one.rating - other.rating) <= NEAR && one.isLeaver === other.isLeaver;
    return termsOf(one.wish) === termsOf(other.wish) ? isWide(longer) || isNear : isWide(shorter);
  };
  const bothIn = ({ elder, younger }: Encounter<number>): readonly number[] => [elder, younger];

  test("nobody waits while an acceptable opponent waits too", () => {
    fc.assert(
      fc.property(anySeekers, anyAvoided, (seekers, avoided) => {
        const { pairs, mayMeet } = evening(seekers, avoided);
        const found = new Set(pairs.flatMap(bothIn));
        const left = seekers.filter(({ player }) => !found.has(player));
        for (const one of left) {
          for (const other of left) {
            if (one === other || !accepts(one, other)) continue;
            expect(mayMeet(one.player, other.player)).toBe(false);
          }
        }
      }),
    );
  });

  test("nobody meets two, nobody whom either avoids, and nobody who is not acceptable", () => {
    fc.assert(
      fc.property(anySeekers, anyAvoided, (seekers, avoided) => {
        const { pairs, mayMeet } = evening(seekers, avoided);
        expect(new Set(pairs.flatMap(bothIn)).size).toBe(2 * pairs.length);
        for (const { elder, younger } of pairs) {
          const [one, other] = [seekers[elder], seekers[younger]];
          expect(one && other && accepts(one, other)).toBe(true);
          expect(one && other && one.since <= other.since).toBe(true);
          expect(mayMeet(elder, younger)).toBe(true);
        }
      }),
    );
  });

  test("who meets whom does not depend on the order in which they are named", () => {
    fc.assert(
      fc.property(anySeekers, anyAvoided, (seekers, avoided) => {
        // No two came at the same time, and no two pairs are as near to each other.
        const apart = seekers.map((one, at) => ({
          ...seeker(at, one.rating + 2 ** -at, 0, one.wish, one.isLeaver),
          since: one.since + at / 100,
        }));
        const unordered = (all: readonly Encounter<number>[]) =>
          all.map((pair) => bothIn(pair).join()).toSorted();
        expect(unordered(evening(apart.toReversed(), avoided).pairs)).toEqual(
          unordered(evening(apart, avoided).pairs),
        );
      }),
    );
  });

  test("they meet as if each was compared with every other", () => {
    // Two who play any game are compared in each game that another player wants.
    let wanted: readonly string[] = [];
    const gamesOf = ({ game }: SeekerWish) => (game === ANY ? wanted : [game]);
    const isWide = ({ since }: Rated): boolean => since + WIDE_AFTER_MS <= NOW;
    const apartIn = (one: Rated, other: Rated): number =>
      Math.min(
        ...gamesOf(one.wish)
          .filter((game) => gamesOf(other.wish).includes(game))
          .map((game) => Math.abs(one.ratingIn(game) - other.ratingIn(game))),
      );
    const isAlike = (elder: Rated, younger: Rated): boolean => elder.isLeaver === younger.isLeaver;
    const fits = (elder: Rated, younger: Rated): boolean =>
      termsOf(elder.wish) === termsOf(younger.wish)
        ? isWide(elder)
          ? apartIn(elder, younger) <= Number.MAX_VALUE
          : isAlike(elder, younger) && apartIn(elder, younger) <= NEAR
        : isWide(elder) && isWide(younger) && apartIn(elder, younger) < Number.POSITIVE_INFINITY;
    fc.assert(
      fc.property(anySeekers, anyAvoided, (seekers, avoided) => {
        // No two came at the same time, and no two pairs are as near to each other.
        const all = seekers.map((one, at) => ({
          ...one,
          since: one.since - at / 100,
          ratingIn: (game: string) =>
            one.rating + (game === "long" ? (one.player * 97) % 400 : 0) + 3 ** -at,
        }));
        const { mayMeet, pairs } = evening(all, avoided);
        wanted = [ANY, ...all.map(({ wish }) => wish.game)];
        let waiting = all.toSorted((one, other) => one.since - other.since);
        const met: Encounter<number>[] = [];
        for (const elder of [...waiting]) {
          if (!waiting.includes(elder)) continue;
          const [younger] = waiting
            .filter((one) => one !== elder && fits(elder, one) && mayMeet(elder.player, one.player))
            .toSorted(
              (one, other) =>
                Number(isAlike(elder, other)) - Number(isAlike(elder, one)) ||
                apartIn(elder, one) - apartIn(elder, other),
            );
          if (!younger) continue;
          met.push({ elder: elder.player, younger: younger.player });
          waiting = waiting.filter((one) => one !== elder && one !== younger);
        }
        expect(pairs).toEqual(met);
      }),
      { seed: 29, numRuns: 1_000 },
    );
  });

  test("they are offered what comparing each with every other would offer", () => {
    fc.assert(
      fc.property(anySeekers, anyAvoided, (seekers, avoided) => {
        const { mayMeet } = evening(seekers, avoided);
        const nearer = (one: Rated) => (a: Rated, b: Rated) =>
          apart(one.wish, a.wish) - apart(one.wish, b.wish);
        const isSame = (one: Rated, other: Rated): boolean =>
          sharedGame(one.wish, other.wish) !== undefined;
        for (const [player, offers] of offersFor(seekers, mayMeet, 0)) {
          const one = seekers[player];
          if (!one) throw new Error("nobody");
          const others = seekers.filter(
            (other) => other !== one && isSame(one, other) && mayMeet(player, other.player),
          );
          const found = offers.flatMap((other) => seekers[other] ?? []);
          expect(offers.length).toBe(Math.min(3, others.length));
          const distances = (of: readonly Rated[]) => of.map((o) => apart(one.wish, o.wish));
          expect(distances(found)).toEqual(distances(others.toSorted(nearer(one))).slice(0, 3));
        }
      }),
      { seed: 29, numRuns: 300 },
    );
  });
});
