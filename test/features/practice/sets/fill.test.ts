import { describe, expect, test } from "vitest";
import { FIRST_SHIPPED, isPast, isShipped } from "../../../../src/features/practice/sets/days.ts";
import {
  daysAhead,
  type Make,
  makeAhead,
  missingFrom,
  shelveSpareSets,
  supplyAtOnce,
} from "../../../../src/features/practice/sets/fill.ts";
import { shelfOf as ofServices } from "../../../../src/features/practice/sets/sets.ts";
import { nextSupplied, shuffle } from "../../../../src/features/practice/sets/supply.ts";
import { readDraft, readSet, writeDraft } from "../../../../src/features/practice/sets/text.ts";
import { SEVEN, SEVEN_GAMES } from "../../../../src/features/practice/sets/types.ts";
import { openServices } from "../../../tables/support.ts";
import { plainDecision, plainSet, SECRET } from "./support.ts";

const shelfOf = (seed: number) => ofServices(openServices(seed));

/** Makes sets of one decision again and again, so many of them before it is stopped. */
const maker = (most = Number.POSITIVE_INFINITY): Make & { made: number } => {
  const make = async (...[draft, onTried]: Parameters<Make>) => {
    let one = draft;
    while (one.decisions.length < SEVEN) {
      if (make.made++ >= most) return undefined;
      const decision = plainDecision(draft.game, [6, 5]);
      one = { ...one, tried: one.tried + 1, decisions: [...one.decisions, decision] };
      onTried?.(one);
    }
    return one;
  };
  make.made = 0;
  return make;
};

const supplied = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    supply: `set ${at}`,
    read: () => plainSet("long"),
  }));

describe("the days of a bot", () => {
  test("have shipped sets for today and tomorrow at once, none of them twice", () => {
    const shelf = shelfOf(1);
    expect(supplyAtOnce(shelf, 10, () => supplied(3))).toEqual([]);
    expect(missingFrom(shelf, 10, 3).map(({ day }) => day)).toEqual([12, 12]);
    expect(new Set(shelf.taken("long")).size).toBe(2);
    expect(supplyAtOnce(shelf, 11, () => supplied(3))).toEqual([]);
    expect(new Set(shelf.taken("long")).size).toBe(3);
    expect(supplyAtOnce(shelf, 12, () => supplied(3))).toEqual([
      { game: "long", day: 13 },
      { game: "short", day: 13 },
    ]);
    const found = shelf.find({ game: "long", day: 11 });
    expect(readSet(found?.text ?? "")).toMatchObject({ game: "long", day: 11 });
  });

  test("are filled ahead by the bot's own sets, the nearest first, and the shipped ones left", async () => {
    const shelf = shelfOf(1);
    const days: number[] = [];
    await makeAhead(shelf, { today: 5, days: 3 }, maker(), ({ day }) => days.push(day));
    expect(days).toEqual([5, 5, 6, 6, 7, 7]);
    expect(SEVEN_GAMES.map((game) => daysAhead(shelf, game, 5))).toEqual([3, 3]);
    expect(daysAhead(shelf, "long", 8)).toBe(0);
    expect(supplyAtOnce(shelf, 6, () => supplied(3))).toEqual([]);
    expect(shelf.taken("long")).toEqual([]);
  });

  test("get the shipped sets that stay back, and those beyond have numbers of their own", () => {
    const shelf = shelfOf(1);
    const all = () => supplied(9);
    supplyAtOnce(shelf, 10, all);
    for (let start = 0; start < 2; start++) shelveSpareSets(shelf, all);
    const shelved = shelf.days({ game: "long", day: FIRST_SHIPPED });
    expect(shelved).toEqual([0, 1, 2].map((at) => FIRST_SHIPPED + at));
    expect(shelved.every((day) => isPast(day, 10) && isShipped(day))).toBe(true);
    expect([isPast(9, 10), isPast(10, 10), isPast(11, 10)]).toEqual([true, false, false]);
    const sets = new Set(shelf.taken("long"));
    expect(sets.size).toBe(5);
    // Four more days without a set of the bot's own, and none has one that people could train.
    for (let day = 11; day < 15; day++) expect(supplyAtOnce(shelf, day, all)).toEqual([]);
    expect(supplyAtOnce(shelf, 15, all)).toHaveLength(2);
    expect(new Set(shelf.taken("long")).size).toBe(9);
  });

  test("go on after a stop with the set that was begun", async () => {
    const shelf = shelfOf(1);
    await makeAhead(shelf, { today: 1, days: 1 }, maker(SEVEN + 3));
    expect(missingFrom(shelf, 1, 1)).toEqual([{ game: "short", day: 1 }]);
    expect(readDraft(shelf.draft("short") ?? "")?.decisions).toHaveLength(3);
    const rest = maker();
    await makeAhead(shelf, { today: 1, days: 1 }, rest);
    expect(rest.made).toBe(SEVEN - 3);
    expect(shelf.draft("short")).toBeUndefined();
  });

  test("forget a set that was begun for a day that has passed", async () => {
    const shelf = shelfOf(1);
    await makeAhead(shelf, { today: 1, days: 1 }, maker(3));
    const rest = maker();
    await makeAhead(shelf, { today: 2, days: 1 }, rest);
    expect(rest.made).toBe(2 * SEVEN);
  });
});

test("in which order shipped sets are taken only the secret tells", () => {
  const things = Array.from({ length: 20 }, (_, at) => at);
  const order = shuffle(SECRET, "supply long", things);
  expect(order).toEqual(shuffle(SECRET, "supply long", things));
  expect(order.toSorted((one, two) => one - two)).toEqual(things);
  expect(order).not.toEqual(things);
  expect(order).not.toEqual(shuffle("00".repeat(32), "supply long", things));
  const [first, second] = shuffle(SECRET, "supply long", supplied(5));
  expect(nextSupplied(SECRET, "long", supplied(5), [])?.supply).toBe(first?.supply);
  // A line that cannot be read is passed over.
  const damaged = supplied(5).map((one) =>
    one.supply === first?.supply ? { ...one, read: () => undefined } : one,
  );
  expect(nextSupplied(SECRET, "long", damaged, [])?.supply).toBe(second?.supply);
  expect(nextSupplied(SECRET, "long", supplied(1), ["set 0"])).toBeUndefined();
});

test("a draft is kept as it is", () => {
  const draft = { ...plainSet("short"), secret: SECRET, label: "day 3", tried: 4 };
  const { day: _, ...rest } = draft;
  expect(readDraft(writeDraft(rest))).toEqual(rest);
  expect(readDraft("")).toBeUndefined();
});
