import type { ChatId, PersonId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";

/** Players who left a group in the middle of a game. */
export const absenceQueries = (sql: Sql) => {
  const { run, changed, exists } = statements(sql);
  return {
    add: run<[chat: ChatId, person: PersonId]>(
      "INSERT OR IGNORE INTO absences (chat, person) VALUES (?, ?)",
    ),
    remove: changed<[chat: ChatId, person: PersonId]>(
      "DELETE FROM absences WHERE chat = ? AND person = ?",
    ),
    has: exists<[chat: ChatId, person: PersonId]>(
      "SELECT 1 FROM absences WHERE chat = ? AND person = ?",
    ),
  };
};
