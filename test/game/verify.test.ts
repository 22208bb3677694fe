import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commitment } from "../../src/game/dice.ts";
import {
  type GameRecord,
  type Mismatch,
  type RecordEvent,
  recordText,
  type Verified,
  verifyRecord,
} from "../../src/game/record/record.ts";
import { BAR, type Die } from "../../src/rules/types.ts";
import { seeded } from "../rules/random.ts";
import { eager, randomRecord, secretFor, type Wish, wishes } from "./recorded.ts";
import { withCube } from "./support.ts";

const ROUNDS = { numRuns: 30, seed: 2026 } as const;
/** Among these games are all that a record can have. */
const ALL_KINDS = { ...ROUNDS, seed: 7 } as const;

const DIE: Readonly<Record<Die, Die>> = { 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 1 };

/** As another person reads it from the file. */
const check = (record: GameRecord): Verified | Mismatch =>
  verifyRecord(JSON.parse(recordText(record)));

/** The record with some events changed, or with others in their place. */
const withEvents = (
  record: GameRecord,
  change: (event: RecordEvent, at: number) => RecordEvent | readonly RecordEvent[],
): GameRecord => ({ ...record, events: record.events.flatMap(change) });

type Found<Type extends RecordEvent["type"]> = {
  readonly at: number;
  readonly event: Extract<RecordEvent, { readonly type: Type }>;
};

const eventsOf = <Type extends RecordEvent["type"]>(
  { events }: GameRecord,
  ...types: readonly Type[]
): readonly Found<Type>[] =>
  events.flatMap((event, at) => (isOf(event, types) ? [{ at, event }] : []));

const isOf = <Type extends RecordEvent["type"]>(
  event: RecordEvent,
  types: readonly Type[],
): event is Extract<RecordEvent, { readonly type: Type }> =>
  types.some((type) => type === event.type);

/** A whole game of long nardy that was played to its last checker, with everything on. */
const long: Wish = {
  terms: {
    ruleset: withCube("long"),
    stake: 5,
  },
  crawford: false,
  first: undefined,
  automation: () => ({ roll: true, forced: true, done: false }),
  seed: 8,
};
const game = randomRecord(long, eager);

/** The game with its first event of a type changed, or the first that looks like this. */
const change = (
  type: RecordEvent["type"],
  changed: Readonly<Record<string, unknown>>,
  like: RegExp = /./,
): { readonly value: unknown; readonly number: number } => {
  const found = eventsOf(game, type).find(({ event }) => like.test(JSON.stringify(event)));
  if (!found) throw new Error(`no ${type} in the game`);
  const events = game.events.map((event, at) =>
    at === found.at ? { ...event, ...changed } : event,
  );
  return { value: JSON.parse(JSON.stringify({ ...game, events })), number: found.at + 1 };
};

describe("a record that fits", () => {
  test("is that of any whole game of any ruleset, with cube, beavers and resignations", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(wishes(), (wish) => {
        const record = randomRecord(wish);
        const { events } = record;
        const throws = eventsOf(record, "thrown", "rolled").length;
        expect(check(record)).toEqual({
          ok: true,
          game: wish.seed,
          over: true,
          throws,
          events: events.length,
        });
        for (const { type } of events) seen.add(type);
        seen.add(record.result?.ending ?? "");
      }),
      ALL_KINDS,
    );
    for (const needed of ["beavered", "taken", "undone", "resignation-declined", "opening-kept"]) {
      expect(seen).toContain(needed);
    }
    for (const needed of ["borne-off", "resigned", "dropped"]) expect(seen).toContain(needed);
  });

  test("is that of a running game, as far as it goes: its dice cannot be checked yet", () => {
    fc.assert(
      fc.property(wishes(), fc.integer({ min: 2, max: 80 }), (wish, count) => {
        const record = randomRecord(wish, undefined, (events) => events >= count);
        fc.pre(record.result === null);
        expect(record.dice).toEqual({
          hash: commitment(secretFor(wish.seed)),
          secret: null,
          nonce: null,
        });
        expect(check(record)).toMatchObject({ ok: true, over: false });
      }),
      ROUNDS,
    );
  });
});

