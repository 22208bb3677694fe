import type { DrawReason, Ending } from "../game/types.ts";
import type { ChatId, GameId, PersonId, SeriesId } from "../ids/ids.ts";
import type { Outcome } from "../rules/types.ts";
import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";
import type { Traces } from "./traces.ts";

export type LedgerRow = {
  readonly game: GameId;
  readonly winner: PersonId;
  readonly loser: PersonId;
  readonly outcome: Outcome;
  readonly ending: Ending;
  readonly stake: number;
  readonly cube: bigint;
  readonly multiplier: number;
  readonly points: bigint;
  readonly at: number;
  /** 1: given up so early that it counts in the score of its match alone. */
  readonly early: 0 | 1;
};

type ScoreRow = Pick<LedgerRow, "game" | "points" | "early"> & { readonly person: PersonId };

/** A person's finished game; `points` are what they won, negative for a loss. */
export type PersonalRow = Pick<LedgerRow, "game" | "points" | "at"> & {
  readonly other: PersonId;
  readonly outcome: Outcome | "drawn";
};

type PersonalText = Omit<PersonalRow, "points"> & { points: string; lost: 0 | 1 };

type LedgerText = Omit<LedgerRow, "cube" | "points"> & { cube: string; points: string };

/** A win of one person is a loss of another, and a draw is one of both. */
export const ledgerTraces: Traces = {
  outlives: {
    ...{ "ledger.winner": "stays", "ledger.loser": "stays" },
    ...{ "draws.white": "stays", "draws.black": "stays" },
  },
};

export const ledgerQueries = (sql: Sql) => {
  const { run, row, rows, count, exists, values } = statements(sql);
  const add = run<[LedgerText]>(
    `INSERT INTO ledger (game, winner, loser, outcome, ending, stake, cube, multiplier, points, at,
       early)
     VALUES (@game, @winner, @loser, @outcome, @ending, @stake, @cube, @multiplier, @points, @at,
       @early)`,
  );
  const ofSeries = rows<[SeriesId], Pick<LedgerText, "game" | "winner" | "points" | "early">>(
    "SELECT game, winner, points, early FROM ledger JOIN games ON games.id = game WHERE series = ?",
  );
  const scoresOf = rows<[{ series: SeriesId }], Omit<ScoreRow, "points"> & { points: string }>(
    `SELECT l.game, winner AS person, points, early FROM ledger l JOIN games g ON g.id = l.game
       WHERE g.series = @series
     UNION ALL SELECT d.game, d.white, points, 0 FROM games g JOIN draws d ON d.game = g.id
       WHERE g.series = @series
     UNION ALL SELECT d.game, d.black, points, 0 FROM games g JOIN draws d ON d.game = g.id
       WHERE g.series = @series`,
  );
  const ofPerson = rows<[{ person: PersonId; most: number; from: number }], PersonalText>(
    `SELECT game, iif(winner = @person, loser, winner) AS other, outcome, points,
       loser = @person AS lost, at FROM ledger WHERE winner = @person OR loser = @person
     UNION ALL SELECT game, iif(white = @person, black, white), 'drawn', points, 0, at
       FROM draws WHERE white = @person OR black = @person
     ORDER BY at DESC, game DESC LIMIT @most OFFSET @from`,
  );
  const OF_TERMS = "json_extract(s.terms, '$.ruleset.id')";
  return {
    /** The rulesets of the last series in a chat, the last first. */
    playedIn: values<[chat: ChatId, most: number], string>(
      `SELECT ${OF_TERMS} FROM series s WHERE s.chat = ? ORDER BY s.id DESC LIMIT ?`,
    ),
    /** The rulesets by which a person has finished games, the last first. */
    playedBy: values<[{ person: PersonId; most: number }], string>(
      `SELECT ${OF_TERMS} FROM ledger l JOIN games g ON g.id = l.game JOIN series s ON s.id = g.series
       WHERE l.winner = @person OR l.loser = @person ORDER BY l.at DESC, l.game DESC LIMIT @most`,
    ),
    ofGame: row<[game: GameId], Pick<LedgerRow, "winner" | "loser" | "outcome" | "early">>(
      "SELECT winner, loser, outcome, early FROM ledger WHERE game = ?",
    ),
    add: (row: LedgerRow): void =>
      add({ ...row, cube: String(row.cube), points: String(row.points) }),
    ofSeries: (
      series: SeriesId,
    ): readonly Pick<LedgerRow, "game" | "winner" | "points" | "early">[] =>
      ofSeries(series).map((row) => ({ ...row, points: BigInt(row.points) })),
    /** Who has scored in the games of a series: the winner, or both in a drawn game. */
    scoresOf: (series: SeriesId): readonly ScoreRow[] =>
      scoresOf({ series }).map((row) => ({ ...row, points: BigInt(row.points) })),
    /** A person's finished games, the last first: `most` of them after the first `from`. */
    ofPerson: (person: PersonId, most: number, from: number): readonly PersonalRow[] =>
      ofPerson({ person, most, from }).map(({ lost, points, ...row }) => ({
        ...row,
        points: lost === 1 ? -BigInt(points) : BigInt(points),
      })),
    wonAgainst: count<[{ person: PersonId; other: PersonId }]>(
      "SELECT count(*) FROM ledger WHERE winner = @person AND loser = @other AND early = 0",
    ),
    hasFinished: exists<[{ person: PersonId }]>(
      `SELECT 1 FROM ledger WHERE (winner = @person OR loser = @person) AND early = 0
       UNION ALL SELECT 1 FROM draws WHERE white = @person OR black = @person`,
    ),
    countOf: count<[{ person: PersonId }]>(
      `SELECT (SELECT count(*) FROM ledger WHERE winner = @person OR loser = @person)
         + (SELECT count(*) FROM draws WHERE white = @person OR black = @person)`,
    ),
  };
};

/** A game without a winner, which the ledger does not have; `points` are what both score. */
export type DrawRow = {
  readonly game: GameId;
  readonly white: PersonId;
  readonly black: PersonId;
  readonly reason: DrawReason;
  readonly points: bigint;
  readonly at: number;
};

type DrawText = Omit<DrawRow, "points"> & { points: string };

export const drawQueries = (sql: Sql) => {
  const { run, rows, exists } = statements(sql);
  const add = run<[DrawText]>(
    `INSERT INTO draws (game, white, black, reason, points, at)
     VALUES (@game, @white, @black, @reason, @points, @at)`,
  );
  return {
    add: (row: DrawRow): void => add({ ...row, points: String(row.points) }),
    has: exists<[game: GameId]>("SELECT 1 FROM draws WHERE game = ?"),
    ofPerson: rows<[{ person: PersonId }], { game: GameId; at: number; other: PersonId }>(
      `SELECT game, at, iif(white = @person, black, white) AS other FROM draws
       WHERE white = @person OR black = @person ORDER BY at, game`,
    ),
  };
};
