import { setTimeout as sleep } from "node:timers/promises";
import type { Api } from "grammy";
import type { Logger } from "pino";
import { type ChatId, isChatId } from "../../ids/ids.ts";
import type { Outbox } from "../../tables/outbox.ts";
import type { Table, TableView } from "../../tables/view.ts";
import { speaker } from "../text/texts.ts";
import { type TableMessage, tableMessage } from "../view/table-message.ts";
import type { Budget } from "./budget.ts";
import { type Failure, failureOf } from "./failure.ts";
import { canEdit, type Pictures, type Sent, showTable } from "./send.ts";

/** What a table has to show, and what is to be done for it. */
export type Errand = {
  readonly table: Table;
  readonly view: TableView;
  readonly message: TableMessage;
  /** To edit or send its message, to delete it, or nothing. */
  readonly call: "show" | "remove" | "none";
};

/** `later`: not before a pause; `chat-closed`: nothing more can be done in this chat. */
export type Progress = "done" | "later" | "chat-closed";

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

type Parts = {
  readonly outbox: Outbox;
  readonly api: Api;
  readonly log: Logger;
  readonly pictures: Pictures;
  /** The bot's username. */
  readonly me: string;
  /** Notes a call that was not foreseen. */
  readonly spend: (budget: Budget) => void;
  /** Aborted when the bot stops. */
  readonly stopping: AbortSignal;
};

/** Runs errands: makes the calls for one table, and notes what came of them. */
export class Courier {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** What is to be done for a table; undefined where there is nothing to show. */
  errandFor(table: Table): Errand | undefined {
    const { outbox, pictures, me } = this.#parts;
    return outbox.unlessDamaged(table, () => {
      const found = outbox.view(table.id);
      if (!found) return undefined;
      const isPictured = table.inline === null || pictures.publish !== undefined;
      const view = isPictured ? found : withEmoji(found);
      const message = tableMessage(view, me);
      return { table, view, message, call: callFor(view, message) };
    });
  }

