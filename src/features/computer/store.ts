import type { GameId, PersonId } from "../../ids/ids.ts";
import type { Family } from "../../rules/types.ts";
import type { LedgerRow } from "../../store/ledger.ts";
import { queriesOf } from "../../store/prepared.ts";
import { statements } from "../../store/statements.ts";

/** A person's games against the computer up to one, but for those with a turn taken back. */
const AGAINST = `(l.winner = @person AND l.loser < 0 OR l.loser = @person AND l.winner < 0)
  AND (@upTo IS NULL OR l.game <= @upTo) AND g.taken_back = 0`;

/** The family of game `g`, in rulesets as they were stored at any time (`game/stored.ts`). */
const FAMILY = `iif('towards' = json_extract(g.ruleset, '$.switches.way')
  OR 'short' = json_extract(g.ruleset, '$.switches.family'), 'short', 'long')`;

type UpTo = { readonly person: PersonId; readonly upTo: GameId | null };
type FinishedGame = Pick<LedgerRow, "winner" | "loser">;

/** Finished games of people against the computer, whose persons have negative numbers. */
export const computerGamesIn = queriesOf((sql) => {
  const { rows } = statements(sql);
  return {
    /** A person's last games up to this one, the last first. */
    last: rows<[UpTo & { most: number }], FinishedGame>(
      `SELECT l.winner, l.loser FROM ledger l JOIN games g ON g.id = l.game
       WHERE ${AGAINST} ORDER BY l.game DESC LIMIT @most`,
    ),
    /** All games up to this one, in their order. */
    all: rows<[UpTo], FinishedGame & { game: GameId; family: Family }>(
      `SELECT l.game, l.winner, l.loser, ${FAMILY} AS family
       FROM ledger l JOIN games g ON g.id = l.game
       WHERE ${AGAINST} ORDER BY l.game`,
    ),
  };
});
