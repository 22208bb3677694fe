import type { GameId } from "../../../src/ids/ids.ts";
import type { Sql } from "../../../src/store/database.ts";

/** A clock is there as long as its game runs, and no longer. */
export const wrongClocks = (sql: Sql): readonly string[] => {
  const lost = sql
    .prepare<[], GameId>(
      `SELECT g.id FROM games g JOIN series s ON s.id = g.series LEFT JOIN clocks c ON c.game = g.id
       WHERE (json_extract(s.terms, '$.clock') IS NOT NULL AND g.ended_at IS NULL)
         <> (c.game IS NOT NULL)`,
    )
    .pluck()
    .all();
  return lost.map((game) => `game ${game} has no clock, or one that it should not have`);
};
