import type { RollCount } from "../../../game/fairness.ts";
import type { Rating } from "../../../game/rating.ts";
import type { ChatId, GameId, PersonId, SeriesId } from "../../../ids/ids.ts";
import type { Dice, Die, Family, Outcome } from "../../../rules/types.ts";
import { queriesOf } from "../../../store/prepared.ts";
import { statements } from "../../../store/statements.ts";
import type { Traces } from "../../../store/traces.ts";

export type FinishedRow = {
  readonly game: GameId;
  readonly series: SeriesId;
  readonly winner: PersonId;
  readonly loser: PersonId;
  readonly outcome: Outcome;
  readonly points: bigint;
  readonly at: number;
};

type FinishedText = Omit<FinishedRow, "points"> & { readonly points: string };

/** A game that was left early is in no standings. */
const FINISHED = `SELECT l.game, g.series, l.winner, l.loser, l.outcome, l.points, l.at
  FROM ledger l JOIN games g ON g.id = l.game AND l.early = 0`;

/** The ratings of others follow from these. */
export const statTraces: Traces = {
  outlives: {
    "ratings.person": "stays",
    "rating_history.person": "stays",
    "rolls.person": "stays",
  },
};

export const statRowsIn = queriesOf((sql) => {
  const { run, row, rows, values } = statements(sql);
  const ofSeries = rows<[SeriesId], FinishedText>(`${FINISHED} WHERE g.series = ?`);
  const ofChat = rows<[{ chat: ChatId; since: number }], FinishedText>(
    `${FINISHED} JOIN series s ON s.id = g.series
     WHERE l.at >= @since AND (s.chat = @chat OR s.home = @chat) ORDER BY l.at, l.game`,
  );
  const ofPerson = rows<[{ person: PersonId }], FinishedText>(
    `${FINISHED} WHERE l.winner = @person OR l.loser = @person ORDER BY l.at, l.game`,
  );
  const lately = values<[PersonId, Family, number], number>(
    `SELECT rating FROM rating_history WHERE person = ? AND family = ?
     ORDER BY game DESC LIMIT ?`,
  );
  const addRoll = run<[PersonId, number, number]>(
    `INSERT INTO rolls (person, high, low, count) VALUES (?, ?, ?, 1)
     ON CONFLICT (person, high, low) DO UPDATE SET count = count + 1`,
  );
  const rolls = rows<[PersonId], { high: Die; low: Die; count: number }>(
    "SELECT high, low, count FROM rolls WHERE person = ?",
  );
  const parseRows = (found: readonly FinishedText[]): readonly FinishedRow[] =>
    found.map((one) => ({ ...one, points: BigInt(one.points) }));
  return {
    /** The next series of a chat, by their numbers. */
    seriesOf: values<[{ chat: ChatId; after: SeriesId | 0; most: number }], SeriesId>(
      `SELECT id FROM series WHERE chat = @chat AND id > @after
       UNION SELECT id FROM series WHERE home = @chat AND id > @after ORDER BY id LIMIT @most`,
    ),
    ofSeries: (series: SeriesId) => parseRows(ofSeries(series)),
    /** The games of a chat that have ended since a time, the first of them first. */
    ofChat: (chat: ChatId, since = 0) => parseRows(ofChat({ chat, since })),
    ofPerson: (person: PersonId) => parseRows(ofPerson({ person })),
    rating: row<[person: PersonId, family: Family], Rating>(
      "SELECT rating, deviation, volatility FROM ratings WHERE person = ? AND family = ?",
    ),
    saveRating: run<[Rating & { person: PersonId; family: Family }]>(
      `INSERT INTO ratings (person, family, rating, deviation, volatility)
       VALUES (@person, @family, @rating, @deviation, @volatility)
       ON CONFLICT (person, family) DO UPDATE
       SET rating = @rating, deviation = @deviation, volatility = @volatility`,
    ),
    noteRating: run<[PersonId, Family, GameId, number]>(
      "INSERT INTO rating_history (person, family, game, rating) VALUES (?, ?, ?, ?)",
    ),
    /** The ratings after a person's last games, oldest first. */
    ratings: (person: PersonId, family: Family, most: number): readonly number[] =>
      lately(person, family, most).toReversed(),
    addRoll: (person: PersonId, [first, second]: Dice) =>
      addRoll(person, Math.max(first, second), Math.min(first, second)),
    rolls: (person: PersonId): readonly RollCount[] =>
      rolls(person).map(({ high, low, count }) => ({ dice: [high, low], count })),
  };
});
