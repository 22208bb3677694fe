import { Results, Tiebreaker, TournamentType, UnplayedRoundsAdjustment } from "tiebreak";
import { describe, expect, test } from "vitest";
import {
  knockoutStandings,
  leavesOf,
  nextKnockout,
  partOf,
} from "../../../../src/features/contests/cup/rules/knockout.ts";
import {
  CUP_PLAYERS,
  type CupPair,
  type CupPlayer,
  countMeetings,
  isIn,
  type Meeting,
  roundOf,
} from "../../../../src/features/contests/cup/rules/pairs.ts";
import {
  lastEntry,
  nextSwiss,
  roundsFor,
  swissStandings,
} from "../../../../src/features/contests/cup/rules/swiss.ts";
import { chooser } from "../../../game/support.ts";

/** `CONTESTS=all` tries so many as it takes to be sure. */
const CONTESTS = process.env.CONTESTS === "all" ? 500 : 100;
/** `TIEBREAKS=10000` plays as many Swiss contests as the judge is asked about. */
const JUDGED = Number(process.env.TIEBREAKS ?? CONTESTS);

type Pair = CupPair<number>;
type Player = CupPlayer<number>;
type Next = (players: readonly Player[], pairs: readonly Pair[]) => readonly Meeting<number>[];

const seeded = (count: number): Player[] =>
  Array.from({ length: count }, (_, player) => ({ player, since: 1, isGone: false }));

const rowOf = (round: number, [one, other]: Meeting<number>): Pair => ({
  ...{ round, one, other, isForfeit: false },
  winner: other === undefined ? one : undefined,
});

/** One contest: three in ten vanish at some time, and who is in nobody's way may come late. */
const contest = (seed: number, next: Next, lateUntil = 0) => {
  const choose = chooser(seed + 1);
  const count = CUP_PLAYERS.least + (seed % (CUP_PLAYERS.most - 1));
  const strengths = Array.from({ length: count + 4 }, () => 1 + choose(9));
  const vanishes = strengths.map(() => (choose(10) < 3 ? 1 + choose(6) : Number.POSITIVE_INFINITY));
  let players = seeded(count);
  const pairs: Pair[] = [];
  for (let round = 1; ; round++) {
    const isLate = round > 1 && round - 1 <= lateUntil && choose(4) === 0;
    if (isLate && players.length < CUP_PLAYERS.most) {
      players = [...players, { player: players.length, since: round, isGone: false }];
    }
    const meetings = next(players, pairs);
    if (meetings.length === 0) return { players, pairs };
    const there = meetings.flat().filter((one) => one !== undefined);
    expect(new Set(there).size).toBe(there.length);
    for (const meeting of meetings) {
      const [one, other] = meeting;
      const pair = rowOf(round, meeting);
      if (other === undefined) {
        pairs.push(pair);
        continue;
      }
      const late = [one, other].filter((player) => (vanishes[player] ?? 0) <= round);
      const [first = 1, second = 1] = [strengths[one], strengths[other]];
      const loser = late[choose(late.length)] ?? (choose(first + second) < first ? other : one);
      const isForfeit = late.length > 0;
      pairs.push({ ...pair, winner: loser === one ? other : one, isForfeit });
      if (!isForfeit) continue;
      players = players.map((row) => (row.player === loser ? { ...row, isGone: true } : row));
    }
  }
};

describe("a knock-out with a second chance", () => {
  test("has its seeds where the first two meet last, and byes for the first", () => {
    expect(leavesOf(8)).toEqual([0, 7, 3, 4, 1, 6, 2, 5]);
    const first = nextKnockout(seeded(5), []);
    expect(first).toEqual([
      [0, undefined],
      [3, 4],
      [1, undefined],
      [2, undefined],
    ]);
  });

  test("plays the final again where the unbeaten player loses it", () => {
    const won = (round: number, one: number, other: number): Pair => ({
      ...rowOf(round, [one, other]),
      winner: one,
    });
    const both = seeded(2);
    expect(nextKnockout(both, [won(1, 0, 1)])).toEqual([[0, 1]]);
    expect(nextKnockout(both, [won(1, 0, 1), won(2, 1, 0)])).toEqual([[0, 1]]);
    expect(nextKnockout(both, [won(1, 0, 1), won(2, 0, 1)])).toEqual([]);
  });

  test(`in ${CONTESTS} contests of 2 to 33, of whom three in ten vanish, ends as two lives would have it`, () => {
    let matches = 0;
    for (let seed = 0; seed < CONTESTS; seed++) {
      const { players, pairs } = contest(seed, nextKnockout);
      // The rules once more: two lives, and a player who does not come loses both.
      const lives = new Map(players.map(({ player }) => [player, 2]));
      for (let round = 1; round <= roundOf(pairs); round++) {
        const left = [...lives].filter(([, many]) => many > 0).map(([player]) => player);
        const own = pairs.filter((pair) => pair.round === round);
        expect(
          own.flatMap(({ one, other }) => (other === undefined ? [one] : [one, other])).toSorted(),
        ).toEqual(left.toSorted());
        for (const pair of own) {
          const { one, other, winner, isForfeit } = pair;
          if (other === undefined) continue;
          matches++;
          const isFinal = partOf(pairs, pair) === "final";
          expect(isFinal).toBe(left.length === 2);
          expect(isFinal || lives.get(one) === lives.get(other)).toBe(true);
          const loser = winner === one ? other : one;
          lives.set(loser, isForfeit ? 0 : (lives.get(loser) ?? 0) - 1);
        }
      }
      const left = [...lives].filter(([, many]) => many > 0).map(([player]) => player);
      expect(left).toHaveLength(1);
      expect(knockoutStandings(players, pairs)[0]?.player).toBe(left[0]);
    }
    expect(matches).toBeGreaterThan(CONTESTS * 20);
  });
});

