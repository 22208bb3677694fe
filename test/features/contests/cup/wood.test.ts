import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { beginCup } from "../../../../src/features/contests/cup/begin.ts";
import { enterCup, openCup } from "../../../../src/features/contests/cup/cup.ts";
import { type CupId, type CupPairRow, cupsIn } from "../../../../src/features/contests/cup/cups.ts";
import { runCups } from "../../../../src/features/contests/cup/run.ts";
import { lastMatchLines } from "../../../../src/features/contests/cup/seat.ts";
import { cupView } from "../../../../src/features/contests/cup/standings.ts";
import {
  answerMatch,
  cancelCup,
  decideMatch,
  settleMatch,
  tellMatch,
} from "../../../../src/features/contests/cup/wood.ts";
import { woodWaits } from "../../../../src/features/contests/cup/wood-message.ts";
import { spanAt } from "../../../../src/features/standings/statistics/periods.ts";
import { standingsIn } from "../../../../src/features/standings/statistics/standings-store.ts";
import { forgetOldResults } from "../../../../src/features/standings/wood/results/results.ts";
import { woodResultsIn } from "../../../../src/features/standings/wood/results/store.ts";
import type { PersonId } from "../../../../src/ids/ids.ts";
import type { WayToWin } from "../../../../src/rules/types.ts";
import type { Store } from "../../../../src/store/store.ts";
import { giveTimeBack } from "../../../../src/tables/clock/clock.ts";
import { forget } from "../../../../src/tables/people/forget.ts";
import { chatMoved } from "../../../../src/tables/people/people.ts";
import type { Services } from "../../../../src/tables/services/services.ts";
import { ruleset } from "../../../game/support.ts";
import { en } from "../../../support/texts.ts";
import { chatId, GROUP } from "../../../tables/support.ts";
import { openWithPeople, person, sure } from "../lives.ts";

const HOUR = 3_600_000;
const [ANNA, BORIS, VAHE, DINA] = [person(1), person(2), person(3), person(4)];

let now: number;
let services: Services;
let store: Store;

beforeEach(() => {
  now = 1_700_000_000_000;
  services = openWithPeople(5, () => now);
  store = services.store;
});
afterEach(() => store.close());

const pass = (ms: number): void => {
  now += ms;
  forgetOldResults(services);
  runCups(services);
};

const begun = (players: readonly PersonId[], { match = 1, hours = 24 } = {}): CupId => {
  const terms = { ruleset: ruleset("short"), stake: 1, match };
  const place = { chat: GROUP, thread: null };
  const cup = openCup(services, place, ANNA, terms, { hours, wood: 1 });
  if (!cup.ok) throw new Error(cup.code);
  for (const one of players) expect(enterCup(services, cup.id, one).ok).toBe(true);
  expect(beginCup(services, cup.id, 0).ok).toBe(true);
  return cup.id;
};

const openPairs = (id: CupId): readonly CupPairRow[] =>
  cupsIn(store)
    .pairs(id)
    .filter(({ winner }) => winner === null);

const pairOf = (id: CupId, one: PersonId): CupPairRow =>
  sure(openPairs(id).find((pair) => pair.one === one || pair.other === one));

const tell = (pair: CupPairRow, teller: PersonId, winner: PersonId, outcome: WayToWin = "oin") =>
  tellMatch(services, pair.id, teller, { winner, outcome });

const toldOf = ({ id }: CupPairRow) => sure(sure(cupsIn(store).pair(id)).told);

const answer = (pair: CupPairRow, one: PersonId, isRight: boolean) =>
  answerMatch(services, toldOf(pair), one, isRight);

const pointsOf = (one: PersonId, chat = GROUP) =>
  standingsIn(store).of(chat, spanAt("all", now), one)?.points;

const decided = ({ id }: CupPairRow) => {
  const { winner, forfeit } = sure(cupsIn(store).pair(id));
  return { winner, forfeit };
};

const goneFrom = (id: CupId): readonly PersonId[] =>
  cupsIn(store)
    .players(id)
    .flatMap(({ person: one, gone }) => (gone === 1 ? [one] : []));

