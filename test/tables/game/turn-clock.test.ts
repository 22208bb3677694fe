import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Computer } from "../../../src/features/computer/computer.ts";
import { playComputer } from "../../../src/features/computer/sit.ts";
import type { ClockTerms } from "../../../src/game/clock.ts";
import type { Terms } from "../../../src/game/series.ts";
import { type GameId, privateChatOf } from "../../../src/ids/ids.ts";
import type { Store } from "../../../src/store/store.ts";
import { invite, openLink } from "../../../src/tables/challenge/links.ts";
import { sit } from "../../../src/tables/challenge/sit.ts";
import { giveTimeBack } from "../../../src/tables/clock/clock.ts";
import { endTurn } from "../../../src/tables/clock/hand-over.ts";
import { callTimes, warnOfTime } from "../../../src/tables/clock/time-out.ts";
import { loadGame } from "../../../src/tables/game/load-game.ts";
import { type PlayerCommand, play } from "../../../src/tables/game/play.ts";
import { restartClocks, runningClock } from "../../../src/tables/game/turn-clock.ts";
import { botLeft, botReturned, remember } from "../../../src/tables/people/people.ts";
import { changeSettings } from "../../../src/tables/people/settings.ts";
import type { Services } from "../../../src/tables/services/services.ts";
import { outboxOf } from "../../../src/tables/shown/outbox.ts";
import { ruleset, withCube } from "../../game/support.ts";
import { secretThrowing } from "../../support/secrets.ts";
import { think } from "../../support/think.ts";
import {
  ANNA,
  again,
  BORIS,
  GROUP,
  newestGame,
  openServices,
  rowOf,
  sitTogether,
} from "../support.ts";

const SECOND = 1000;
const START = 1_700_000_000_000;
const MINUTE: ClockTerms = { turn: 60 };
const SHORT: Terms = { ruleset: ruleset("short"), stake: 1, clock: MINUTE };
/** Anna begins with 6:1, and Boris then rolls 3:2. */
const SECRET = secretThrowing([6, 1], [3, 2], [4, 2]);
const TOKEN = "t".repeat(22);

let now: number;
let services: Services;
let store: Store;
let computer: Computer;

beforeEach(() => {
  now = START;
  const opened = openServices(1);
  const secrets = [SECRET];
  const newSecret = () => secrets.shift() ?? opened.newSecret();
  services = { ...opened, now: () => now, newSecret, newToken: () => TOKEN };
  store = services.store;
  const onFault = (error: unknown): never => {
    throw error;
  };
  computer = new Computer({ services, think, onTurn: () => undefined, onFault });
  for (const id of [ANNA, BORIS]) {
    const person = store.people.person(id);
    remember(services, person, { id: privateChatOf(id), kind: "private", language: "en" });
  }
});
afterEach(() => store.close());

const inPrivate = (terms: Terms = SHORT): GameId => {
  const invited = invite(services, ANNA, terms);
  const open = invited.ok ? store.tables.byId(invited.table) : undefined;
  if (!open?.challenge || !openLink(services, TOKEN, BORIS).ok) throw new Error("no link");
  if (!sit(services, open.challenge, BORIS).ok) throw new Error("nobody sat down");
  const game = store.tables.runningOf({ person: ANNA })[0]?.game;
  if (!game) throw new Error("no game");
  return game;
};

/** All messages show what there is to see. */
const shown = (game: GameId): void => {
  for (const table of store.tables.byGame(game)) outboxOf(services).caughtUp(table);
};

const clockOf = (game: GameId) => {
  const clock = runningClock(services, game);
  return clock && { of: clock.of, until: (clock.until - START) / SECOND };
};

/** Time passes, and the bot looks at its clocks. */
const pass = async (seconds: number): Promise<void> => {
  now += seconds * SECOND;
  warnOfTime(services);
  callTimes(services);
  await computer.play();
};

