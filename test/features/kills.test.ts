import { Api, type Transformer } from "grammy";
import { pino } from "pino";
import { expect, test } from "vitest";
import { openDelivery } from "../../src/bot/delivery/delivery.ts";
import type { OwedParts } from "../../src/bot/feature/parts.ts";
import { bringPosts } from "../../src/bot/owed/posts.ts";
import { openArena } from "../../src/features/contests/arena/arena.ts";
import { arenasIn } from "../../src/features/contests/arena/arenas.ts";
import { cancelContest } from "../../src/features/contests/command.ts";
import { bringNews } from "../../src/features/following/listening/feature.ts";
import { dueNews, turnListening } from "../../src/features/following/listening/listeners.ts";
import { listenersIn } from "../../src/features/following/listening/store.ts";
import { WATCHED_GAMES } from "../../src/features/following/watching/feature.ts";
import { WATCHED, watch } from "../../src/features/following/watching/watching.ts";
import { isWeekDue } from "../../src/features/standings/league/league.ts";
import { WEEKS } from "../../src/features/standings/league/message.ts";
import { bringTitles, titlesIn } from "../../src/features/standings/league/titles.ts";
import { type PersonId, privateChatOf } from "../../src/ids/ids.ts";
import { play } from "../../src/tables/game/play.ts";
import { changeSettings } from "../../src/tables/people/settings.ts";
import type { Services } from "../../src/tables/services/services.ts";
import { DAY_MS, MINUTE_MS } from "../../src/tables/services/time.ts";
import { chooser, ruleset } from "../game/support.ts";
import { UNBOUNDED } from "../support/allowances.ts";
import { virtualTime } from "../support/virtual-time.ts";
import {
  ANNA,
  again,
  BORIS,
  GROUP,
  openServices,
  playSome,
  rowOf,
  sitTogether,
} from "../tables/support.ts";
import { Killed, lifeOf, mortal, peopleIn, sure } from "./contests/lives.ts";

/** `KILLS=300` tries so many at each thing that is owed. */
const KILLS = Number(process.env.KILLS ?? 40);
const TERMS = { ruleset: ruleset("short"), stake: 1 } as const;

type Bring = (parts: OwedParts) => void;

const bringLeagues: Bring = (parts) => {
  bringPosts(parts, [WEEKS]);
  bringTitles(parts);
};

const bringWatchers: Bring = (parts) => bringPosts(parts, [WATCHED_GAMES]);

/** A bot that is killed again and again, and what Telegram has seen of it. */
const openHall = (seed: number) => {
  const choose = chooser(seed);
  const clock = virtualTime();
  const services: Services = { ...openServices(seed), time: clock.time, now: clock.now };
  const messages = new Map<number, { readonly chat: number; text: string }>();
  const tags = new Map<number, string>();
  const hall = { ...clock, choose, services, messages, tags, kills: 0 };

  const carryOut = (method: string, payload: Readonly<Record<string, unknown>>): unknown => {
    const [chat, person] = [Number(payload.chat_id), Number(payload.user_id)];
    const { media } = payload;
    const isMedia = typeof media === "object" && media !== null && "caption" in media;
    const text = String(payload.text ?? payload.caption ?? (isMedia ? media.caption : ""));
    switch (method) {
      case "getChatMember":
        return { status: "member", tag: tags.get(person) ?? "" };
      case "setChatMemberTag":
        return tags.set(person, String(payload.tag)) && true;
      case "sendMessage":
      case "sendPhoto":
        messages.set(messages.size + 1, { chat, text });
        return { message_id: messages.size };
      default: {
        const shown = messages.get(Number(payload.message_id));
        if (!shown) throw new Error(`${method} of a message that is not there`);
        shown.text = text;
        return true;
      }
    }
  };

  /** One process, as long as it lives; whether it was killed. */
  const live = async (bring: Bring, calls: number): Promise<boolean> => {
    const life = lifeOf(calls);
    const answer: Transformer = async (_, method, payload) => {
      life.spend();
      const result = carryOut(method, Object.fromEntries(Object.entries(payload ?? {})));
      life.spend();
      return JSON.parse(JSON.stringify({ ok: true, result }));
    };
    const openApi = (transformer: Transformer): Api => {
      const api = new Api("1:token");
      api.config.use(answer, transformer);
      return api;
    };
    const own = { ...services, store: mortal(services.store, life) };
    const think = async () => Promise.reject(new Error("nobody thinks here"));
    const log = pino({ level: "silent" });
    let stop = async () => {};
    try {
      const delivery = openDelivery({
        ...{
          services: own,
          openApi,
          allowances: UNBOUNDED,
          me: "shesh_besh_bot",
        },
        ...{ log, draw: async () => new Uint8Array(1) },
      });
      const { jobs, show } = delivery;
      stop = delivery.stop;
      bring({ services: own, jobs, show, think, log, me: "shesh_besh_bot" });
      jobs.collect();
      await clock.awaited(jobs.idle());
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
    }
    await clock.awaited(stop());
    if (life.isOver) hall.kills++;
    return life.isOver;
  };

  /** Lives until one has nothing left to do; gives how often something was noted as said, and was not. */
  const untilQuiet = async (bring: Bring, owed: () => number, most: number): Promise<number> => {
    let lost = 0;
    for (;;) {
      const [before, sent] = [owed(), messages.size];
      const wasKilled = await live(bring, 1 + choose(most));
      lost += Math.max(0, before - owed() - (messages.size - sent));
      if (!wasKilled && owed() === 0) return lost;
      // A watcher is shown nothing sooner.
      await clock.pass(6_000);
    }
  };

  return { ...hall, hall, untilQuiet };
};

