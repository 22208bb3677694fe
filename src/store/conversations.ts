import type { Sql } from "./database.ts";
import type { ChatId, PersonId } from "./ids.ts";

/** Where the bot's dialogs stand: one text for each person in each chat. */
export const conversationQueries = (sql: Sql) => {
  const read = sql
    .prepare<[ChatId, PersonId, number], string>(
      "SELECT state FROM conversations WHERE chat = ? AND person = ? AND at >= ?",
    )
    .pluck();
  // A dialog that somebody else's update went past has not gone on.
  const write = sql.prepare<[ChatId, PersonId, string, number]>(
    `INSERT INTO conversations (chat, person, state, at) VALUES (?, ?, ?, ?)
     ON CONFLICT (chat, person) DO UPDATE SET state = excluded.state, at = excluded.at
     WHERE state <> excluded.state`,
  );
  const remove = sql.prepare<[ChatId, PersonId]>(
    "DELETE FROM conversations WHERE chat = ? AND person = ?",
  );
  const removeOlder = sql.prepare<[number]>("DELETE FROM conversations WHERE at < ?");

  return {
    /** Undefined also for a dialog that has not gone on since the time `since`. */
    read: (chat: ChatId, person: PersonId, since: number): string | undefined =>
      read.get(chat, person, since),
    write: (chat: ChatId, person: PersonId, state: string, at: number): void =>
      void write.run(chat, person, state, at),
    remove: (chat: ChatId, person: PersonId): void => void remove.run(chat, person),
    removeOlder: (since: number): void => void removeOlder.run(since),
  };
};
