import type { Terms } from "../game/series.ts";
import type { ArenaId, ChatId, GameId, PersonId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";
import { readTerms, type WithTerms } from "./games.ts";
import { statements } from "./statements.ts";

export type Arena = {
  readonly id: ArenaId;
  readonly chat: ChatId;
  readonly thread: number | null;
  readonly maker: PersonId;
  readonly terms: Terms;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly state: "open" | "over" | "cancelled";
  /** Null until it is sent, and after people deleted it. */
  readonly message: number | null;
  readonly content: "photo" | "text";
  /** 0: the message shows the newest state; otherwise larger with each change. */
  readonly behind: number;
  readonly shownAt: number;
};

export type NewArena = Pick<Arena, "chat" | "thread" | "maker" | "terms" | "startsAt" | "endsAt">;

export type ArenaPlayer = {
  readonly person: PersonId;
  /** 1: they play as soon as there is somebody. */
  readonly present: number;
  readonly since: number;
  readonly last: PersonId | null;
  /** What they bring to the dice of their games. */
  readonly luck: string | null;
};

/** A game of an arena; what came of it once that counts. */
export type ArenaGame = {
  readonly game: GameId;
  readonly white: PersonId;
  readonly black: PersonId;
  readonly winner: PersonId | null;
  readonly mars: number | null;
};

type ArenaText = Omit<Arena, "terms"> & WithTerms;

const ARENAS = `SELECT id, chat, thread, maker, terms, starts_at AS startsAt, ends_at AS endsAt, state,
  message, content, behind, shown_at AS shownAt FROM arenas`;

const GAMES = `SELECT a.game, g.white, g.black, a.winner, a.mars
  FROM arena_games a JOIN games g ON g.id = a.game`;

export const arenaQueries = (sql: Sql) => {
  const { run, changed, row, rows, sure, exists } = statements(sql);
  const add = sure<[Omit<NewArena, "terms"> & WithTerms], { id: ArenaId }>(
    `INSERT INTO arenas (chat, thread, maker, terms, starts_at, ends_at)
     VALUES (@chat, @thread, @maker, @terms, @startsAt, @endsAt) RETURNING id`,
  );
  const read = (found: ArenaText | undefined): Arena | undefined => found && readTerms(found);
  const byId = row<[id: ArenaId], ArenaText>(`${ARENAS} WHERE id = ?`);
  const openIn = row<[chat: ChatId], ArenaText>(`${ARENAS} WHERE chat = ? AND state = 'open'`);
  const open = rows<[], ArenaText>(`${ARENAS} WHERE state = 'open' ORDER BY chat`);
  const present = "EXISTS (SELECT 1 FROM chats c WHERE c.id = arenas.chat AND c.present = 1)";
  const behind = rows<[shownBefore: number], ArenaText>(
    `${ARENAS} WHERE behind > 0 AND shown_at <= ? AND ${present} ORDER BY id`,
  );
  const withCard = rows<[], ArenaText>(`${ARENAS} WHERE card = 1 AND ${present} ORDER BY id`);
  return {
    add: (arena: NewArena): ArenaId => add({ ...arena, terms: JSON.stringify(arena.terms) }).id,
    byId: (id: ArenaId): Arena | undefined => read(byId(id)),
    openIn: (chat: ChatId): Arena | undefined => read(openIn(chat)),
    open: (): readonly Arena[] => open().map(readTerms),
    /** Ends it, once; false where it has ended. */
    close: changed<[{ id: ArenaId; state: "over" | "cancelled"; card: number }]>(
      `UPDATE arenas SET state = @state, card = @card, behind = behind + 1
       WHERE id = @id AND state = 'open'`,
    ),
    touch: run<[id: ArenaId]>("UPDATE arenas SET behind = behind + 1 WHERE id = ?"),
    /** What is to be shown in chats where the bot may write. */
    behind: (shownBefore: number): readonly Arena[] => behind(shownBefore).map(readTerms),
    shown: run<[Pick<Arena, "id" | "content" | "behind"> & { message: number | null; at: number }]>(
      `UPDATE arenas SET message = @message, content = @content, shown_at = @at,
         behind = CASE WHEN behind = @behind THEN 0 ELSE behind END WHERE id = @id`,
    ),
    /** Its message is gone, and is sent again. */
    lost: run<[id: ArenaId]>(
      "UPDATE arenas SET message = NULL, content = 'text', behind = behind + 1 WHERE id = ?",
    ),
    settle: run<[id: ArenaId]>("UPDATE arenas SET behind = 0 WHERE id = ?"),
    withCard: (): readonly Arena[] => withCard().map(readTerms),
    takeCard: changed<[id: ArenaId]>("UPDATE arenas SET card = 0 WHERE id = ? AND card = 1"),
    giveCardBack: run<[id: ArenaId]>("UPDATE arenas SET card = 1 WHERE id = ?"),
    players: rows<[id: ArenaId], ArenaPlayer>(
      `SELECT person, present, since, last, luck FROM arena_players WHERE arena = ? ORDER BY rowid`,
    ),
    /** Somebody plays from now on. */
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
    /** Somebody is free again, after a game with another. */
    free: run<[{ arena: ArenaId; person: PersonId; since: number; last: PersonId }]>(
      `UPDATE arena_players SET since = @since, last = @last
       WHERE arena = @arena AND person = @person`,
    ),
    /** Whether somebody plays a game of an arena that is open, of whichever group. */
    isPlaying: exists<[{ person: PersonId }]>(
      `SELECT 1 FROM arenas a JOIN arena_games p ON p.arena = a.id AND p.place IS NULL
       JOIN games g ON g.id = p.game AND g.ended_at IS NULL AND @person IN (g.white, g.black)
       WHERE a.state = 'open'`,
    ),
    addGame: run<[{ arena: ArenaId; game: GameId }]>(
      "INSERT INTO arena_games (arena, game) VALUES (@arena, @game)",
    ),
    /** Games that run, and those that have ended since they were last asked for. */
    running: rows<[id: ArenaId], ArenaGame & { readonly endedAt: number | null }>(
      `SELECT a.game, g.white, g.black, a.winner, a.mars, g.ended_at AS endedAt
       FROM arena_games a JOIN games g ON g.id = a.game
       WHERE a.arena = ? AND a.place IS NULL ORDER BY g.ended_at, a.game`,
    ),
    /** What counts, in the order in which it ended. */
    finished: rows<[id: ArenaId], ArenaGame & { readonly winner: PersonId; readonly mars: number }>(
      `${GAMES} WHERE a.arena = ? AND a.place IS NOT NULL ORDER BY a.place`,
    ),
    finish: run<[{ arena: ArenaId; game: GameId; winner: PersonId; mars: number }]>(
      `UPDATE arena_games SET winner = @winner, mars = @mars,
         place = (SELECT coalesce(max(place), 0) + 1 FROM arena_games WHERE arena = @arena)
       WHERE game = @game`,
    ),
    /** The arena that a game belongs to; its place in the order of what counts, once it does. */
    ofGame: row<[game: GameId], { readonly arena: ArenaId; readonly place: number | null }>(
      "SELECT arena, place FROM arena_games WHERE game = ?",
    ),
    /** A game of which nothing is known counts for nobody. */
    drop: run<[game: GameId]>("DELETE FROM arena_games WHERE game = ?"),
  };
};
