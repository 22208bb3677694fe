import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { handOutExport } from "../../../src/features/chat/privacy.ts";
import { playComputer } from "../../../src/features/computer/sit.ts";
import { seekView } from "../../../src/features/seek/pages/message.ts";
import {
  beginSeek,
  joinSeek,
  playMeanwhile,
  runSeeks,
  stopSeek,
} from "../../../src/features/seek/play/seek.ts";
import {
  reportStranger,
  strangerIn,
  turnAvoiding,
} from "../../../src/features/seek/play/strangers.ts";
import { seeksIn } from "../../../src/features/seek/store/seeks.ts";
import { strangersIn } from "../../../src/features/seek/store/strangers.ts";
import { statRowsIn } from "../../../src/features/standings/statistics/stats-store.ts";
import type { Terms } from "../../../src/game/series.ts";
import { type GameId, isPersonId, type PersonId, privateChatOf } from "../../../src/ids/ids.ts";
import { rematch } from "../../../src/tables/challenge/rematch.ts";
import { finishedGame } from "../../../src/tables/game/finished.ts";
import { play } from "../../../src/tables/game/play.ts";
import { playersOf } from "../../../src/tables/game/players.ts";
import { forget } from "../../../src/tables/people/forget.ts";
import { botLeft, remember } from "../../../src/tables/people/people.ts";
import type { Services } from "../../../src/tables/services/services.ts";
import { ruleset } from "../../game/support.ts";
import { GROUP, openServices, rowOf, sitTogether } from "../../tables/support.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TERMS: Terms = { ruleset: ruleset("short"), stake: 1, clock: { turn: 60 } };

const person = (id: number): PersonId => {
  if (!isPersonId(id)) throw new Error(`${id} is nobody`);
  return id;
};
const [ANNA, BORIS, VAHE] = [person(1), person(2), person(3)];

let now: number;
let services: Services;

beforeEach(() => {
  now = 1_700_000_000_000;
  services = { ...openServices(3), now: () => now };
  for (const [id, name] of [
    [ANNA, "Anna Karapetian"],
    [BORIS, "Boris Katz"],
    [VAHE, "Vahe Sarian"],
  ] as const) {
    const chat = { id: privateChatOf(id), kind: "private", language: "en" } as const;
    remember(services, { id, name, username: null, language: "en" }, chat);
  }
});
afterEach(() => services.store.close());

const pass = (ms: number): void => {
  now += ms;
  runSeeks(services);
};

const look = (...people: readonly PersonId[]): void => {
  for (const one of people) expect(beginSeek(services, one, TERMS, null)).toEqual({ ok: true });
};

const seekOf = (one: PersonId) => seeksIn(services.store).of(one);

const gameOf = (one: PersonId): GameId => {
  const game = seekOf(one)?.game;
  if (!game) throw new Error("nobody was found");
  return game;
};

const rate = (one: PersonId, rating: number): void =>
  statRowsIn(services.store).saveRating({
    person: one,
    family: "short",
    rating,
    deviation: 50,
    volatility: 0.06,
  });

/** Both have met, and the game is over. */
const met = (one: PersonId, other: PersonId): GameId => {
  look(one, other);
  // However far apart the games before have brought them.
  pass(MINUTE);
  const game = gameOf(one);
  const { version } = rowOf(services, game);
  const resign = { type: "resign", outcome: "mars" } as const;
  expect(play(services, game, version, one, resign).ok).toBe(true);
  return game;
};

