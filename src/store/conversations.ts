import type { ChatId, PersonId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";

/** Where the bot's dialogs stand: one text for each person in each chat. */
export const conversationQueries = (sql: Sql) => {
  const { run, value } = statements(sql);
  return {
    read: value<[chat: ChatId, person: PersonId, since: number], string>(
      "SELECT state FROM conversations WHERE chat = ? AND person = ? AND at >= ?",
    ),
    // A dialog that somebody else's update went past has not gone on.
    write: run<[chat: ChatId, person: PersonId, state: string, at: number]>(
      `INSERT INTO conversations (chat, person, state, at) VALUES (?, ?, ?, ?)
       ON CONFLICT (chat, person) DO UPDATE SET state = excluded.state, at = excluded.at
       WHERE state <> excluded.state`,
    ),
    remove: run<[chat: ChatId, person: PersonId]>(
      "DELETE FROM conversations WHERE chat = ? AND person = ?",
    ),
    removeOlder: run<[since: number]>("DELETE FROM conversations WHERE at < ?"),
  };
};
