import type { Api } from "grammy";
import type { Logger } from "pino";
import type { ChatId, TableId } from "../../ids/ids.ts";
import type { Time } from "../../machine/time.ts";
import { keepNewest } from "../../rules/once.ts";
import { withoutPicture } from "../../tables/people/boards.ts";
import type { Outbox } from "../../tables/shown/outbox.ts";
import type { Table, TableView } from "../../tables/shown/view.ts";
import { type TableMessage, tableMessage } from "../view/table-message.ts";
import { DrawingFailed, type Failure, failureOf, isChatClosed } from "./failure.ts";
import type { Job } from "./jobs.ts";
import type { Shown } from "./place.ts";
import { type KeptMessage, keeping, type Lend, type Show } from "./show.ts";

export type Errand = {
  readonly table: Table;
  readonly view: TableView;
  readonly message: TableMessage & KeptMessage;
  readonly call: "show" | "remove" | "none";
};

/**
 * `later`: not before a pause; `old-picture`: all but the picture is shown; `chat-closed`: the bot
 * can do nothing more in this chat.
 */
export type Progress = "done" | "later" | "old-picture" | "chat-closed";

const MOST_PICTURES = 10_000;

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

type CourierParts = {
  readonly outbox: Outbox;
  readonly api: Api;
  readonly show: Show;
  /** Undefined: inline messages have no pictures. */
  readonly lend: Lend | undefined;
  readonly time: Time;
  readonly log: Logger;
  readonly me: string;
  readonly stopping: AbortSignal;
};

/** Runs errands: makes the calls for one table, and notes their results. */
export class Courier {
  readonly #parts: CourierParts;
  /** The key of the picture that a table showed last. */
  readonly #pictures = new Map<TableId, string>();

  constructor(parts: CourierParts) {
    this.#parts = parts;
  }

  viewOf(table: Table): TableView | undefined {
    const { outbox, lend } = this.#parts;
    return outbox.unlessDamaged(table, () => {
      const view = outbox.view(table);
      return view && table.inline !== null && !lend ? withEmoji(view) : view;
    });
  }

  /** To make the message is half of the work of a press, so it is made when its turn has come. */
  errandFor(table: Table, view: TableView): Errand | undefined {
    const { outbox, me } = this.#parts;
    return outbox.unlessDamaged(table, () => {
      const message = tableMessage(view, me);
      return { table, view, message, call: callFor(view, message) };
    });
  }

  async run(errand: Errand): Promise<Progress> {
    const { table, call } = errand;
    let isOld = false;
    try {
      const isGone = call === "remove" && (await this.#remove(table));
      if (!isGone && call !== "none") {
        const ready = await this.#withPicture(errand);
        // Only the newest state is shown.
        if (!ready) return "done";
        isOld = await this.#show(ready);
      }
      if (table.chat !== null) await clearLeftovers(this.#parts, table.chat);
      if (isOld) return "old-picture";
      if (!isGone) this.#parts.outbox.caughtUp(table);
      return "done";
    } catch (error) {
      if (isCaptioned(errand) && isOfPicture(error)) return "old-picture";
      return this.#handleFailure(error, table);
    }
  }

  /**
   * An inline message takes no upload, so its picture has to be had before; otherwise it keeps the
   * one that it has, or is made of emoji. Undefined if the table has changed meanwhile.
   */
  async #withPicture(errand: Errand): Promise<Errand | undefined> {
    const { lend, outbox, me } = this.#parts;
    const { table, message } = errand;
    if (table.inline === null || !message.picture) return errand;
    const source = await lend?.(message.picture);
    if (!outbox.isUnchanged(table)) return undefined;
    if (source !== undefined) return errand;
    if (table.content === "photo")
      return { ...errand, message: { ...message, ...keeping(message, "there") } };
    const view = withEmoji(errand.view);
    return { ...errand, view, message: tableMessage(view, me) };
  }

  /** True: under the newest words the picture is still an older one. */
  async #show(errand: Errand): Promise<boolean> {
    const { table, view, message } = errand;
    const { api, outbox, show, me } = this.#parts;
    const place = { ...table, quiet: table.quiet === 1 };
    if (message.kept && isCaptioned(errand)) return true;
    const { isOld = false } = await show(
      {
        api,
        byContent: true,
        isMadeFor: true,
        kept: isCaptioned(errand) ? undefined : this.#keptFor(table),
        // A message that cannot be noted is not sent.
        onSending: () => outbox.sending(table.id),
        // A picture shown in another way counts as shown until the table changes.
        onShown: (shown) => this.#note(table, message, shown),
        write: (transaction) => this.#untilWritten(transaction),
      },
      place,
      (board) => {
        if (board === "picture") return message;
        if (isCaptioned(errand)) throw new DrawingFailed("the old picture stays for now");
        return tableMessage(withEmoji(view), me);
      },
    );
    return isOld;
  }

