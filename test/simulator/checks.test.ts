import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { streakOf } from "../../src/features/practice/sets/days.ts";
import { playerToAct } from "../../src/game/game.ts";
import type { Terms } from "../../src/game/series.ts";
import { type GameId, privateChatOf } from "../../src/ids/ids.ts";
import { lazily } from "../../src/rules/once.ts";
import { legalMoves } from "../../src/rules/search/search.ts";
import type { Sql } from "../../src/store/database.ts";
import { invite, mayByLink } from "../../src/tables/challenge/links.ts";
import { callTimes } from "../../src/tables/clock/time-out.ts";
import { loadGame } from "../../src/tables/game/load-game.ts";
import { type PlayerCommand, play } from "../../src/tables/game/play.ts";
import { remember } from "../../src/tables/people/people.ts";
import { chooser, ruleset } from "../game/support.ts";
import type { SeenMessage } from "../support/playground-client.ts";
import type { Press } from "../support/presses.ts";
import { ANNA, again, BORIS, openServices, rowOf, sitTogether } from "../tables/support.ts";
import { beyondAllowance } from "./checks/allowance.ts";
import { ownFaults } from "./checks/faults.ts";
import { countedGames } from "./checks/finished.ts";
import { grown } from "./checks/growth.ts";
import { wrongPresses } from "./checks/presses.ts";
import { meetingsOf, wrongRatings } from "./checks/ratings.ts";
import type { Remains } from "./checks/remains.ts";
import { toldSecrets } from "./checks/secrets.ts";
import { runOf, wrongSevens } from "./checks/sevens.ts";
import { wrongRolls, wrongStandings } from "./checks/standings.ts";
import { wrongTables } from "./checks/tables.ts";
import { wrongWaits } from "./checks/waits.ts";
import { type Departure, openDepartures } from "./departures.ts";
import { openMoments } from "./moments.ts";
import type { PressOutcome } from "./players.ts";

/** The models that a simulated day is held against, each with what must not pass. */

type Opened = ReturnType<typeof openServices>;

/** Plays a game out by any moves. */
const playOut = (services: Opened, id: GameId, choose: (count: number) => number): void => {
  for (;;) {
    const row = rowOf(services, id);
    const game = loadGame(services, row);
    const by = playerToAct(game);
    if (!by) return;
    const { phase } = game;
    const moves = phase.kind === "moving" ? legalMoves(phase.turn) : [];
    const move = moves[choose(moves.length)];
    const played = move && { from: move.from, die: move.die };
    const onward: PlayerCommand = phase.kind === "rolling" ? { type: "roll" } : { type: "done" };
    const command = played ? ({ type: "move", moves: [played] } as const) : onward;
    const done = play(services, id, row.version, row[by], command);
    if (!done.ok) throw new Error(`${command.type}: ${done.code}`);
  }
};

/** Two single games and a match of Anna and Boris in their group. */
const playedOut = () => {
  const services = openServices(8);
  const choose = chooser(9);
  const single: Terms = { ruleset: ruleset("long"), stake: 2 };
  for (const terms of [single, { ...single, ruleset: ruleset("short") }]) {
    playOut(services, sitTogether(services, terms), choose);
  }
  const match = sitTogether(services, { ruleset: ruleset("long"), stake: 1, match: 2 });
  playOut(services, match, choose);
  playOut(services, again(services, match), choose);
  const { sql, store } = services;
  return { services, sql, counted: () => countedGames(sql, store) };
};

/** Each test changes it and changes it back. */
const played = lazily(playedOut);

/** What is seen once the database is changed so. */
const seenAfter = <Seen>(text: string, look: () => Seen): Seen => {
  const { sql } = played();
  sql.exec(`SAVEPOINT before; ${text}`);
  const seen = look();
  sql.exec("ROLLBACK TO before; RELEASE before");
  return seen;
};

const ratingsIn = ({ sql, counted }: ReturnType<typeof playedOut>) =>
  wrongRatings(sql, meetingsOf(counted()));

