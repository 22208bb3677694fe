import type { ChatId, PersonId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";
import { gather, referencesIn, type Traces, withTeams } from "./traces.ts";

type ColumnValue = string | number | null | Uint8Array;
type ExportedRow = Readonly<Record<string, ColumnValue>>;

/** A person's data, table by table; JSON texts become values. */
export type Exported = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Columns that unlock hidden dice, or links for other people. */
const KEPT_BACK: readonly string[] = ["secret", "next_secret", "token", "offer"];

const GAMES = "SELECT id FROM games WHERE white = @person OR black = @person";

export const exportQueries = (sql: Sql, traces: readonly Traces[]) => {
  const read = (name: string, where: string, of: { person: PersonId; chat: ChatId }) =>
    sql
      .prepare<unknown[], ExportedRow>(`SELECT * FROM ${name} WHERE ${where}`)
      .all(of)
      .map(readRow);
  const ofGames = `game IN (${withTeams(GAMES, traces)})`;
  return (person: PersonId, chat: ChatId): Exported => {
    const own = new Map<string, string[]>([
      ["people", ["id = @person"]],
      ["chats", ["id = @chat"]],
      ...gather(traces, "ofGame").map((table): [string, string[]] => [table, [ofGames]]),
    ]);
    for (const { table, column, to } of referencesIn(sql))
      own.set(table, [
        ...(own.get(table) ?? []),
        `${column} = @${to === "people" ? "person" : "chat"}`,
      ]);
    const tables = [...own].map(
      ([name, wheres]) => [name, read(name, wheres.join(" OR "), { person, chat })] as const,
    );
    return Object.fromEntries(tables.filter(([, rows]) => rows.length > 0));
  };
};

const readRow = (row: ExportedRow): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !KEPT_BACK.includes(name))
      .map(([name, value]) => [name, parseJson(value)]),
  );

const parseJson = (value: ColumnValue): unknown => {
  if (typeof value !== "string" || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};
