import type { ChatId, TableId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";
import { TABLES, type Table } from "./tables.ts";

/** A place with a table whose message needs a check, and the newest ticket there. */
export type Behind = Pick<Table, "place" | "chat" | "behind">;

export type Sent = Pick<Table, "id" | "chat" | "message" | "content" | "shown"> & {
  readonly before: number | null;
};

type Lost = Pick<Table, "id" | "chat" | "message">;

const MOST_OF_A_PLACE = 20;

const REACHED = `FROM tables t LEFT JOIN chats c ON c.id = t.chat
  WHERE t.behind > 0 AND (t.inline IS NOT NULL OR c.present = 1)`;

/** Tables that are behind. The result of a call is noted only if the message is still the same. */
export const outboxQueries = (sql: Sql) => {
  const { run, changed, row, rows, value, exists } = statements(sql);
  const sent = changed<[Sent]>(
    `UPDATE tables SET message = @message, content = @content, shown = @shown, sending = 0,
       quiet = 0
     WHERE id = @id AND chat = @chat
       AND (message = @before OR message = @message OR (message IS NULL AND sending = 1))`,
  );
  const leaveBefore = run<[Sent]>(
    `INSERT OR IGNORE INTO leftovers (chat, message)
     SELECT chat, message FROM tables WHERE id = @id AND message <> @message AND message = @before`,
  );
  const leave = run<[{ chat: ChatId | null; message: number | null }]>(
    `INSERT OR IGNORE INTO leftovers (chat, message)
     SELECT id, @message FROM chats WHERE id = @chat`,
  );
  const keep = run<[Pick<Sent, "chat" | "message">]>(
    "DELETE FROM leftovers WHERE chat = @chat AND message = @message",
  );
  const removed = run<[Lost]>(
    `UPDATE tables SET message = NULL, behind = ticket()
     WHERE id = @id AND message IS @message`,
  );
  const ticketOf = value<[TableId], number>("SELECT behind FROM tables WHERE id = ?");
  const newest = value<[], number | null>("SELECT max(behind) FROM tables WHERE behind > 0");
  return {
    newestTicket: (): number => newest() ?? 0,
    /** Places that changed after a ticket, in that order; one place can appear twice. */
    changedSince: rows<[ticket: number], Behind>(
      `SELECT t.place, t.chat, t.behind ${REACHED} AND t.behind > ? ORDER BY t.behind`,
    ),
    changedBefore: row<[ticket: number], Behind>(
      `SELECT t.place, t.chat, t.behind ${REACHED} AND t.behind < ?
       ORDER BY t.behind DESC LIMIT 1`,
    ),
    behindAt: rows<[place: string], Table>(
      `${TABLES} WHERE t.place = ? AND t.behind > 0 ORDER BY t.behind LIMIT ${MOST_OF_A_PLACE}`,
    ),
    /** A message is about to be sent: if this note fails, a note of its number would fail too. */
    sending: run<[id: TableId]>("UPDATE tables SET sending = 1 WHERE id = ?"),
    /**
     * The table keeps this message or the one before it; the other one becomes a leftover. A table
     * that has adopted this message meanwhile, and left it, does not take it back. A press before
     * the answer may have taken it for a stray.
     */
    sent: (message: Sent): void =>
      sql.transaction(() => {
        leaveBefore(message);
        if (sent(message)) keep(message);
        else leave(message);
      })(),
    /** The message stays: it is no leftover. */
    keep,
    /** The message shows the table as it was read; old messages that have to go come first. */
    edited: run<[Pick<Table, "id" | "message" | "content" | "shown" | "behind">]>(
      `UPDATE tables SET content = @content, shown = @shown,
         behind = CASE WHEN behind = @behind AND NOT EXISTS
           (SELECT 1 FROM leftovers l WHERE l.chat = tables.chat) THEN 0 ELSE behind END
       WHERE id = @id AND message IS @message`,
    ),
    doubt: run<[id: TableId]>("UPDATE tables SET shown = NULL WHERE id = ?"),
    /** The same of all that is behind: edits were on their way when the process died. */
    doubtBehind: run<[]>("UPDATE tables SET shown = NULL WHERE behind > 0"),
    /** The message has been a picture from its beginning. */
    isPhoto: run<[id: TableId]>("UPDATE tables SET content = 'photo' WHERE id = ?"),
    isUnchanged: ({ id, behind }: Pick<Table, "id" | "behind">): boolean => ticketOf(id) === behind,
    /** The message shows the table as read; it stays behind if the table has changed since. */
    caughtUp: run<[Pick<Table, "id" | "behind">]>(
      "UPDATE tables SET behind = 0 WHERE id = @id AND behind = @behind",
    ),
    /** The message was deleted; the table still knows that it was shown once. */
    removed,
    /** The message can no longer be edited; if it still exists, it becomes a leftover. */
    lost: (table: Lost): void =>
      sql.transaction(() => {
        leave(table);
        removed(table);
      })(),
    adopt: changed<[Pick<Table, "id" | "message" | "content">]>(
      `UPDATE tables SET message = @message, content = @content, shown = NULL, sending = 0,
         behind = ticket()
       WHERE id = @id AND message IS NULL`,
    ),
    leftovers: rows<[chat: ChatId], { readonly message: number }>(
      "SELECT message FROM leftovers WHERE chat = ?",
    ),
    /** Chats where the bot may write and no table will delete the leftovers. */
    chatsWithLeftovers: rows<[], { readonly chat: ChatId }>(
      `SELECT DISTINCT chat FROM leftovers
       WHERE EXISTS (SELECT 1 FROM chats c WHERE c.id = leftovers.chat AND c.present = 1)
         AND NOT EXISTS
           (SELECT 1 FROM tables t WHERE t.chat = leftovers.chat AND t.behind > 0)`,
    ),
    isLeftover: exists<[chat: ChatId, message: number]>(
      "SELECT 1 FROM leftovers WHERE chat = ? AND message = ?",
    ),
    leave,
    /** The boards of a topic that is no more have none. */
    topicGone: run<[{ chat: ChatId; thread: number }]>(
      "UPDATE tables SET thread = NULL WHERE chat = @chat AND thread = @thread",
    ),
    cleared: run<[chat: ChatId, message: number]>(
      "DELETE FROM leftovers WHERE chat = ? AND message = ?",
    ),
  };
};
