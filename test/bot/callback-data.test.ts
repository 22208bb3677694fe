import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MOST_BYTES, type Press, readPress, writePress } from "../../src/bot/callback-data.ts";
import { MATCHES, STAKES } from "../../src/game/series.ts";
import { long } from "../../src/rules/rulesets/long.ts";
import { RULESETS } from "../../src/rules/rulesets.ts";
import type { ChallengeId, GameId } from "../../src/store/ids.ts";
import { isChallengeId, isGameId } from "../../src/store/ids.ts";

const id = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const challenge = id.filter((value): value is ChallengeId => isChallengeId(value));
const game = id.filter((value): value is GameId => isGameId(value));
const ruleset = fc.constantFrom(...RULESETS.map((one) => one.id));
const version = fc.nat(Number.MAX_SAFE_INTEGER);
const die = fc.constantFrom(1, 2, 3, 4, 5, 6);

const press: fc.Arbitrary<Press> = fc.oneof(
  fc.record({ do: fc.constantFrom("sit", "cancel"), challenge }),
  fc.record({
    do: fc.constantFrom(
      "roll",
      "undo",
      "done",
      "accept",
      "decline",
      "double",
      "take",
      "drop",
      "beaver",
      "claim",
      "rematch",
      "dice",
      "menu-more",
      "menu-resign",
      "menu-close",
      "down",
    ),
    game,
    version,
  }),
  fc.record({ do: fc.constant("move"), game, version, from: fc.integer({ min: 0, max: 25 }), die }),
  fc.record({
    do: fc.constant("resign"),
    game,
    version,
    outcome: fc.constantFrom("oin", "mars", "koks", "home-mars"),
  }),
  fc.record({ do: fc.constant("record"), game }),
  fc.record({ do: fc.constant("top"), page: fc.nat() }),
  fc.record({ do: fc.constant("rules"), ruleset, page: fc.nat(99) }),
  fc.record({
    do: fc.constant("play"),
    person: id,
    ruleset,
    stake: fc.integer({ min: STAKES.least, max: STAKES.most }),
    cube: fc.constantFrom(0, 1, 2),
    match: fc.integer({ min: 0, max: MATCHES.most }),
  }),
  fc.record({
    do: fc.constant("draft-value"),
    person: id,
    draft: fc.nat(),
    name: fc.constantFrom(...Object.keys(long.switches)),
    value: fc.constantFrom("opponent-ahead", "opponent-head", "no-bear-off", "arithmetic", "4"),
  }),
);

describe("callback data", () => {
  test("is read as it was written, and fits Telegram's limit for the largest numbers", () => {
    fc.assert(
      fc.property(press, (one) => {
        const data = writePress(one);
        expect(Buffer.byteLength(data, "utf8")).toBeLessThanOrEqual(MOST_BYTES);
        expect(readPress(data)).toEqual(one);
      }),
    );
  });

  test("differs for presses that differ", () => {
    fc.assert(
      fc.property(press, press, (one, other) => {
        const same = JSON.stringify(one) === JSON.stringify(other);
        expect(writePress(one) === writePress(other)).toBe(same);
      }),
    );
  });

  test("means nothing when it is anything else, and never throws", () => {
    const garbage = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(..."srudantpwxmqkbvge.0123456789z-+ _") }),
    );
    fc.assert(
      fc.property(garbage, (data) => {
        const read = readPress(data);
        if (read !== undefined) expect(writePress(read)).toBe(data);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    "",
    ".",
    "r",
    "r.1",
    "r.1.",
    "r.0.1",
    "r.-1.1",
    "r.1.1.1",
    "r.01.1",
    "r. 1.1",
    "r.1.1 ",
    "R.1.1",
    "r.1.zzzzzzzzzzzz",
    "v.1.1.d",
    "v.1.1.d.0",
    "v.1.1.d.7",
    "g.1.1.gammon",
    "s.0",
    "s.1.1",
    "__proto__.1.1",
    "constructor.1.1",
  ])("«%s» means nothing", (data) => expect(readPress(data)).toBeUndefined());
});
