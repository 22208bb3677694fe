import { replay } from "../../../src/game/apply.ts";
import { recordOf, verifyRecord } from "../../../src/game/record/record.ts";
import type { GameRow } from "../../../src/store/games.ts";
import { SECRETS } from "../../../src/store/secrets.ts";
import type { Store } from "../../../src/store/store.ts";

/** The rules allow every event, the dice are those of the secret, and the state is what they give. */
export const wrongGame = (store: Store, row: GameRow): readonly string[] => {
  const events = store.games.events(row.id);
  const series = store.games.series(row.series);
  const score = { white: 0n, black: 0n };
  for (const { game, winner, points } of store.ledger.ofSeries(row.series)) {
    if (game < row.id) score[winner === row.white ? "white" : "black"] += points;
  }
  const { id, switches } = row.ruleset;
  // A match counts by its own points, and is not followed up here.
  const { match: _, ...terms } = series.terms;
  const verified = verifyRecord(
    JSON.parse(
      JSON.stringify(
        recordOf({
          game: row.id,
          ruleset: { id, name: id, switches },
          players: { white: "white", black: "black" },
          terms,
          crawford: false,
          number: store.games.countUpTo(row.series, row.id),
          score,
          began: new Date(row.at),
          ended: row.endedAt === null ? undefined : new Date(row.endedAt),
          hash: row.diceHash,
          secret: store[SECRETS].open(row.id)?.secret,
          nonce: row.nonce,
          events,
        }),
      ),
    ),
  );
  const isCounted = replay(row.ruleset, events).version === row.version;
  return [
    ...(verified.ok ? [] : [`game ${row.id} breaks the rules: ${JSON.stringify(verified)}`]),
    ...(row.nonce === null ? [`game ${row.id}: nobody brought anything to its dice`] : []),
    ...(isCounted ? [] : [`game ${row.id} has not as many events as it says`]),
  ];
};
