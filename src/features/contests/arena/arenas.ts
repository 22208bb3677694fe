import { type Branded, type GameId, isId, type PersonId } from "../../../ids/ids.ts";
import { readTerms } from "../../../store/games.ts";
import { queriesOf } from "../../../store/prepared.ts";
import { statements } from "../../../store/statements.ts";
import type { Traces } from "../../../store/traces.ts";
import type { Standstill } from "../../../tables/services/services.ts";
import { type ContestRow, contestQueries, contestTraces, type GroupContest } from "../contests.ts";

export type ArenaId = Branded<"arena">;

export const isArenaId = (value: number): value is ArenaId => isId(value) && value > 0;

export type Arena = GroupContest<ArenaId> & { readonly startsAt: number; readonly endsAt: number };

type NewArena = Pick<Arena, "chat" | "thread" | "maker" | "terms" | "startsAt" | "endsAt">;

export type ArenaPlayer = {
  readonly person: PersonId;
  /** 1: the player wants games; 0: they have left or pause. */
  readonly present: number;
  readonly since: number;
  readonly last: PersonId | null;
  /** The player's contribution to the dice of their games. */
  readonly luck: string | null;
  /** The last game against the computer while no opponent was free. */
  readonly meanwhile: GameId | null;
};

/** A game of an arena. Its result is null until it counts; a drawn one has no winner. */
export type ArenaGame = {
  readonly game: GameId;
  readonly white: PersonId;
  readonly black: PersonId;
  readonly winner: PersonId | null;
  readonly mars: number | null;
  /** 1: the loser left it early. */
  readonly early: number | null;
};

const ARENA = contestTraces("arena");

export const arenaTraces: Traces = {
  ...ARENA,
  outlives: {
    ...ARENA.outlives,
    "arena_players.last": "stays",
    "arena_games.winner": "stays",
  },
  forgetting: [...ARENA.forgetting, "UPDATE arena_players SET present = 0 WHERE person = @person"],
};

export const arenasIn = queriesOf((sql) => {
  const { run, changed, row, rows, required, exists, values } = statements(sql);
  const add = required<[ContestRow<NewArena>], { id: ArenaId }>(
    `INSERT INTO arenas (chat, thread, maker, terms, starts_at, ends_at)
     VALUES (@chat, @thread, @maker, @terms, @startsAt, @endsAt) RETURNING id`,
  );
  const contests = contestQueries<ContestRow<Arena>, Arena>(sql, {
    name: "arena",
    isId: isArenaId,
    columns: "starts_at AS startsAt, ends_at AS endsAt",
    read: readTerms,
  });
  const putOff = values<[Standstill], ArenaId>(
    `UPDATE arenas SET ends_at = ends_at + @until - max(@from, starts_at)
     WHERE state = 'open' AND starts_at < @until AND ends_at > @from RETURNING id`,
  );
  return {
    ...contests,
    add: (arena: NewArena): ArenaId =>
      contests.show(add({ ...arena, terms: JSON.stringify(arena.terms) }).id, arena),
    players: rows<[id: ArenaId], ArenaPlayer>(
      `SELECT person, present, since, last, luck, meanwhile FROM arena_players WHERE arena = ? ORDER BY rowid`,
    ),
    enter: run<[{ arena: ArenaId; person: PersonId; since: number; luck: string | null }]>(
      `INSERT INTO arena_players (arena, person, present, since, luck)
       VALUES (@arena, @person, 1, @since, @luck)
       ON CONFLICT (arena, person) DO UPDATE SET present = 1, luck = @luck,
         since = CASE WHEN present = 1 THEN since ELSE @since END`,
    ),
    leave: changed<[{ arena: ArenaId; person: PersonId }]>(
      `UPDATE arena_players SET present = 0
       WHERE arena = @arena AND person = @person AND present = 1`,
    ),
    /** The player is free again after a game with `last`. */
    free: run<[{ arena: ArenaId; person: PersonId; since: number; last: PersonId }]>(
      `UPDATE arena_players SET since = @since, last = @last, meanwhile = NULL
       WHERE arena = @arena AND person = @person`,
    ),
    playsMeanwhile: run<[{ arena: ArenaId; person: PersonId; game: GameId }]>(
      "UPDATE arena_players SET meanwhile = @game WHERE arena = @arena AND person = @person",
    ),
    /** Lets an arena that gathers its players begin now; false if it has begun already. */
    begin: changed<[{ id: ArenaId; now: number }]>(
      `UPDATE arenas SET starts_at = @now, ends_at = ends_at - starts_at + @now
       WHERE id = @id AND starts_at > @now`,
    ),
    /** Puts the ends of running arenas off by the part of them in which nobody could play. */
    putOff: (standstill: Standstill): void => putOff(standstill).forEach(contests.touch),
    /** Whether the player has a running game in an open arena of any group. */
    isPlaying: exists<[{ person: PersonId }]>(
      `SELECT 1 FROM arenas a JOIN arena_games p ON p.arena = a.id AND p.place IS NULL
       JOIN games g ON g.id = p.game AND g.ended_at IS NULL AND @person IN (g.white, g.black)
       WHERE a.state = 'open'`,
    ),
    addGame: run<[{ arena: ArenaId; game: GameId }]>(
      "INSERT INTO arena_games (arena, game) VALUES (@arena, @game)",
    ),
    /** Running games, and finished ones that are not counted yet. */
    running: rows<[id: ArenaId], ArenaGame & { readonly endedAt: number | null }>(
      `SELECT a.game, g.white, g.black, a.winner, a.mars, NULL AS early, g.ended_at AS endedAt
       FROM arena_games a JOIN games g ON g.id = a.game
       WHERE a.arena = ? AND a.place IS NULL ORDER BY g.ended_at, a.game`,
    ),
    /** The games that count, in the order of their ends. */
    finished: rows<[id: ArenaId], ArenaGame>(
      `SELECT a.game, g.white, g.black, a.winner, a.mars, l.early
       FROM arena_games a JOIN games g ON g.id = a.game LEFT JOIN ledger l ON l.game = a.game
       WHERE a.arena = ? AND a.place IS NOT NULL ORDER BY a.place`,
    ),
    finish: run<[{ arena: ArenaId; game: GameId; winner: PersonId | null; mars: number }]>(
      `UPDATE arena_games SET winner = @winner, mars = @mars,
         place = (SELECT coalesce(max(place), 0) + 1 FROM arena_games WHERE arena = @arena)
       WHERE game = @game`,
    ),
    /** The arena of a game, and the game's place in the order of those that count. */
    ofGame: row<[game: GameId], { readonly arena: ArenaId; readonly place: number | null }>(
      "SELECT arena, place FROM arena_games WHERE game = ?",
    ),
    /** A game without a result in the ledger does not count. */
    drop: run<[game: GameId]>("DELETE FROM arena_games WHERE game = ?"),
  };
});
