import { Bot, type Transformer } from "grammy";
import type { Update } from "grammy/types";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDelivery } from "../../../src/bot/delivery/delivery.ts";
import { reminders } from "../../../src/bot/owed/calls.ts";
import { bringSayings } from "../../../src/bot/owed/notices.ts";
import { challenging } from "../../../src/bot/play/challenge.ts";
import { type BotContext, parsePress } from "../../../src/bot/updates/context.ts";
import { finish, introduce } from "../../../src/bot/updates/introduce.ts";
import { openComputer } from "../../../src/features/computer/computer.ts";
import { EXTENSIONS, TRACES } from "../../../src/features/list.ts";
import { rules } from "../../../src/features/rules/pages/feature.ts";
import { type ChatId, isChatId, isPersonId, type PersonId } from "../../../src/ids/ids.ts";
import { openStore, type Store } from "../../../src/store/store.ts";
import { sit } from "../../../src/tables/challenge/sit.ts";
import { HandOver } from "../../../src/tables/clock/hand-over.ts";
import { remember } from "../../../src/tables/people/people.ts";
import { newCaches } from "../../../src/tables/services/caches.ts";
import type { Services } from "../../../src/tables/services/services.ts";
import { UNBOUNDED } from "../../support/allowances.ts";
import { BOT } from "../../support/bot-info.ts";
import { draw } from "../../support/draw.ts";
import { readPress } from "../../support/presses.ts";
import { secretThrowing } from "../../support/secrets.ts";
import { think } from "../../support/think.ts";
import { type VirtualTime, virtualTime } from "../../support/virtual-time.ts";

/** What the playground's group has not: topics, and people who are named without a username. */

const FORUM = {
  id: -1_001_000_000_001,
  type: "supergroup",
  title: "Нарды во дворе",
  is_forum: true,
} as const;
const THREAD = 7;

const person = (id: number, first_name: string) =>
  ({ id, is_bot: false, first_name, language_code: "en" }) as const;
const ANNA = person(5_100_000_001, "Anna");
const BORIS = person(5_100_000_002, "Boris");
const VAHE = person(5_100_000_003, "Vahe");

const REMINDER_MS = 180_000;

type Call = { readonly method: string; readonly payload: Readonly<Record<string, unknown>> };

const chatId = (id: number): ChatId => {
  if (!isChatId(id)) throw new Error(`${id} is no chat`);
  return id;
};
const personId = (id: number): PersonId => {
  if (!isPersonId(id)) throw new Error(`${id} is nobody`);
  return id;
};
const FORUM_CHAT = chatId(FORUM.id);
const BORIS_ID = personId(BORIS.id);

let store: Store;
let services: Services;
let bot: Bot<BotContext>;
let sweep: () => void;
let calls: Call[];
let isTopicDeleted: boolean;
let clock: VirtualTime;

beforeEach(() => {
  const opened = openStore(":memory:", TRACES);
  if (!opened.ok) throw new Error(opened.code);
  store = opened.store;
  [calls, clock, isTopicDeleted] = [[], virtualTime(), false];
  bot = new Bot<BotContext>("1:token", { botInfo: BOT });
  const answer: Transformer = async (_, method, payload) => {
    calls.push({ method, payload: { ...payload } });
    if (isTopicDeleted && payload && "message_thread_id" in payload)
      return { ok: false, error_code: 400, description: "Bad Request: message thread not found" };
    return JSON.parse(`{"ok":true,"result":{"message_id":${1000 + calls.length}}}`);
  };
  bot.api.config.use(answer);
  const newSecret = () => secretThrowing([6, 1], [3, 2]);
  services = {
    store,
    caches: newCaches(),
    extensions: EXTENSIONS,
    time: clock.time,
    now: clock.now,
    newSecret,
    newToken: () => "token",
  };
  const log = pino({ level: "silent" });
  const delivery = openDelivery({
    ...{ services, log, allowances: UNBOUNDED, me: BOT.username, draw },
    openApi: () => bot.api,
  });
  const { deliverer, jobs } = delivery;
  const nothing = () => undefined;
  const computer = openComputer({ services, think, onTurn: nothing, onFault: nothing });
  bringSayings({ services, ...delivery, think, log, me: BOT.username }, [reminders]);
  sweep = () => {
    deliverer.wake();
    jobs.collect();
  };
  const handOver = new HandOver({
    services,
    hasHeard: () => true,
    onEnd: nothing,
    onFault: nothing,
  });
  const following = finish({
    deliverer,
    follow: computer.follow,
    handOver,
    log,
    time: services.time,
  });
  bot.use(
    parsePress(readPress),
    following,
    introduce({
      ...{ services, delivery, log, think },
      ephemeralAnswers: true,
      listed: [],
      download: async () => undefined,
    }),
  );
  bot.use(rules, challenging([]));
});
afterEach(() => store.close());

