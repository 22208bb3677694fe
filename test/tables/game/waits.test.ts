import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type ChatId, type GameId, privateChatOf } from "../../../src/ids/ids.ts";
import type { Settings } from "../../../src/store/settings.ts";
import type { Store } from "../../../src/store/store.ts";
import { invite, openLink } from "../../../src/tables/challenge/links.ts";
import { sit } from "../../../src/tables/challenge/sit.ts";
import {
  dueReminders,
  giveTimeBack,
  showNotOverdue,
  showOverdue,
} from "../../../src/tables/clock/clock.ts";
import { loadGame } from "../../../src/tables/game/load-game.ts";
import { play } from "../../../src/tables/game/play.ts";
import { claimerOf, deadlineOf } from "../../../src/tables/game/waits.ts";
import { botLeft, botReturned, personLeft, remember } from "../../../src/tables/people/people.ts";
import { changeSettings } from "../../../src/tables/people/settings.ts";
import type { Services } from "../../../src/tables/services/services.ts";
import { ruleset } from "../../game/support.ts";
import { secretThrowing } from "../../support/secrets.ts";
import { ANNA, BORIS, GROUP, openServices, sitTogether } from "../support.ts";

const MINUTE = 60_000;
const START = 1_700_000_000_000;

const SHORT = { ruleset: ruleset("short"), stake: 1 };
/** Anna begins with 6:1. */
const SECRET = secretThrowing([6, 1], [3, 2]);
const TOKEN = "t".repeat(22);

let now: number;
let services: Services;
let store: Store;

beforeEach(() => {
  now = START;
  const opened = openServices(1);
  services = { ...opened, now: () => now, newSecret: () => SECRET, newToken: () => TOKEN };
  store = services.store;
  for (const id of [ANNA, BORIS]) {
    const person = store.people.person(id);
    remember(services, person, { id: privateChatOf(id), kind: "private", language: "en" });
  }
});
afterEach(() => store.close());

const set = (id: ChatId, change: Partial<Settings>): void => changeSettings(services, id, change);

const gameInGroup = (): GameId => sitTogether(services, SHORT);

const gameInPrivate = (): GameId => {
  const invited = invite(services, ANNA, SHORT);
  const open = invited.ok ? store.tables.byId(invited.table) : undefined;
  if (!open?.challenge || !openLink(services, TOKEN, BORIS).ok) throw new Error("no link");
  if (!sit(services, open.challenge, BORIS).ok) throw new Error("nobody sat down");
  const [table] = store.tables.runningOf({ person: ANNA });
  if (!table?.game) throw new Error("no game");
  return table.game;
};

const waitOf = (game: GameId) => {
  const { remindAt = null, claimAt = null } = store.waits.ofGame(game) ?? {};
  const minutes = (at: number | null) => (at === null ? null : (at - START) / MINUTE);
  return { remindAt: minutes(remindAt), claimAt: minutes(claimAt) };
};

const rowOf = (game: GameId) => {
  const row = store.games.game(game);
  if (!row) throw new Error("no row");
  return row;
};

const move = (game: GameId, from: number, die: 1 | 6): void => {
  const command = { type: "move", moves: [{ from, die }] } as const;
  const played = play(services, game, rowOf(game).version, ANNA, command);
  if (!played.ok) throw new Error(played.code);
};

describe("what is due in a group", () => {
  test("is set there", () => {
    expect(waitOf(gameInGroup())).toEqual({ remindAt: 3, claimAt: 3 * 24 * 60 });
  });

  test("is nothing where the group wants neither", () => {
    set(GROUP, { reminderMinutes: undefined, deadlineMinutes: undefined });
    expect(waitOf(gameInGroup())).toEqual({ remindAt: null, claimAt: null });
  });

  test("counts for the turn as a whole: a move puts off the reminder, not the deadline", () => {
    set(GROUP, { reminderMinutes: 3, deadlineMinutes: 60, confirmDone: true });
    const game = gameInGroup();
    now += 2 * MINUTE;
    move(game, 13, 6);
    expect(waitOf(game)).toEqual({ remindAt: 5, claimAt: 60 });
    move(game, 8, 1);
    now += 2 * MINUTE;
    const done = play(services, game, rowOf(game).version, ANNA, { type: "done" });
    expect(done.ok).toBe(true);
    expect(waitOf(game)).toEqual({ remindAt: 7, claimAt: 64 });
  });

  test("has no deadline while an offer to resign waits, and a new one after it", () => {
    set(GROUP, { reminderMinutes: 3, deadlineMinutes: 60 });
    const game = gameInGroup();
    now += 10 * MINUTE;
    const offer = { type: "resign", outcome: "oin" } as const;
    play(services, game, rowOf(game).version, BORIS, offer);
    expect(waitOf(game)).toEqual({ remindAt: 13, claimAt: null });
    play(services, game, rowOf(game).version, ANNA, { type: "decline-resignation" });
    expect(waitOf(game)).toEqual({ remindAt: 13, claimAt: 70 });
  });
});

