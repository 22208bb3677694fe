import type { Api } from "grammy";
import type { Logger } from "pino";
import type { Draw } from "../../board/studio.ts";
import { type ChatId, isChatId } from "../../tables/ids.ts";
import { type Outbox, outboxOf } from "../../tables/outbox.ts";
import type { Services } from "../../tables/services.ts";
import type { Table, TableView } from "../../tables/view.ts";
import { type TableMessage, tableMessage } from "../view/table-message.ts";
import { type Allowances, Budget } from "./budget.ts";
import { type ChatFailure, failureOf } from "./failure.ts";
import { Lines } from "./lines.ts";
import { type Pictures, type Sent, showTable } from "./send.ts";

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * Brings every message to the newest state of its table. What has to be done is read from the
 * database each time, so later states replace earlier ones and a restart simply goes on; for each
 * place one message at a time, within its budget.
 */
export class Deliverer {
  readonly #outbox: Outbox;
  readonly #api: Api;
  readonly #log: Logger;
  readonly #allowances: Allowances;
  /** The bot's username. */
  readonly #me: string;
  /** Where the pictures of messages come from. */
  readonly pictures: Pictures;
  /** Answers in words, within the same budgets. */
  readonly lines: Lines;
  readonly #budgets = new Map<string, Budget>();
  readonly #running = new Map<string, Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(
    services: Services,
    api: Api,
    log: Logger,
    allowances: Allowances,
    me: string,
    draw: Draw,
  ) {
    this.#outbox = outboxOf(services);
    this.#api = api;
    this.#log = log;
    this.#allowances = allowances;
    this.#me = me;
    this.lines = new Lines({
      budgetIn: (chat) => this.budgetIn(chat),
      allowances,
      now: this.#outbox.now,
      log,
    });
    this.pictures = { known: this.#outbox.pictures.file, draw };
  }

  /** Looks for tables that are behind, and brings them to their newest state. */
  wake(): void {
    if (this.#stopping.signal.aborted) return;
    for (const { place, chat } of this.#outbox.placesBehind()) {
      if (this.#running.has(place)) continue;
      const run = this.#deliver(place, this.#budgetOf(place, chat)).then(
        () => this.#finished(place),
        (error: unknown) => {
          this.#running.delete(place);
          this.#log.error({ err: error, place }, "tables have to wait");
        },
      );
      this.#running.set(place, run);
    }
  }

  /** A table may have changed in the very moment in which its place was done. */
  #finished(place: string): void {
    this.#running.delete(place);
    if (this.#outbox.nextBehind(place) !== undefined) this.wake();
  }

  /** Finishes the calls under way and begins no other. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all([this.lines.stop(), ...this.#running.values()]);
  }

  async #deliver(place: string, budget: Budget): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!this.#stopping.signal.aborted) {
      if (this.#outbox.nextBehind(place) === undefined) return;
      if (!(await this.#sleep(budget.wait()))) return;
      // Read again: the table may have moved on while the chat had to wait.
      const table = this.#outbox.nextBehind(place);
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
    const view = this.#outbox.view(table.id);
    if (!view) {
      this.#outbox.settle(table);
      return "done";
    }
    const message = tableMessage(view, this.#me);
    try {
      const chat = chatToLeave(view);
      if (chat !== null && (await this.#remove(view.table, chat, budget))) return "done";
      await this.#show(view, message, budget);
      await this.#sweep(view.table.id);
      return "done";
    } catch (error) {
      return this.#failed(error, view, message, budget);
    }
  }

  async #show({ table, played, challenge }: TableView, message: TableMessage, budget: Budget) {
    const isOver = played ? played.game.phase.kind === "over" : challenge.state !== "open";
    const isThere = table.inline !== null || table.message !== null;
    const isCurrent = isThere && table.shown === message.digest;
    // Nobody wants a finished game back whose message was deleted.
    if (!isCurrent && (isThere || table.shown === null || !isOver)) {
      budget.spend();
      this.#note(table, message, await showTable(this.#api, table, message, this.pictures));
    }
    this.#outbox.settle(table);
  }

  /** Deletes the message of a table; false where Telegram leaves it there, as it does after two days. */
  async #remove(table: Table, chat: ChatId, budget: Budget): Promise<boolean> {
    const last = table.message ?? table.oldMessage;
    if (last === null) {
      this.#outbox.settle(table);
      return true;
    }
    budget.spend();
    try {
      await this.#api.deleteMessage(chat, last);
    } catch (error) {
      if (failureOf(error).kind === "refused") return false;
      throw error;
    }
    if (table.message === null) this.#outbox.oldGone(table.id);
    else this.#outbox.lost(table.id);
    return true;
  }

  #note({ id }: Table, { digest, picture }: TableMessage, sent: Sent): void {
    this.#outbox.shows({ id, message: sent.message, content: sent.content, shown: digest });
    if (picture && sent.file !== undefined) this.#outbox.pictures.save(picture.key, sent.file);
  }

  /** Deletes the older message of a table that was brought down. */
  async #sweep(id: Table["id"]): Promise<void> {
    const table = this.#outbox.table(id);
    if (!table || table.chat === null || table.oldMessage === null || table.message === null)
      return;
    const { chat, oldMessage } = table;
    try {
      await this.#api.deleteMessage(chat, oldMessage);
    } catch {
      // Too old to delete: then at least nobody can press its buttons.
      await this.#api.editMessageReplyMarkup(chat, oldMessage).catch(() => undefined);
    }
    this.#outbox.oldGone(id);
  }

  #failed(
    error: unknown,
    { table }: TableView,
    message: TableMessage,
    budget: Budget,
  ): "done" | "later" | "chat-closed" {
    const outbox = this.#outbox;
    const failure = failureOf(error);
    switch (failure.kind) {
      case "unchanged":
        outbox.shows({ ...table, shown: message.digest });
        outbox.settle(table);
        return "done";
      case "wait":
        budget.block(failure.seconds);
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
      default:
        return table.chat === null
          ? this.#giveUp(error, table)
          : this.#failedIn(table.chat, table, failure);
    }
  }

  /** Failures that say something about the chat, or about the message in it. */
  #failedIn(chat: ChatId, { id }: Table, failure: ChatFailure): "done" | "chat-closed" {
    const outbox = this.#outbox;
    switch (failure.kind) {
      case "lost":
        outbox.lost(id);
        return "done";
      case "no-pictures":
        outbox.picturesRefused(chat);
        return "done";
      case "shut-out":
        this.#log.info({ chat }, "the bot may not write to a chat: its tables rest");
        outbox.botLeft(chat);
        break;
      case "moved":
        if (isChatId(failure.to)) outbox.chatMoved(chat, failure.to);
        break;
    }
    // Tables elsewhere may have something to show now: the opponent's, or those of the new chat.
    setImmediate(() => this.wake());
    return "chat-closed";
  }

  #forgetPicture({ picture }: TableMessage): boolean {
    if (!picture || this.#outbox.pictures.file(picture.key) === undefined) return false;
    this.#outbox.pictures.drop(picture.key);
    return true;
  }

  /** Until the table changes again. */
  #giveUp(error: unknown, table: Table): "done" {
    this.#log.error({ err: error, table: table.id }, "Telegram refused a table");
    this.#outbox.settle(table);
    return "done";
  }

  /** What a chat bears; whoever else writes there shares it. */
  budgetIn(chat: ChatId): Budget {
    return this.#budgetOf(String(chat), chat);
  }

  #budgetOf(place: string, chat: ChatId | null): Budget {
    const known = this.#budgets.get(place);
    if (known) return known;
    const kind = (chat === null ? undefined : this.#outbox.kindOf(chat)) ?? "group";
    const budget = new Budget(this.#allowances[kind], this.#outbox.now);
    this.#budgets.set(place, budget);
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

/** The group in which nobody has to see a challenge any more: its maker has taken it back. */
const chatToLeave = ({ table, challenge, played }: TableView): ChatId | null =>
  challenge.state === "cancelled" && !played && table.viewer === null ? table.chat : null;
