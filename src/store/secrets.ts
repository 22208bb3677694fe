import { type DiceOrigin, diceOf } from "../game/dice.ts";
import type { DiceSource } from "../game/types.ts";
import type { GameId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";

/** The key to the origin of dice; without it the compiler lets no code ask the store for them. */
export const SECRETS: unique symbol = Symbol("secrets");

export const secretQueries = (sql: Sql) => {
  const { row, required } = statements(sql);
  const originOf = required<[GameId], DiceOrigin>("SELECT secret, nonce FROM games WHERE id = ?");
  return {
    /** They are read at the first throw: most steps of a game need none. */
    dice: (id: GameId): DiceSource => {
      let dice: DiceSource | undefined;
      const open = (): DiceSource => {
        const { secret, nonce } = originOf(id);
        return diceOf(secret, nonce);
      };
      return (n) => {
        dice ??= open();
        return dice(n);
      };
    },
    open: row<[id: GameId], DiceOrigin>(
      "SELECT secret, nonce FROM games WHERE id = ? AND ended_at IS NOT NULL",
    ),
  };
};
