import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  beginArena,
  enterArena,
  openAgain,
  openArena,
  pauseArena,
} from "../../../../src/features/contests/arena/arena.ts";
import { type ArenaId, arenasIn } from "../../../../src/features/contests/arena/arenas.ts";
import { runArenas } from "../../../../src/features/contests/arena/run.ts";
import { arenaView } from "../../../../src/features/contests/arena/standings.ts";
import { cancelContest } from "../../../../src/features/contests/command.ts";
import { handOutRecord } from "../../../../src/features/records/record.ts";
import { topOf } from "../../../../src/features/standings/statistics/standings.ts";
import { statRowsIn } from "../../../../src/features/standings/statistics/stats-store.ts";
import { verifyRecord } from "../../../../src/game/record/record.ts";
import type { Terms } from "../../../../src/game/series.ts";
import {
  type GameId,
  isChatId,
  isComputer,
  type PersonId,
  privateChatOf,
} from "../../../../src/ids/ids.ts";
import type { Store } from "../../../../src/store/store.ts";
import { callTimes } from "../../../../src/tables/clock/time-out.ts";
import { loadGame } from "../../../../src/tables/game/load-game.ts";
import { botLeft, chatMoved } from "../../../../src/tables/people/people.ts";
import type { Services } from "../../../../src/tables/services/services.ts";
import { ruleset } from "../../../game/support.ts";
import { GROUP, rowOf } from "../../../tables/support.ts";
import { playTowardDraw } from "../../../tables/toward-draw.ts";
import { givesUp, openWithPeople, person, sure } from "../lives.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const TERMS: Terms = { ruleset: ruleset("short"), stake: 1, clock: { turn: 60 } };

const PEOPLE = Array.from({ length: 6 }, (_, at) => person(at + 1));
const [ANNA = person(1), BORIS = person(2), VAHE = person(3), DINA = person(4)] = PEOPLE;

let now: number;
let services: Services;
let store: Store;

beforeEach(() => {
  now = 1_700_000_000_000;
  services = openWithPeople(PEOPLE.length, () => now);
  store = services.store;
});
afterEach(() => store.close());

const opened = (
  { minutes = 60, delay = 0 }: { readonly minutes?: number; readonly delay?: number } = {},
  terms = TERMS,
): ArenaId => {
  const place = { chat: GROUP, thread: null };
  const arena = openArena(services, place, ANNA, terms, { minutes }, now + delay);
  if (!arena.ok) throw new Error(arena.code);
  return arena.id;
};

const arenaWith = (...players: readonly PersonId[]): ArenaId => arenaOf(TERMS, players);

const arenaOf = (terms: Terms, players: readonly PersonId[]): ArenaId => {
  const id = opened({}, terms);
  for (const one of players) expect(enterArena(services, id, one).ok).toBe(true);
  runArenas(services);
  return id;
};

const pass = (ms: number): void => {
  now += ms;
  callTimes(services);
  runArenas(services);
};

const gameOf = (one: PersonId): GameId | undefined =>
  store.tables.runningOf({ person: one }).find(({ viewer }) => viewer === one)?.game ?? undefined;

const opponentOf = (one: PersonId): PersonId | undefined => {
  const game = gameOf(one);
  const row = game === undefined ? undefined : store.games.game(game);
  return row && (row.white === one ? row.black : row.white);
};

const loses = (one: PersonId): void => givesUp(services, sure(gameOf(one)), one);

const pointsIn = (id: ArenaId) => {
  const arena = arenasIn(store).byId(id);
  if (!arena) throw new Error("no arena");
  return Object.fromEntries(
    arenaView(services, arena).rows.map(({ player, points }) => [player, points]),
  );
};

