import { z } from "zod";
import { ANALYSIS, type Analysis } from "../../../ai/analysis/analysis.ts";
import type { ReadGame } from "../../../game/record/record.ts";
import { storedEvent, storedRuleset } from "../../../game/stored.ts";
import type { Colour } from "../../../game/types.ts";
import { type Branded, isId, type PersonId } from "../../../ids/ids.ts";
import { queriesOf } from "../../../store/prepared.ts";
import { statements } from "../../../store/statements.ts";
import type { Services } from "../../../tables/services/services.ts";

export type MatchId = Branded<"match">;

export const isMatchId = (value: number): value is MatchId => isId(value) && value > 0;

/** The kind of the message that shows a match; its subject is the match. */
export const MATCH_POST = "match";

/** The kind of notices that a match is analysed; the subject is the match. */
export const MATCH_DONE_NOTICE = "match-done";

type NewMatch = {
  readonly person: PersonId;
  /** When it was brought; once its side is chosen, when that was. */
  readonly at: number;
  readonly white: string;
  readonly black: string;
  /** Null: for money. */
  readonly length: number | null;
  readonly whiteScore: number;
  readonly blackScore: number;
};

export type MatchRow = NewMatch & {
  readonly id: MatchId;
  /** Who the person was; null until they say it. */
  readonly side: Colour | null;
  readonly games: number;
  /** How many of them are analysed. */
  readonly done: number;
};

type GameKey = { readonly match: MatchId; readonly number: number };

/** Whether work is left at a match: its side is known, and some games have no analysis. */
const waits = (match: string): string => `${match}.side IS NOT NULL AND EXISTS
  (SELECT 1 FROM brought_games w WHERE w.match = ${match}.id AND w.analysis IS NULL)`;

export const matchesIn = queriesOf((sql) => {
  const { run, changed, required, row, rows, values } = statements(sql);
  const add = required<[NewMatch], { id: MatchId }>(
    `INSERT INTO brought_matches (person, at, white, black, length, white_score, black_score)
     VALUES (@person, @at, @white, @black, @length, @whiteScore, @blackScore) RETURNING id`,
  );
  return {
    add: (match: NewMatch): MatchId => add(match).id,
    addGame: run<[GameKey & { person: PersonId; game: string }]>(
      `INSERT INTO brought_games (match, number, person, game)
       VALUES (@match, @number, @person, @game)`,
    ),
    find: row<[id: MatchId], MatchRow>(
      `SELECT id, person, at, white, black, length, white_score AS whiteScore,
         black_score AS blackScore, side,
         (SELECT count(*) FROM brought_games g WHERE g.match = m.id) AS games,
         (SELECT count(analysis) FROM brought_games g WHERE g.match = m.id) AS done
       FROM brought_matches m WHERE id = ?`,
    ),
    gamesOf: rows<[match: MatchId], { readonly game: string; readonly analysis: string | null }>(
      "SELECT game, analysis FROM brought_games WHERE match = ? ORDER BY number",
    ),
    choose: changed<[{ id: MatchId; side: Colour; at: number }]>(
      "UPDATE brought_matches SET side = @side, at = @at WHERE id = @id AND side IS NULL",
    ),
    /** The matches of a person that are worked, or wait for it, in their order. */
    inLine: values<[person: PersonId], MatchId>(
      `SELECT m.id FROM brought_matches m WHERE m.person = ? AND ${waits("m")} ORDER BY m.at, m.id`,
    ),
    /** The next game to analyse: of the first matches of all people that with the fewest done. */
    next: row<[], GameKey & { readonly game: string }>(
      `SELECT g.match, g.number, g.game FROM brought_games g
       JOIN brought_matches m ON m.id = g.match
       WHERE g.analysis IS NULL AND m.side IS NOT NULL AND NOT EXISTS
         (SELECT 1 FROM brought_matches b
          WHERE b.person = m.person AND (b.at, b.id) < (m.at, m.id) AND ${waits("b")})
       ORDER BY (SELECT count(analysis) FROM brought_games d WHERE d.match = g.match),
         g.match, g.number LIMIT 1`,
    ),
    saveAnalysis: run<[GameKey & { analysis: string }]>(
      `UPDATE brought_games SET analysis = @analysis WHERE match = @match AND number = @number`,
    ),
    forget: run<[id: MatchId]>("DELETE FROM brought_matches WHERE id = ?"),
    /** Of the matches that a person has brought, only so many stay. */
    dropOld: run<[{ person: PersonId; kept: number }]>(
      `DELETE FROM brought_matches WHERE id IN (SELECT id FROM brought_matches
         WHERE person = @person ORDER BY id DESC LIMIT -1 OFFSET @kept)`,
    ),
    expired: rows<[before: number], { readonly id: MatchId }>(
      "SELECT id FROM brought_matches WHERE at < ?",
    ),
  };
});

const storedGame = z.object({
  number: z.int(),
  score: z.object({ white: z.int(), black: z.int() }),
  crawford: z.boolean(),
  ruleset: storedRuleset,
  events: z.array(storedEvent).readonly(),
}) satisfies z.ZodType<ReadGame>;

export const readStoredGame = (text: string): ReadGame => storedGame.parse(JSON.parse(text));

export type StoredGame = {
  readonly game: ReadGame;
  /** Undefined until it is made. */
  readonly analysis: Analysis | undefined;
};

/** The games of a match in their order. */
export const gamesOfMatch = ({ store }: Pick<Services, "store">, id: MatchId): StoredGame[] =>
  matchesIn(store)
    .gamesOf(id)
    .map(({ game, analysis }) => ({
      game: readStoredGame(game),
      analysis: analysis === null ? undefined : ANALYSIS.parse(JSON.parse(analysis)),
    }));
