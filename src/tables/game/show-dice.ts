import type { GameId } from "../../ids/ids.ts";
import { DONE, type Done, refused } from "../../rules/result.ts";
import type { Services } from "../services/services.ts";

/** Makes the tables of a finished game show its recomputed dice. Anyone may ask. */
export const showDice = ({ store }: Services, id: GameId): Done<"no-game" | "not-over"> =>
  store.transaction(() => {
    const row = store.games.game(id);
    if (!row) return refused("no-game");
    if (row.endedAt === null) return refused("not-over");
    store.games.showDice(id);
    store.tables.touchGame(id);
    return DONE;
  });