/** In a topic every message answers the one that opened it. */
const IN_TOPIC = {
  date: 1,
  chat: FORUM,
  message_thread_id: THREAD,
  is_topic_message: true,
} as const;

const ROOT = {
  ...IN_TOPIC,
  message_id: THREAD,
  from: VAHE,
  forum_topic_created: { name: "Нарды", icon_color: 7_322_096 },
} as const;

let updates = 0;

type Spoken = { readonly to?: object; readonly named?: typeof BORIS };

/** Anna says a command in the topic, perhaps in reply, perhaps with a name at its end. */
const say = (text: string, { to = ROOT, named }: Spoken = {}): Promise<void> => {
  const command = { type: "bot_command", offset: 0, length: text.indexOf(" ") } as const;
  const name = named && {
    type: "text_mention",
    offset: text.indexOf(named.first_name),
    length: named.first_name.length,
    user: named,
  };
  const message = {
    ...IN_TOPIC,
    message_id: 100 + ++updates,
    from: ANNA,
    text,
    entities: name ? [command, name] : [command],
    reply_to_message: to,
  };
  const update: Update = JSON.parse(JSON.stringify({ update_id: updates, message }));
  return clock.awaited(bot.handleUpdate(update));
};

/** What the bot needs for a message that it may send at once. */
const SENDING_MS = 1_000;

/** The newest message that the bot has sent. */
const sent = async (): Promise<Call["payload"]> => {
  await clock.pass(SENDING_MS);
  const last = calls.findLast(({ method }) => method.startsWith("send"));
  if (!last) throw new Error("nothing was sent");
  return last.payload;
};

const opponentOf = async (): Promise<unknown> => {
  await sent();
  const [table] = store.tables.openIn(FORUM_CHAT);
  return table?.challenge && store.challenges.byId(table.challenge)?.opponent;
};

describe("/play in a topic", () => {
  test("is for anybody, not only for the opener of the topic", async () => {
    await say("/play short");
    expect(await opponentOf()).toBeNull();
  });

  test("in reply to a member is for that member", async () => {
    await say("/play short", { to: { ...IN_TOPIC, message_id: 9, from: BORIS, text: "?" } });
    expect(await opponentOf()).toBe(BORIS.id);
  });

  test("names a member without a username", async () => {
    await say("/play short Boris", { named: BORIS });
    expect(await opponentOf()).toBe(BORIS.id);
  });

  test("puts the table into that topic, and later the reminder", async () => {
    await say("/play short");
    expect(await sent()).toMatchObject({ chat_id: FORUM.id, message_thread_id: THREAD });
    sweep();
    const [table] = store.tables.openIn(FORUM_CHAT);
    remember(services, { id: BORIS_ID, name: "Boris", username: null, language: "en" }, undefined);
    if (!table?.challenge || !sit(services, table.challenge, BORIS_ID).ok)
      throw new Error("nobody sat down");
    calls = [];
    sweep();
    // The board of the game comes in a new message.
    expect(await sent()).toMatchObject({ message_thread_id: THREAD });
    await clock.pass(REMINDER_MS);
    calls = [];
    sweep();
    expect((await sent()).text).toContain("your move");
    expect(await sent()).toMatchObject({ message_thread_id: THREAD });
  });
});

describe("a table in a topic that is deleted", () => {
  test("goes on in the group itself, and so does what is said of it", async () => {
    await say("/play short");
    sweep();
    await clock.pass(SENDING_MS);
    const [challenge] = store.tables.openIn(FORUM_CHAT);
    remember(services, { id: BORIS_ID, name: "Boris", username: null, language: "en" }, undefined);
    if (!challenge?.challenge || !sit(services, challenge.challenge, BORIS_ID).ok)
      throw new Error("nobody sat down");
    isTopicDeleted = true;
    sweep();
    expect(await sent()).not.toHaveProperty("message_thread_id");
    const [table] = store.tables.openIn(FORUM_CHAT);
    expect(table).toMatchObject({ thread: null, behind: 0, message: 1003 });
    await clock.pass(REMINDER_MS);
    calls = [];
    sweep();
    expect((await sent()).text).toContain("your move");
    expect(calls.map(({ method }) => method)).toEqual(["sendMessage"]);
  });

  test("is where an answer to what was said there is not lost", async () => {
    isTopicDeleted = true;
    await say("/rules short");
    expect(await sent()).not.toHaveProperty("message_thread_id");
  });
});

test("/rules are read in the topic where they were asked for", async () => {
  await say("/rules short");
  expect(await sent()).toMatchObject({ chat_id: FORUM.id, message_thread_id: THREAD });
});
