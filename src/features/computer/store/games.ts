import type { GameId, PersonId } from "../../../ids/ids.ts";
import type { LedgerRow } from "../../../store/ledger.ts";
import { queriesOf } from "../../../store/prepared.ts";
import { statements } from "../../../store/statements.ts";

/** Finished games of people against the computer, whose persons have negative numbers. */
export const computerGamesIn = queriesOf((sql) => ({
  /** A person's last games up to this one, the last first. */
  last: statements(sql).rows<
    [{ person: PersonId; upTo: GameId | null; most: number }],
    Pick<LedgerRow, "winner" | "loser">
  >(
    `SELECT winner, loser FROM ledger
     WHERE (winner = @person AND loser < 0 OR loser = @person AND winner < 0)
       AND (@upTo IS NULL OR game <= @upTo)
     ORDER BY game DESC LIMIT @most`,
  ),
}));