const does = (game: GameId, person: typeof ANNA, command: PlayerCommand): void => {
  const played = play(services, game, rowOf(services, game).version, person, command);
  if (!played.ok) throw new Error(played.code);
};

const TURN: PlayerCommand = {
  type: "move",
  moves: [
    { from: 13, die: 6 },
    { from: 8, die: 1 },
  ],
};

const gameIn = (game: GameId) => loadGame(services, rowOf(services, game));

/** What happened from when the first player was late, until the next one rolled. */
const newsOf = (game: GameId): readonly string[] => {
  const types = store.games.events(game).map(({ type }) => type);
  const news = types.slice(types.indexOf("timed-out"));
  return news.slice(0, news.includes("rolled") ? news.indexOf("rolled") : undefined);
};

const lateTurns = (game: GameId) => gameIn(game).timeOuts;

describe("the clock of a table", () => {
  test("runs for the player to move, and is gone with the game", () => {
    const game = sitTogether(services, SHORT);
    expect(clockOf(game)).toEqual({ of: "white", until: 60 });
    now += 20 * SECOND;
    does(game, ANNA, TURN);
    expect(clockOf(game)).toEqual({ of: "black", until: 80 });
    const id = store.tables.byGame(game)[0]?.id;
    expect(id).toBeDefined();
    does(game, ANNA, { type: "resign", outcome: "mars" });
    expect([clockOf(game), store.clocks.ofGame(game)]).toEqual([undefined, undefined]);
  });

  test("is there only where the terms have one", () => {
    const { clock: _, ...terms } = SHORT;
    expect(clockOf(sitTogether(services, terms))).toBeUndefined();
  });

  test("goes on in every game of the series", () => {
    const game = sitTogether(services, SHORT);
    does(game, ANNA, { type: "resign", outcome: "mars" });
    expect(clockOf(again(services, game))).toMatchObject({ until: 60 });
  });

  test("is the next player's from when a turn is played out, and the first one's if it is taken back", () => {
    const game = sitTogether(services, SHORT);
    now += 30 * SECOND;
    does(game, ANNA, TURN);
    now += 3 * SECOND;
    does(game, ANNA, { type: "undo" });
    expect(clockOf(game)).toEqual({ of: "white", until: 63 });
    does(game, ANNA, TURN);
    now += 4 * SECOND;
    endTurn(services, game);
    expect(clockOf(game)).toEqual({ of: "black", until: 93 });
  });

  test("counts a board that comes late from when it is shown", async () => {
    const game = sitTogether(services, SHORT);
    now += 20 * SECOND;
    shown(game);
    // What is told stays as it was: nothing has to be shown again.
    expect(clockOf(game)).toEqual({ of: "white", until: 60 });
    await pass(59);
    expect(lateTurns(game).white).toBeUndefined();
    await pass(1);
    expect(lateTurns(game).white).toBe(0);
  });

  test("does not run for the computer, nor for who knows nothing of the game", () => {
    const begun = playComputer(services, ANNA, { group: GROUP, thread: null }, SHORT, "easy");
    expect(begun.ok).toBe(true);
    const game = newestGame(services);
    expect(clockOf(game)).toEqual({ of: "white", until: 60 });
    does(game, ANNA, TURN);
    expect(clockOf(game)).toBeUndefined();
  });
});

