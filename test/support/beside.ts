import { TRACES } from "../../src/features/list.ts";
import { openDatabase } from "../../src/store/database.ts";
import { queries, type Store } from "../../src/store/store.ts";

/** The database of a bot that goes on: a test looks into it beside the bot, which holds its lock. */
export const openBeside = (path: string): Store => {
  const opened = openDatabase(path);
  if (!opened.ok) throw new Error(opened.code);
  return queries(opened.sql, TRACES);
};