describe("a person who looks for an opponent", () => {
  test("who begins anew at the same moment is found for the new game only", () => {
    look(ANNA);
    stopSeek(services, ANNA);
    beginSeek(services, ANNA, { ...TERMS, ruleset: ruleset("long") }, null);
    look(BORIS);
    expect(seekOf(BORIS)?.state).toBe("open");
    beginSeek(services, VAHE, { ...TERMS, ruleset: ruleset("long") }, null);
    expect(seekOf(ANNA)).toMatchObject({ state: "found", game: gameOf(VAHE) });
  });

  test("and has left a game meets others who have first, until ten games later", () => {
    const isFoundAtOnce = (): boolean => {
      look(ANNA, VAHE);
      const isFound = seekOf(VAHE)?.state === "found";
      for (const one of isFound ? [] : [ANNA, VAHE]) stopSeek(services, one);
      return isFound;
    };
    met(ANNA, BORIS);
    for (let game = 0; game < 10; game++) {
      expect(isFoundAtOnce()).toBe(false);
      met(BORIS, ANNA);
    }
    rate(ANNA, 1500);
    rate(VAHE, 1500);
    expect(isFoundAtOnce()).toBe(true);
  });

  test("meets a person who looks already, at once and with a table of their own", () => {
    look(ANNA, BORIS);
    const game = gameOf(ANNA);
    expect(gameOf(BORIS)).toBe(game);
    expect(rowOf(services, game)).toMatchObject({ white: ANNA, black: BORIS });
    const viewers = services.store.tables.byGame(game).map(({ viewer }) => viewer);
    expect(viewers.toSorted()).toEqual([ANNA, BORIS]);
  });

  test("is known by a first name alone, to the end and in the games that follow", () => {
    const game = met(ANNA, BORIS);
    const names = (id: GameId) => {
      const players = playersOf(services, rowOf(services, id));
      return [players?.white.name, players?.black.name].toSorted();
    };
    expect(names(game)).toEqual(["Anna", "Boris"]);
    rematch(services, game, ANNA);
    rematch(services, game, BORIS);
    const next = rowOf(services, game).next;
    expect(next && names(next)).toEqual(["Anna", "Boris"]);
  });

  test("meets a far stronger player only after a minute", () => {
    rate(ANNA, 1500);
    rate(BORIS, 1700);
    look(ANNA, BORIS);
    pass(MINUTE - 1);
    expect(seekOf(ANNA)?.state).toBe("open");
    pass(1);
    expect(seekOf(ANNA)?.state).toBe("found");
  });

  test("looks once at a time, until they stop", () => {
    look(ANNA);
    expect(beginSeek(services, ANNA, TERMS, null)).toEqual({ ok: false, code: "seek-runs" });
    expect(stopSeek(services, ANNA)).toEqual({ ok: true });
    expect(stopSeek(services, ANNA)).toEqual({ ok: false, code: "seek-over" });
    look(BORIS);
    expect(seekOf(BORIS)?.state).toBe("open");
  });

  test("looks once where they tap twice and are found by the first tap", () => {
    look(ANNA);
    const [menu, other] = [7, 8];
    expect(beginSeek(services, BORIS, TERMS, menu)).toEqual({ ok: true });
    expect(beginSeek(services, BORIS, TERMS, menu)).toEqual({ ok: false, code: "seek-over" });
    expect(beginSeek(services, BORIS, TERMS, other)).toEqual({ ok: true });
  });

  test("looks for an hour", () => {
    look(ANNA);
    pass(59 * MINUTE);
    expect(seekOf(ANNA)?.state).toBe("open");
    pass(MINUTE);
    expect(seekOf(ANNA)?.state).toBe("expired");
  });

  test("looks no more after sitting down to a game with another person", () => {
    look(ANNA);
    sitTogether(services, TERMS);
    expect(seekOf(ANNA)?.state).toBe("elsewhere");
    expect(services.store.tables.openIn(GROUP)).toHaveLength(1);
  });

  test("looks no more after stopping the bot", () => {
    look(ANNA);
    botLeft(services, privateChatOf(ANNA));
    look(BORIS);
    expect(seekOf(ANNA)?.state).toBe("stopped");
    expect(seekOf(BORIS)?.state).toBe("open");
  });
});

