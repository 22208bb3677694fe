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

const MOST_READ = 1_000;

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
  // Each look at a chat reads dozens of messages, of which one has changed.
  const read = new Map<string, Message>();
  const fromRow = ({ body }: Row): Message => {
    const message = read.get(body) ?? JSON.parse(body);
    if (read.size >= MOST_READ) read.clear();
    read.set(body, message);
    return message;
  };
  const ifAny = (row: Row | undefined): Message | undefined => row && fromRow(row);

  return {
    get: (chatId, messageId) => ifAny(select.get(chatId, messageId)),
    byInlineId: (inlineId) => ifAny(selectInline.get(inlineId)),
    last: (chatId, limit) => selectLast.all(chatId, limit).map(fromRow).reverse(),
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
