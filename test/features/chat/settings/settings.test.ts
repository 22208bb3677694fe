import { Bot, type Transformer } from "grammy";
import type { Chat, Update, User } from "grammy/types";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { dialogsOf } from "../../../../src/bot/conversations/conversations.ts";
import { TELEGRAM_ALLOWANCES } from "../../../../src/bot/delivery/budget.ts";
import { openDelivery } from "../../../../src/bot/delivery/delivery.ts";
import { challenging } from "../../../../src/bot/play/challenge.ts";
import type { BotContext } from "../../../../src/bot/updates/context.ts";
import { inPerson, introduce } from "../../../../src/bot/updates/introduce.ts";
import { settings } from "../../../../src/features/chat/settings/feature.ts";
import { TYPING_STAKE } from "../../../../src/features/chat/settings/stake-dialog.ts";
import { SIDELINE } from "../../../../src/features/chat/sideline.ts";
import { EXTENSIONS, TRACES } from "../../../../src/features/list.ts";
import { isChatId, isPersonId } from "../../../../src/ids/ids.ts";
import { openStore, type Store } from "../../../../src/store/store.ts";
import { newCaches } from "../../../../src/tables/services/caches.ts";
import { BOT } from "../../../support/bot-info.ts";
import { draw } from "../../../support/draw.ts";
import { readPress } from "../../../support/presses.ts";
import { seededSecret } from "../../../support/secrets.ts";
import { think } from "../../../support/think.ts";
import { type VirtualTime, virtualTime } from "../../../support/virtual-time.ts";

/** What the playground's people cannot do: write in the name of their group. */

const GROUP = { id: -1_001_000_000_001, type: "supergroup", title: "Нарды во дворе" } as const;

const ANONYMOUS = {
  id: 1_087_968_824,
  is_bot: true,
  first_name: "Group",
  username: "GroupAnonymousBot",
} as const;

const PERSON = {
  id: 5_100_000_002,
  is_bot: false,
  first_name: "Boris",
  language_code: "en",
} as const;

type Author = { readonly from: User; readonly sender_chat?: Chat };

type Said = { readonly method: string; readonly payload: Readonly<Record<string, unknown>> };

let store: Store;
let bot: Bot<BotContext>;
let said: Said[];
let broken: boolean;
let awaited: VirtualTime["awaited"];

beforeEach(() => {
  const opened = openStore(":memory:", TRACES);
  if (!opened.ok) throw new Error(opened.code);
  store = opened.store;
  said = [];
  broken = false;
  bot = new Bot<BotContext>("1:token", { botInfo: BOT });
  const answer: Transformer = async (_, method, payload) => {
    said.push({ method, payload: { ...payload } });
    if (method === "getChatMember" && broken) throw new Error("no network");
    return JSON.parse('{"ok":true,"result":{"message_id":50,"status":"member"}}');
  };
  bot.api.config.use(answer);
  const clock = virtualTime();
  const { time, now } = clock;
  awaited = clock.awaited;
  const services = {
    store,
    caches: newCaches(),
    extensions: EXTENSIONS,
    ...{ time, now },
    newSecret: () => seededSecret(1),
    newToken: () => "token",
  };
  const log = pino({ level: "silent" });
  const delivery = openDelivery({
    ...{ services, log, allowances: TELEGRAM_ALLOWANCES, me: BOT.username, draw },
    openApi: () => bot.api,
  });
  bot.use(
    introduce({
      ...{ services, delivery, log, think },
      ephemeralAnswers: true,
      listed: [],
      download: async () => undefined,
    }),
    dialogsOf([TYPING_STAKE], readPress),
    settings,
    ...(SIDELINE.forChats ?? []),
    inPerson,
    challenging([]),
  );
});
afterEach(() => store.close());

let updates = 0;

/** What the bot says to a command in the group. */
const hear = async (text: string, from: Author, repliedTo?: User): Promise<string> => {
  const before = said.length;
  const update_id = ++updates;
  const update: Update = {
    update_id,
    message: {
      message_id: update_id,
      date: 1,
      chat: GROUP,
      text,
      entities: [{ type: "bot_command", offset: 0, length: text.length }],
      ...from,
    },
  };
  const reply = { message_id: 1, date: 1, chat: GROUP, from: repliedTo, text: "Who plays?" };
  if (repliedTo) Object.assign(update.message ?? {}, { reply_to_message: reply });
  await awaited(bot.handleUpdate(update));
  return said
    .slice(before)
    .filter(({ method }) => method === "sendMessage")
    .map(({ payload }) => String(payload.text))
    .join("\n");
};

describe("an administrator who writes in the name of his group", () => {
  const hidden = { from: ANONYMOUS, sender_chat: GROUP };

  test("opens its settings", async () => {
    expect(await hear("/settings", hidden)).toContain("Group settings");
    expect(said.map(({ method }) => method)).not.toContain("getChatMember");
  });

  test("keeps somebody from playing in it, and the group reads no name", async () => {
    expect(await hear("/sideline", hidden, PERSON)).toBe("Done.");
    const { id: chat } = GROUP;
    if (!isChatId(chat) || !isPersonId(PERSON.id)) throw new Error("no such chat or person");
    expect(store.people.isSidelined({ chat, person: PERSON.id })).toBe(true);
    await hear("/sideline", hidden, PERSON);
    expect(store.people.isSidelined({ chat, person: PERSON.id })).toBe(false);
  });

  test("cannot play, and is told why", async () => {
    expect(await hear("/play", hidden)).toContain("post as yourself");
    expect(store.outbox.changedSince(0)).toEqual([]);
  });

  test("is nobody whom the bot would remember", async () => {
    await hear("/settings", hidden);
    expect(store.people.byUsername(ANONYMOUS.username)).toBeUndefined();
  });

  test("has to hide behind this group and no other chat", async () => {
    const channel = { id: -1_002_000_000_002, type: "channel", title: "Новости" } as const;
    expect(await hear("/settings", { from: ANONYMOUS, sender_chat: channel })).toBe("");
  });
});

describe("a channel's post that Telegram brings into the channel's group", () => {
  const service = { id: 777_000, is_bot: false, first_name: "Telegram" } as const;
  const news = { id: -1_002_000_000_003, type: "channel", title: "Новости" } as const;

  test.each(["/play", "/play long", "/settings"])("is nobody's «%s»", async (text) => {
    expect(await hear(text, { from: service, sender_chat: news })).toBe("");
    expect(said).toEqual([]);
    expect(store.outbox.changedSince(0)).toEqual([]);
  });
});

describe("a person whose rights Telegram does not tell", () => {
  test("is no administrator", async () => {
    broken = true;
    expect(await hear("/settings", { from: PERSON })).toContain("Only administrators");
  });
});
