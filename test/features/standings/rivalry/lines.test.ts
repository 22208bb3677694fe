import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Facts, lineOf, pairFacts } from "../../../../src/features/standings/rivalry/lines.ts";
import type { Remark } from "../../../../src/tables/services/services.ts";

/** What a line claims of the pair, read off the list of games again, the winner's wins as true. */
const CLAIMS: Partial<
  Record<Remark["note"], (games: readonly boolean[], said: Remark) => boolean>
> = {
  streak: (games, { count }) =>
    games.slice(-count).every(Boolean) && games[games.length - count - 1] !== true,
  "first-over": (games, { count }) =>
    games.indexOf(true) === games.length - 1 && games.length - 1 === count && count >= 2,
  ended: (games, { count }) => {
    const earlier = games.slice(0, -1);
    return (
      earlier.slice(-count).every((won) => !won) && earlier[earlier.length - count - 1] !== false
    );
  },
  level: (games, { count, won, lost }) => {
    const leads = games.map((_, at) => leadAfter(games.slice(0, at + 1)));
    const since = leads.lastIndexOf(0, -2) + 1;
    return won === lost && leads.at(-1) === 0 && Math.min(...leads.slice(since)) === -count;
  },
  ahead: (games, { won, lost }) =>
    won > lost && games.every((_, at) => at === 0 || leadAfter(games.slice(0, at)) <= 0),
  round: (games, { count, won, lost }) => games.length === count && won + lost === count,
};

const leadAfter = (games: readonly boolean[]): number =>
  games.filter(Boolean).length - games.filter((won) => !won).length;

const notes = (games: readonly boolean[], more: Partial<Facts> = {}): Remark | undefined =>
  lineOf({ pair: pairFacts(games), table: undefined, week: undefined, ...more }, undefined);

/** Games of the one and the other: "+" is a win of the last game's winner. */
const games = (text: string): readonly boolean[] => [...text].map((one) => one === "+");

describe("a line about two", () => {
  test("is true of their games, whatever these were, and never twice the same", () => {
    const said = new Set<string>();
    const winners = fc.oneof(
      fc.array(fc.boolean(), { minLength: 1, maxLength: 60 }),
      // Chance alone makes few long runs.
      fc
        .array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 6 })), {
          minLength: 1,
          maxLength: 12,
        })
        .map((runs) => runs.flatMap(([won, count]) => Array.from({ length: count }, () => won))),
    );
    fc.assert(
      fc.property(winners, (all) => {
        let before: Remark["note"] | undefined;
        for (const at of all.keys()) {
          const played = all.slice(0, at + 1).map((one) => one === all[at]);
          const facts = { pair: pairFacts(played), table: undefined, week: undefined };
          const line = lineOf(facts, before);
          if (line) {
            said.add(line.note);
            expect(line.note).not.toBe(before);
            expect(CLAIMS[line.note]?.(played, line), `${line.note} after ${played}`).toBe(true);
            const told = played.filter(Boolean).length;
            if (line.won + line.lost > 0)
              expect([line.won, line.lost]).toEqual([told, played.length - told]);
          }
          before = line?.note;
        }
      }),
      { seed: 30, numRuns: 400 },
    );
    expect([...said].sort()).toEqual(Object.keys(CLAIMS).sort());
  });

  test.each([
    ["+++", "streak", 3],
    ["-+++", "streak", 3],
    ["--+", "first-over", 2],
    ["+---+", "ended", 3],
    ["++---+--+++++", "streak", 5],
    ["+----+-+++", "level", 3],
    ["-+-+-+-+-++", "ahead", 0],
    ["+-+-+--+-+", "round", 10],
  ] as const)("after %s is %s", (played, note, count) => {
    expect(notes(games(played))).toMatchObject({ note, count });
  });

  test.each(["+", "-+", "++", "++++", "++-+", "+-+"])("after %s is none", (played) => {
    expect(notes(games(played))).toBeUndefined();
  });

  test("gives way to what is rarer, and comes if that was said the last time", () => {
    const table = {
      ...{ wins: 5, mars: 2, run: 3, isMars: false },
      ...{ passed: 12, place: 2, players: 6 },
    };
    const facts = { pair: pairFacts(games("+++")), table, week: undefined };
    expect(lineOf(facts, undefined)).toMatchObject({ note: "passed", count: 12 });
    expect(lineOf(facts, "passed")).toMatchObject({ note: "streak", count: 3 });
    expect(lineOf({ ...facts, table: { ...table, wins: 1 } }, "passed")?.note).toBe("first-win");
  });

  test("tells a place only where enough stand below it", () => {
    const table = {
      ...{ wins: 5, mars: 2, run: 1, isMars: false },
      ...{ passed: undefined, place: 2, players: 4 },
    };
    const pair = pairFacts(games("+"));
    const told = (players: number) =>
      lineOf({ pair, table: { ...table, players }, week: undefined }, undefined)?.note;
    expect([told(3), told(4)]).toEqual([undefined, "place"]);
  });

  test("of rivals of the week comes where nothing else is to say", () => {
    const week = { won: 2, lost: 1 };
    expect(notes(games("+-+"), { week })).toMatchObject({ note: "week", ...week });
    expect(notes(games("+++"), { week })?.note).toBe("streak");
  });
});