describe("who waits with other wishes", () => {
  const slow: Terms = { ...TERMS, clock: { turn: 180 } };
  const long: Terms = { ...TERMS, ruleset: ruleset("long") };
  const waits = (one: PersonId, terms: Terms, anyGame: 0 | 1 = 0) =>
    expect(beginSeek(services, one, terms, null, anyGame)).toEqual({ ok: true });
  const offered = (one: PersonId) => {
    const seek = seekOf(one);
    return seek ? seekView(services, seek).offers : [];
  };
  const join = (one: PersonId, other: PersonId) =>
    joinSeek(services, one, seeksIn(services.store).post(other)?.id ?? 0);
  const termsPlayed = () => services.store.games.series(rowOf(services, gameOf(ANNA)).series).terms;

  test("is offered to who comes, and joined on the terms of who has waited", () => {
    waits(ANNA, slow);
    now += 1;
    waits(BORIS, TERMS);
    expect(offered(BORIS)).toMatchObject([{ person: { name: "Anna" }, terms: slow }]);
    expect(join(BORIS, ANNA)).toEqual({ ok: true });
    expect(rowOf(services, gameOf(BORIS))).toMatchObject({ white: ANNA, black: BORIS });
    expect(termsPlayed()).toEqual(slow);
  });

  test("is met without a press after a minute of both, by the slower clock", () => {
    waits(ANNA, slow);
    now += MINUTE;
    waits(BORIS, TERMS);
    pass(MINUTE - 1);
    expect(seekOf(ANNA)?.state).toBe("open");
    pass(1);
    expect(termsPlayed()).toEqual(slow);
  });

  test("plays any game, with the cube and the clock that they waited for", () => {
    const cube: Terms = {
      ...slow,
      ruleset: { id: "long", switches: { ...ruleset("long").switches, cube: true } },
    };
    waits(ANNA, cube, 1);
    now += 1;
    waits(BORIS, TERMS);
    expect(join(BORIS, ANNA)).toEqual({ ok: true });
    expect(termsPlayed()).toMatchObject({
      ruleset: { id: "short", switches: { way: "towards", cube: true } },
      clock: { turn: 180 },
    });
  });

  test("is joined in another game, too, by who is offered it after a while", () => {
    waits(ANNA, TERMS);
    waits(BORIS, long);
    pass(19_000);
    expect(offered(BORIS)).toEqual([]);
    pass(1_000);
    expect(offered(BORIS)).toMatchObject([{ terms: TERMS }]);
    expect(join(BORIS, ANNA)).toEqual({ ok: true });
    expect(termsPlayed()).toEqual(TERMS);
  });

  test("is not joined by who has not begun, nor by themselves", () => {
    waits(ANNA, TERMS);
    expect(join(ANNA, ANNA)).toEqual({ ok: false, code: "seek-gone" });
    expect(join(VAHE, ANNA)).toEqual({ ok: false, code: "seek-over" });
  });

  test("is neither offered to nor joined by who avoids them, or is avoided", () => {
    turnAvoiding(services, met(ANNA, BORIS), ANNA, null);
    waits(ANNA, slow);
    waits(BORIS, TERMS);
    expect([...offered(ANNA), ...offered(BORIS)]).toEqual([]);
    expect(join(BORIS, ANNA)).toEqual({ ok: false, code: "seek-gone" });
  });

  test("is offered no more in place of another search of theirs", () => {
    waits(ANNA, slow);
    waits(BORIS, TERMS);
    const [{ post } = { post: 0 }] = offered(BORIS);
    stopSeek(services, ANNA);
    waits(ANNA, { ...slow, match: 5 });
    expect(joinSeek(services, BORIS, post)).toEqual({ ok: false, code: "seek-gone" });
    expect(offered(BORIS)).toMatchObject([{ terms: { match: 5 } }]);
  });
});