  /** What a table can show where its new picture is not to be had. */
  #keptFor({ id, inline, message, content }: Table) {
    if (content !== "photo") return undefined;
    if (inline !== null || message !== null) return "there";
    const file = this.#parts.outbox.pictures.file(this.#pictures.get(id) ?? "");
    return file === undefined ? undefined : { file };
  }

  #note(table: Table, { digest, picture }: TableMessage, { message, content, isOld }: Shown): void {
    const { outbox } = this.#parts;
    const { id, chat, message: before } = table;
    if (picture && content === "photo" && !isOld) {
      keepNewest(this.#pictures, id, picture.key, MOST_PICTURES);
    }
    // Under an old picture the table stays behind.
    const [shown, behind] = isOld ? [captioned(digest), 0] : [digest, table.behind];
    if (message === before) outbox.edited({ id, message, content, shown, behind });
    else outbox.sent({ id, chat, message, content, shown, before });
  }

  /** A message sent but not noted would be sent again, so a full disk is waited for. */
  async #untilWritten(write: () => void): Promise<void> {
    const { log, time, stopping } = this.#parts;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
      try {
        return write();
      } catch (error) {
        log.error({ err: error }, "what a message shows cannot be written down: it is tried again");
        await time.sleep(pause, stopping);
        stopping.throwIfAborted();
      }
    }
  }

  /** Deletes the message of a table; false if Telegram keeps it, as it does after two days. */
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

  #handleFailure(error: unknown, table: Table): Progress {
    const { outbox, log, stopping } = this.#parts;
    const failure = failureOf(error);
    if (failure.kind === "wait") return "done";
    if (failure.kind === "broken") {
      // Only the answer may have been lost.
      outbox.doubt(table.id);
      if (!stopping.aborted) {
        log.warn({ err: error, table: table.id }, "a table could not be delivered yet");
      }
      return "later";
    }
    // How an inline message began is not known before.
    if (failure.kind === "no-text" && table.content === "text") {
      outbox.isPhoto(table.id);
      return "done";
    }
    if (failure.kind === "lost" && table.chat !== null) {
      outbox.lost(table);
      return "done";
    }
    if (table.chat !== null && isChatClosed(outbox, table.chat, failure)) {
      log.info({ chat: table.chat, kind: failure.kind }, "a chat is closed: its tables rest");
      return "chat-closed";
    }
    // Until the table changes again.
    log.error({ err: error, table: table.id }, "Telegram refused a table");
    outbox.caughtUp(table);
    return "done";
  }
}

/** What a message shows that has the newest words under an older picture. */
const captioned = (digest: string): string => `caption ${digest}`;

const isCaptioned = ({ table, message }: Errand): boolean =>
  table.shown === captioned(message.digest);

const isOfPicture = (error: unknown): boolean => failureOf(error).kind === "bad-picture";

const withEmoji = (view: TableView): TableView => ({
  ...view,
  look: { ...view.look, board: withoutPicture(view.look.board) },
});

const callFor = (view: TableView, { digest }: TableMessage): Errand["call"] => {
  const { table, played } = view;
  const isThere = table.inline !== null || table.message !== null;
  if (isThere && table.shown === digest) return "none";
  const isOver = played ? played.game.phase.kind === "over" : view.challenge.state !== "open";
  // Players do not want a deleted message of a finished game back.
  if (!isThere && table.shown !== null && isOver) return "none";
  return isTakenBack(view) && table.message !== null ? "remove" : "show";
};

/** A group does not need to see a challenge that its maker took back. */
const isTakenBack = (view: TableView): boolean =>
  !view.played && view.challenge.state === "cancelled" && view.table.viewer === null;

type LeftoverParts = { readonly api: Api; readonly outbox: Outbox };

const clearLeftovers = async ({ api, outbox }: LeftoverParts, chat: ChatId): Promise<void> => {
  for (const { message } of outbox.leftovers(chat)) {
    const failure = await failureIn(api.deleteMessage(chat, message));
    if (failure?.kind === "refused") {
      // It is too old to delete, so at least its buttons go.
      await failureIn(api.editMessageReplyMarkup(chat, message));
    }
    outbox.cleared(chat, message);
  }
};

/** Jobs that delete them where no table is about to do so. */
export const leftoverJobs = (outbox: Outbox): readonly Job[] =>
  outbox.chatsWithLeftovers().map(({ chat }) => ({
    chat,
    lane: `leftovers ${chat}`,
    run: (api) => clearLeftovers({ api, outbox }, chat),
  }));

/** Why a call failed. A failure that may pass by itself is thrown on. */
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
