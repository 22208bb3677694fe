import type { DrawReason } from "../game/types.ts";
import type { GameId, PersonId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";
import type { Traces } from "./traces.ts";

/** A game without a winner, which the ledger does not have; `points` are what both score. */
export type DrawRow = {
  readonly game: GameId;
  readonly white: PersonId;
  readonly black: PersonId;
  readonly reason: DrawReason;
  readonly points: bigint;
  readonly at: number;
};

type DrawText = Omit<DrawRow, "points"> & { points: string };

/** A draw of one person is a draw of another. */
export const drawTraces: Traces = { outlives: { "draws.white": "stays", "draws.black": "stays" } };

export const drawQueries = (sql: Sql) => {
  const { run, rows, exists, count } = statements(sql);
  const add = run<[DrawText]>(
    `INSERT INTO draws (game, white, black, reason, points, at)
     VALUES (@game, @white, @black, @reason, @points, @at)`,
  );
  return {
    /** Throws at a second row for a game, which is a bug. */
    add: (row: DrawRow): void => add({ ...row, points: String(row.points) }),
    has: exists<[game: GameId]>("SELECT 1 FROM draws WHERE game = ?"),
    /** A person's drawn games, and when and with whom they were. */
    ofPerson: rows<[{ person: PersonId }], { game: GameId; at: number; other: PersonId }>(
      `SELECT game, at, iif(white = @person, black, white) AS other FROM draws
       WHERE white = @person OR black = @person ORDER BY at, game`,
    ),
    amongPeople: count<[{ person: PersonId }]>(
      `SELECT count(*) FROM draws WHERE (white = @person AND black > 0)
         OR (black = @person AND white > 0)`,
    ),
    between: count<[{ person: PersonId; other: PersonId }]>(
      `SELECT count(*) FROM draws WHERE (white = @person AND black = @other)
         OR (black = @person AND white = @other)`,
    ),
  };
};
