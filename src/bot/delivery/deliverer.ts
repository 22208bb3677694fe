import type { Api } from "grammy";
import type { Logger } from "pino";
import { type ChatId, isChatId } from "../../game/ids.ts";
import {
  knownPicture,
  littered,
  messageLost,
  pictureForgotten,
  pictureSent,
  settled,
  shows,
} from "../../tables/messages.ts";
import { botLeft, chatMoved, chatOf, picturesRefused } from "../../tables/people.ts";
import type { Services } from "../../tables/services.ts";
import {
  chatsBehind,
  nextBehind,
  type Table,
  type TableView,
  viewOf,
} from "../../tables/tables.ts";
import { type TableMessage, tableMessage } from "../view/table-message.ts";
import { type Allowances, Budget } from "./budget.ts";
import { failureOf } from "./failure.ts";
import { editTable, type Sent, sendTable } from "./send.ts";

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Brings every message to the newest state of its table. What has to be done is read from the
 * database each time, so later states replace earlier ones and a restart simply goes on; for each
 * chat one message at a time, within the budget of the chat.
 */
export class Deliverer {
  readonly #services: Services;
  readonly #api: Api;
  readonly #log: Logger;
  readonly #allowances: Allowances;
  readonly #budgets = new Map<ChatId, Budget>();
  readonly #running = new Map<ChatId, Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(services: Services, api: Api, log: Logger, allowances: Allowances) {
    this.#services = services;
    this.#api = api;
    this.#log = log;
    this.#allowances = allowances;
  }

  /** Looks for tables that are behind, and brings them to their newest state. */
  wake(): void {
    if (this.#stopping.signal.aborted) return;
    for (const chat of chatsBehind(this.#services)) {
      if (this.#running.has(chat)) continue;
      const run = this.#deliver(chat)
        .catch((error: unknown) => this.#log.error({ err: error, chat }, "a chat's tables wait"))
        .finally(() => this.#running.delete(chat));
      this.#running.set(chat, run);
    }
  }

  /** Finishes the calls under way and begins no other. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#running.values());
  }

  async #deliver(chat: ChatId): Promise<void> {
    const budget = this.#budgetOf(chat);
    let pause = FIRST_PAUSE_MS;
    while (!this.#stopping.signal.aborted) {
      if (nextBehind(this.#services, chat) === undefined) return;
      if (!(await this.#sleep(budget.wait()))) return;
      // Read again: the table may have moved on while the chat had to wait.
      const table = nextBehind(this.#services, chat);
      if (table === undefined) return;
      const progress = await this.#bring(table, budget);
      if (progress === "chat-closed") return;
      if (progress === "done") pause = FIRST_PAUSE_MS;
      else {
        if (!(await this.#sleep(pause))) return;
        pause = Math.min(LONGEST_PAUSE_MS, pause * 2);
      }
    }
  }

  async #bring(table: Table, budget: Budget): Promise<"done" | "later" | "chat-closed"> {
    const view = viewOf(this.#services, table.id);
    if (!view) {
      settled(this.#services, table);
      return "done";
    }
    const message = tableMessage(view);
    try {
      await this.#show(view, message, budget);
      await this.#sweep(view.table.id);
      return "done";
    } catch (error) {
      return this.#failed(error, view, message, budget);
    }
  }

  async #show({ table, played, challenge }: TableView, message: TableMessage, budget: Budget) {
    const isOver = played ? played.game.phase.kind === "over" : challenge.state !== "open";
    const isCurrent = table.message !== null && table.shown === message.digest;
    // Nobody wants a finished game back whose message was deleted.
    if (!isCurrent && !(table.message === null && table.shown !== null && isOver)) {
      budget.spend();
      this.#note(table, message, await this.#call(table, message));
    }
    settled(this.#services, table);
  }

  #call({ chat, message: id, content }: Table, message: TableMessage): Promise<Sent> {
    const known = (key: string) => knownPicture(this.#services, key);
    const canEdit = id !== null && !(content === "photo" && message.picture === undefined);
    return canEdit
      ? editTable(this.#api, chat, id, message, known)
      : sendTable(this.#api, chat, message, known);
  }

  #note({ id }: Table, { digest, picture }: TableMessage, sent: Sent): void {
    shows(this.#services, { id, message: sent.message, content: sent.content, shown: digest });
    if (picture && sent.file !== undefined) pictureSent(this.#services, picture.key, sent.file);
  }

  /** Deletes the older message of a table that was brought down. */
  async #sweep(id: Table["id"]): Promise<void> {
    const table = viewOf(this.#services, id)?.table;
    if (!table || table.litter === null || table.message === null) return;
    const { chat, litter } = table;
    try {
      await this.#api.deleteMessage(chat, litter);
    } catch {
      // Too old to delete: then at least nobody can press its buttons.
      await this.#api.editMessageReplyMarkup(chat, litter).catch(() => undefined);
    }
    littered(this.#services, id);
  }

  #failed(
    error: unknown,
    { table }: TableView,
    message: TableMessage,
    budget: Budget,
  ): "done" | "later" | "chat-closed" {
    const services = this.#services;
    const failure = failureOf(error);
    switch (failure.kind) {
      case "unchanged":
        shows(services, { ...table, shown: message.digest });
        settled(services, table);
        return "done";
      case "lost":
        messageLost(services, table.id);
        return "done";
      case "wait":
        budget.block(failure.seconds);
        return "done";
      case "shut-out":
        this.#log.info({ chat: table.chat }, "the bot may not write to a chat: its tables rest");
        botLeft(services, table.chat);
        return "chat-closed";
      case "moved":
        if (isChatId(failure.to)) chatMoved(services, table.chat, failure.to);
        setImmediate(() => this.wake());
        return "chat-closed";
      case "no-pictures":
        picturesRefused(services, table.chat);
        return "done";
      case "unknown-file":
        // Drawn anew next time; `refused` if it was drawn just now.
        if (this.#forgetPicture(message)) return "done";
        return this.#giveUp(error, table);
      case "refused":
        return this.#giveUp(error, table);
      case "broken":
        this.#log.warn({ err: error, table: table.id }, "a table could not be delivered yet");
        return "later";
    }
  }

  #forgetPicture({ picture }: TableMessage): boolean {
    if (!picture || knownPicture(this.#services, picture.key) === undefined) return false;
    pictureForgotten(this.#services, picture.key);
    return true;
  }

  /** Until the table changes again. */
  #giveUp(error: unknown, table: Table): "done" {
    this.#log.error({ err: error, table: table.id }, "Telegram refused a table");
    settled(this.#services, table);
    return "done";
  }

  #budgetOf(chat: ChatId): Budget {
    const known = this.#budgets.get(chat);
    if (known) return known;
    const kind = chatOf(this.#services, chat)?.kind ?? "group";
    const budget = new Budget(this.#allowances[kind], this.#services.now);
    this.#budgets.set(chat, budget);
    return budget;
  }

  /** False when the bot stops meanwhile. */
  #sleep(ms: number): Promise<boolean> {
    const { signal } = this.#stopping;
    if (ms <= 0) return Promise.resolve(!signal.aborted);
    return new Promise((resolve) => {
      const timer = setTimeout(() => done(true), ms);
      const stop = () => done(false);
      const done = (awake: boolean) => {
        clearTimeout(timer);
        signal.removeEventListener("abort", stop);
        resolve(awake);
      };
      signal.addEventListener("abort", stop, { once: true });
    });
  }
}