describe("ratings, standings and dice", () => {
  test("are those that the games give", () => {
    const { sql, counted } = played();
    expect(meetingsOf(counted()).length).toBeGreaterThan(2);
    expect(ratingsIn(played())).toEqual([]);
    expect(wrongStandings(sql, counted())).toEqual([]);
    expect(wrongRolls(sql, counted())).toEqual([]);
  });

  const BREAKS: Readonly<Record<string, string>> = {
    "a rating": "UPDATE ratings SET rating = rating + 1 WHERE person = 1",
    "a deviation": "UPDATE ratings SET deviation = deviation + 1 WHERE person = 1",
    "a result of before": "DELETE FROM rating_history WHERE game = 1",
    "a rating of nobody": "INSERT INTO rating_history VALUES (1, 'short', 1, 1500)",
  };
  test.each(Object.entries(BREAKS))("%s does not pass", (_, text) => {
    expect(seenAfter(text, () => ratingsIn(played()))).not.toEqual([]);
  });

  test("a standing and a roll too many do not pass", () => {
    const { sql, counted } = played();
    const text = `UPDATE standings SET won = won + 1 WHERE person = 1 AND period = 'week';
      UPDATE rolls SET count = count + 1 WHERE person = 2 AND high = 6 AND low = 6`;
    const wrong = seenAfter(text, () =>
      [wrongStandings, wrongRolls].map((of) => of(sql, counted())),
    );
    expect(wrong.map(({ length }) => length)).toEqual([1, 1]);
  });
});

const DAY_MS = 24 * 3_600_000;
const TODAY = Date.UTC(2026, 10, 23, 12);

/** Anna answers the first seven of the long game, all with the second of two ends. */
const answered = (answers = 7) => {
  const { sql } = openServices(1);
  const ends = [
    ["a>b", 100],
    ["a>c", -150],
  ];
  const text = JSON.stringify({ decisions: Array.from({ length: 7 }, () => ({ ends })) });
  const hash = createHash("sha256").update(text).digest("hex");
  sql.prepare("INSERT INTO sevens VALUES ('long', 1, ?, ?, NULL)").run(text, hash);
  const presses: PressOutcome[] = [];
  for (let number = 0; number < answers; number++) {
    sql
      .prepare("INSERT INTO seven_answers VALUES (1, 'long', 1, ?, 'a>c', 25, 1, ?)")
      .run(number, TODAY + number);
    const press = { do: "seven-done", family: "long", day: 1, decision: number, step: 1 } as const;
    presses.push({ by: 1, press, toast: "", at: number, until: number });
  }
  if (answers === 7) sql.exec(`INSERT INTO seven_results VALUES (1, 'long', 1, 175, ${TODAY + 6})`);
  return { sql, presses };
};

const sevensIn = ({ sql, presses }: ReturnType<typeof answered>) =>
  wrongSevens(remainsOf(sql, { presses }));

const NO_TIME = { now: () => TODAY, elapsed: () => 0 };

const remainsOf = (sql: Sql, more: Partial<Remains>): Remains => ({
  ...{ sql, presses: [], taken: new Set(), people: [], messages: [], output: "", departures: [] },
  ...{ chats: new Set(), documents: [] },
  ...{ time: openServices(1).time, moments: openMoments(NO_TIME), token: "", me: "", ...more },
});

describe("sevens", () => {
  test("are what was answered", () => {
    expect(sevensIn(answered())).toEqual([]);
    expect(sevensIn(answered(3))).toEqual([]);
  });

  const BREAKS: Readonly<Record<string, string>> = {
    "a result of too little": "UPDATE seven_results SET loss = 174",
    "a result too early": "DELETE FROM seven_answers WHERE number = 6",
    "an end that loses something else": "UPDATE seven_answers SET loss = 24 WHERE number = 3",
    "an end that there is not": "UPDATE seven_answers SET played = 'a>d' WHERE number = 3",
    "a seven without its result": "DELETE FROM seven_results",
    "an answer of another day": `UPDATE seven_answers SET at = at + ${DAY_MS} WHERE number = 2`,
    "a set that is changed": "UPDATE sevens SET text = replace(text, '100', '101')",
    "a turn after the seventh": "INSERT INTO seven_turns VALUES (1, 'long', 1, 3, '', 0, 0)",
  };
  test.each(Object.entries(BREAKS))("%s does not pass", (_, text) => {
    const seven = answered();
    seven.sql.exec(text);
    expect(sevensIn(seven)).not.toEqual([]);
  });

  test("an answer that was taken is there, and none comes by itself", () => {
    const { sql, presses } = answered(3);
    expect(sevensIn({ sql, presses: presses.slice(1) })).toHaveLength(1);
    const [first] = presses;
    expect(sevensIn({ sql, presses: first ? [...presses, first] : [] })).toHaveLength(1);
    sql.exec("DELETE FROM seven_answers WHERE number = 2");
    expect(sevensIn({ sql, presses })).toHaveLength(1);
  });

  test("a run of days is the same, day by day", () => {
    const last = 11;
    for (let played = 0; played < 2 ** last; played++) {
      const days = Array.from({ length: last }, (_, at) => at + 1).filter(
        (day) => (played >> (day - 1)) % 2 === 1,
      );
      expect(runOf(days, last), `${days}`).toBe(streakOf(days, last).days);
    }
  });
});

