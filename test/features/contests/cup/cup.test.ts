import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { speaker } from "../../../../src/bot/text/texts.ts";
import { cancelContest } from "../../../../src/features/contests/command.ts";
import { beginCup } from "../../../../src/features/contests/cup/begin.ts";
import {
  bringMatch,
  enterCup,
  leaveCup,
  openCup,
} from "../../../../src/features/contests/cup/cup.ts";
import { CUP_CALL, type CupId, cupsIn } from "../../../../src/features/contests/cup/cups.ts";
import { CUP_KIND } from "../../../../src/features/contests/cup/kind.ts";
import { dueCupCall } from "../../../../src/features/contests/cup/message.ts";
import { cupDrawing } from "../../../../src/features/contests/cup/picture.ts";
import { runCups } from "../../../../src/features/contests/cup/run.ts";
import { cupSeat } from "../../../../src/features/contests/cup/seat.ts";
import { type CupView, cupView } from "../../../../src/features/contests/cup/standings.ts";
import { statRowsIn } from "../../../../src/features/standings/statistics/stats-store.ts";
import type { Terms } from "../../../../src/game/series.ts";
import type { Game } from "../../../../src/game/types.ts";
import { type GameId, isChatId, type PersonId, privateChatOf } from "../../../../src/ids/ids.ts";
import { legalMoves } from "../../../../src/rules/search/search.ts";
import type { Store } from "../../../../src/store/store.ts";
import { giveTimeBack } from "../../../../src/tables/clock/clock.ts";
import { loadGame } from "../../../../src/tables/game/load-game.ts";
import { type PlayerCommand, play } from "../../../../src/tables/game/play.ts";
import { deadlineOf } from "../../../../src/tables/game/waits.ts";
import { forget } from "../../../../src/tables/people/forget.ts";
import { botLeft, chatMoved } from "../../../../src/tables/people/people.ts";
import type { Services } from "../../../../src/tables/services/services.ts";
import { ruleset } from "../../../game/support.ts";
import { GROUP, rowOf } from "../../../tables/support.ts";
import { playTowardDraw } from "../../../tables/toward-draw.ts";
import { givesUp, openWithPeople, person, sure } from "../lives.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TERMS: Terms = { ruleset: ruleset("short"), stake: 1, match: 1 };

const PEOPLE = Array.from({ length: 20 }, (_, at) => person(at + 1));
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

const opened = (terms = TERMS, hours = 24): CupId => {
  const cup = openCup(services, { chat: GROUP, thread: null }, ANNA, terms, { hours });
  if (!cup.ok) throw new Error(cup.code);
  return cup.id;
};

const begun = (count: number, { rounds = 0, terms = TERMS, hours = 24 } = {}): CupId => {
  const id = opened(terms, hours);
  for (const one of PEOPLE.slice(0, count)) expect(enterCup(services, id, one).ok).toBe(true);
  expect(beginCup(services, id, rounds).ok).toBe(true);
  return id;
};

const viewOf = (id: CupId): CupView => cupView(services, sure(cupsIn(store).byId(id)));

const dueCupCalls = () =>
  store.notices.due().flatMap((notice) => {
    const due = notice.kind === CUP_CALL ? dueCupCall(services, notice) : undefined;
    return due ? [{ ...due, notice }] : [];
  });

const running = (id: CupId): readonly GameId[] =>
  cupsIn(store)
    .pairs(id)
    .flatMap(({ series, winner }) => {
      const game =
        series === null || winner !== null ? undefined : cupsIn(store).gameOf(series)?.game;
      return game !== undefined && rowOf(services, game).endedAt === null ? [game] : [];
    });

const gameOf = (id: CupId, one: PersonId): GameId =>
  sure(
    running(id).find((game) =>
      [rowOf(services, game).white, rowOf(services, game).black].includes(one),
    ),
  );

const loses = (game: GameId, one: PersonId): void => givesUp(services, game, one);

const pass = (ms: number): void => {
  now += ms;
  runCups(services);
};

