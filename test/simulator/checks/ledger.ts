import { chouettesIn } from "../../../src/features/chouette/chouettes.ts";
import { strangersIn } from "../../../src/features/seek/store/strangers.ts";
import { replay } from "../../../src/game/apply.ts";
import { pointsOf } from "../../../src/game/series.ts";
import type { GameId } from "../../../src/ids/ids.ts";
import type { Sql } from "../../../src/store/database.ts";
import type { GameRow } from "../../../src/store/games.ts";
import type { Store } from "../../../src/store/store.ts";

/** One row for each finished game, with what the game was worth; all rows together are nothing. */
export const wrongLedger = (
  sql: Sql,
  store: Store,
  games: readonly GameRow[],
): readonly string[] => {
  const rows = sql
    .prepare<[], { game: GameId; winner: number; loser: number; points: string }>(
      "SELECT game, winner, loser, points FROM ledger",
    )
    .all();
  const balance = new Map<number, bigint>();
  for (const { winner, loser, points } of rows) {
    balance.set(winner, (balance.get(winner) ?? 0n) + BigInt(points));
    balance.set(loser, (balance.get(loser) ?? 0n) - BigInt(points));
  }
  const sum = [...balance.values()].reduce((total, one) => total + one, 0n);
  const wrong = games.filter((row) => {
    const { phase } = replay(row.ruleset, store.games.events(row.id));
    const found = rows.filter(({ game }) => game === row.id);
    if (phase.kind !== "over") return found.length > 0 || row.endedAt !== null;
    // Each of the team wins or loses by their own cube there.
    if (chouettesIn(store).ofGame(row.id)) return found.length > 0 || row.endedAt === null;
    const points = pointsOf(store.games.series(row.series).terms, phase.result);
    // It ended for another opponent than the computer, or before the person it was offered to had played in it.
    const isNothing = strangersIn(store).isBroken(row.id) || store.unconfirmed.hasGame(row.id);
    if (isNothing) return found.length > 0 || row.endedAt === null;
    const { winner } = phase.result;
    if (winner === undefined) return found.length > 0 || !store.draws.has(row.id);
    const [one] = found;
    return (
      found.length !== 1 ||
      row.endedAt === null ||
      one?.winner !== row[winner] ||
      BigInt(one.points) !== points
    );
  });
  return [
    ...(sum === 0n ? [] : [`the ledger sums to ${sum}`]),
    ...wrong.map(({ id }) => `game ${id}: the ledger does not say what it was worth`),
  ];
};
