import type { GameId, PersonId } from "../../ids/ids.ts";
import { DONE, type Done, refused } from "../../rules/result.ts";
import type { Menu, Table } from "../../store/tables.ts";
import { ownGame } from "../game/players.ts";
import type { Services } from "../services/services.ts";

export type MenuShown = Menu;

export type MenuRefusal = "no-game" | "not-your-game" | "game-over";

export const showMenu = (
  services: Services,
  id: GameId,
  person: PersonId,
  menu: Menu | null,
): Done<MenuRefusal> =>
  services.store.transaction(() => {
    const { tables } = services.store;
    const own = ownGame(services, id, person);
    if (!own.ok) return own;
    if (own.row.endedAt !== null && menu?.startsWith("resign")) return refused("game-over");
    for (const table of seenBy(tables.byGame(id), person)) {
      tables.menu({ id: table.id, menu, menuBy: menu === null ? null : person });
    }
    return DONE;
  });

export const tableFor = ({ store }: Services, game: GameId, person: PersonId): Table | undefined =>
  seenBy(store.tables.byGame(game), person).at(-1);

export const seenBy = (tables: readonly Table[], person: PersonId): readonly Table[] =>
  tables.filter(({ viewer }) => viewer === null || viewer === person);

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