describe("of a changed record it is said exactly what does not fit:", () => {
  const picked = fc.record({ wish: wishes(), seed: fc.integer() });

  test("any die of any throw", () => {
    fc.assert(
      fc.property(picked, fc.constantFrom(0, 1), ({ wish, seed }, which) => {
        const record = randomRecord(wish);
        const throws = eventsOf(record, "thrown", "rolled");
        fc.pre(throws.length > 0);
        const { at, event } = seeded(seed).pick(throws);
        const dice: [Die, Die] = [...event.dice];
        dice[which] = DIE[dice[which]];
        const changed = withEvents(record, (one, i) => (i === at ? { ...event, dice } : one));
        expect(check(changed)).toEqual({
          ok: false,
          code: "throw",
          n: event.n,
          event: at + 1,
          expected: event.dice,
          found: dice,
        });
      }),
      ROUNDS,
    );
  });

  test("any move of any turn, whatever is changed in it", () => {
    fc.assert(
      fc.property(picked, ({ wish, seed }) => {
        const record = randomRecord(wish);
        const random = seeded(seed);
        const moves = eventsOf(record, "moved");
        fc.pre(moves.length > 0);
        const { at, event } = random.pick(moves);
        const from = ((event.from + random.below(BAR - 1)) % BAR) + 1;
        const other = random.pick([
          { from },
          { to: event.to === 0 ? 1 : event.to - 1 },
          { die: DIE[event.die] },
          { hit: !event.hit },
          { from, to: Math.max(0, from - event.die) },
          { after: event.after.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)) },
        ]);
        const changed = withEvents(record, (one, i) => (i === at ? { ...event, ...other } : one));
        expect(check(changed)).toMatchObject({ ok: false, event: at + 1 });
      }),
      { ...ROUNDS, numRuns: 30 },
    );
  });

  test("any event left out, doubled, or in another's place", () => {
    fc.assert(
      fc.property(picked, ({ wish, seed }) => {
        const record = randomRecord(wish);
        const random = seeded(seed);
        const at = random.below(record.events.length - 1);
        const next = record.events[at + 1];
        if (!next) return;
        // Without its last event before a resignation a game is one resigned earlier.
        const isLast = next.type === "ended" && next.ending !== "borne-off";
        const changed = random.pick([
          ...(isLast ? [] : [withEvents(record, (one, i) => (i === at ? [] : one))]),
          withEvents(record, (one, i) => (i === at ? [one, one] : one)),
          withEvents(record, (one, i) => (i === at ? [next, one] : i === at + 1 ? [] : one)),
        ]);
        fc.pre(JSON.stringify(changed.events) !== JSON.stringify(record.events));
        const said = check(changed);
        expect(said.ok).toBe(false);
        // A move and its undoing may be left out together; what comes next does not fit then.
        if ("event" in said) expect(said.event).toBeGreaterThan(at);
      }),
      { ...ROUNDS, numRuns: 30 },
    );
  });

  test("the secret, and the hash: one is not that of the other", () => {
    const { dice } = game;
    const [hash, secret] = ["0".repeat(64), Buffer.from(secretFor(9)).toString("hex")];
    const other = commitment(secretFor(9));
    expect(check({ ...game, dice: { ...dice, secret } })).toEqual({
      ok: false,
      code: "hash",
      expected: dice.hash,
      found: other,
    });
    expect(check({ ...game, dice: { ...dice, hash } })).toEqual({
      ok: false,
      code: "hash",
      expected: hash,
      found: dice.hash,
    });
    // With both changed they fit each other, but not the dice.
    expect(check({ ...game, dice: { hash: other, secret, nonce: null } })).toMatchObject({
      code: "throw",
      n: 0,
    });
  });

  test("a passed turn that had a move, and a forced one that had a choice", () => {
    const passed = change("turn-ended", { end: "passed" }, /"played"/);
    expect(verifyRecord(passed.value)).toMatchObject({
      code: "event",
      event: passed.number,
      expected: { end: "played" },
    });
    const forced = change("turn-ended", { end: "forced" }, /"played"/);
    expect(verifyRecord(forced.value)).toMatchObject({
      code: "event",
      event: forced.number,
      expected: { end: "played" },
    });
    const first = eventsOf(game, "rolled")[0];
    if (!first) throw new Error("nobody rolled");
    const { by, dice: rest } = first.event;
    const skipping = withEvents(game, (event, at) =>
      at === first.at ? [event, { type: "turn-ended", by, end: "passed", rest }] : event,
    );
    expect(check(skipping)).toMatchObject({
      code: "not-allowed",
      event: first.at + 2,
      why: "dice-left",
    });
  });

  test("the result, field by field", () => {
    const { result } = game;
    if (!result) throw new Error("the game is not over");
    const winner = result.winner === "white" ? "black" : "white";
    for (const [field, value] of Object.entries({
      winner,
      cube: "64",
      multiplier: 7,
      points: "1",
    })) {
      expect(check({ ...game, result: { ...result, [field]: value } })).toMatchObject({
        code: "result",
        field,
        found: value,
      });
    }
    expect(check({ ...game, stake: 6 })).toMatchObject({ code: "result", field: "points" });
    const ended = change("ended", { winner });
    expect(verifyRecord(ended.value)).toMatchObject({ ok: false, event: ended.number });
  });

  test("an end that is missing, and an end that is not there", () => {
    expect(check({ ...game, events: game.events.slice(0, -1) })).toEqual({
      ok: false,
      code: "event",
      event: game.events.length,
      expected: game.events.at(-1),
      found: undefined,
    });
    const wholeTurns = eventsOf(game, "turn-ended")[3];
    const some = { ...game, events: game.events.slice(0, (wholeTurns?.at ?? 0) + 1) };
    expect(check(some)).toEqual({ ok: false, code: "no-end", field: "secret" });
    const hidden = { ...some, dice: { ...some.dice, secret: null } };
    expect(check(hidden)).toEqual({ ok: false, code: "no-end", field: "result" });
    expect(check({ ...hidden, result: null })).toEqual({
      ok: false,
      code: "no-end",
      field: "ended",
    });
    expect(check({ ...hidden, result: null, ended: null })).toMatchObject({
      ok: true,
      over: false,
    });
    expect(check({ ...game, result: null })).toEqual({
      ok: false,
      code: "not-shown",
      field: "result",
    });
    const kept = { ...game, dice: { ...game.dice, secret: null } };
    expect(check(kept)).toEqual({ ok: false, code: "not-shown", field: "secret" });
  });

  test("a game that goes on after its end", () => {
    const [last] = eventsOf(game, "ended");
    if (!last) throw new Error("the game is not over");
    const going = { ...game, events: [...game.events, last.event] };
    expect(check(going)).toMatchObject({ code: "not-allowed", event: last.at + 2 });
  });

  test("an opening that is left out where every game begins with one", () => {
    const began: RecordEvent = { type: "began", first: "white" };
    const without = { ...game, events: [began, ...game.events.slice(2)] };
    expect(check(without)).toMatchObject({
      code: "not-allowed",
      event: 1,
      why: "no-opening-throw",
    });
  });

  test("rules that are not those of a match", () => {
    const { switches } = game.ruleset;
    const beforeMatch = { white: "0", black: "0" };
    const inMatch = { ...game, match: { to: 5, crawford: false }, score: beforeMatch };
    const jacoby = { ...game.ruleset, switches: { ...switches, jacoby: true } };
    expect(check({ ...inMatch, ruleset: jacoby })).toEqual({
      ok: false,
      code: "match-rules",
      field: "jacoby",
    });
    const score = { white: "4", black: "0" };
    expect(check({ ...game, match: { to: 5, crawford: true }, score })).toEqual({
      ok: false,
      code: "match-rules",
      field: "cube",
    });
  });
});

