import type { ChatId, GameId, PersonId } from "../../../ids/ids.ts";
import { queriesOf } from "../../../store/prepared.ts";
import { statements } from "../../../store/statements.ts";
import type { Remark } from "../../../tables/services/services.ts";

/** The line that all at a table see, or the one that each of the two sees alone. */
type RemarkPlace = { readonly game: GameId; readonly own: 0 | 1 };

/** A finished game of two people, and the group that it counts in. */
export type PairGame = {
  readonly game: GameId;
  readonly winner: PersonId;
  readonly at: number;
  readonly group: ChatId | null;
};

export const remarksIn = queriesOf((sql) => {
  const { run, row, rows } = statements(sql);
  return {
    note: run<[RemarkPlace & Remark]>(
      `INSERT INTO remarks (game, own, note, count, won, lost)
       VALUES (@game, @own, @note, @count, @won, @lost)`,
    ),
    of: row<[RemarkPlace], Remark>(
      "SELECT note, count, won, lost FROM remarks WHERE game = @game AND own = @own",
    ),
    /** The games of two people that were not left early, the first to end first. */
    ofPair: rows<[{ one: PersonId; other: PersonId }], PairGame>(
      `SELECT l.game, l.winner, l.at, coalesce(s.home, s.chat) AS "group" FROM ledger l
       JOIN games g ON g.id = l.game JOIN series s ON s.id = g.series
       WHERE l.early = 0
         AND ((l.winner = @one AND l.loser = @other) OR (l.winner = @other AND l.loser = @one))
       ORDER BY l.at, l.game`,
    ),
  };
});