describe("what is due between private chats", () => {
  test("is no reminder, and the deadline of the more patient player", () => {
    set(privateChatOf(ANNA), { deadlineMinutes: 5 });
    set(privateChatOf(BORIS), { deadlineMinutes: 60 });
    expect(waitOf(gameInPrivate())).toEqual({ remindAt: null, claimAt: 60 });
  });

  test("is nothing where one of them has all the time of the world", () => {
    set(privateChatOf(BORIS), { deadlineMinutes: undefined });
    expect(waitOf(gameInPrivate())).toEqual({ remindAt: null, claimAt: null });
  });
});

describe("the player who gets a reminder", () => {
  const due = () => dueReminders(services).map(({ person }) => person.id);

  test("is the player to move, until he is", () => {
    gameInGroup();
    expect(due()).toEqual([]);
    now += 3 * MINUTE;
    expect(due()).toEqual([ANNA]);
  });

  test("is nobody any more where the group has given reminders up meanwhile", () => {
    gameInGroup();
    set(GROUP, { reminderMinutes: undefined });
    now += 3 * MINUTE;
    expect(due()).toEqual([]);
    set(GROUP, {});
    expect(due()).toEqual([]);
  });

  test("is nobody who has left the group", () => {
    gameInGroup();
    personLeft(services, GROUP, ANNA);
    now += 3 * MINUTE;
    expect(due()).toEqual([]);
  });

  test("is nobody where the bot may not write, nor when it returns later", () => {
    gameInGroup();
    now += 3 * MINUTE;
    botLeft(services, GROUP);
    expect(due()).toEqual([]);
    botReturned(services, { id: GROUP, kind: "group", language: "en" });
    expect(due()).toEqual([]);
  });
});

const claimer = (game: GameId) => claimerOf(services, deadlineOf(services, rowOf(game)));

describe("a game whose time is up", () => {
  test("may be claimed by the other player from that very moment", () => {
    set(GROUP, { deadlineMinutes: 5 });
    const game = gameInGroup();
    now += 5 * MINUTE - 1;
    expect(claimer(game)).toBeUndefined();
    const claim = () => play(services, game, rowOf(game).version, BORIS, { type: "claim" });
    expect(claim()).toMatchObject({ code: "not-due" });
    now += 1;
    expect(claimer(game)).toBe("black");
    expect(play(services, game, rowOf(game).version, ANNA, { type: "claim" })).toMatchObject({
      code: "claim-not-yours",
    });
    expect(claim().ok).toBe(true);
    expect(loadGame(services, rowOf(game)).phase).toMatchObject({
      result: { winner: "black", ending: "claimed" },
    });
    expect(store.waits.ofGame(game)).toBeUndefined();
  });

  test("is shown once, and again when the next turn is late", () => {
    set(GROUP, { deadlineMinutes: 5 });
    const game = gameInGroup();
    const behind = () => store.tables.byGame(game).map((table) => table.behind);
    const [before = 0] = behind();
    now += 5 * MINUTE;
    showOverdue(services);
    showOverdue(services);
    expect(behind()).toEqual([before + 1]);
    move(game, 13, 6);
    const [moved = 0] = behind();
    showOverdue(services);
    expect(behind()).toEqual([moved]);
    move(game, 8, 1);
    play(services, game, rowOf(game).version, ANNA, { type: "done" });
    const [handed = 0] = behind();
    now += 5 * MINUTE;
    showOverdue(services);
    expect(behind()).toEqual([handed + 1]);
  });

  test("is shown no more after an outage that put it off, and again when it is due", () => {
    set(GROUP, { deadlineMinutes: 5 });
    const game = gameInGroup();
    const behind = () => store.tables.byGame(game).map((table) => table.behind);
    now += 5 * MINUTE;
    showOverdue(services);
    const [shown = 0] = behind();
    giveTimeBack(services, { from: now - 2 * MINUTE, until: now });
    expect(behind()).toEqual([shown + 1]);
    showOverdue(services);
    expect(behind()).toEqual([shown + 1]);
    now += 2 * MINUTE;
    showOverdue(services);
    expect(behind()).toEqual([shown + 2]);
  });

  test("is shown no more once the clock is set back, even if it was shown by another change", () => {
    set(GROUP, { deadlineMinutes: 5 });
    const game = gameInGroup();
    const behind = () => store.tables.byGame(game).map((table) => table.behind);
    const [before = 0] = behind();
    showNotOverdue(services, now + 4 * MINUTE);
    expect(behind()).toEqual([before]);
    showNotOverdue(services, now + 6 * MINUTE);
    expect(behind()).toEqual([before + 1]);
  });

  test("between private chats comes down before the one who may claim it", () => {
    const game = gameInPrivate();
    const messages = () =>
      Object.fromEntries(
        store.tables.byGame(game).map((table) => [Number(table.viewer), table.message]),
      );
    for (const table of store.tables.byGame(game)) {
      store.outbox.sending(table.id);
      store.outbox.sent({ ...table, message: 7, shown: "", before: null });
    }
    now += 3 * 24 * 60 * MINUTE;
    showOverdue(services);
    expect(messages()).toEqual({ [ANNA]: 7, [BORIS]: null });
  });
});
