import type { ChatId, PersonId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";

/** Players who left a group in the middle of a game. */
export const absenceQueries = (sql: Sql) => {
  const { run, changed, value } = statements(sql);
  const has = value<[ChatId, PersonId], number>(
    "SELECT 1 FROM absences WHERE chat = ? AND person = ?",
  );
  return {
    add: run<[chat: ChatId, person: PersonId]>(
      "INSERT OR IGNORE INTO absences (chat, person) VALUES (?, ?)",
    ),
    remove: changed<[chat: ChatId, person: PersonId]>(
      "DELETE FROM absences WHERE chat = ? AND person = ?",
    ),
    has: (chat: ChatId, person: PersonId): boolean => has(chat, person) !== undefined,
  };
};
