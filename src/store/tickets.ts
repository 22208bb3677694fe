import type { Sql } from "./database.ts";

/** `ticket()` in a statement is larger than any before; this process alone writes, so it counts itself. */
export const giveTickets = (sql: Sql): void => {
  let last = sql.prepare("SELECT max(behind) FROM tables WHERE behind > 0").pluck().get();
  sql.function("ticket", { deterministic: false }, () => {
    last = Number(last ?? 0) + 1;
    return last;
  });
};
