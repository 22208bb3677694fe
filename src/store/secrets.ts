import { diceOf } from "../game/dice.ts";
import type { DiceSource } from "../game/types.ts";
import type { GameId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";

/** The key to what dice come from: without it the compiler lets nobody ask the store for them. */
export const SECRETS: unique symbol = Symbol("secrets");

export const secretQueries = (sql: Sql) => {
  const { sure, value } = statements(sql);
  const secretOf = sure<[GameId], { secret: Uint8Array }>("SELECT secret FROM games WHERE id = ?");
  return {
    dice: (id: GameId): DiceSource => diceOf(secretOf(id).secret),
    /** The secret that the dice came from; undefined while the game runs. */
    open: value<[id: GameId], Uint8Array>(
      "SELECT secret FROM games WHERE id = ? AND ended_at IS NOT NULL",
    ),
  };
};
