import type { ChatId, PersonId } from "../ids/ids.ts";
import type { UnlessDamaged } from "./damage.ts";
import type { Sql } from "./database.ts";
import { type ChatKind, DEFAULTS, readSettings, type Settings, writeSettings } from "./settings.ts";
import { statements } from "./statements.ts";

export type Person = {
  readonly id: PersonId;
  /** As Telegram gives it, not cleaned. */
  readonly name: string;
  readonly username: string | null;
  readonly language: string;
};

export type Chat = {
  readonly id: ChatId;
  readonly kind: ChatKind;
  /** The setting, else the language of the first call; in a private chat, the person's own. */
  readonly language: string;
  readonly settings: Settings;
  readonly title: string;
  readonly present: boolean;
};

export type PersonInChat = { readonly chat: ChatId; readonly person: PersonId };

export type SeenChat = Pick<Chat, "id" | "kind" | "language"> & Partial<Pick<Chat, "title">>;

type SeenRow = Omit<SeenChat, "title"> & { readonly title: string | null };

type ChatRow = Omit<Chat, "settings" | "present"> & {
  readonly settings: string;
  readonly present: number;
};

/** Unreadable settings count as unset. */
const settingsOf = ({ id, kind, settings }: ChatRow, unlessDamaged: UnlessDamaged): Settings =>
  unlessDamaged(`chat ${id}`, () => readSettings(settings, kind)) ?? DEFAULTS[kind];

const readChat = (row: ChatRow, unlessDamaged: UnlessDamaged): Chat => {
  const settings = settingsOf(row, unlessDamaged);
  const language = settings.language ?? row.language;
  return { ...row, language, settings, present: row.present === 1 };
};

const PEOPLE = "SELECT id, name, username, language FROM people";

export const peopleQueries = (sql: Sql, unlessDamaged: UnlessDamaged) => {
  const { run, changed, row, exists, values } = statements(sql);
  const savePerson = run<[Person & { at: number }]>(
    `INSERT INTO people (id, name, username, language, seen_at)
     VALUES (@id, @name, @username, @language, @at)
     ON CONFLICT (id) DO UPDATE
     SET name = @name, username = @username, language = @language, seen_at = @at`,
  );
  const takeUsername = run<[Person]>(
    "UPDATE people SET username = NULL WHERE username = @username AND id <> @id",
  );
  const saveChat = run<[SeenRow]>(
    `INSERT INTO chats (id, kind, language, title)
     VALUES (@id, @kind, @language, coalesce(@title, ''))
     ON CONFLICT (id) DO UPDATE SET title = coalesce(@title, title),
       language = CASE kind WHEN 'private' THEN @language ELSE language END
     WHERE (kind = 'private' AND language <> @language) OR title <> @title`,
  );
  const isChatAsSeen = exists<[SeenRow]>(
    `SELECT 1 FROM chats WHERE id = @id AND present = 1 AND title = coalesce(@title, title)
       AND (kind <> 'private' OR language = @language)`,
  );
  const chat = row<[ChatId], ChatRow>("SELECT * FROM chats WHERE id = ?");
  const saveSettings = run<[string, ChatId]>("UPDATE chats SET settings = ? WHERE id = ?");
  return {
    /** A username belongs to one person, so its earlier owner loses it. */
    savePerson: (person: Person, at: number): void => {
      takeUsername(person);
      savePerson({ ...person, at });
    },
    /** Whether all that an update says of a person or chat is known, so that no write is needed. */
    isAsSeen: exists<[Person & { since: number }]>(
      `SELECT 1 FROM people WHERE id = @id AND seen_at >= @since
         AND (name, username, language) IS (@name, @username, @language)`,
    ),
    isChatAsSeen: (seen: SeenChat) => isChatAsSeen({ ...seen, title: seen.title ?? null }),
    person: row<[id: PersonId], Person>(`${PEOPLE} WHERE id = ?`),
    /** People who were not there since a moment and are not forgotten yet. */
    unseen: values<[since: number, most: number], PersonId>(
      "SELECT id FROM people WHERE language <> '' AND seen_at < ? AND id > 0 LIMIT ?",
    ),
    byUsername: row<[username: string], Person>(`${PEOPLE} WHERE username = ?`),
    saveChat: (value: SeenChat) => saveChat({ ...value, title: value.title ?? null }),
    chat: (id: ChatId): Chat | undefined => {
      const found = chat(id);
      return found && readChat(found, unlessDamaged);
    },
    enterChat: changed<[id: ChatId]>("UPDATE chats SET present = 1 WHERE id = ? AND present = 0"),
    leaveChat: changed<[id: ChatId]>("UPDATE chats SET present = 0 WHERE id = ? AND present = 1"),
    /** Notes a greeting; false if the last one was after `earliest`. */
    greet: changed<[{ id: ChatId; now: number; earliest: number }]>(
      `UPDATE chats SET greeted_at = @now
       WHERE id = @id AND (greeted_at IS NULL OR greeted_at <= @earliest)`,
    ),
    /** Keeps a person from beginning games in a group; false if they are kept already. */
    sideline: changed<[PersonInChat]>(
      "INSERT OR IGNORE INTO sidelined (chat, person) VALUES (@chat, @person)",
    ),
    letPlay: run<[PersonInChat]>("DELETE FROM sidelined WHERE chat = @chat AND person = @person"),
    /** Nobody is where there is no group. */
    isSidelined: exists<[{ chat: ChatId | null; person: PersonId }]>(
      "SELECT 1 FROM sidelined WHERE chat = @chat AND person = @person",
    ),
    saveSettings: ({ id, kind }: Pick<Chat, "id" | "kind">, settings: Settings) =>
      saveSettings(writeSettings(settings, kind), id),
  };
};