/** Plays a cup to its end: of each pair the player with the larger number loses. */
const playedOut = (id: CupId): CupView => {
  for (let round = 0; cupsIn(store).byId(id)?.state === "open"; round++) {
    if (round > 60) throw new Error("it does not end");
    for (const game of running(id)) {
      const { white, black } = rowOf(services, game);
      loses(game, white > black ? white : black);
    }
    pass(2000);
  }
  return viewOf(id);
};

const nextCommand = ({ phase }: Game): PlayerCommand => {
  if (phase.kind !== "moving") return { type: "roll" };
  const [move] = legalMoves(phase.turn);
  return move ? { type: "move", moves: [{ from: move.from, die: move.die }] } : { type: "done" };
};

/** The player to move plays a turn, the first moves that there are. */
const playsTurn = (game: GameId): void => {
  const by = waitsFor(game);
  for (let press = 0; waitsFor(game) === by; press++) {
    if (press > 8) throw new Error("the turn does not end");
    const row = rowOf(services, game);
    const command = nextCommand(loadGame(services, row));
    expect(play(services, game, row.version, by, command).ok).toBe(true);
  }
};

const waitsFor = (game: GameId): PersonId => {
  const row = rowOf(services, game);
  return row[loadGame(services, row).toMove];
};

/** How many pairs stand in each column of the bracket of those who have not lost. */
const bracketOf = (id: CupId): readonly (readonly [heading: string, pairs: number])[] => {
  const drawing = cupDrawing(viewOf(id), { board: "picture", theme: "wood" }, speaker("en"));
  const [first] = drawing?.kind === "stats" ? (drawing.stats.rows[0] ?? []) : [];
  if (first?.kind !== "bracket") throw new Error("there is no bracket");
  return first.facts.columns.map(({ heading, pairs }) => [heading, pairs.length]);
};

