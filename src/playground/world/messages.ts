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
  const selectInline = database.prepare<[string], Row>(
    "SELECT body FROM message WHERE inline_id = ?",
  );
  const selectAll = database.prepare<[number], Row>(
    "SELECT body FROM message WHERE chat_id = ? ORDER BY message_id",
  );
  const upsert = database.prepare(
    "INSERT INTO message (chat_id, message_id, inline_id, body) VALUES (?, ?, ?, ?) ON CONFLICT (chat_id, message_id) DO UPDATE SET body = excluded.body",
  );
  const drop = database.prepare("DELETE FROM message WHERE chat_id = ? AND message_id = ?");
  const fromRow = ({ body }: Row): Message => JSON.parse(body);
  // Each look at a phone asks for the newest messages: of a chat that is looked at all are kept.
  const chats = new Map<number, Map<number, Message>>();
  const keep = (chatId: number, messages: readonly Message[]): Map<number, Message> => {
    const kept = new Map(messages.map((message) => [message.messageId, message]));
    chats.set(chatId, kept);
    return kept;
  };
  const inChat = (chatId: number): Map<number, Message> =>
    chats.get(chatId) ?? keep(chatId, selectAll.all(chatId).map(fromRow));

  return {
    get: (chatId, messageId) => inChat(chatId).get(messageId),
    byInlineId(inlineId) {
      const row = selectInline.get(inlineId);
      return row && fromRow(row);
    },
    last: (chatId, limit) => [...inChat(chatId).values()].slice(-limit),
    put(message) {
      const { chatId, messageId, inlineId = null } = message;
      const body = JSON.stringify(message);
      upsert.run(chatId, messageId, inlineId, body);
      // A new one has the highest number, and so comes last.
      inChat(chatId).set(messageId, fromRow({ body }));
    },
    remove(chatId, messageId) {
      drop.run(chatId, messageId);
      chats.get(chatId)?.delete(messageId);
    },
  };
};