describe("a record that contradicts itself", () => {
  /** A game of a match to 5 that fits, at this score. */
  const inMatch = (white: number, black: number, crawford: boolean): GameRecord => ({
    ...randomRecord({ ...long, terms: { ...long.terms, match: 5 }, crawford }, eager),
    score: { white: String(white), black: String(black) },
  });

  test.each([
    [0, 0, false],
    [3, 3, false],
    [4, 1, false],
    [2, 4, false],
    [4, 4, false],
    [4, 0, true],
    [3, 4, true],
  ])("is not that of a match at %i:%i with Crawford %s", (white, black, crawford) => {
    expect(check(inMatch(white, black, crawford))).toMatchObject({ ok: true });
  });

  test("is not that of a match of tavla, whether it was agreed on with the cube or not", () => {
    const { switches } = withCube("tavla");
    for (const cube of [true, false]) {
      const ruleset = { id: "tavla", switches: { ...switches, cube } };
      const terms = { ruleset, stake: 1, match: 5 };
      for (const crawford of cube ? [true, false] : [false]) {
        const record = randomRecord({ ...long, terms, crawford }, eager);
        const score = { white: "4", black: crawford || !cube ? "0" : "4" };
        expect(check({ ...record, score })).toMatchObject({ ok: true });
        expect(record.ruleset.switches.cube).toBe(cube && !crawford);
      }
    }
  });

  test.each([
    [77, 0, false, "score.white", "77", "match.to", "5"],
    [1, 5, false, "score.black", "5", "match.to", "5"],
    [0, 0, true, "match.crawford", "true", "score", "0:0"],
    [4, 4, true, "match.crawford", "true", "score", "4:4"],
    // At 4:0 a player is one point from the end for the first time: that game is Crawford's.
    [4, 0, false, "match.crawford", "false", "score", "4:0"],
  ] as const)("is that of a match at %i:%i with Crawford %s", (white, black, crawford, ...said) => {
    const [field, found, beside, other] = said;
    expect(check(inMatch(white, black, crawford))).toEqual({
      ok: false,
      code: "contradiction",
      field,
      found,
      beside,
      other,
    });
  });

  test("is that of a game that ended before it began", () => {
    expect(check({ ...game, began: game.ended ?? "" })).toMatchObject({ ok: true });
    const [began, ended] = ["2026-11-20T06:30:00.001Z", "2026-11-20T06:30:00.000Z"];
    expect(check({ ...game, began, ended })).toEqual({
      ok: false,
      code: "contradiction",
      field: "ended",
      found: ended,
      beside: "began",
      other: began,
    });
  });

  test("is that of a running game that was broken off", () => {
    expect(check({ ...game, brokenOff: true })).toMatchObject({ ok: true });
    expect(check({ ...game, brokenOff: true, ended: null })).toEqual({
      ok: false,
      code: "contradiction",
      ...{ field: "brokenOff", found: "true", beside: "ended", other: "null" },
    });
  });
});

