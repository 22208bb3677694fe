import type { Sql } from "./database.ts";
import type { TableId } from "./ids.ts";
import { selectTables, type Table } from "./tables.ts";

/** Tables whose messages are behind them, and what each message shows. */
export const outboxQueries = (sql: Sql) => {
  const placesBehind = sql.prepare<[], Pick<Table, "place" | "chat">>(
    `SELECT t.place, t.chat FROM tables t LEFT JOIN chats c ON c.id = t.chat
     WHERE t.behind > 0 AND (t.inline IS NOT NULL OR c.present = 1) GROUP BY t.place`,
  );
  const nextBehind = selectTables(sql)<[string]>(
    "WHERE t.place = ? AND t.behind > 0 ORDER BY t.behind DESC, t.id LIMIT 1",
  );
  const shows = sql.prepare<Pick<Table, "id" | "message" | "content" | "shown">>(
    `UPDATE tables SET content = @content, shown = @shown, message = @message,
       old_message = CASE WHEN message <> @message THEN message ELSE old_message END
     WHERE id = @id`,
  );
  const settle = sql.prepare<[TableId, number]>(
    "UPDATE tables SET behind = 0 WHERE id = ? AND behind = ?",
  );
  const lost = sql.prepare<[TableId]>(
    "UPDATE tables SET message = NULL, behind = behind + 1 WHERE id = ?",
  );
  const oldGone = sql.prepare<[TableId]>("UPDATE tables SET old_message = NULL WHERE id = ?");

  return {
    /** Places where the bot may write, with tables whose message has to be looked at. */
    placesBehind: () => placesBehind.all(),
    nextBehind: (place: string): Table | undefined => nextBehind.get(place),
    /** A message other than the last one makes the last one an old one. */
    shows: (value: Pick<Table, "id" | "message" | "content" | "shown">): void =>
      void shows.run(value),
    /** The message shows the table as it was when `behind` was read; not enough if it changed since. */
    settle: ({ id, behind }: Table): void => void settle.run(id, behind),
    /** Its message is gone; that something was shown once is kept. */
    lost: (id: TableId): void => void lost.run(id),
    /** The older message is no longer there. */
    oldGone: (id: TableId): void => void oldGone.run(id),
  };
};
