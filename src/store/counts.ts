import type { Sql } from "./database.ts";

export const countQueries = (sql: Sql) => {
  const behind = sql.prepare<[], number>("SELECT count(*) FROM tables WHERE behind > 0").pluck();
  const running = sql.prepare<[], number>("SELECT count(*) FROM waits").pluck();
  return {
    tablesBehind: (): number => behind.get() ?? 0,
    /** Each game that is not over waits for somebody. */
    gamesRunning: (): number => running.get() ?? 0,
  };
};