describe("a game against the computer meanwhile", () => {
  const running = () => services.store.games.countRunning({ person: ANNA });

  test("is broken off for an opponent, and counts for nothing", () => {
    look(ANNA);
    pass(MINUTE);
    expect(playMeanwhile(services, ANNA, "easy").ok).toBe(true);
    const game = services.store.tables.runningOf({ person: ANNA })[0]?.game;
    look(BORIS);
    expect(seekOf(ANNA)).toMatchObject({ state: "found", broke: 1 });
    expect(seekOf(BORIS)).toMatchObject({ state: "found", broke: 0 });
    expect(running()).toBe(1);
    expect(services.store.ledger.countOf({ person: ANNA })).toBe(0);
    const finished = game ? finishedGame(services, game) : undefined;
    expect(finished?.ok && finished.finished).toMatchObject({
      isCounted: false,
      isBrokenOff: true,
    });
  });

  test("is broken off, too, while the bot has still to answer an offer to resign it", () => {
    look(ANNA);
    expect(playMeanwhile(services, ANNA, "easy").ok).toBe(true);
    const game = services.store.tables.runningOf({ person: ANNA })[0]?.game;
    if (!game) throw new Error("no game was begun");
    const { version } = rowOf(services, game);
    const offer = { type: "resign", outcome: "oin" } as const;
    expect(play(services, game, version, ANNA, offer).ok).toBe(true);
    expect(rowOf(services, game).endedAt).toBeNull();
    look(BORIS);
    expect(seekOf(ANNA)).toMatchObject({ state: "found", broke: 1 });
    expect(running()).toBe(1);
    expect(services.store.ledger.countOf({ person: ANNA })).toBe(0);
    const finished = finishedGame(services, game);
    expect(finished.ok && finished.finished.isBrokenOff).toBe(true);
  });

  test("that was begun before is played on", () => {
    expect(playComputer(services, ANNA, "private", TERMS, "easy").ok).toBe(true);
    now += 1;
    look(ANNA, BORIS);
    expect(seekOf(ANNA)).toMatchObject({ state: "found", broke: 0 });
    expect(running()).toBe(2);
  });
});

describe("two who do not want to meet again", () => {
  test("do not, whichever of them said so, until it is taken back", () => {
    const game = met(ANNA, BORIS);
    turnAvoiding(services, game, BORIS, null);
    const opponent = strangerIn(services, game, BORIS);
    expect(opponent.ok && opponent.other.isAvoided).toBe(true);
    look(ANNA, BORIS);
    pass(5 * MINUTE);
    expect(seekOf(ANNA)?.state).toBe("open");
    turnAvoiding(services, game, BORIS, null);
    pass(1);
    expect(seekOf(ANNA)?.state).toBe("found");
  });

  test("say so to the bot alone, and it is forgotten with them", () => {
    const game = met(ANNA, BORIS);
    turnAvoiding(services, game, BORIS, null);
    const avoided = (one: PersonId) => {
      const handed = handOutExport(services, one);
      return handed.ok && handed.exported.avoided;
    };
    expect(avoided(ANNA)).toBeUndefined();
    expect(avoided(BORIS)).toEqual([{ person: BORIS, other: ANNA }]);
    forget(services, BORIS);
    expect(strangersIn(services.store).avoids({ person: BORIS, other: ANNA })).toBe(false);
    expect(seekOf(BORIS)).toBeUndefined();
  });

  test("have met by looking: of others nothing is asked", () => {
    const game = sitTogether(services, TERMS);
    expect(strangerIn(services, game, ANNA)).toEqual({ ok: false, code: "no-stranger" });
    const other = met(ANNA, BORIS);
    expect(strangerIn(services, other, VAHE)).toEqual({ ok: false, code: "not-your-game" });
  });
});

describe("a report", () => {
  test("is told once a game, and three times in a day", () => {
    const told = { chat: privateChatOf(VAHE), message: null };
    const report = (game: GameId) => reportStranger(services, game, ANNA, "stalling", told);
    const first = met(ANNA, BORIS);
    expect(report(first)).toEqual({ ok: true });
    expect(report(first)).toEqual({ ok: false, code: "reported" });
    for (const _ of [2, 3]) expect(report(met(ANNA, BORIS))).toEqual({ ok: true });
    const last = met(ANNA, BORIS);
    expect(report(last)).toEqual({ ok: false, code: "reports-enough" });
    now += DAY;
    expect(report(last)).toEqual({ ok: true });
  });
});