  /** Does an errand; the budget has been asked, and charged for one call. */
  async run(errand: Errand, budget: Budget): Promise<Progress> {
    const { table, call } = errand;
    try {
      const isGone = call === "remove" && (await this.#remove(table));
      if (!isGone && call !== "none") await this.#show(errand);
      if (table.chat !== null) await this.#sweep(table.chat);
      if (!isGone) this.#parts.outbox.settle(table);
      return "done";
    } catch (error) {
      return this.#failed(error, errand, budget);
    }
  }

  async #show({ table, message }: Errand, shown = message): Promise<void> {
    const { api, outbox, pictures } = this.#parts;
    // What cannot be written down is not sent.
    if (!canEdit(table, shown)) outbox.sending(table.id);
    const sent = await unlessUnchanged(showTable(api, table, shown, pictures));
    // A picture that was shown in another way counts as shown until the table changes.
    const { digest } = message;
    const { picture } = shown;
    await this.#untilWritten(() =>
      outbox.together(() => {
        this.#note(table, digest, sent);
        if (picture && sent?.file !== undefined) outbox.pictures.save(picture.key, sent.file);
      }),
    );
  }

  #note(table: Table, shown: string, sent: Sent | undefined): void {
    const { outbox } = this.#parts;
    const { id, chat, message: before, behind } = table;
    const { message, content } = sent ?? table;
    if (message === before) outbox.edited({ id, message, content, shown, behind });
    else outbox.sent({ id, chat, message, content, shown, before });
  }

  /** What was sent and is not noted would be sent again: a full disk is waited for. */
  async #untilWritten(write: () => void): Promise<void> {
    const { log, stopping } = this.#parts;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
      try {
        return write();
      } catch (error) {
        log.error({ err: error }, "what a message shows cannot be written down: it is tried again");
        await sleep(pause, undefined, { signal: stopping });
      }
    }
  }

  /** Deletes the message of a table; false where Telegram leaves it there, as it does after two days. */
  async #remove(table: Table): Promise<boolean> {
    const { api, outbox } = this.#parts;
    if (table.chat === null || table.message === null) return false;
    try {
      await api.deleteMessage(table.chat, table.message);
    } catch (error) {
      if (failureOf(error).kind === "refused") return false;
      throw error;
    }
    outbox.removed(table);
    return true;
  }

  /** Deletes the messages of a chat that showed a table once. */
  async #sweep(chat: ChatId): Promise<void> {
    const { api, outbox } = this.#parts;
    for (const { message } of outbox.leftovers(chat)) {
      const failure = await failureIn(api.deleteMessage(chat, message));
      if (failure?.kind === "refused") {
        // Too old to delete: then at least nobody can press its buttons.
        await failureIn(api.editMessageReplyMarkup(chat, message));
      }
      outbox.cleared(chat, message);
    }
  }

  async #failed(error: unknown, errand: Errand, budget: Budget): Promise<Progress> {
    const { outbox, log } = this.#parts;
    const { table, message } = errand;
    const failure = failureOf(error);
    switch (failure.kind) {
      case "unchanged":
        return "done";
      case "wait":
        budget.block(failure.seconds);
        return "done";
      case "unknown-file":
        // Drawn anew next time; `refused` if it was drawn just now.
        if (this.#forgetPicture(message)) return "done";
        // An inline message names an address, and Telegram says of both the same.
        return table.inline === null
          ? this.#giveUp(error, table)
          : this.#withoutPicture(error, errand, budget);
      case "bad-picture":
        return this.#forgetPicture(message) ? "done" : this.#withoutPicture(error, errand, budget);
      case "refused":
        return this.#giveUp(error, table);
      case "broken":
        if (this.#parts.stopping.aborted) return "later";
        log.warn({ err: error, table: table.id }, "a table could not be delivered yet");
        return "later";
      case "lost":
        if (table.chat === null) return this.#giveUp(error, table);
        outbox.lost(table);
        return "done";
      case "no-pictures":
        if (table.chat === null) return this.#giveUp(error, table);
        outbox.picturesRefused(table.chat);
        await this.#tellOfEmoji(errand, table.chat, budget);
        return "done";
      case "shut-out":
        if (table.chat === null) return this.#giveUp(error, table);
        log.info({ chat: table.chat }, "the bot may not write to a chat: its tables rest");
        outbox.botLeft(table.chat);
        return "chat-closed";
      case "moved":
        if (table.chat === null) return this.#giveUp(error, table);
        if (isChatId(failure.to)) outbox.chatMoved(table.chat, failure.to);
        return "chat-closed";
    }
  }

  #forgetPicture({ picture }: TableMessage): boolean {
    const { pictures } = this.#parts.outbox;
    if (!picture || pictures.file(picture.key) === undefined) return false;
    pictures.drop(picture.key);
    return true;
  }

  /** This one picture cannot be had: the table is shown by emoji until it changes. */
  async #withoutPicture(error: unknown, errand: Errand, budget: Budget): Promise<Progress> {
    const { log, me, outbox, spend } = this.#parts;
    const { table, view, message } = errand;
    if (!message.picture) return this.#giveUp(error, table);
    log.warn({ err: error, table: table.id }, "a picture is refused: emoji in its place");
    spend(budget);
    const emoji = tableMessage(withEmoji(view), me);
    try {
      await this.#show(errand, emoji);
      if (table.chat !== null) await this.#sweep(table.chat);
      outbox.settle(table);
      return "done";
    } catch (next) {
      return this.#failed(next, { ...errand, message: emoji }, budget);
    }
  }

  /** The chat hears why its boards look different from now on. */
  async #tellOfEmoji({ view }: Errand, chat: ChatId, budget: Budget): Promise<void> {
    this.#parts.spend(budget);
    const { thread } = view.table;
    await failureIn(
      this.#parts.api.sendMessage(chat, speaker(view.look.language)("pictures-forbidden"), {
        disable_notification: true,
        ...(thread !== null && { message_thread_id: thread }),
      }),
    );
  }

  /** Until the table changes again. */
  #giveUp(error: unknown, table: Table): "done" {
    this.#parts.log.error({ err: error, table: table.id }, "Telegram refused a table");
    this.#parts.outbox.settle(table);
    return "done";
  }
}

const withEmoji = (view: TableView): TableView => ({
  ...view,
  look: { ...view.look, board: "emoji" },
});

const callFor = (view: TableView, { digest }: TableMessage): Errand["call"] => {
  const { table, played, challenge } = view;
  const isThere = table.inline !== null || table.message !== null;
  if (isThere && table.shown === digest) return "none";
  const isOver = played ? played.game.phase.kind === "over" : challenge.state !== "open";
  // Nobody wants a finished game back whose message was deleted.
  if (!isThere && table.shown !== null && isOver) return "none";
  return isTakenBack(view) && table.message !== null ? "remove" : "show";
};

/** In a group nobody has to see a challenge any more that its maker has taken back. */
const isTakenBack = ({ table, challenge, played }: TableView): boolean =>
  challenge.state === "cancelled" && !played && table.viewer === null;

/** What came of a call; undefined where the message looks like this already. */
const unlessUnchanged = async (call: Promise<Sent>): Promise<Sent | undefined> => {
  try {
    return await call;
  } catch (error) {
    if (failureOf(error).kind === "unchanged") return undefined;
    throw error;
  }
};

/** Why a call failed; what may come right by itself is thrown on. */
const failureIn = async (call: Promise<unknown>): Promise<Failure | undefined> => {
  try {
    await call;
    return undefined;
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === "wait" || failure.kind === "broken") throw error;
    return failure;
  }
};
