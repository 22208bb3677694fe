import type { ChatId, PersonId } from "../game/ids.ts";
import type { Sql } from "./database.ts";

export type Person = {
  readonly id: PersonId;
  /** As Telegram gives it, not cleaned. */
  readonly name: string;
  readonly username: string | null;
  readonly language: string;
};

export type BoardKind = "picture" | "emoji";

export type Chat = {
  readonly id: ChatId;
  readonly kind: "private" | "group";
  readonly language: string;
  readonly board: BoardKind;
  readonly theme: string;
  readonly present: boolean;
};

type ChatRow = Omit<Chat, "present"> & { readonly present: number };

/** People and chats, as last seen. */
export const peopleQueries = (sql: Sql) => {
  const savePerson = sql.prepare<Person>(
    `INSERT INTO people (id, name, username, language) VALUES (@id, @name, @username, @language)
     ON CONFLICT (id) DO UPDATE SET name = @name, username = @username, language = @language
     WHERE (name, username, language) IS NOT (@name, @username, @language)`,
  );
  const person = sql.prepare<[PersonId], Person>("SELECT * FROM people WHERE id = ?");
  const byUsername = sql.prepare<[string], Person>(
    "SELECT * FROM people WHERE lower(username) = lower(?)",
  );
  const saveChat = sql.prepare<Pick<Chat, "id" | "kind" | "language">>(
    `INSERT INTO chats (id, kind, language) VALUES (@id, @kind, @language)
     ON CONFLICT (id) DO UPDATE SET present = 1 WHERE present = 0`,
  );
  const chat = sql.prepare<[ChatId], ChatRow>("SELECT * FROM chats WHERE id = ?");
  const leaveChat = sql.prepare<[ChatId]>("UPDATE chats SET present = 0 WHERE id = ?");
  const showEmoji = sql.prepare<[ChatId]>("UPDATE chats SET board = 'emoji' WHERE id = ?");
  // Telegram may have told of the new chat before it told of the move: then the two are joined.
  const joinChats = [
    "UPDATE challenges SET chat = @from WHERE chat = @to",
    "UPDATE tables SET chat = @from WHERE chat = @to",
    "DELETE FROM chats WHERE id = @to",
    // A supergroup counts its messages anew: the old numbers mean nothing there.
    "UPDATE tables SET message = NULL, litter = NULL, behind = behind + 1 WHERE chat = @from",
    "UPDATE chats SET id = @to, present = 1 WHERE id = @from",
  ].map((text) => sql.prepare<{ from: ChatId; to: ChatId }>(text));

  return {
    savePerson: (value: Person): void => void savePerson.run(value),
    person: (id: PersonId): Person | undefined => person.get(id),
    byUsername: (username: string): Person | undefined => byUsername.get(username),
    /** Makes the chat known, or present again; what is known of it stays. */
    saveChat: (value: Pick<Chat, "id" | "kind" | "language">): void => void saveChat.run(value),
    chat: (id: ChatId): Chat | undefined => {
      const row = chat.get(id);
      return row && { ...row, present: row.present === 1 };
    },
    leaveChat: (id: ChatId): void => void leaveChat.run(id),
    /** Pictures cannot be sent there: from now on the board is made of emoji. */
    showEmoji: (id: ChatId): void => void showEmoji.run(id),
    /** A group became a supergroup: everything in it gets the new id. */
    moveChat: (from: ChatId, to: ChatId): void => {
      if (chat.get(from) === undefined) return;
      for (const statement of joinChats) statement.run({ from, to });
    },
  };
};