/** Longer than a board may be on its way. */
const LONG_MS = 200_000;

describe("waits", () => {
  /** A player who has to roll is called late after fifteen seconds. */
  const calledLate = () => {
    const services = openServices(4);
    const { time, sql, store } = services;
    const moments = openMoments(time);
    const terms: Terms = { ruleset: ruleset("tavla"), stake: 1, clock: { turn: 15 } };
    const id = sitTogether(services, terms);
    return { services, time, sql, store, moments, id };
  };

  const timedOut = async () => {
    const called = calledLate();
    const { services, time, id } = called;
    let row = rowOf(services, id);
    for (let by = playerToAct(loadGame(services, row)); by; ) {
      const { phase } = loadGame(services, row);
      if (phase.kind === "rolling") break;
      const [move] = phase.kind === "moving" ? legalMoves(phase.turn) : [];
      const command: PlayerCommand = move
        ? { type: "move", moves: [{ from: move.from, die: move.die }] }
        : { type: "done" };
      play(services, id, row.version, row[by], command);
      row = rowOf(services, id);
      by = playerToAct(loadGame(services, row));
    }
    const late = playerToAct(loadGame(services, row)) ?? "white";
    await services.awaited(time.sleep(LONG_MS));
    callTimes(services);
    return { ...called, row, late };
  };

  const pressed = (by: number, game: GameId, version: number, at: number): PressOutcome => ({
    by,
    press: { do: "roll", game, version },
    toast: "too late",
    at,
    until: at,
  });

  test("who was silent is called late, and nobody who was heard or has time left", async () => {
    const { services, sql, store, moments, row, late: by } = await timedOut();
    const games = [rowOf(services, row.id)];
    const breaches = (...presses: readonly PressOutcome[]) =>
      wrongWaits(remainsOf(sql, { presses, moments }), store, games);
    const called = services.time.elapsed();
    expect(breaches()).toEqual([]);
    expect(breaches(pressed(row[by], row.id, row.version, called - 1_000))).toEqual([]);
    expect(breaches(pressed(row[by], row.id, row.version, called - 15_000))).toHaveLength(1);
    expect(store.games.events(row.id).at(row.version)?.type).toBe("timed-out");
    sql.exec(`UPDATE events SET at = at - ${LONG_MS} WHERE number > ${row.version}`);
    expect(breaches()).toHaveLength(1);
  });
});

test("a move that nobody pressed is played twice, unless forced turns are set to be played", () => {
  const services = openServices(8);
  const id = sitTogether(services, { ruleset: ruleset("long"), stake: 1 });
  playOut(services, id, chooser(9));
  const row = rowOf(services, id);
  const { sql, store } = services;
  const people = [row.white, row.black];
  const breaches = (...presses: readonly Press[]) =>
    wrongPresses(store, row, {
      ...remainsOf(sql, { people }),
      presses: presses.map((press) => ({ by: row.white, press, toast: "", at: 0, until: 0 })),
    });
  expect(breaches()).not.toEqual([]);
  const set = { do: "settings-set", choice: "true" } as const;
  expect(breaches({ ...set, setting: "autoForced" })).toEqual([]);
  expect(breaches({ ...set, setting: "autoRoll" })).not.toEqual([]);
});

test("a running game waits for the player who is to act, and for nobody else", () => {
  const services = openServices(8);
  const { sql, store } = services;
  const row = rowOf(services, sitTogether(services, { ruleset: ruleset("long"), stake: 1 }));
  const breaches = () =>
    wrongWaits(remainsOf(sql, { presses: [], moments: openMoments(services.time) }), store, [row]);
  expect(breaches()).toEqual([]);
  sql.exec("UPDATE waits SET person = CASE person WHEN 1 THEN 2 ELSE 1 END");
  expect(breaches()).toHaveLength(1);
  sql.exec("DELETE FROM waits");
  expect(breaches()).toHaveLength(1);
});

test("a table stands in its chat, unless that became another one", () => {
  const services = openServices(8);
  const { sql, store } = services;
  sitTogether(services, { ruleset: ruleset("long"), stake: 1 });
  const chats = sql.prepare<[], number>("SELECT chat FROM tables").pluck().all();
  const breaches = (seen: Remains["chats"]) =>
    wrongTables(remainsOf(sql, { chats: seen, time: services.time }), store);
  expect(breaches(new Set())).toEqual([]);
  expect(breaches(new Set(chats))).toHaveLength(chats.length);
});