describe("a cup on wooden boards", () => {
  test("seats nobody, and goes on by what both say until one has won it", () => {
    const id = begun([ANNA, BORIS, VAHE, DINA]);
    expect(openPairs(id)).toHaveLength(2);
    expect(openPairs(id).every(({ series }) => series === null)).toBe(true);
    for (let round = 1; cupsIn(store).byId(id)?.state === "open"; round++) {
      expect(round).toBeLessThan(9);
      for (const pair of openPairs(id)) {
        const [winner, loser] = [pair.one, sure(pair.other)].toSorted((one, other) => one - other);
        expect(tell(pair, sure(loser), sure(winner), "mars")).toEqual({ ok: true });
        expect(answer(pair, sure(loser), true)).toMatchObject({ code: "wood-other-answers" });
        expect(answer(pair, sure(winner), true)).toEqual({ ok: true });
        expect(answer(pair, sure(winner), true)).toMatchObject({ code: "wood-gone" });
      }
      pass(1_000);
    }
    const view = cupView(services, sure(cupsIn(store).byId(id)));
    expect(view.standings.rows[0]?.player).toBe(ANNA);
    const played = view.matches.filter(({ other }) => other !== undefined);
    const all = [ANNA, BORIS, VAHE, DINA].map((one) => pointsOf(one) ?? 0n);
    // Each match is one game of the group's table, a mars in each.
    expect(all[0]).toBe(BigInt(2 * played.filter(({ winner }) => winner === ANNA).length));
    expect(all.reduce((sum, one) => sum + one)).toBe(0n);
  });

  test("takes one result of a match: who won, and the same from both is an answer", () => {
    const pair = pairOf(begun([ANNA, BORIS], { match: 5 }), ANNA);
    expect(tell(pair, ANNA, ANNA, "mars")).toMatchObject({ code: "wood-gone" });
    expect(tell(pair, VAHE, ANNA)).toMatchObject({ code: "wood-other-answers" });
    expect(tell(pair, ANNA, VAHE)).toMatchObject({ code: "wood-gone" });
    expect(tell(pair, ANNA, BORIS)).toEqual({ ok: true });
    // A slip of the finger is told anew.
    expect(tell(pair, ANNA, ANNA)).toEqual({ ok: true });
    const cup = sure(cupsIn(store).byId(pair.cup));
    const facts = () => sure(woodWaits(services, cup, ANNA, en)).facts.join();
    const [counts = ""] = en("cup-wood-counts", { near: "" }).split(" ");
    expect(facts()).toContain(counts);
    expect(tell(pair, BORIS, ANNA)).toEqual({ ok: true });
    // It needs no answer any more.
    expect(facts()).not.toContain(counts);
    pass(1_000);
    expect(decided(pair)).toEqual({ winner: ANNA, forfeit: 0 });
    expect(pointsOf(ANNA)).toBe(1n);
  });

  test("counts after the deadline what one has told, with time to deny it", () => {
    const pair = pairOf(begun([ANNA, BORIS]), ANNA);
    pass(19 * HOUR);
    pass(4 * HOUR);
    tell(pair, ANNA, ANNA, "mars");
    pass(2 * HOUR);
    expect(decided(pair).winner).toBe(null);
    pass(4 * HOUR);
    expect(decided(pair)).toEqual({ winner: ANNA, forfeit: 0 });
    expect(answer(pair, BORIS, false)).toMatchObject({ code: "wood-gone" });
    expect(pointsOf(ANNA)).toBe(2n);
  });

  test("gives the other the time of an outage to deny what was told", () => {
    const id = begun([ANNA, BORIS]);
    const pair = pairOf(id, ANNA);
    pass(19 * HOUR);
    pass(4 * HOUR);
    tell(pair, ANNA, ANNA);
    pass(2 * HOUR);
    const behind = () => [
      sure(woodResultsIn(store).post(toldOf(pair))).behind,
      sure(cupsIn(store).waitOf(id, BORIS)).behind,
    ];
    const [from, before] = [now, behind()];
    now += 8 * HOUR;
    giveTimeBack(services, { from, until: now });
    expect(behind().every((one, at) => one > (before[at] ?? 0))).toBe(true);
    pass(3 * HOUR);
    expect(decided(pair).winner).toBe(null);
    pass(HOUR);
    expect(decided(pair)).toEqual({ winner: ANNA, forfeit: 0 });
  });

  test("waits for an answer longer than a week where the match has longer", () => {
    const pair = pairOf(begun([ANNA, BORIS], { hours: 24 * 14 }), ANNA);
    tell(pair, ANNA, ANNA);
    pass(9 * 24 * HOUR);
    expect(answer(pair, BORIS, true)).toEqual({ ok: true });
  });

  test("leaves a match on which the two do not agree to a manager of the cup", () => {
    const pair = pairOf(begun([ANNA, BORIS]), ANNA);
    tell(pair, ANNA, ANNA);
    const result = { winner: BORIS, outcome: "oin" } as const;
    expect(decideMatch(services, pair.id, result)).toMatchObject({ code: "wood-other-answers" });
    pass(20 * HOUR);
    pass(3 * HOUR);
    expect(answer(pair, BORIS, false)).toEqual({ ok: true });
    // There is time to find out.
    pass(2 * HOUR);
    expect(decided(pair).winner).toBe(null);
    expect(decideMatch(services, pair.id, result)).toEqual({ ok: true });
    pass(1_000);
    expect(decided(pair)).toEqual({ winner: BORIS, forfeit: 0 });
    expect(pointsOf(BORIS)).toBe(1n);
  });

  test("lets a manager of the cup answer what one of the two has told anew", () => {
    const pair = pairOf(begun([ANNA, BORIS]), ANNA);
    tell(pair, ANNA, ANNA);
    expect(settleMatch(services, toldOf(pair), true)).toMatchObject({ code: "wood-other-answers" });
    answer(pair, BORIS, false);
    tell(pair, ANNA, ANNA);
    const first = toldOf(pair);
    expect(settleMatch(services, first, false)).toEqual({ ok: true });
    expect(settleMatch(services, first, true)).toMatchObject({ code: "wood-gone" });
    tell(pair, BORIS, BORIS);
    expect(settleMatch(services, toldOf(pair), true)).toEqual({ ok: true });
    pass(1_000);
    expect(decided(pair)).toEqual({ winner: BORIS, forfeit: 0 });
  });

  test("draws lots where nobody has told anything: one of the two is out", () => {
    const id = begun([ANNA, BORIS]);
    const pair = pairOf(id, ANNA);
    pass(19 * HOUR);
    pass(6 * HOUR);
    const { winner, forfeit } = decided(pair);
    expect(forfeit).toBe(1);
    expect(goneFrom(id)).toEqual([ANNA, BORIS].filter((one) => one !== winner));
    // Nobody was missing at a board.
    const [line] = lastMatchLines(services, id, winner ?? ANNA, en);
    expect(line).toContain(en("cup-missing-wood"));
    expect(pointsOf(ANNA)).toBe(undefined);
  });

  test("puts a forgotten player out, whatever was told and not confirmed", () => {
    const id = begun([ANNA, BORIS]);
    const pair = pairOf(id, ANNA);
    tell(pair, ANNA, ANNA);
    forget(services, BORIS);
    pass(1_000);
    expect(decided(pair)).toEqual({ winner: ANNA, forfeit: 1 });
    expect(goneFrom(id)).toEqual([BORIS]);
    expect(pointsOf(ANNA)).toBe(undefined);
  });

  test("is cancelled: what was told counts when it is confirmed, and not by itself", () => {
    const id = begun([ANNA, BORIS, VAHE, DINA]);
    const [annas, dinas] = [pairOf(id, ANNA), pairOf(id, BORIS)];
    tell(annas, ANNA, ANNA);
    tell(dinas, BORIS, BORIS);
    expect(cancelCup(services, id)).toBe(true);
    expect(answer(annas, sure(annas.one === ANNA ? annas.other : annas.one), true).ok).toBe(true);
    pass(8 * 24 * HOUR);
    expect(pointsOf(ANNA)).toBe(1n);
    expect(woodResultsIn(store).byId(toldOf(dinas))?.state).toBe("late");
  });

  test("goes on in a supergroup, and with a player whom the group keeps out of new games", () => {
    const pair = pairOf(begun([ANNA, BORIS]), ANNA);
    store.people.sideline({ chat: GROUP, person: ANNA });
    expect(tell(pair, ANNA, ANNA)).toEqual({ ok: true });
    const supergroup = chatId(-1_000_000_000_100);
    chatMoved(services, GROUP, supergroup);
    expect(answer(pair, BORIS, true)).toEqual({ ok: true });
    pass(1_000);
    expect(decided(pair).winner).toBe(ANNA);
    expect(pointsOf(ANNA, supergroup)).toBe(1n);
    expect(woodResultsIn(store).byId(toldOf(pair))?.state).toBe("counted");
  });

  test("is not opened for a game whose wins are a difference", () => {
    const { switches } = ruleset("short");
    const odd = { ...ruleset("short"), switches: { ...switches, score: "difference" } } as const;
    const terms = { ruleset: odd, stake: 1, match: 3 };
    const place = { chat: GROUP, thread: null };
    expect(openCup(services, place, ANNA, terms, { hours: 24, wood: 1 })).toMatchObject({
      code: "cup-wood-difference",
    });
  });
});
