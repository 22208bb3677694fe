import type { ChatId, PersonId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";

type Value = string | number | null | Uint8Array;
type Row = Readonly<Record<string, Value>>;

/** What there is of a person, table by table; texts of JSON are given as what they say. */
export type Exported = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

type Reference = {
  readonly name: string;
  readonly column: string;
  readonly to: "people" | "chats";
};

/** Columns that name a person or a chat, as the schema says: what is added later is found by itself. */
const REFERENCES = `SELECT m.name, f."from" AS "column", f."table" AS "to"
  FROM sqlite_schema m JOIN pragma_foreign_key_list(m.name) f
  WHERE m.type = 'table' AND f."table" IN ('people', 'chats') ORDER BY m.name, f."from"`;

/** Keys to what is still hidden, or to what others may open. */
const KEPT_BACK: readonly string[] = ["secret", "next_secret", "token", "offer"];

const OWN_GAMES = `SELECT id FROM games WHERE white = @person OR black = @person
  UNION SELECT game FROM chouette_members WHERE person = @person`;

/** Everything that the database has of somebody. Prepared when it is asked for, which is seldom. */
export const exportQueries = (sql: Sql) => {
  const read = (name: string, where: string, of: { person: PersonId; chat: ChatId }) =>
    sql.prepare<unknown[], Row>(`SELECT * FROM ${name} WHERE ${where}`).all(of).map(readable);
  return (person: PersonId, chat: ChatId): Exported => {
    const own = new Map<string, string[]>([
      ["people", ["id = @person"]],
      ["chats", ["id = @chat"]],
      ["events", [`game IN (${OWN_GAMES})`]],
      ["cube_events", [`game IN (${OWN_GAMES})`]],
    ]);
    for (const { name, column, to } of sql.prepare<[], Reference>(REFERENCES).all())
      own.set(name, [
        ...(own.get(name) ?? []),
        `${column} = @${to === "people" ? "person" : "chat"}`,
      ]);
    const tables = [...own].map(
      ([name, wheres]) => [name, read(name, wheres.join(" OR "), { person, chat })] as const,
    );
    return Object.fromEntries(tables.filter(([, rows]) => rows.length > 0));
  };
};

const readable = (row: Row): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !KEPT_BACK.includes(name))
      .map(([name, value]) => [name, said(value)]),
  );

const said = (value: Value): unknown => {
  if (typeof value !== "string" || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};
