import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Free,
  pairsOf,
  REMATCH_AFTER_MS,
} from "../../../../src/features/contests/arena/rules/pairing.ts";
import {
  type ArenaResult,
  standingsOf,
} from "../../../../src/features/contests/arena/rules/points.ts";
import { chooser } from "../../../game/support.ts";

/** `CONTESTS=all` tries so many as it takes to be sure. */
const CONTESTS = process.env.CONTESTS === "all" ? 500 : 15;
const SECOND = 1000;
/** How often the bot looks. */
const SWEEP_MS = 2 * SECOND;
const MOST_WAIT_MS = 30 * SECOND;

const won = (winner: string, loser: string, mars = false) => ({
  ...{ winner, loser, mars },
  early: false,
});

const wonEarly = (winner: string, loser: string) => ({ winner, loser, mars: true, early: true });

const points = (...results: readonly ArenaResult<string>[]) =>
  Object.fromEntries(
    standingsOf(["a", "b", "c"], results).map(({ player, points }) => [player, points]),
  );

describe("the points of an arena", () => {
  test("are 2 for a win, 3 for a mars, and nothing for a loss", () => {
    expect(points(won("a", "b"), won("b", "c", true))).toEqual({ a: 2, b: 3, c: 0 });
  });

  test("are doubled after two wins in a row, until a loss", () => {
    const streak = [won("a", "b"), won("a", "c"), won("a", "b"), won("a", "c", true)];
    expect(points(...streak)).toEqual({ a: 2 + 2 + 4 + 6, b: 0, c: 0 });
    expect(points(...streak, won("b", "a"), won("a", "b"))).toEqual({ a: 16, b: 2, c: 0 });
  });

  test("are 1 for both for a drawn game, which ends no streak", () => {
    const drawn = { drawn: ["a", "b"] } as const;
    expect(points(drawn)).toEqual({ a: 1, b: 1, c: 0 });
    expect(points(won("a", "b"), won("a", "c"), drawn, won("a", "c"))).toMatchObject({ a: 9 });
  });

  test("are 1 for a game that was left early, once for each pair", () => {
    expect(points(wonEarly("a", "b"), wonEarly("a", "b"), wonEarly("b", "a"))).toMatchObject({
      a: 1,
      b: 0,
    });
    expect(points(wonEarly("a", "b"), wonEarly("a", "c"))).toEqual({ a: 2, b: 0, c: 0 });
  });

  test("grow in no streak by games that were left early", () => {
    const two = [won("a", "b"), won("a", "c")];
    expect(points(...two, wonEarly("a", "b"), won("a", "b"))).toMatchObject({ a: 2 + 2 + 1 + 4 });
    expect(points(won("a", "b"), wonEarly("a", "b"), won("a", "c"))).toMatchObject({ a: 5 });
  });

  test("if they are equal, the one who met stronger players comes first", () => {
    const order = standingsOf(
      ["a", "b", "c", "d"],
      [won("c", "d"), won("c", "d"), won("b", "c"), won("a", "d")],
    ).map(({ player }) => player);
    expect(order).toEqual(["c", "b", "a", "d"]);
  });

  test("if they are equal, nobody is ahead by a game that was left early", () => {
    const performances = (...results: readonly ArenaResult<string>[]) =>
      standingsOf(["a", "b", "c", "d"], results)
        .filter(({ player }) => player === "a" || player === "b")
        .map(({ points, performance }) => ({ points, performance }));
    // Both have lost to D: A on the board, B by leaving.
    const [loser, leaver] = performances(
      ...[won("a", "c"), won("b", "c"), won("d", "a"), wonEarly("d", "b")],
    );
    expect(leaver).toEqual(loser);
    // B met one more opponent who left.
    const left = [wonEarly("a", "c"), wonEarly("b", "c"), wonEarly("b", "c")];
    const [one, other] = performances(won("a", "c"), won("b", "c"), ...left);
    expect(other).toEqual(one);
  });
});

const free = (player: number, last?: number, since = 0): Free<number> => ({
  player,
  rank: player,
  last,
  since,
});

describe("a pairing", () => {
  test("takes neighbours in rank", () => {
    expect(pairsOf([free(3), free(0), free(2), free(1)], 0)).toEqual([
      [0, 1],
      [2, 3],
    ]);
  });

  test("leaves out the one who became free last, of an odd number", () => {
    expect(pairsOf([free(0, undefined, 9), free(1), free(2)], 10)).toEqual([[1, 2]]);
  });

  test("has two who have just played wait a little, and then play again", () => {
    const both = [free(0, 1, 100), free(1, 0, 100)];
    expect(pairsOf(both, 100)).toEqual([]);
    expect(pairsOf(both, 100 + REMATCH_AFTER_MS)).toEqual([[0, 1]]);
    // The clock was set back meanwhile.
    expect(pairsOf(both, 100 - REMATCH_AFTER_MS)).toEqual([[0, 1]]);
  });

  test("takes in everybody but one of an odd number, once", () => {
    const any = fc
      .integer({ min: 2, max: 16 })
      .chain((n) =>
        fc.tuple(
          fc.constant(n),
          fc.array(fc.integer({ min: 0, max: n - 1 }), { minLength: n, maxLength: n }),
          fc.array(fc.nat(20_000), { minLength: n, maxLength: n }),
        ),
      );
    fc.assert(
      fc.property(any, ([n, lasts, since]) => {
        const all = Array.from({ length: n }, (_, at) => {
          const last = lasts[at];
          return free(at, last === at ? undefined : last, since[at] ?? 0);
        });
        const pairs = pairsOf(all, 1_000_000);
        expect(new Set(pairs.flat()).size).toBe(2 * pairs.length);
        expect(pairs).toHaveLength(Math.floor(n / 2));
      }),
    );
  });
});

