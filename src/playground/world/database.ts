import Database from "better-sqlite3";

export type { Database } from "better-sqlite3";

/** The playground's whole state. A message, an update or a query is one JSON body. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS person (
    id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, user TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS chat (
    id INTEGER PRIMARY KEY, kind TEXT NOT NULL, title TEXT, moved_to INTEGER,
    last_message_id INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE IF NOT EXISTS member (
    chat_id INTEGER NOT NULL, user_id INTEGER NOT NULL, status TEXT NOT NULL,
    PRIMARY KEY (chat_id, user_id)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS message (
    chat_id INTEGER NOT NULL, message_id INTEGER NOT NULL, inline_id TEXT UNIQUE,
    body TEXT NOT NULL, PRIMARY KEY (chat_id, message_id)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS file (
    id TEXT PRIMARY KEY, unique_id TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
    type TEXT NOT NULL, width INTEGER NOT NULL, height INTEGER NOT NULL, data BLOB NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS pending_update (
    id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, body TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS query (
    id TEXT PRIMARY KEY, body TEXT NOT NULL, at INTEGER NOT NULL, answer TEXT
  ) STRICT;
`;

/**
 * Opens or makes the playground's database. WAL with `synchronous = NORMAL` keeps every committed
 * write if the process is killed.
 */
export const openDatabase = (file: string): Database.Database => {
  const database = new Database(file);
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = NORMAL");
  database.exec(SCHEMA);
  return database;
};