describe("a player whose time is out", () => {
  test("has the turn played by the computer, once", async () => {
    const game = sitTogether(services, SHORT);
    shown(game);
    await pass(59);
    expect(gameIn(game).history).toHaveLength(0);
    await pass(1);
    expect(gameIn(game).history).toMatchObject([{ by: "white", end: "played" }]);
    expect(lateTurns(game)).toEqual({ white: 0, black: undefined });
    expect(clockOf(game)).toEqual({ of: "black", until: 120 });
  });

  test("has what they began taken back", async () => {
    changeSettings(services, GROUP, { confirmDone: true });
    const game = sitTogether(services, SHORT);
    does(game, ANNA, { type: "move", moves: [{ from: 24, die: 6 }] });
    shown(game);
    await pass(60);
    expect(newsOf(game)).toEqual(["timed-out", "undone", "moved", "moved", "turn-ended"]);
  });

  test("has what they played out ended, and was not late", async () => {
    changeSettings(services, GROUP, { confirmDone: true });
    const game = sitTogether(services, SHORT);
    does(game, ANNA, TURN);
    shown(game);
    await pass(60);
    expect(newsOf(game)[0]).toBe("turn-ended");
    expect(lateTurns(game).white).toBeUndefined();
  });

  test("loses the game the next time, at first as an oin", async () => {
    const game = sitTogether(services, SHORT);
    shown(game);
    await pass(60);
    shown(game);
    await pass(60);
    // Boris was late as well: both have been once.
    shown(game);
    await pass(60);
    expect(gameIn(game).phase).toMatchObject({
      kind: "over",
      result: { winner: "black", ending: "claimed", outcome: "oin" },
    });
    expect(store.ledger.ofSeries(rowOf(services, game).series)).toHaveLength(1);
  });

  test("answers a double as the computer would, never with a raise", async () => {
    const game = sitTogether(services, { ...SHORT, ruleset: withCube("long", { beaver: true }) });
    // Anna has won the throw.
    does(game, ANNA, { type: "double" });
    shown(game);
    await pass(60);
    expect(newsOf(game)).toEqual(["timed-out", "taken"]);
    expect(gameIn(game)).toMatchObject({
      cube: { value: 2n, owner: "black" },
      timeOuts: { black: 0 },
    });
  });

  test("who should roll neither doubles nor resigns by it", async () => {
    const game = sitTogether(services, { ...SHORT, ruleset: withCube("long") });
    shown(game);
    await pass(60);
    const types = store.games.events(game).map(({ type }) => type);
    expect(types).not.toContain("doubled");
    expect(types).toContain("rolled");
    expect(gameIn(game).history).toHaveLength(1);
  });

  test("declines an offer to resign, and has not been late for it", async () => {
    const game = sitTogether(services, SHORT);
    does(game, ANNA, { type: "resign", outcome: "oin" });
    shown(game);
    await pass(60);
    expect(gameIn(game)).toMatchObject({ resignation: undefined, timeOuts: { black: undefined } });
    expect(clockOf(game)).toMatchObject({ of: "white" });
  });

  test("loses the game of a match by it, with the cube as it stands", async () => {
    const terms = { ...SHORT, ruleset: withCube("long"), match: 5 };
    const game = sitTogether(services, terms);
    does(game, ANNA, { type: "double" });
    does(game, BORIS, { type: "take" });
    for (let late = 0; late < 4 && gameIn(game).phase.kind !== "over"; late++) {
      shown(game);
      await pass(60);
    }
    const { series } = rowOf(services, game);
    expect(store.ledger.ofSeries(series)).toMatchObject([{ points: 2n, early: 1 }]);
  });

  test("has a bank of time for the whole match, and a new one for the next match", async () => {
    const terms = { ...SHORT, match: 3, clock: { bank: 300, add: 10 } };
    const leftOf = (id: GameId, person: typeof ANNA): number | undefined => {
      const row = rowOf(services, id);
      return store.clocks.ofGame(id)?.left[row.white === person ? "white" : "black"];
    };
    const first = sitTogether(services, terms);
    shown(first);
    const late = rowOf(services, first)[loadGame(services, rowOf(services, first)).toMove];
    const other = late === ANNA ? BORIS : ANNA;
    await pass(100);
    does(first, other, { type: "resign", outcome: "mars" });
    const second = again(services, first);
    expect([leftOf(second, late), leftOf(second, other)]).toEqual([200_000, 300_000]);
    expect(store.clocks.ofGame(first)).toBeUndefined();
    does(second, other, { type: "resign", outcome: "mars" });
    const third = again(services, second);
    expect([leftOf(third, late), leftOf(third, other)]).toEqual([300_000, 300_000]);
  });

  test("plays against the computer under the same clock", async () => {
    playComputer(services, ANNA, { group: GROUP, thread: null }, SHORT, "easy");
    const game = newestGame(services);
    shown(game);
    await pass(60);
    await pass(5);
    expect(gameIn(game).history.length).toBeGreaterThanOrEqual(2);
    shown(game);
    await pass(60);
    expect(gameIn(game).phase).toMatchObject({ kind: "over", result: { winner: "black" } });
  });
});