describe("a cup", () => {
  test("has all who have played in its picture; of many it leaves out the byes first", () => {
    const id = begun(20);
    expect(bracketOf(id)).toEqual([["Round 1", 4]]);
    for (const game of running(id)) loses(game, rowOf(services, game).black);
    pass(2000);
    expect(bracketOf(id)).toEqual([
      ["Round 1", 4],
      ["Round 2", 8],
    ]);
  });

  test("tells a player with a bye that they rest, as long as the round goes on", () => {
    const id = begun(3);
    const told = () => dueCupCalls().map(({ notice, opponent }) => [notice.person, opponent]);
    expect(told()).toEqual([[ANNA, undefined]]);
    for (const game of running(id)) loses(game, BORIS);
    pass(2000);
    // In the next round another player rests.
    expect(told()).toEqual([[BORIS, undefined]]);
    cancelContest(services, cupsIn(store), id);
    expect(told()).toEqual([]);
  });

  test("begins by itself at its time: with many it is a Swiss", () => {
    const place = { chat: GROUP, thread: null };
    const id = openCup(services, place, ANNA, TERMS, { hours: 24 }, now + 30 * MINUTE);
    if (!id.ok) throw new Error(id.code);
    for (const one of PEOPLE.slice(0, 9)) enterCup(services, id.id, one);
    pass(29 * MINUTE);
    expect(cupsIn(store).byId(id.id)?.rounds).toBeNull();
    pass(MINUTE);
    expect(cupsIn(store).byId(id.id)?.rounds).toBe(4);
    expect(running(id.id)).toHaveLength(4);
  });

  test("is signed up for, and left again, until it begins; one at a time in a group", () => {
    const id = opened();
    expect(beginCup(services, id, 0)).toMatchObject({ code: "cup-few" });
    expect(enterCup(services, id, ANNA).ok).toBe(true);
    expect(enterCup(services, id, ANNA)).toMatchObject({ code: "cup-in" });
    expect(enterCup(services, id, BORIS).ok).toBe(true);
    expect(leaveCup(services, id, BORIS).ok).toBe(true);
    expect(leaveCup(services, id, BORIS)).toMatchObject({ code: "cup-not-in" });
    botLeft(services, privateChatOf(VAHE));
    expect(enterCup(services, id, VAHE)).toMatchObject({ code: "contest-unreachable" });
    enterCup(services, id, BORIS);
    expect(beginCup(services, id, 0).ok).toBe(true);
    expect(beginCup(services, id, 0)).toMatchObject({ code: "cup-begun" });
    expect(enterCup(services, id, DINA)).toMatchObject({ code: "cup-begun" });
    expect(leaveCup(services, id, BORIS)).toMatchObject({ code: "cup-begun" });
    const again = openCup(services, { chat: GROUP, thread: null }, BORIS, TERMS, { hours: 24 });
    expect(again).toEqual({ ok: false, code: "cup-runs" });
  });

  test("is played in private chats, whose boards are brought to a player who looks for them", () => {
    const id = begun(3);
    const [game] = running(id);
    const { white, black } = rowOf(services, sure(game));
    for (const one of [white, black]) {
      expect(
        store.tables.runningOf({ person: one }).find(({ viewer }) => viewer === one)?.chat,
      ).toBe(privateChatOf(one));
      expect(bringMatch(services, id, one)).toBe(true);
    }
    const bye = [ANNA, BORIS, VAHE].find((one) => one !== white && one !== black);
    expect(bringMatch(services, id, sure(bye))).toBe(false);
  });

  test("lets a player who lost once play on, and ends with the one who has not lost twice", () => {
    const { cup, standings, matches } = playedOut(begun(6));
    expect(standings.rows.map(({ player }) => player)[0]).toBe(ANNA);
    expect(cup.state).toBe("over");
    const lost = (one: PersonId): number =>
      matches.filter((pair) => (pair.one === one || pair.other === one) && pair.winner !== one)
        .length;
    expect(PEOPLE.slice(0, 6).map(lost)).toEqual([0, 2, 2, 2, 2, 2]);
    const cards = store.notices.due().filter(({ kind }) => kind === "cup");
    expect(cards.map(({ subject }) => subject)).toEqual([cup.id]);
  });

  test("plays matches: the next game begins by itself, until a player has the points", () => {
    const id = begun(2, { terms: { ...TERMS, match: 3 } });
    const first = gameOf(id, ANNA);
    loses(first, ANNA);
    pass(2000);
    const second = gameOf(id, ANNA);
    expect(second).not.toBe(first);
    expect(rowOf(services, second).white).toBe(rowOf(services, first).black);
    expect(viewOf(id).matches[0]?.score?.toSorted()).toEqual([0n, 2n]);
    loses(second, ANNA);
    pass(2000);
    expect(viewOf(id).matches[0]).toMatchObject({ winner: BORIS, isForfeit: false });
    expect(cupSeat(services, second, BORIS)?.came).toMatchObject({ next: "on" });
    expect(cupSeat(services, second, ANNA)?.came).toMatchObject({ next: "second-chance" });
  });

  test("has a drawn game of a match played again, until a player has won", () => {
    const id = begun(16, { terms: { ruleset: ruleset("plakoto"), stake: 1, match: 1 } });
    const first = running(id);
    const drawn = first.filter((game) => playTowardDraw(services, game).winner === undefined);
    expect(drawn.length).toBeGreaterThan(0);
    runCups(services);
    const next = drawn.map((game) => sure(rowOf(services, game).next));
    expect(running(id)).toEqual(expect.arrayContaining(next));
    for (let games = running(id); games.length > 0; games = running(id)) {
      for (const game of games) loses(game, sure(rowOf(services, game).white));
      runCups(services);
    }
    expect(sure(cupsIn(store).byId(id)).state).toBe("over");
  });

  test("seeds by rating, else in the order in which people came", () => {
    statRowsIn(store).saveRating({
      person: DINA,
      family: "short",
      rating: 1900,
      deviation: 60,
      volatility: 0.06,
    });
    const id = begun(5);
    expect(
      viewOf(id)
        .players.map(({ player }) => player)
        .slice(0, 3),
    ).toEqual([DINA, ANNA, BORIS]);
    const byes = viewOf(id).matches.filter(({ other }) => other === undefined);
    expect(byes.map(({ one }) => one)).toEqual([DINA, ANNA, BORIS]);
  });

  test("brings dice to which both have brought the update in which they came", () => {
    const id = opened({ ...TERMS, match: 3 });
    const came = (update: number) => ({ ...services, update, luckOf: String });
    enterCup(came(71), id, ANNA);
    enterCup(came(82), id, BORIS);
    beginCup(services, id, 0);
    expect(rowOf(services, gameOf(id, ANNA)).nonce).toBe("71-82");
    loses(gameOf(id, ANNA), ANNA);
    pass(2000);
    expect(rowOf(services, gameOf(id, ANNA)).nonce).toBe("71-82");
  });
});

