import type { Database } from "./database.ts";
import type { Message } from "./types.ts";

export type Messages = {
  get(chatId: number, messageId: number): Message | undefined;
  byInlineId(inlineId: string): Message | undefined;
  /** The newest `limit` messages, oldest first. */
  last(chatId: number, limit: number): Message[];
  put(message: Message): void;
  remove(chatId: number, messageId: number): void;
};

export const openMessages = (database: Database): Messages => {
  type Row = { body: string };
  const select = database.prepare<[number, number], Row>(
    "SELECT body FROM message WHERE chat_id = ? AND message_id = ?",
  );
  const selectInline = database.prepare<[string], Row>(
    "SELECT body FROM message WHERE inline_id = ?",
  );
  const selectLast = database.prepare<[number, number], Row>(
    "SELECT body FROM message WHERE chat_id = ? ORDER BY message_id DESC LIMIT ?",
  );
  const upsert = database.prepare(
    "INSERT INTO message (chat_id, message_id, inline_id, body) VALUES (?, ?, ?, ?) ON CONFLICT (chat_id, message_id) DO UPDATE SET body = excluded.body",
  );
  const drop = database.prepare("DELETE FROM message WHERE chat_id = ? AND message_id = ?");
  const fromRow = (row: Row | undefined): Message | undefined => row && JSON.parse(row.body);

  return {
    get: (chatId, messageId) => fromRow(select.get(chatId, messageId)),
    byInlineId: (inlineId) => fromRow(selectInline.get(inlineId)),
    last: (chatId, limit) =>
      selectLast
        .all(chatId, limit)
        .map(({ body }) => JSON.parse(body))
        .reverse(),
    put: (message) =>
      void upsert.run(
        message.chatId,
        message.messageId,
        message.inlineId ?? null,
        JSON.stringify(message),
      ),
    remove: (chatId, messageId) => void drop.run(chatId, messageId),
  };
};
