import { describe, expect, test } from "vitest";
import { opponent } from "../../src/game/colours.ts";
import { costOfLeaving } from "../../src/game/leaving.ts";
import {
  type GameRecord,
  type RecordEvent,
  recordText,
  verifyRecord,
} from "../../src/game/record/record.ts";
import type { Outcome } from "../../src/rules/types.ts";
import { eager, type Player, randomRecord, type Wish } from "./recorded.ts";
import { BY_HAND, ruleset } from "./support.ts";

const wish = (id: string, seed = 7): Wish => ({
  terms: { ruleset: ruleset(id), stake: 5 },
  crawford: false,
  first: undefined,
  automation: BY_HAND,
  seed,
});

const check = (record: unknown) => verifyRecord(JSON.parse(JSON.stringify(record)));

/** The record with another outcome at its end, worth so many times the stake. */
const endedBy = (record: GameRecord, outcome: Outcome, multiplier: 1 | 2 | 3 | 4): unknown => ({
  ...JSON.parse(recordText(record)),
  events: record.events.map((event) => (event.type === "ended" ? { ...event, outcome } : event)),
  result: { ...record.result, outcome, multiplier, points: String(5 * multiplier) },
});

const resigning: Player = ({ toMove }) => ({ type: "resign", by: toMove, outcome: "mars" });

/** Offers an oin before the first roll, is refused, and gives up. */
const offering: Player = (game) => {
  if (game.resignation) {
    return { type: "decline-resignation", by: opponent(game.resignation.by) };
  }
  return game.answered === "resignation-declined"
    ? { type: "resign", by: game.toMove, outcome: "mars" }
    : { type: "resign", by: game.toMove, outcome: "oin" };
};

/** Plays on until the opponent of the one who leaves bears off and may still win a koks. */
const late: Player = (game, random) => {
  const leaving = (["white", "black"] as const).find((one) => costOfLeaving(game, one) === "koks");
  if (leaving !== undefined) return { type: "claim", by: opponent(leaving) };
  return eager(game, random);
};

/** Plays on until leaving costs a home mars, and leaves. */
const atHome =
  (type: "resign" | "claim"): Player =>
  (game, random) => {
    const leaving = (["white", "black"] as const).find(
      (one) => costOfLeaving(game, one) === "home-mars",
    );
    if (leaving === undefined) return eager(game, random);
    return type === "claim"
      ? { type, by: opponent(leaving) }
      : { type, by: leaving, outcome: "home-mars" };
  };

const MOST_GAMES = 200;

/** The first random game that is what is looked for. */
const firstGame = (id: string, player: Player, fits: (record: GameRecord) => boolean) => {
  for (let seed = 0; seed < MOST_GAMES; seed++) {
    const record = randomRecord(wish(id, seed), player);
    if (fits(record)) return record;
  }
  throw new Error("no game came to it");
};

describe("the record of a game from before leaving had one price", () => {
  test("may end at once by the highest outcome that was possible, and by no other", () => {
    const record = randomRecord(wish("short"), resigning);
    expect(check(record)).toMatchObject({ ok: true });
    expect(check(endedBy(record, "koks", 3))).toMatchObject({ ok: true, over: true });
    expect(check(endedBy(record, "oin", 1))).toMatchObject({ ok: false });
    expect(check(endedBy(record, "home-mars", 3))).toMatchObject({ ok: false });
    const long = randomRecord(wish("long"), resigning);
    expect(check(endedBy(long, "koks", 3))).toMatchObject({ ok: false });
  });

  test("may offer what would end a game of today", () => {
    const record = randomRecord(wish("short"), offering);
    expect(check(record)).toMatchObject({ ok: true });
    const offered = (outcome: Outcome): GameRecord => ({
      ...record,
      events: record.events.map(
        (event): RecordEvent =>
          event.type === "resignation-offered" ? { ...event, outcome } : event,
      ),
    });
    expect(check(offered("mars"))).toMatchObject({ ok: true });
    expect(check(offered("koks"))).toMatchObject({ ok: false });
    const long = randomRecord(wish("long"), offering);
    const inLong = long.events.map((event) =>
      event.type === "resignation-offered" ? { ...event, outcome: "mars" } : event,
    );
    expect(check({ ...long, events: inLong })).toMatchObject({ ok: false });
  });

  test("may be claimed for a mars where it would be a koks today", () => {
    const record = firstGame("short", late, ({ result }) => result?.ending === "claimed");
    expect(record.result).toMatchObject({ outcome: "koks", multiplier: 3 });
    expect(check(record)).toMatchObject({ ok: true });
    expect(check(endedBy(record, "mars", 2))).toMatchObject({ ok: true });
    expect(check(endedBy(record, "oin", 1))).toMatchObject({ ok: false });
  });

  test.each(["resign", "claim"] as const)("may %s at a mars what is a home mars today", (type) => {
    const record = firstGame(
      "long",
      atHome(type),
      ({ result }) => result?.outcome === "home-mars" && result.ending !== "borne-off",
    );
    expect(check(record)).toMatchObject({ ok: true });
    expect(check(endedBy(record, "mars", 2))).toMatchObject({ ok: true });
    expect(check(endedBy(record, "oin", 1))).toMatchObject({ ok: false });
  });
});
