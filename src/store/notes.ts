import type { ChatId, PersonId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";

/** Players who left a group in the middle of a game. */
export const absenceQueries = (sql: Sql) => {
  const { run, changed, exists, values } = statements(sql);
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
    /** Which of two people have left a chat. */
    among: values<[chat: ChatId, one: PersonId, other: PersonId], PersonId>(
      "SELECT person FROM absences WHERE chat = ? AND person IN (?, ?)",
    ),
  };
};

/** The state of the bot's dialogs: one text for each person in each chat. */
export const conversationQueries = (sql: Sql) => {
  const { run, value } = statements(sql);
  return {
    read: value<[chat: ChatId, person: PersonId, since: number], string>(
      "SELECT state FROM conversations WHERE chat = ? AND person = ? AND at >= ?",
    ),
    // A dialog does not advance by another person's update.
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

export const handoutQueries = (sql: Sql) => {
  const { changed, run } = statements(sql);
  return {
    /** Notes a hand-out; false if the last one was after `earliest`. */
    hand: changed<[{ what: string; chat: ChatId; at: number; earliest: number }]>(
      `INSERT INTO handouts (what, chat, at) VALUES (@what, @chat, @at)
       ON CONFLICT (what, chat) DO UPDATE SET at = @at WHERE at <= @earliest`,
    ),
    removeOlder: run<[since: number]>("DELETE FROM handouts WHERE at <= ?"),
  };
};

/** So many go at once; the others go with the next sweeps, so that no press waits for them. */
const MOST_DROPPED = 5_000;

export const updateQueries = (sql: Sql) => {
  const { run, exists } = statements(sql);
  return {
    note: run<[id: number, at: number]>(
      "INSERT INTO updates (id, at) VALUES (?, ?) ON CONFLICT DO NOTHING",
    ),
    isNoted: exists<[id: number]>("SELECT 1 FROM updates WHERE id = ?"),
    removeOlder: run<[since: number]>(
      `DELETE FROM updates
       WHERE id IN (SELECT id FROM updates WHERE at < ? LIMIT ${MOST_DROPPED})`,
    ),
  };
};

/** Beyond this number the oldest are dropped; Telegram then gets such a picture again. */
export const MOST_PICTURES = 20_000;

export const pictureQueries = (sql: Sql) => {
  const { run, required, value } = statements(sql);
  const save = required<[key: string, file: string], { number: number }>(
    "REPLACE INTO pictures (key, file) VALUES (?, ?) RETURNING number",
  );
  const forget = run<[number: number]>("DELETE FROM pictures WHERE number <= ?");
  return {
    file: value<[key: string], string>("SELECT file FROM pictures WHERE key = ?"),
    save: (key: string, file: string): void => forget(save(key, file).number - MOST_PICTURES),
    drop: run<[key: string]>("DELETE FROM pictures WHERE key = ?"),
  };
};
