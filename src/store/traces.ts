import type { ChatId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";

/**
 * What happens to rows that name a person or a chat, where that differs from the rule. The rule
 * follows from the foreign keys: a row goes with the person whom it names, and with their private
 * chat. It follows a group that becomes a supergroup, without the number of its message.
 */
export type Traces = {
  /** Columns, as `table.column`, of rows that stay: with the bare number, or emptied. */
  readonly outlives?: Readonly<Record<string, "stays" | "emptied">>;
  /** Statements before the rows of @person go; `played` has the games with @person. */
  readonly forgetting?: readonly string[];
  /** Statements before the rows of the group @from move to @to. */
  readonly moving?: readonly string[];
  /** Selects the games that @person plays without having a colour. */
  readonly plays?: string;
  /** Selects those in which @person has not finished. */
  readonly playsOn?: string;
  /** Tables about the course of a game, which are exported with it. */
  readonly ofGame?: readonly string[];
};

/** The newest messages are made again without a forgotten name; older ones stay as they are. */
export const MOST_REDRAWN = 100;

/** Makes the posts behind that are about games with a forgotten person. */
export const postsOfPlayed = (kind: string): string =>
  `UPDATE posts SET behind = behind + 1 WHERE id IN (
     SELECT id FROM posts WHERE kind = '${kind}' AND message IS NOT NULL
       AND subject IN (SELECT game FROM played) ORDER BY id DESC LIMIT ${MOST_REDRAWN})`;

/** A column that names a person or a chat, read from the schema, so that new ones are included. */
export type Reference = {
  readonly table: string;
  readonly column: string;
  readonly to: "people" | "chats";
  /** In a table with a column `message`: 1 if a row means nothing without its message. */
  readonly message: 0 | 1 | null;
};

export const referencesIn = (sql: Sql): readonly Reference[] =>
  sql
    .prepare<[], Reference>(
      `SELECT m.name AS "table", f."from" AS "column", f."table" AS "to", c."notnull" AS message
       FROM sqlite_schema m JOIN pragma_foreign_key_list(m.name) f
       LEFT JOIN pragma_table_info(m.name) c ON c.name = 'message'
       WHERE m.type = 'table' AND f."table" IN ('people', 'chats') ORDER BY m.name, f."from"`,
    )
    .all();

export const gather = <Key extends "forgetting" | "moving" | "ofGame">(
  traces: readonly Traces[],
  key: Key,
): readonly string[] => traces.flatMap((one) => one[key] ?? []);

export const withTeams = (games: string, traces: readonly Traces[]): string =>
  [games, ...traces.flatMap(({ plays }) => plays ?? [])].join("\nUNION ");

/**
 * If the supergroup is known already, its settings are the newer ones. A group that was never
 * greeted is known by a press on what stands there from before: its language is the presser's.
 */
const TAKE_OVER = `INSERT INTO chats (id, kind, language, title, settings, greeted_at)
  SELECT @to, kind, language, title, settings, greeted_at FROM chats WHERE id = @from
  ON CONFLICT (id) DO UPDATE SET
    language = iif(excluded.greeted_at IS NULL, language, excluded.language),
    title = iif(title = '', excluded.title, title),
    settings = iif(settings = '{}', excluded.settings, settings),
    greeted_at = coalesce(greeted_at, excluded.greeted_at)`;

/** A supergroup counts its messages from 1, so the old numbers mean nothing there. */
const withoutMessage = ({ table, column, message }: Reference): readonly string[] => {
  if (message === null) return [];
  const rows = `WHERE ${column} = @from`;
  return [
    message === 1 ? `DELETE FROM ${table} ${rows}` : `UPDATE ${table} SET message = NULL ${rows}`,
  ];
};

/** Where both chats have a row and only one can stay, the supergroup's stays as the newer. */
const toSupergroup = ({ table, column }: Reference): readonly string[] => [
  `UPDATE OR IGNORE ${table} SET ${column} = @to WHERE ${column} = @from`,
  `DELETE FROM ${table} WHERE ${column} = @from`,
];

export const moveQueries = (sql: Sql, traces: readonly Traces[]) => {
  const { run, exists } = statements(sql);
  const isKnown = exists<[ChatId]>("SELECT 1 FROM chats WHERE id = ?");
  return (from: ChatId, to: ChatId): void => {
    if (from === to || !isKnown(from)) return;
    const references = referencesIn(sql).filter((one) => one.to === "chats");
    const texts = [
      TAKE_OVER,
      ...gather(traces, "moving"),
      ...references.flatMap(withoutMessage),
      ...references.flatMap(toSupergroup),
      "DELETE FROM chats WHERE id = @from",
    ];
    for (const text of texts) run<[{ from: ChatId; to: ChatId }]>(text)({ from, to });
  };
};