test("an invitation stands as it was sent, until something becomes of it", () => {
  const services = openServices(8);
  const { sql, store, time } = services;
  remember(services, undefined, { id: privateChatOf(ANNA), kind: "private", language: "en" });
  const invited = invite(services, ANNA, { ruleset: ruleset("long"), stake: 1 });
  const table = invited.ok ? store.tables.byId(invited.table) : undefined;
  const [id] = table?.challenge ? [table.challenge] : [];
  const token = (id && store.challenges.byId(id)?.token) ?? expect.fail("no link");
  sql.exec("DELETE FROM tables");
  const inlineId = "sent";
  expect(mayByLink(services, token, BORIS, inlineId).ok).toBe(true);
  const message: SeenMessage = {
    ...{ inlineId, id: 1, chat: 1, date: 0, text: "Who waits", keyboard: [] },
    ...{ from: { id: 1, name: "Anna", bot: false }, viaBot: true, entities: [] },
  };
  const breaches = () => wrongTables(remainsOf(sql, { messages: [message], time }), store);
  expect(breaches()).toEqual([]);
  sql.exec("UPDATE tables SET behind = 1");
  expect(breaches()).toHaveLength(1);
});

test("nobody reads the dice of a game that goes on, not in a file either", () => {
  const services = openServices(8);
  const { sql } = services;
  sitTogether(services, { ruleset: ruleset("long"), stake: 1 });
  const secret = sql.prepare<[], Uint8Array>("SELECT secret FROM games").pluck().get();
  const hex = Buffer.from(secret ?? []).toString("hex");
  const breaches = (documents: readonly string[]) =>
    toldSecrets(remainsOf(sql, { documents, token: "the token" }));
  expect(breaches(["A record of a game."])).toEqual([]);
  expect(breaches([`Dice: ${hex}.`])).toHaveLength(1);
});

test("an error that nothing from outside explains is a fault of the bot", () => {
  const line = (error: string) =>
    `{"level":50,"err":{"message":"${error}"},"msg":"an update failed"}\n`;
  expect(ownFaults({ output: line("HttpError in middleware: Network request failed!") })).toEqual(
    [],
  );
  expect(ownFaults({ output: line("TypeError in middleware: game is undefined") })).toHaveLength(1);
});

test("moments are found again where the clock was set", () => {
  let [now, elapsed] = [1_000, 0];
  const moments = openMoments({ now: () => now, elapsed: () => elapsed });
  [now, elapsed] = [1_500, 500];
  now -= 300;
  moments.note();
  expect(moments.elapsedAt(1_400)).toEqual([400, 700]);
  expect(moments.elapsedAt(900)).toEqual([]);
  [now, elapsed] = [1_700, 1_000];
  now += 5_000;
  moments.note();
  expect(moments.forward(600, 1_200)).toBe(5_000);
  expect(moments.forward(0, 600)).toBe(0);
});

test("a chat takes so much and no more, of each process", () => {
  const to = (chat: number, times: number, everyMs: number): Departure[] =>
    Array.from({ length: times }, (_, at) => ({
      ...{ at: at * everyMs, to: String(chat), isPrivate: chat > 0 },
    }));
  expect(beyondAllowance([to(-1, 20, 1_000), to(-1, 20, 1_000)])).toEqual([]);
  expect(beyondAllowance([to(-1, 21, 1_000)])).toHaveLength(1);
  expect(beyondAllowance([to(1, 60, 900)])).toEqual([]);
  expect(beyondAllowance([to(1, 61, 900)])).toHaveLength(1);
  const many = Array.from({ length: 221 }, (_, chat) => to(-chat - 1, 1, 0)).flat();
  expect(beyondAllowance([many])).toHaveLength(1);
  const departures = openDepartures(NO_TIME);
  departures.begin();
  departures.leave("sendChatAction", { chat_id: -1 });
  departures.leave("editMessageText", { inline_message_id: "one" });
  expect(departures.all()).toEqual([[{ at: 0, to: "one", isPrivate: false }]]);
});

test("the work that is due grows with the players", () => {
  const { sql } = playedOut();
  const now = 1_700_000_000_000;
  expect(grown(sql, now)).toEqual([]);
  sql.exec("INSERT INTO waits (game, person, since) VALUES (1, 1, 0)");
  sql.exec("INSERT INTO updates VALUES (1, 0)");
  expect(grown(sql, now)).toHaveLength(2);
  sql.exec("CREATE TABLE large AS SELECT randomblob(3000000)");
  expect(grown(sql, now)).toHaveLength(3);
});
