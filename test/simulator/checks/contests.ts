import { type ArenaId, arenasIn } from "../../../src/features/contests/arena/arenas.ts";
import { type CupId, cupsIn } from "../../../src/features/contests/cup/cups.ts";
import type { GameId } from "../../../src/ids/ids.ts";
import type { Sql } from "../../../src/store/database.ts";
import type { Store } from "../../../src/store/store.ts";
import { idsIn } from "./remains.ts";

type ArenaPlay = { readonly arena: ArenaId; readonly game: GameId; readonly place: number | null };

/** Every game of an arena counts once, with what the ledger says; nobody plays two of them at a time. */
export const wrongArenas = (sql: Sql, store: Store): readonly string[] =>
  idsIn<ArenaId>(sql, "arenas").flatMap((id) => {
    const plays = sql
      .prepare<[ArenaId], ArenaPlay>("SELECT * FROM arena_games WHERE arena = ? ORDER BY place")
      .all(id);
    const places = plays.flatMap(({ place }) => place ?? []);
    const isCounted = places.every((place, at) => place === at + 1);
    const wrong = arenasIn(store)
      .finished(id)
      .filter(({ game, winner }) => store.ledger.ofGame(game)?.winner !== winner);
    const busy = arenasIn(store)
      .running(id)
      .filter(({ endedAt }) => endedAt === null)
      .flatMap(({ white, black }) => [white, black]);
    return [
      ...(isCounted ? [] : [`arena ${id} counts ${places.join()}`]),
      ...wrong.map(({ game }) => `arena ${id}: game ${game} has another winner`),
      ...(new Set(busy).size === busy.length ? [] : [`arena ${id}: somebody plays twice`]),
    ];
  });

/** Each player is in a round of a cup once, and the winner of a match is the one in the ledger. */
export const wrongCups = (sql: Sql, store: Store): readonly string[] =>
  idsIn<CupId>(sql, "cups").flatMap((id) => {
    const pairs = cupsIn(store).pairs(id);
    const twice = pairs.filter((pair) =>
      pairs.some(
        (rival) =>
          rival !== pair &&
          rival.round === pair.round &&
          [rival.one, rival.other].some(
            (one) => one !== null && [pair.one, pair.other].includes(one),
          ),
      ),
    );
    const wrong = pairs.filter(({ series, winner, forfeit }) => {
      if (series === null || winner === null || forfeit === 1) return false;
      const { match = 1 } = store.games.series(series).terms;
      const points = store.ledger
        .ofSeries(series)
        .reduce((sum, won) => (won.winner === winner ? sum + won.points : sum), 0n);
      return points < match;
    });
    return [
      ...twice.map(({ round }) => `cup ${id}: somebody plays twice in round ${round}`),
      ...wrong.map(({ round }) => `cup ${id}: a match of round ${round} has another winner`),
    ];
  });
