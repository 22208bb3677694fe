import { replay } from "../../../src/game/apply.ts";
import type { Terms } from "../../../src/game/series.ts";
import type { Colour, Game, GameEvent } from "../../../src/game/types.ts";
import type { ChatId, GameId } from "../../../src/ids/ids.ts";
import type { Sql } from "../../../src/store/database.ts";
import type { GameRow } from "../../../src/store/games.ts";
import type { Store } from "../../../src/store/store.ts";

/** A game that counts, in its last state. */
export type Counted = {
  readonly row: GameRow;
  readonly terms: Terms;
  /** The group of its standings. */
  readonly group: ChatId | null;
  /** Undefined of a drawn game. */
  readonly winner: Colour | undefined;
  readonly points: bigint;
  readonly at: number;
  readonly isEarly: boolean;
  readonly game: Game;
  readonly events: readonly GameEvent[];
};

type Row = {
  readonly game: GameId;
  readonly winner: number | null;
  readonly points: string;
  readonly at: number;
  readonly early: number;
};

/** All games that the ledger has, and the drawn ones, in the order of their ends. */
export const countedGames = (sql: Sql, store: Store): readonly Counted[] =>
  sql
    .prepare<[], Row>(
      `SELECT game, winner, points, at, early FROM ledger
       UNION ALL SELECT game, NULL, points, at, 0 FROM draws ORDER BY at, game`,
    )
    .all()
    .flatMap(({ game: id, winner, points, at, early }) => {
      const row = store.games.game(id);
      if (!row) return [];
      const { terms, chat, home } = store.games.series(row.series);
      const events = store.games.events(id);
      const colour = winner === row.white ? "white" : "black";
      return {
        ...{ row, terms, events, at, isEarly: early === 1, group: home ?? chat },
        winner: winner === null ? undefined : colour,
        points: BigInt(points),
        game: replay(row.ruleset, events),
      };
    });

/** Whether it was played between people: games with the computer count elsewhere. */
export const isOfPeople = ({ row }: Counted): boolean => row.white > 0 && row.black > 0;
