import type { ChatId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";
import { gather, type Reference, referencesIn, type Traces } from "./traces.ts";

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