describe("the time of a pair", () => {
  test("is told both of once, well before it is out", () => {
    const id = begun(2);
    pass(18 * HOUR - MINUTE);
    expect(dueCupCalls()).toEqual([]);
    pass(MINUTE);
    expect(dueCupCalls().map(({ notice }) => notice.person)).toEqual([ANNA, BORIS]);
    for (const { notice } of dueCupCalls()) expect(store.notices.take(notice.id)).toBe(true);
    pass(MINUTE);
    expect(dueCupCalls()).toEqual([]);
    expect(running(id)).toHaveLength(1);
  });

  test("puts out for whom the game waits, and the other goes on", () => {
    const id = begun(2);
    const game = gameOf(id, ANNA);
    const absent = waitsFor(game);
    pass(18 * HOUR);
    pass(6 * HOUR);
    expect(viewOf(id).matches[0]).toMatchObject({ isForfeit: true });
    expect(viewOf(id).matches[0]?.winner).not.toBe(absent);
    expect(cupSeat(services, game, absent)?.came).toMatchObject({ next: "out", isForfeit: true });
    expect(cupsIn(store).byId(id)?.state).toBe("over");
  });

  test("is not over for two who are at it: each has ten minutes for a turn from then on", () => {
    const id = begun(2);
    pass(18 * HOUR);
    now += 6 * HOUR - MINUTE;
    const game = gameOf(id, ANNA);
    const slow = waitsFor(game);
    playsTurn(game);
    pass(2 * MINUTE);
    pass(7 * MINUTE);
    expect(running(id)).toEqual([game]);
    expect(waitsFor(game)).not.toBe(slow);
    playsTurn(game);
    pass(9 * MINUTE);
    expect(running(id)).toEqual([game]);
    pass(MINUTE);
    expect(viewOf(id).matches[0]).toMatchObject({ isForfeit: true });
    expect(viewOf(id).matches[0]?.winner).not.toBe(slow);
  });

  test("is all the time there is for a move: nobody claims a game before", () => {
    const id = begun(2, { hours: 24 * 7 });
    const game = gameOf(id, ANNA);
    const absent = waitsFor(game);
    const other = absent === ANNA ? BORIS : ANNA;
    pass(4 * 24 * HOUR);
    const { version } = rowOf(services, game);
    const claim = { type: "claim" } as const;
    expect(play(services, game, version, other, claim)).toMatchObject({ code: "not-due" });
    expect(deadlineOf(services, rowOf(services, game))?.at).toBe(now + 3 * 24 * HOUR);
  });

  test("is put off by an outage, and a board that called a player late is drawn anew", () => {
    const game = gameOf(begun(2), ANNA);
    const behind = () => store.tables.byGame(game).map((table) => table.behind);
    const from = now;
    now += 25 * HOUR;
    expect(deadlineOf(services, rowOf(services, game))?.at).toBeLessThan(now);
    const before = behind();
    giveTimeBack(services, { from, until: now });
    expect(deadlineOf(services, rowOf(services, game))?.at).toBeGreaterThan(now);
    expect(behind().every((one, at) => one > (before[at] ?? 0))).toBe(true);
  });

  test("comes later where nobody could be told in time, as the bot was not there", () => {
    const id = begun(2);
    const game = gameOf(id, ANNA);
    const shown = () => [
      sure(cupsIn(store).post(id)).behind,
      ...store.tables.byGame(game).map(({ behind }) => behind),
    ];
    const before = shown();
    pass(30 * HOUR);
    expect(running(id)).toHaveLength(1);
    expect(shown().every((one, at) => one > (before[at] ?? 0))).toBe(true);
    pass(6 * HOUR - MINUTE);
    expect(running(id)).toHaveLength(1);
    pass(MINUTE);
    expect(running(id)).toHaveLength(0);
  });
});