type Guest = {
  readonly id: number;
  readonly joins: number;
  readonly vanishes: number;
  readonly strength: number;
  since: number;
  last: number | undefined;
  /** So long they have waited while another was free. */
  waitsBeside: number;
  state: "away" | "in" | "gone";
};

type Running = { readonly players: readonly [Guest, Guest]; readonly until: number };

/** A contest as it would go: people come at any time, play, and three in ten vanish. */
const contest = (seed: number) => {
  const choose = chooser(seed);
  const ends = 60 * 60 * SECOND;
  const guests = Array.from(
    { length: 2 + (seed % 32) },
    (_, id): Guest => ({
      id,
      joins: choose(20) === 0 ? choose(ends / 2) : choose(60 * SECOND),
      vanishes: choose(10) < 3 ? choose(ends) : Number.POSITIVE_INFINITY,
      strength: 1 + choose(9),
      since: 0,
      last: undefined,
      waitsBeside: 0,
      state: "away",
    }),
  );
  const results: ArenaResult<number>[] = [];
  let running: readonly Running[] = [];
  let longestWait = 0;
  /** Players who meet again at once, though both could have met others. */
  let needless = 0;

  const finish = ({ players: [one, other] }: Running, now: number): void => {
    const late = [one, other].filter(({ vanishes }) => vanishes <= now);
    const first = choose(one.strength + other.strength) < one.strength ? one : other;
    const winner = late.length === 1 ? (late[0] === one ? other : one) : first;
    const loser = winner === one ? other : one;
    results.push({ winner: winner.id, loser: loser.id, mars: choose(5) === 0, early: false });
    for (const gone of late) gone.state = "gone";
    for (const player of [one, other]) player.since = now;
    [one.last, other.last] = [other.id, one.id];
  };

  const meetAgain = (one: Guest, other: Guest): boolean =>
    one.last === other.id || other.last === one.id;

  const pair = (waiting: readonly Guest[], now: number): void => {
    const ids = guests.map(({ id }) => id);
    const order = standingsOf(ids, results).map(({ player }) => player);
    const free = waiting.map(({ id, ...one }) => ({ ...one, player: id, rank: order.indexOf(id) }));
    const pairs = pairsOf(free, now);
    for (const [a, b] of pairs) {
      const [one, other] = [guests[a], guests[b]];
      if (!one || !other) throw new Error("nobody");
      const others = waiting.filter((third) => third !== one && third !== other);
      const isFree = [one, other].map((each) => others.some((third) => !meetAgain(each, third)));
      if (meetAgain(one, other) && isFree.every(Boolean)) needless++;
      const until = now + (60 + choose(600)) * SECOND;
      running = [...running, { players: [one, other], until }];
    }
    const met = new Set(pairs.flat());
    const left = waiting.filter(({ id }) => !met.has(id));
    for (const one of guests) {
      one.waitsBeside = left.length > 1 && left.includes(one) ? one.waitsBeside + SWEEP_MS : 0;
      longestWait = Math.max(longestWait, one.waitsBeside);
    }
  };

  for (let now = 0; now < ends; now += SWEEP_MS) {
    for (const one of guests) {
      if (one.state === "away" && one.joins <= now) Object.assign(one, { state: "in", since: now });
    }
    for (const game of running.filter(({ until }) => until <= now)) finish(game, now);
    running = running.filter(({ until }) => until > now);
    const busy = new Set(running.flatMap(({ players }) => players));
    const waiting = guests.filter((one) => one.state === "in" && !busy.has(one));
    if (waiting.length > 1) pair(waiting, now);
  }
  return { players: guests.map(({ id }) => id), results, longestWait, needless };
};

/** The rules once more, as one would write them on paper. */
const onPaper = (player: number, results: readonly ArenaResult<number>[]): number => {
  const won = results.flatMap((one) => ("winner" in one ? one : []));
  const own = won.filter(({ winner, loser }) => winner === player || loser === player);
  return own.reduce((sum, { winner, mars }, at) => {
    if (winner !== player) return sum;
    const isHot = at >= 2 && own.slice(at - 2, at).every((one) => one.winner === player);
    return sum + (mars ? 3 : 2) * (isHot ? 2 : 1);
  }, 0);
};

describe(`${CONTESTS} contests of 2 to 33 players, of whom three in ten vanish`, () => {
  test("end with the standings that the rules give, and nobody waits while another is free", () => {
    let games = 0;
    for (let seed = 0; seed < CONTESTS; seed++) {
      const { players, results, longestWait, needless } = contest(seed);
      games += results.length;
      const standings = standingsOf(players, results);
      const expected = standings.map(({ player }) => onPaper(player, results));
      expect(standings.map(({ points }) => points)).toEqual(expected);
      expect(expected.toSorted((one, other) => other - one)).toEqual(expected);
      expect(longestWait).toBeLessThanOrEqual(MOST_WAIT_MS);
      expect(needless).toBe(0);
    }
    expect(games).toBeGreaterThan(CONTESTS * 20);
  });
});
