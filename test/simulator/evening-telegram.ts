import { createHash } from "node:crypto";
import type { Transformer } from "grammy";
import type { Update } from "grammy/types";
import { z } from "zod";
import type { Polls, Wire } from "../../src/bot/wire/wire.ts";
import type { Time } from "../../src/machine/time.ts";
import { BOT } from "../support/bot-info.ts";
import type { Button } from "../support/table.ts";
import {
  buttonsOf,
  chatOf,
  type Group,
  type Groups,
  openGroups,
  type Payload,
  payloadOf,
  type Shown,
  textOf,
} from "./evening-groups.ts";
import { type Law, openLimit, type Storms } from "./evening-laws.ts";

export type Somebody = { readonly id: number; readonly name: string };

/** How much the bot has called; `counted` are those that put or change a message. */
export type Called = {
  readonly all: number;
  readonly counted: number;
  readonly refused: number;
  /** Of all calls, with their moments. */
  readonly digest: string;
};

/** As much of Telegram as an evening in groups needs: thousands of them are not too many. */
export type EveningTelegram = {
  readonly wire: Wire;
  readonly openGroup: Groups["open"];
  readonly say: (group: Group, by: Somebody, text: string) => void;
  /** Presses a button; the words of the answer. */
  readonly press: (group: Group, by: Somebody, on: Shown, button: Button) => Promise<string>;
  readonly called: () => Called;
};

const TOKEN = `1:${"A".repeat(35)}`;

const MOST_UPDATES = 100;

const COUNTED = /^(?:send|edit)(?!ChatAction)/;

const userOf = ({ id, name }: Somebody) =>
  ({ id, is_bot: false, first_name: name, language_code: "en" }) as const;

export const openEveningTelegram = (law: Law, storms: Storms, time: Time): EveningTelegram => {
  const groups = openGroups(time);
  const { tell, polls } = openUpdates(time);
  const pressed = new Map<string, (words: string) => void>();
  const answerPress = ({ callback_query_id: query = "", text = "" }: Payload): void => {
    pressed.get(query)?.(text);
    pressed.delete(query);
  };
  const { carry, called } = openCalls(law, storms, time, groups, answerPress);
  let queries = 0;
  return {
    wire: {
      ...{ token: TOKEN, carry, polls },
      client: { apiRoot: "http://evening", timeoutSeconds: 500 },
      fetchFile: () => Promise.reject(new Error("nobody sends files")),
    },
    openGroup: groups.open,
    called,
    say: ({ id }, by, text) => {
      const [command = ""] = text.split(" ");
      const entities = [{ type: "bot_command", offset: 0, length: command.length }] as const;
      const date = Math.floor(time.now() / 1000);
      const head = { message_id: groups.newMessage(), date, text, entities: [...entities] };
      tell({ message: { ...head, chat: chatOf(id), from: userOf(by) } });
    },
    press: ({ id }, by, on, { data }) => {
      const query = String(++queries);
      const message = { message_id: on.id, date: 1, text: on.text, chat: chatOf(id), from: BOT };
      tell({
        callback_query: { id: query, from: userOf(by), chat_instance: "1", data, message },
      });
      return new Promise((resolve) => void pressed.set(query, resolve));
    },
  };
};

const questionOf = z.object({ offset: z.number(), timeout: z.number() });

/** The deeds of people, until the bot has heard of them. */
const openUpdates = (time: Time) => {
  const told: Update[] = [];
  let updates = 0;
  let wake = (): void => undefined;
  const polls: Polls = async (question, signal) => {
    const { offset, timeout } = questionOf.parse(question);
    while (told.length > 0 && (told[0]?.update_id ?? offset) < offset) told.shift();
    if (told.length === 0 && timeout > 0) {
      const enough = new AbortController();
      wake = () => enough.abort();
      await time.sleep(timeout * 1000, AbortSignal.any([signal, enough.signal]));
    }
    if (signal.aborted) throw new Error("the connection broke");
    const result = told.slice(0, MOST_UPDATES);
    return { status: 200, body: JSON.stringify({ ok: true, result }) };
  };
  const tell = (update: Omit<Update, "update_id">): void => {
    told.push({ update_id: ++updates, ...update });
    wake();
  };
  return { polls, tell };
};

const tooMany = (ms: number) => {
  const seconds = Math.ceil(ms / 1000);
  const description = `Too Many Requests: retry after ${seconds}`;
  const parameters = { retry_after: seconds };
  return { ok: false, error_code: 429, description, parameters } as const;
};

const openCalls = (
  { aSecond = Number.POSITIVE_INFINITY }: Law,
  storms: Storms,
  time: Time,
  groups: Groups,
  answerPress: (payload: Payload) => void,
) => {
  const overAll = openLimit(aSecond, 1_000, time);
  const hash = createHash("sha256");
  let [all, counted, refused] = [0, 0, 0];

  const note = (method: string, payload: Payload): void => {
    const { chat_id: chat, message_id: message } = payload;
    const buttons = buttonsOf(payload).map(({ data }) => data);
    hash.update(`${time.now()} ${method} ${chat} ${message} ${textOf(payload)} ${buttons}\n`);
    all++;
  };

  /** The milliseconds for which this call is refused. */
  const waitFor = (method: string, { chat_id: chat }: Payload): number => {
    const left = storms.left();
    if (left > 0 || !COUNTED.test(method)) return left;
    return Math.max(overAll.wait(), groups.limitIn(chat)?.wait() ?? 0);
  };

  const resultOf = (method: string, payload: Payload): object | true => {
    if (method === "getMe") return BOT;
    if (method === "getMyCommands") return [];
    if (method === "getChatMember") return { status: "member" };
    if (method === "deleteMessage") groups.remove(payload);
    if (method === "answerCallbackQuery") answerPress(payload);
    if (!COUNTED.test(method)) return true;
    counted++;
    overAll.spend();
    groups.limitIn(payload.chat_id)?.spend();
    return groups.put(method, payload);
  };

  const carry: Transformer = async (_, method, given) => {
    const payload = payloadOf.parse(given ?? {});
    note(method, payload);
    const wait = waitFor(method, payload);
    if (wait > 0) refused++;
    if (wait > 0) return tooMany(wait);
    return { ok: true, result: JSON.parse(JSON.stringify(resultOf(method, payload))) };
  };
  return { carry, called: () => ({ all, counted, refused, digest: hash.copy().digest("hex") }) };
};