describe("a Swiss", () => {
  test("has so many rounds, in which everybody plays", () => {
    const { cup, standings, matches } = playedOut(begun(9, { rounds: 4 }));
    expect(cup.state).toBe("over");
    expect(matches).toHaveLength(4 * 5);
    expect(standings.kind).toBe("swiss");
    expect(standings.rows[0]).toMatchObject({ player: ANNA, points: 4 });
  });

  test("lets people come late until half of its rounds have begun, with half a point for each", () => {
    const id = begun(9, { rounds: 4 });
    const late = person(10);
    const look = { board: "picture", theme: "wood" } as const;
    const said = () =>
      CUP_KIND.message(services, viewOf(id).cup, { look, say: speaker("en") }).html;
    expect(said()).toContain("You can still join");
    for (let round = 1; round < 3; round++) {
      for (const game of running(id)) loses(game, rowOf(services, game).white);
      if (round === 2) expect(enterCup(services, id, late).ok).toBe(true);
      pass(2000);
    }
    expect(enterCup(services, id, person(11))).toMatchObject({ code: "cup-begun" });
    expect(said()).not.toContain("You can still join");
    expect(gameOf(id, late)).toBeDefined();
    const { rows } = viewOf(id).standings;
    expect(rows.find(({ player }) => player === late)).toMatchObject({ points: 1 });
  });
});

describe("where something goes wrong with a cup", () => {
  test("a player who is forgotten is out, and their match is won", () => {
    const id = begun(3, { terms: { ...TERMS, match: 5 } });
    const game = sure(running(id)[0]);
    const { white, black } = rowOf(services, game);
    forget(services, white);
    pass(2000);
    expect(viewOf(id).matches.find(({ one }) => one === white)).toMatchObject({ winner: black });
    expect(viewOf(id).round).toBe(2);
    expect(playedOut(id).standings.rows.at(-1)?.player).toBe(white);
  });

  test("a player who is forgotten before it begins has not signed up, and their name goes", () => {
    const id = opened();
    enterCup(services, id, BORIS);
    const post = sure(cupsIn(store).post(id));
    store.posts.settle(post.id);
    forget(services, BORIS);
    expect(cupsIn(store).players(id)).toEqual([]);
    expect(store.posts.due(now)).toMatchObject([{ id: post.id }]);
  });

  test("a player who blocks the bot is put out by their deadline alone", () => {
    const id = begun(2);
    botLeft(services, privateChatOf(BORIS));
    pass(2000);
    expect(running(id)).toHaveLength(1);
    pass(18 * HOUR);
    expect(dueCupCalls().map(({ notice }) => notice.person)).toEqual([ANNA]);
  });

  test("it is cancelled: its games go on as ordinary ones", () => {
    const id = begun(4);
    const game = gameOf(id, ANNA);
    expect(cancelContest(services, cupsIn(store), id)).toBe(true);
    expect(cancelContest(services, cupsIn(store), id)).toBe(false);
    pass(48 * HOUR);
    expect(rowOf(services, game).endedAt).toBeNull();
    expect(cupSeat(services, game, ANNA)).toBeUndefined();
    loses(game, ANNA);
    pass(2000);
    expect(viewOf(id).matches.every(({ winner }) => winner === undefined)).toBe(true);
    opened();
  });

  test("it follows its group, where its message is sent again", () => {
    const id = begun(2);
    const post = sure(cupsIn(store).post(id));
    store.posts.shown({ ...post, message: 7, content: "photo" });
    const to = -1_000_000_000_700;
    if (!isChatId(to)) throw new Error("no chat");
    chatMoved(services, GROUP, to);
    expect(cupsIn(store).byId(id)).toMatchObject({ chat: to });
    expect(store.posts.due(now)).toMatchObject([{ id: post.id, chat: to, message: null }]);
  });
});