describe("nobody is late", () => {
  test("whose board is still on its way, for a minute at the most", async () => {
    const game = sitTogether(services, SHORT);
    await pass(119);
    expect(lateTurns(game)).toEqual({ white: undefined, black: undefined });
    await pass(1);
    expect(lateTurns(game).white).toBe(0);
  });

  test("because the bot was down: the player to move has their time again", async () => {
    const game = sitTogether(services, SHORT);
    shown(game);
    now += 3600 * SECOND;
    restartClocks(services);
    expect(clockOf(game)).toEqual({ of: "white", until: 3660 });
    await pass(59);
    expect(lateTurns(game).white).toBeUndefined();
  });

  test("because nothing that people did came through: clocks and deadlines stood still", async () => {
    const game = sitTogether(services, SHORT);
    shown(game);
    const before = store.waits.ofGame(game);
    await pass(20);
    const from = now;
    now += 300 * SECOND;
    giveTimeBack(services, { from, until: now });
    expect(clockOf(game)).toEqual({ of: "white", until: 360 });
    expect(store.waits.ofGame(game)).toMatchObject({
      since: (before?.since ?? 0) + 300 * SECOND,
      claimAt: (before?.claimAt ?? 0) + 300 * SECOND,
    });
    await pass(39);
    expect(lateTurns(game).white).toBeUndefined();
    await pass(2);
    expect(lateTurns(game).white).toBe(0);
  });

  test("in a group that has thrown the bot out, and then they have their time again", async () => {
    const game = sitTogether(services, SHORT);
    shown(game);
    botLeft(services, GROUP);
    await pass(3600);
    expect(lateTurns(game).white).toBeUndefined();
    await pass(50);
    botReturned(services, { id: GROUP, kind: "group", language: "en" });
    expect(clockOf(game)).toEqual({ of: "white", until: 3710 });
  });

  test("but who has stopped the bot is", async () => {
    const game = inPrivate();
    shown(game);
    botLeft(services, privateChatOf(ANNA));
    await pass(121);
    expect(lateTurns(game).white).toBe(0);
  });
});

describe("a warning", () => {
  test("in a group is the reminder, which comes in time for it", () => {
    const game = sitTogether(services, SHORT);
    expect(store.waits.ofGame(game)?.remindAt).toBe(START + 45 * SECOND);
  });

  test("does not come where the group wants no reminders", () => {
    changeSettings(services, GROUP, { reminderMinutes: undefined });
    expect(store.waits.ofGame(sitTogether(services, SHORT))?.remindAt).toBeNull();
  });

  test("in private chats brings the table of the player to move down, once a turn", async () => {
    const game = inPrivate();
    for (const table of store.tables.byGame(game)) {
      const { id, chat } = table;
      outboxOf(services).sending(id);
      outboxOf(services).sent({ id, chat, message: 7, content: "photo", shown: "x", before: null });
    }
    shown(game);
    const gone = () => store.tables.byGame(game).filter(({ message }) => message === null);
    await pass(44);
    expect(gone()).toEqual([]);
    await pass(1);
    expect(gone().map(({ viewer }) => viewer)).toEqual([ANNA]);
    expect(store.clocks.ofGame(game)?.warnAt).toBeNull();
  });
});

test("a turn that was cut short by a kill is played by the next process", async () => {
  const game = sitTogether(services, SHORT);
  shown(game);
  now += 60 * SECOND;
  callTimes(services);
  restartClocks(services);
  await computer.play();
  expect(gameIn(game).history).toHaveLength(1);
});
