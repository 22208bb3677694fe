import type { GameId, PersonId } from "../game/ids.ts";
import type { Colour } from "../game/types.ts";
import type { GameRow } from "../store/games.ts";
import { colourOf, loadGame, startGame } from "./play.ts";
import { type Refused, refused, type Services } from "./services.ts";

type Rematch =
  | { readonly ok: true; readonly began: boolean }
  | Refused<"no-game" | "not-your-game" | "not-over" | "already-asked" | "rematch-began">;

/**
 * Asks for another game of the series, or agrees to one: it begins when both have pressed. The
 * sides swap; the ruleset's `nextFirst` says who starts.
 */
export const rematch = (services: Services, id: GameId, person: PersonId): Rematch =>
  services.store.transaction(() => {
    const { store } = services;
    const row = store.games.game(id);
    if (!row) return refused("no-game");
    if (!colourOf(row, person)) return refused("not-your-game");
    if (row.winner === null) return refused("not-over");
    if (row.rematchBy === person) return refused("already-asked");
    const [table] = store.tables.byGame(id);
    if (!table) return refused("no-game");
    if (row.rematchBy === null) {
      store.games.askRematch(id, person);
      store.tables.touchGame(id);
      return { ok: true, began: false };
    }
    if (store.games.newestInSeries(row.series) !== id) return refused("rematch-began");
    const next = startGame(services, row.series, {
      white: row.black,
      black: row.white,
      ruleset: row.ruleset,
      first: nextFirst(services, row),
    });
    store.tables.add(table.chat, table.challenge, next);
    store.tables.touchGame(id);
    return { ok: true, began: true };
  });

/** Who starts the next game, by his colour in it: the sides are swapped by then. */
const nextFirst = (services: Services, row: GameRow): Colour | undefined => {
  switch (row.ruleset.switches.nextFirst) {
    case "throw":
      return undefined;
    case "winner":
      return row.winner === row.black ? "white" : "black";
    case "alternate":
      return loadGame(services, row).first;
  }
};
