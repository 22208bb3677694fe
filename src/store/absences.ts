import type { Sql } from "./database.ts";
import type { ChatId, PersonId } from "./ids.ts";

/** Players who left a group in the middle of a game. */
export const absenceQueries = (sql: Sql) => {
  const add = sql.prepare<[ChatId, PersonId]>(
    "INSERT OR IGNORE INTO absences (chat, person) VALUES (?, ?)",
  );
  const remove = sql.prepare<[ChatId, PersonId]>(
    "DELETE FROM absences WHERE chat = ? AND person = ?",
  );
  const has = sql
    .prepare<[ChatId, PersonId], number>("SELECT 1 FROM absences WHERE chat = ? AND person = ?")
    .pluck();

  return {
    add: (chat: ChatId, person: PersonId): void => void add.run(chat, person),
    /** False if he had not left. */
    remove: (chat: ChatId, person: PersonId): boolean => remove.run(chat, person).changes === 1,
    has: (chat: ChatId, person: PersonId): boolean => has.get(chat, person) !== undefined,
  };
};
