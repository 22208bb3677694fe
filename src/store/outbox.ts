import type { Sql } from "./database.ts";
import type { TableId } from "./ids.ts";
import { statements } from "./statements.ts";
import { TABLES, type Table } from "./tables.ts";

/** Tables whose messages are behind them, and what each message shows. */
export const outboxQueries = (sql: Sql) => {
  const { run, row, rows } = statements(sql);
  return {
    /** Places where the bot may write, with tables whose message has to be looked at. */
    placesBehind: rows<[], Pick<Table, "place" | "chat">>(
      `SELECT t.place, t.chat FROM tables t LEFT JOIN chats c ON c.id = t.chat
       WHERE t.behind > 0 AND (t.inline IS NOT NULL OR c.present = 1) GROUP BY t.place`,
    ),
    nextBehind: row<[place: string], Table>(
      `${TABLES} WHERE t.place = ? AND t.behind > 0 ORDER BY t.behind DESC, t.id LIMIT 1`,
    ),
    /** Where the message is another than the last one, that is to be deleted. */
    shows: run<[Pick<Table, "id" | "message" | "content" | "shown">]>(
      `UPDATE tables SET content = @content, shown = @shown, message = @message,
         old_message = CASE WHEN message <> @message THEN message ELSE old_message END
       WHERE id = @id`,
    ),
    /** The message shows the table as it was when it was read; not enough if it changed since. */
    settle: run<[Pick<Table, "id" | "behind">]>(
      "UPDATE tables SET behind = 0 WHERE id = @id AND behind = @behind",
    ),
    /** Its message is gone; that something was shown once is kept. */
    lost: run<[id: TableId]>("UPDATE tables SET message = NULL, behind = behind + 1 WHERE id = ?"),
    /** The older message is no longer there. */
    oldGone: run<[id: TableId]>("UPDATE tables SET old_message = NULL WHERE id = ?"),
  };
};
