import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { InlineKeyboardButton, Update } from "grammy/types";
import { realTime } from "../../src/machine/time.ts";
import { type Arguments, readArguments } from "../../src/playground/bot-api/calls/arguments.ts";
import { readForm } from "../../src/playground/bot-api/over-http.ts";

export const ME = { id: 1, is_bot: true, first_name: "Bench", username: "bench_bot" };
export const TOKEN = `1:${"A".repeat(35)}`;

/** Updates that are asked for at one time. */
const MOST_UPDATES = 100;
const LONGEST_POLL_MS = 1_000;

/** A call of the bot's that has come in. */
export type Call = {
  readonly method: string;
  readonly args: Arguments;
  readonly at: number;
};

/** A message of the bot's in a chat, as its last call has left it. */
export type Shown = { readonly id: number; readonly buttons: readonly InlineKeyboardButton[] };

/** As little of Telegram as can be: it takes every call, and says after a while that all is well. */
export class Telegram {
  readonly #networkMs: number;
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  readonly #shown = new Map<number, Shown>();
  #waiting: Update[] = [];
  #newestGiven = 0;
  #numbers = 0;
  /** Called with what the bot calls. */
  onCall: (call: Call) => void = () => undefined;
  /** Called with the updates that a poll takes along. */
  onGiven: (update: Update) => void = () => undefined;

  constructor(networkMs: number) {
    this.#networkMs = networkMs;
  }

  async open(): Promise<string> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    const address = this.#server.address();
    if (typeof address !== "object" || !address) throw new Error("no port is free");
    return `http://127.0.0.1:${address.port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Something for the bot to take. */
  tell(update: Omit<Update, "update_id">): void {
    this.#waiting = [...this.#waiting, { update_id: ++this.#numbers, ...update }];
    this.#server.emit("told");
  }

  /** A person presses a button under the newest message of a group. */
  press(id: number, person: number, data: string, query: string): void {
    const message_id = this.#shown.get(id)?.id ?? 1;
    const chat = { id, type: "supergroup", title: "" } as const;
    const from = { id: person, is_bot: false, first_name: `Player ${person}`, language_code: "en" };
    const message = { message_id, chat, date: 1, from: ME, text: "" };
    this.tell({ callback_query: { id: query, from, chat_instance: "1", data, message } });
  }

  shownIn(chat: number): Shown | undefined {
    return this.#shown.get(chat);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://bench");
    const method = url.pathname.split("/").at(-1) ?? "";
    const form = await readForm(request, url.searchParams);
    // The bot was killed in the middle of a call: the measurement is over.
    if (!form.ok) return;
    const args = await readArguments(form.result, realTime());
    const call = { method, args, at: performance.now() };
    if (method !== "getUpdates") this.onCall(call);
    const result = method === "getUpdates" ? await this.#updates(call) : this.#resultOf(call);
    await sleep(this.#networkMs);
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ ok: true, result }));
  }

  /** All from `offset` on, also those that were given before. */
  async #updates({ args }: Pick<Call, "args">): Promise<Update[]> {
    const offset = args.integer("offset") ?? 0;
    this.#waiting = this.#waiting.filter(({ update_id: id }) => id >= offset);
    if (this.#waiting.length === 0 && args.integer("timeout") !== 0) {
      const signal = AbortSignal.timeout(LONGEST_POLL_MS);
      await once(this.#server, "told", { signal }).catch(() => undefined);
    }
    const given = this.#waiting.slice(0, MOST_UPDATES);
    for (const update of given) {
      if (update.update_id <= this.#newestGiven) continue;
      this.#newestGiven = update.update_id;
      this.onGiven(update);
    }
    return given;
  }

  #resultOf({ method, args }: Call): unknown {
    if (method === "getMe") return ME;
    if (method === "getMyCommands") return [];
    const chat = args.integer("chat_id");
    if (chat === undefined || !/^(send|edit)/.test(method)) return true;
    const id = args.integer("message_id") ?? ++this.#numbers;
    const markup = args.json("reply_markup");
    this.#shown.set(chat, { id, buttons: buttonsIn(markup) });
    const isPhoto = method === "sendPhoto" || method === "editMessageMedia";
    const photo = [{ file_id: `${chat} ${++this.#numbers}`, width: 1, height: 1 }];
    const content = isPhoto ? { photo } : { text: "" };
    return { message_id: id, chat: { id: chat, type: "supergroup", title: "" }, ...content };
  }
}

const buttonsIn = (markup: unknown): InlineKeyboardButton[] => {
  const isKeyboard = typeof markup === "object" && markup !== null && "inline_keyboard" in markup;
  const rows: unknown = isKeyboard ? markup.inline_keyboard : [];
  return JSON.parse(JSON.stringify(rows)).flat();
};
