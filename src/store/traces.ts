import type { Sql } from "./database.ts";

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
