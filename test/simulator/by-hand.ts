import { TRACES } from "../../src/features/list.ts";
import type { ChatId } from "../../src/ids/ids.ts";
import { openDatabase, type Sql } from "../../src/store/database.ts";
import { DEFAULTS } from "../../src/store/settings.ts";
import { queries } from "../../src/store/store.ts";

export const openSql = (path: string): Sql => {
  const database = openDatabase(path);
  if (!database.ok) throw new Error(`the database does not open: ${database.code}`);
  return database.sql;
};

/** Nothing is rolled or moved for a player: only presses make things happen in a game. */
export const leaveAllToPeople = (path: string, chats: readonly ChatId[]): void => {
  const sql = openSql(path);
  const { people, transaction } = queries(sql, TRACES);
  transaction(() => {
    for (const id of chats) {
      const kind = id > 0 ? "private" : "group";
      people.saveChat({ id, kind, language: "ru" });
      people.saveSettings({ id, kind }, { ...DEFAULTS[kind], autoRoll: false, autoForced: false });
    }
  });
  sql.close();
};