const loses = (services: Services, game: ReturnType<typeof sitTogether>, loser: PersonId): void => {
  playSome(services, game);
  const { version } = rowOf(services, game);
  const resign = { type: "resign", outcome: "mars" } as const;
  expect(play(services, game, version, loser, resign).ok).toBe(true);
};

/** Something happens in a game that goes on: White offers to resign, or takes that back. */
const offers = (services: Services, game: ReturnType<typeof sitTogether>): void => {
  const { version, white } = rowOf(services, game);
  const resign = { type: "resign", outcome: "oin" } as const;
  const offered = play(services, game, version, white, resign);
  const taken = () => play(services, game, version, white, { type: "decline-resignation" });
  expect(offered.ok || taken().ok).toBe(true);
};

test(`${KILLS} kills tell no week twice, and the champion always wears the title`, async () => {
  const { hall, services, messages, tags, pass, choose, untilQuiet } = openHall(21);
  changeSettings(services, GROUP, { league: true });
  let game = sitTogether(services, TERMS);
  let [weeks, lost] = [0, 0];
  for (; hall.kills < KILLS; weeks++) {
    if (weeks > 0) game = again(services, game);
    const loser = choose(2) ? ANNA : BORIS;
    loses(services, game, loser);
    await pass(7 * DAY_MS);
    const owed = () =>
      services.store.posts.due(services.now()).filter((post) => isWeekDue(services, post)).length;
    lost += await untilQuiet(bringLeagues, owed, 60);
    while (titlesIn(services.store).owed().length > 0) await untilQuiet(bringLeagues, owed, 60);
    expect(messages.size).toBe(weeks + 1 - lost);
    const wearing = [ANNA, BORIS].filter((person) => (tags.get(person) ?? "") !== "");
    expect(wearing).toEqual([loser === ANNA ? BORIS : ANNA]);
  }
  // Lost is only what was being said when the process died.
  expect(lost).toBeLessThan(weeks / 2);
  services.store.close();
});

test(`${KILLS} kills tell nobody twice that a contest begins`, async () => {
  const { hall, services, messages, pass, untilQuiet } = openHall(22);
  const people = peopleIn(services, 5);
  for (const person of people) turnListening(services, GROUP, person, false);
  for (const person of people)
    listenersIn(services.store).setOften({ chat: GROUP, person, often: 1 });
  let lost = 0;
  for (let contests = 1; hall.kills < KILLS; contests++) {
    const place = { chat: GROUP, thread: null };
    const opened = openArena(services, place, ANNA, TERMS, { minutes: 60 }, services.now());
    if (!opened.ok) throw new Error(opened.code);
    const arenas = arenasIn(services.store);
    const post = sure(arenas.post(opened.id));
    services.store.posts.shown({ ...post, message: 1 });
    lost += await untilQuiet(bringNews, () => dueNews(services).length, 120);
    const told = (person: PersonId): number =>
      [...messages.values()].filter(({ chat }) => chat === privateChatOf(person)).length;
    for (const person of people) expect(told(person)).toBeLessThanOrEqual(contests);
    expect(told(ANNA)).toBe(0);
    expect(messages.size).toBe(contests * (people.length - 1) - lost);
    cancelContest(services, arenas, opened.id);
    await pass(11 * MINUTE_MS);
  }
  expect(lost).toBeLessThan(messages.size / 4);
  services.store.close();
});

test(`${KILLS} kills leave nobody who watches behind, and nothing is shown after the end`, async () => {
  const { hall, services, messages, pass, untilQuiet } = openHall(23);
  const dueWatchers = () => services.store.posts.due(services.now());
  const watching = peopleIn(services, 4).slice(2);
  let game = sitTogether(services, TERMS);
  for (let games = 0; hall.kills < KILLS; games++) {
    if (games > 0) game = again(services, game);
    for (const person of watching)
      expect(watch(services, { kind: "game", number: game }, person).ok).toBe(true);
    for (let turn = 0; turn < 5; turn++) {
      if (turn === 4) loses(services, game, ANNA);
      else offers(services, game);
      await pass(6_000);
      await untilQuiet(bringWatchers, () => dueWatchers().length, 120);
      const shown = watching.map((one) =>
        messages.get(
          services.store.posts.newest({ kind: WATCHED, chat: privateChatOf(one) })?.message ?? 0,
        ),
      );
      expect(shown.map((one) => one?.chat)).toEqual(watching.map(privateChatOf));
      // A running game begins with its terms.
      expect(shown.map((one) => one?.text.startsWith("<b>Backgammon</b>"))).toEqual(
        watching.map(() => turn < 4),
      );
    }
    await pass(MINUTE_MS);
    expect(dueWatchers()).toEqual([]);
  }
  services.store.close();
});
