import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";

export const countQueries = (sql: Sql) => {
  const { count } = statements(sql);
  return {
    tablesBehind: count<[]>("SELECT count(*) FROM tables WHERE behind > 0"),
    /** Each game that is not over waits for somebody. */
    gamesRunning: count<[]>("SELECT count(*) FROM waits"),
  };
};