/** Whether all can be paired so that nobody meets anybody again, tried in every way. */
const canBeNew = (left: readonly number[], pairs: readonly Pair[]): boolean => {
  const [first, ...others] = left;
  if (first === undefined) return true;
  const alone = left.length % 2 === 1 && canBeNew(others, pairs);
  return (
    alone ||
    others.some(
      (other) =>
        countMeetings(pairs, first, other) === 0 &&
        canBeNew(
          others.filter((one) => one !== other),
          pairs,
        ),
    )
  );
};

describe("in any cup", () => {
  const isAgain = (round: readonly Pair[], before: readonly Pair[]): boolean =>
    round.some(({ one, other }) => other !== undefined && countMeetings(before, one, other) > 0);

  test("nobody meets anybody again while that can be avoided", () => {
    let again = 0;
    for (let seed = 0; seed < 300; seed++) {
      const rounds = 1 + (seed % 5);
      const swiss: Next = (players, pairs) => nextSwiss(players, pairs, rounds);
      const isSwiss = seed % 2 === 0;
      const { pairs } = contest((seed % 7) + 32 * seed, isSwiss ? swiss : nextKnockout);
      for (let round = 1; round <= roundOf(pairs); round++) {
        const before = pairs.filter((pair) => pair.round < round);
        const own = pairs
          .filter((pair) => pair.round === round)
          .filter((pair) => isSwiss || partOf(pairs, pair) !== "unbeaten");
        const there = own.flatMap(({ one, other }) => (other === undefined ? [one] : [one, other]));
        if (own.length > 5 || !isAgain(own, before)) continue;
        again++;
        expect(canBeNew(there, before)).toBe(false);
      }
    }
    expect(again).toBeGreaterThan(20);
  });
});

/** The same, as the judge wants to be told of it. */
const judgeOf = (players: readonly Player[], pairs: readonly Pair[]) => {
  const rounds = Array.from({ length: roundOf(pairs) }, (_, at) => {
    const own = pairs.filter(({ round }) => round === at + 1);
    return {
      pairings: own.flatMap(({ one, other, winner, isForfeit }) => {
        if (other === undefined) return [];
        const [scoreWhite, scoreBlack] = winner === one ? ([1, 0] as const) : ([0, 1] as const);
        return [{ white: one, black: other, scoreWhite, scoreBlack, forfeited: isForfeit }];
      }),
      pairingAllocatedByes: own.filter(({ other }) => other === undefined).map(({ one }) => one),
      halfPointByes: players.filter(({ since }) => since > at + 1).map(({ player }) => player),
    };
  });
  const results = new Results(TournamentType.SWISS, rounds);
  const judge = new Tiebreaker(results, UnplayedRoundsAdjustment.FIDE_2023);
  const last = rounds.length;
  const points = (player: number) => judge.score(player, last);
  // Its source has Sonneborn-Berger, what it was made into has not: put together of its parts.
  const sonneborn = (player: number): number =>
    results.getAll(player, last).reduce((sum, round) => {
      if (round === "unpaired") return sum;
      if (round === "half-point-bye") return sum + points(player) / 2;
      if (round === "allocated-bye") return sum + points(player);
      const against = round.forfeited ? points(player) : judge.adjustedScore(round.opponent, last);
      return sum + round.score * against;
    }, 0);
  return { points, buchholz: (player: number) => judge.buchholz(player, last), sonneborn };
};

/** The larger first, by the first number in which they differ. */
const byEach = (one: readonly number[], other: readonly number[]): number => {
  const at = one.findIndex((value, index) => value !== other[index]);
  return (other[at] ?? 0) - (one[at] ?? 0);
};

/** Who is in no pair of a round has been put out, or comes later. */
const expectEverybody = (players: readonly Player[], pairs: readonly Pair[]): void => {
  for (let round = 1; round <= roundOf(pairs); round++) {
    const own = pairs.filter((pair) => pair.round === round);
    for (const { player, since } of players) {
      if (since > round || own.some((pair) => isIn(pair, player))) continue;
      const before = pairs.filter((pair) => pair.round < round && pair.isForfeit);
      expect(before.some((pair) => isIn(pair, player) && pair.winner !== player)).toBe(true);
    }
  }
};

describe("a Swiss", () => {
  test("offers as many rounds as find a winner, and more", () => {
    expect([roundsFor(9), roundsFor(16), roundsFor(17), roundsFor(33)]).toEqual([
      [4, 5, 6],
      [4, 5, 6],
      [5, 6, 7],
      [6, 7, 8],
    ]);
  });

  test(`in ${JUDGED} contests with byes and people who vanish or come late has everybody in each round, and the ties of the judge`, () => {
    for (let seed = 0; seed < JUDGED; seed++) {
      const rounds = 2 + (seed % 7);
      const next: Next = (players, pairs) => nextSwiss(players, pairs, rounds);
      const { players, pairs } = contest(seed, next, lastEntry(rounds));
      expect(roundOf(pairs)).toBeLessThanOrEqual(rounds);
      const { points, buchholz, sonneborn } = judgeOf(players, pairs);
      expectEverybody(players, pairs);
      const rows = swissStandings(players, pairs);
      const told = rows.map((row) => [row.points, row.buchholz, row.sonneborn]);
      const judged = rows.map(({ player }) => [
        points(player),
        buchholz(player),
        sonneborn(player),
      ]);
      expect(told).toEqual(judged);
      expect(told).toEqual(judged.toSorted(byEach));
    }
  });
});
