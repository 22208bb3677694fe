import { type ChouetteId, chouettesIn } from "../../../src/features/chouette/chouettes.ts";
import type { GameId } from "../../../src/ids/ids.ts";
import type { Sql } from "../../../src/store/database.ts";
import type { Store } from "../../../src/store/store.ts";
import { idsIn } from "./remains.ts";

type Turned = { readonly game: GameId; readonly number: number };

/** Each player of a game that is over has won or lost something; doubles are numbered without a gap. */
export const wrongChouettes = (sql: Sql, store: Store): readonly string[] => {
  const games = idsIn<ChouetteId>(sql, "chouettes").flatMap((id) => {
    const series = chouettesIn(store).byId(id)?.series ?? null;
    return sql
      .prepare<[unknown], GameId>("SELECT id FROM games WHERE series = ? ORDER BY id")
      .pluck()
      .all(series);
  });
  const numbered = sql
    .prepare<[], Turned>("SELECT game, number FROM cube_events ORDER BY game, number")
    .all();
  return games.flatMap((id) => {
    const row = store.games.game(id);
    const members = chouettesIn(store).members(id);
    const people = [row?.white, ...members.map(({ person }) => person)];
    const isOver = row?.endedAt !== null;
    const playing = members.filter(({ points }) => points === null).length;
    const numbers = numbered.flatMap(({ game, number }) => (game === id ? [number] : []));
    return [
      ...(members.length >= 2 ? [] : [`game ${id}: a team of ${members.length}`]),
      ...(new Set(people).size === people.length ? [] : [`game ${id}: somebody sits twice`]),
      ...(isOver === (playing === 0) ? [] : [`game ${id}: ${playing} still play in it`]),
      ...(members.some(({ points }) => points === 0n) ? [`game ${id} was worth nothing`] : []),
      ...(numbers.every((number, at) => number === at + 1) ? [] : [`game ${id}: cubes ${numbers}`]),
    ];
  });
};