describe("what is no record of ours is called so:", () => {
  test.each([
    ["nothing", undefined],
    ["a number", 7],
    ["a list", []],
    ["some other object", { format: "sgf", version: 1 }],
  ])("%s", (_, value) => {
    expect(verifyRecord(value)).toEqual({ ok: false, code: "other-format" });
  });

  test("a record of a version to come", () => {
    expect(verifyRecord({ ...game, version: 2 })).toEqual({
      ok: false,
      code: "other-version",
      found: 2,
    });
  });

  test.each([
    ["a field that is missing", { stake: undefined }, "stake"],
    ["a field that nobody knows", { colour: "green" }, ""],
    ["a stake of nothing", { stake: 0 }, "stake"],
    ["a stake that nobody can set", { stake: 1_000_001 }, "stake"],
    ["a match that nobody can play", { match: { to: 100, crawford: false } }, "match.to"],
    ["a secret cut short", { dice: { ...game.dice, secret: "abc" } }, "dice.secret"],
    ["a seven on a die", change("rolled", { dice: [7, 1] }).value, "events.*.dice.0"],
    ["an unknown event", change("rolled", { type: "stolen" }).value, "events.*.type"],
  ])("%s", (_, changed, field) => {
    const said = verifyRecord(JSON.parse(JSON.stringify({ ...game, ...Object(changed) })));
    expect(said).toMatchObject({ ok: false, code: "bad-field" });
    const where = "field" in said ? said.field.replace(/\.\d+(?=\.)/, ".*") : "";
    expect(where).toBe(field);
  });
});
