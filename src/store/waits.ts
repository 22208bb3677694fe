import type { ChatId, GameId, PersonId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";

export type Wait = {
  readonly game: GameId;
  readonly person: PersonId;
  readonly since: number;
  /** When to remind the player; null: never, or done. */
  readonly remindAt: number | null;
  /** When the other player may claim the game; null: never. */
  readonly claimAt: number | null;
  /** When the turn was played out, if the clock is going to end it; null: it is not. */
  readonly playedOutAt: number | null;
};

/** A message that reminds a player, and the state of the game for which it was sent. */
export type Reminder = {
  readonly chat: ChatId;
  readonly message: number;
  readonly game: GameId;
  readonly version: number;
  readonly at: number;
};

const COLUMNS = `game, person, since, remind_at AS remindAt, claim_at AS claimAt,
  played_out_at AS playedOutAt`;

type PlayedOut = { readonly game: GameId; readonly playedOutAt: number };

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
    /** Puts all waits off by the part of them in which nobody could play. */
    putOff: run<[{ readonly from: number; readonly until: number }]>(
      `UPDATE waits SET since = since + lost, remind_at = remind_at + lost,
         claim_at = claim_at + lost
       FROM (SELECT game AS of, @until - max(@from, since) AS lost FROM waits)
       WHERE game = of AND lost > 0`,
    ),
    /** Begins a wait anew: the time before was of no use to the player. */
    restart: run<[{ readonly game: GameId; readonly now: number }]>(
      `UPDATE waits SET since = @now, remind_at = remind_at + @now - since,
         claim_at = claim_at + @now - since, claim_shown = 0 WHERE game = @game`,
    ),
    end: run<[game: GameId]>("DELETE FROM waits WHERE game = ?"),
    ofGame: row<[game: GameId], Wait>(`SELECT ${COLUMNS} FROM waits WHERE game = ?`),
    ofComputers: rows<[], Wait>(`SELECT ${COLUMNS} FROM waits WHERE person < 0 ORDER BY since`),
    /** Games whose turn was played out by a moment, the longest first, and those that come next. */
    playedOut: rows<[{ moment: number }], PlayedOut>(
      `SELECT game, played_out_at AS playedOutAt FROM waits
       WHERE played_out_at <= coalesce(
         (SELECT min(played_out_at) FROM waits WHERE played_out_at > @moment), @moment)
       ORDER BY played_out_at`,
    ),
    leaveTurn: run<[game: GameId]>("UPDATE waits SET played_out_at = NULL WHERE game = ?"),
    /** Waits that are overdue by now, each of them once. */
    overdue: rows<[now: number], Wait>(
      `UPDATE waits SET claim_shown = 1 WHERE claim_at <= ? AND claim_shown = 0
       RETURNING ${COLUMNS}`,
    ),
    /** Waits that are no longer overdue, each of them once, and all that were so at that time. */
    notOverdue: rows<[{ readonly now: number; readonly seen: number }], Wait>(
      `UPDATE waits SET claim_shown = 0
       WHERE claim_at > @now AND (claim_shown = 1 OR claim_at <= @seen)
       RETURNING ${COLUMNS}`,
    ),
    toRemind: rows<[now: number, most: number], Wait>(
      `SELECT ${COLUMNS} FROM waits WHERE remind_at <= ? ORDER BY remind_at LIMIT ?`,
    ),
    dropDue: run<[now: number]>("UPDATE waits SET remind_at = NULL WHERE remind_at <= ?"),
    /** Puts a reminder off, or notes with null that it is done; nothing if the wait has changed. */
    remindAt: run<[Pick<Wait, "game" | "since" | "remindAt">]>(
      "UPDATE waits SET remind_at = @remindAt WHERE game = @game AND since = @since",
    ),
    take: changed<[Wait]>(
      `UPDATE waits SET remind_at = NULL
       WHERE game = @game AND since = @since AND remind_at IS NOT NULL`,
    ),
    addReminder: run<[Reminder]>(
      `INSERT INTO reminders (chat, message, game, version, at)
       VALUES (@chat, @message, @game, @version, @at)`,
    ),
    /** Reminders whose game has moved on, and all that were sent up to a moment. */
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
