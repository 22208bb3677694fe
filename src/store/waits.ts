import type { ChatId, GameId, PersonId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";

export type Wait = {
  readonly game: GameId;
  readonly person: PersonId;
  readonly since: number;
  /** When to remind them; null: not at all, or it is done. */
  readonly remindAt: number | null;
  /** When the other player may claim the game; null: never. */
  readonly claimAt: number | null;
  /** Since when their turn is played out and the clock is to end it; null: it is not. */
  readonly playedOutAt: number | null;
};

/** A message that reminds somebody, and the state of their game that it belongs to. */
export type Reminder = {
  readonly chat: ChatId;
  readonly message: number;
  readonly game: GameId;
  readonly version: number;
  readonly at: number;
};

const COLUMNS = `game, person, since, remind_at AS remindAt, claim_at AS claimAt,
  played_out_at AS playedOutAt`;

export const waitQueries = (sql: Sql) => {
  const { run, changed, row, rows } = statements(sql);
  return {
    save: run<[Wait]>(
      `INSERT INTO waits (game, person, since, remind_at, claim_at, played_out_at)
       VALUES (@game, @person, @since, @remindAt, @claimAt, @playedOutAt)
       ON CONFLICT (game) DO UPDATE
       SET person = @person, since = @since, remind_at = @remindAt, claim_at = @claimAt,
         played_out_at = @playedOutAt,
         claim_shown = claim_shown AND claim_at IS @claimAt`,
    ),
    end: run<[game: GameId]>("DELETE FROM waits WHERE game = ?"),
    ofGame: row<[game: GameId], Wait>(`SELECT ${COLUMNS} FROM waits WHERE game = ?`),
    ofComputers: rows<[], Wait>(`SELECT ${COLUMNS} FROM waits WHERE person < 0 ORDER BY since`),
    /** Games whose turn is played out, the longest first. */
    playedOut: rows<[], { readonly game: GameId; readonly playedOutAt: number }>(
      `SELECT game, played_out_at AS playedOutAt FROM waits
       WHERE played_out_at IS NOT NULL ORDER BY played_out_at`,
    ),
    /** It is left to its player to end their turn. */
    leaveTurn: run<[game: GameId]>("UPDATE waits SET played_out_at = NULL WHERE game = ?"),
    /** Waits whose time was up by now, each of them given once. */
    overdue: rows<[now: number], Wait>(
      `UPDATE waits SET claim_shown = 1 WHERE claim_at <= ? AND claim_shown = 0
       RETURNING ${COLUMNS}`,
    ),
    toRemind: rows<[now: number, most: number], Wait>(
      `SELECT ${COLUMNS} FROM waits WHERE remind_at <= ? ORDER BY remind_at LIMIT ?`,
    ),
    dropDue: run<[now: number]>("UPDATE waits SET remind_at = NULL WHERE remind_at <= ?"),
    /** Puts a reminder off, or notes with null that it is done; nothing if the wait is another. */
    remindAt: run<[Pick<Wait, "game" | "since" | "remindAt">]>(
      "UPDATE waits SET remind_at = @remindAt WHERE game = @game AND since = @since",
    ),
    /** The same as done, once; false if it is done already. */
    take: changed<[Wait]>(
      `UPDATE waits SET remind_at = NULL
       WHERE game = @game AND since = @since AND remind_at IS NOT NULL`,
    ),
    addReminder: run<[Reminder]>(
      `INSERT INTO reminders (chat, message, game, version, at)
       VALUES (@chat, @message, @game, @version, @at)`,
    ),
    /** Reminders whose game has moved on, and those that were sent up to then. */
    outlived: rows<[until: number], Reminder>(
      `SELECT r.* FROM reminders r
       JOIN games g ON g.id = r.game JOIN chats c ON c.id = r.chat
       WHERE c.present = 1 AND (g.version <> r.version OR r.at <= ?)`,
    ),
    dropReminder: run<[Pick<Reminder, "chat" | "message">]>(
      "DELETE FROM reminders WHERE chat = @chat AND message = @message",
    ),
  };
};