describe("an arena", () => {
  test("pairs free players at once, in their private chats", () => {
    arenaWith(ANNA, BORIS, VAHE, DINA);
    for (const one of [ANNA, BORIS, VAHE, DINA]) {
      const table = store.tables.runningOf({ person: one }).find(({ viewer }) => viewer === one);
      expect(table?.chat).toBe(privateChatOf(one));
    }
    expect(gameOf(ANNA)).toBe(gameOf(sure(opponentOf(ANNA))));
  });

  test("is one at a time in a group", () => {
    opened();
    const place = { chat: GROUP, thread: null };
    const again = openArena(services, place, BORIS, TERMS, { minutes: 10 }, now);
    expect(again).toEqual({ ok: false, code: "arena-runs" });
  });

  test("begins when it was to begin", () => {
    const id = opened({ delay: 10 * MINUTE });
    enterArena(services, id, ANNA);
    enterArena(services, id, BORIS);
    pass(9 * MINUTE);
    expect(gameOf(ANNA)).toBeUndefined();
    pass(MINUTE);
    expect(opponentOf(ANNA)).toBe(BORIS);
  });

  test("counts a mars as three, and pairs both with others", () => {
    const id = arenaWith(ANNA, BORIS, VAHE, DINA);
    const [loser, winner] = [ANNA, sure(opponentOf(ANNA))];
    loses(loser);
    const third = [BORIS, VAHE, DINA].find((one) => one !== winner) ?? DINA;
    loses(third);
    pass(2 * SECOND);
    expect(pointsIn(id)).toMatchObject({ [winner]: 3, [loser]: 0, [third]: 0 });
    expect(opponentOf(loser)).not.toBe(winner);
    expect(opponentOf(loser)).toBeDefined();
    // Played in private chats, they count in the group's standings, also where those are counted again.
    const asked = { most: 10, asker: ANNA, period: "week" } as const;
    const counted = topOf(services, GROUP, asked);
    expect(counted.map(({ person }) => person.id)).toContain(winner);
    expect(counted.find(({ person }) => person.id === loser)?.course()).toHaveLength(2);
    expect(statRowsIn(services.store).ofChat(GROUP)).toHaveLength(2);
  });

  test("gives both a point for a drawn game, and pairs them again", () => {
    const id = opened({}, { ...TERMS, ruleset: ruleset("tapa") });
    for (const one of PEOPLE) enterArena(services, id, one);
    runArenas(services);
    const drawn = arenasIn(store)
      .running(id)
      .filter(({ game }) => playTowardDraw(services, game).winner === undefined);
    expect(drawn.length).toBeGreaterThan(0);
    pass(SECOND);
    for (const { white, black } of drawn)
      expect(pointsIn(id)).toMatchObject({ [white]: 1, [black]: 1 });
    pass(MINUTE);
    for (const { white } of drawn) expect(opponentOf(white)).toBeDefined();
  });

  test("has dice to which both have brought the update in which they came", () => {
    const id = opened();
    const came = (update: number) => ({ ...services, update, luckOf: String });
    enterArena(came(71), id, ANNA);
    enterArena(came(82), id, BORIS);
    runArenas(services);
    expect(rowOf(services, sure(gameOf(ANNA))).nonce).toBe("71-82");
  });

  test("lets two who are alone play again after a little while", () => {
    arenaWith(ANNA, BORIS);
    loses(ANNA);
    pass(2 * SECOND);
    expect(gameOf(ANNA)).toBeUndefined();
    pass(20 * SECOND);
    expect(opponentOf(ANNA)).toBe(BORIS);
  });

  test("pairs nobody who pauses, and their game goes on", () => {
    const id = arenaWith(ANNA, BORIS);
    expect(pauseArena(services, id, ANNA).ok).toBe(true);
    expect(pauseArena(services, id, ANNA)).toMatchObject({ code: "arena-not-in" });
    loses(ANNA);
    pass(MINUTE);
    expect(gameOf(ANNA)).toBeUndefined();
    enterArena(services, id, ANNA);
    pass(20 * SECOND);
    expect(opponentOf(ANNA)).toBe(BORIS);
  });

  test("takes nobody whom the bot cannot write to, nor waits for who has stopped it", () => {
    const id = arenaWith(ANNA, BORIS);
    botLeft(services, privateChatOf(VAHE));
    expect(enterArena(services, id, VAHE)).toMatchObject({ code: "contest-unreachable" });
    loses(ANNA);
    botLeft(services, privateChatOf(BORIS));
    pass(MINUTE);
    expect(gameOf(ANNA)).toBeUndefined();
  });

  test("puts out who does not play their first turn: one point for the other", () => {
    const id = arenaWith(ANNA, BORIS);
    const game = sure(gameOf(ANNA));
    const { toMove } = loadGame(services, rowOf(services, game));
    const absent = rowOf(services, game)[toMove];
    const other = absent === ANNA ? BORIS : ANNA;
    pass(3 * MINUTE);
    pass(2 * SECOND);
    expect(pointsIn(id)).toEqual({ [other]: 1, [absent]: 0 });
    expect(store.ledger.ofGame(game)).toMatchObject({ winner: other, outcome: "oin" });
    const handed = handOutRecord(services, game, privateChatOf(other), ({ id }) => id);
    expect(handed.ok && verifyRecord(handed.record)).toMatchObject({ ok: true });
    pass(MINUTE);
    expect(isComputer(sure(opponentOf(other)))).toBe(true);
    enterArena(services, id, absent);
    pass(20 * SECOND);
    expect(opponentOf(other)).toBe(absent);
  });

  test("puts them out of a game for the difference as well, and counts a win there as a win", () => {
    const id = arenaOf({ ...TERMS, ruleset: ruleset("khachapuri") }, [ANNA, BORIS]);
    const game = sure(gameOf(ANNA));
    const absent = rowOf(services, game)[loadGame(services, rowOf(services, game)).toMove];
    const other = absent === ANNA ? BORIS : ANNA;
    pass(3 * MINUTE);
    pass(2 * SECOND);
    expect(pointsIn(id)).toEqual({ [other]: 1, [absent]: 0 });
    expect(store.ledger.ofGame(game)).toMatchObject({ winner: other, outcome: "difference-15" });
    const handed = handOutRecord(services, game, privateChatOf(other), ({ id }) => id);
    expect(handed.ok && verifyRecord(handed.record)).toMatchObject({ ok: true });
    enterArena(services, id, absent);
    pass(20 * SECOND);
    const next = sure(gameOf(ANNA));
    const { winner } = playTowardDraw(services, next);
    pass(SECOND);
    const won = rowOf(services, next)[winner ?? "white"];
    expect(store.ledger.ofGame(next)?.outcome).toMatch(/^difference-/);
    expect(pointsIn(id)).toMatchObject({ [won]: won === other ? 3 : 2 });
  });

  test("freezes at its end: what still runs is an ordinary game", () => {
    const id = arenaWith(ANNA, BORIS, VAHE, DINA);
    const winner = sure(opponentOf(ANNA));
    loses(ANNA);
    const runs = [BORIS, VAHE, DINA].find((one) => one !== winner) ?? DINA;
    pass(2 * SECOND);
    now += 60 * MINUTE;
    runArenas(services);
    expect(arenasIn(store).byId(id)?.state).toBe("over");
    const before = pointsIn(id);
    loses(runs);
    pass(MINUTE);
    expect(pointsIn(id)).toEqual(before);
    // Its own message, sent anew, is the podium.
    expect(store.notices.due()).toEqual([]);
    expect(arenasIn(store).post(id)).toMatchObject({ message: null, chat: GROUP });
    expect(enterArena(services, id, ANNA)).toMatchObject({ code: "arena-over" });
  });

  test("counts what ended in time, also if nobody looked before the end", () => {
    const id = arenaWith(ANNA, BORIS);
    now += 59 * MINUTE;
    loses(ANNA);
    now += 2 * MINUTE;
    runArenas(services);
    expect(pointsIn(id)).toEqual({ [ANNA]: 0, [BORIS]: 3 });
  });

  test("has no card where nobody has finished a game", () => {
    const id = opened();
    now += 61 * MINUTE;
    runArenas(services);
    expect([arenasIn(store).byId(id)?.state, store.notices.due()]).toEqual(["over", []]);
  });

  test("can be cancelled: games go on, and count for nothing there", () => {
    const id = arenaWith(ANNA, BORIS);
    expect([
      cancelContest(services, arenasIn(store), id),
      cancelContest(services, arenasIn(store), id),
    ]).toEqual([true, false]);
    loses(ANNA);
    pass(MINUTE);
    expect([pointsIn(id), gameOf(ANNA)]).toEqual([{ [ANNA]: 0, [BORIS]: 0 }, undefined]);
    opened();
  });

  test("follows its group, where its message is sent again", () => {
    const id = opened();
    const post = sure(arenasIn(store).post(id));
    store.posts.shown({ ...post, message: 7 });
    const to = -1_000_000_000_700;
    if (!isChatId(to)) throw new Error("no chat");
    chatMoved(services, GROUP, to);
    expect(arenasIn(store).byId(id)).toMatchObject({ chat: to });
    expect(store.posts.due(now)).toMatchObject([{ id: post.id, chat: to, message: null }]);
  });

  test("pairs nobody who had themselves forgotten", () => {
    const id = arenaWith(ANNA);
    store.forget.person(ANNA);
    enterArena(services, id, BORIS);
    pass(MINUTE);
    expect(isComputer(sure(opponentOf(BORIS)))).toBe(true);
  });

  test("lets the odd player play the computer until an opponent is free", () => {
    const id = arenaWith(ANNA);
    pass(10 * SECOND);
    expect(gameOf(ANNA)).toBeUndefined();
    pass(10 * SECOND);
    const meanwhile = sure(gameOf(ANNA));
    expect(isComputer(sure(opponentOf(ANNA)))).toBe(true);
    expect(arenasIn(store).waitOf(id, ANNA)?.behind).toBeGreaterThan(0);
    pass(MINUTE);
    expect(gameOf(ANNA)).toBe(meanwhile);
    enterArena(services, id, BORIS);
    pass(2 * SECOND);
    expect(opponentOf(ANNA)).toBe(BORIS);
    // The game that was broken off is lost by neither.
    expect(rowOf(services, meanwhile).endedAt).not.toBeNull();
    expect(store.ledger.ofGame(meanwhile)).toBeUndefined();
    expect(pointsIn(id)).toEqual({ [ANNA]: 0, [BORIS]: 0 });
  });

  test("gathers for two minutes, unless its maker begins it", () => {
    const wish = { minutes: 60 };
    const open = () => openArena(services, { chat: GROUP, thread: null }, ANNA, TERMS, wish);
    const first = open();
    if (!first.ok) throw new Error(first.code);
    enterArena(services, first.id, ANNA);
    enterArena(services, first.id, BORIS);
    pass(MINUTE);
    expect(gameOf(ANNA)).toBeUndefined();
    const endsAt = sure(arenasIn(store).byId(first.id)).endsAt;
    expect(beginArena(services, first.id).ok).toBe(true);
    pass(2 * SECOND);
    expect(opponentOf(ANNA)).toBe(BORIS);
    expect(arenasIn(store).byId(first.id)).toMatchObject({ endsAt: endsAt - MINUTE });
    // Beginning it twice changes nothing: its message does not come again.
    store.posts.adopt({ ...sure(arenasIn(store).post(first.id)), message: 77 });
    expect(beginArena(services, first.id).ok).toBe(true);
    expect(arenasIn(store).post(first.id)?.message).toBe(77);
    expect(arenasIn(store).byId(first.id)).toMatchObject({ endsAt: endsAt - MINUTE });
  });

  test("is opened again as it was, once it is over", () => {
    const id = arenaWith(ANNA, BORIS);
    const before = sure(arenasIn(store).byId(id));
    expect(openAgain(services, before, BORIS)).toEqual({ ok: false, code: "arena-runs" });
    pass(60 * MINUTE);
    const again = openAgain(services, before, BORIS);
    if (!again.ok) throw new Error(again.code);
    const after = arenasIn(store).byId(again.id);
    expect(after).toMatchObject({ terms: before.terms, chat: GROUP, maker: BORIS });
    expect(sure(after).endsAt - sure(after).startsAt).toBe(60 * MINUTE);
  });
});
