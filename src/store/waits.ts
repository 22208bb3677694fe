import type { Sql } from "./database.ts";
import type { ChatId, GameId, PersonId } from "./ids.ts";

/** For whom a running game waits, since when, and what is due because of it. */
export type Wait = {
  readonly game: GameId;
  readonly person: PersonId;
  readonly since: number;
  /** When to remind him; null: not at all, or it is done. */
  readonly remindAt: number | null;
  /** When the other player may claim the game; null: never. */
  readonly claimAt: number | null;
};

/** A message that reminds somebody, and the state of his game that it belongs to. */
export type Reminder = {
  readonly chat: ChatId;
  readonly message: number;
  readonly game: GameId;
  readonly version: number;
  readonly at: number;
};

const COLUMNS = "game, person, since, remind_at AS remindAt, claim_at AS claimAt";

/** One row for each running game, and the reminders that stand in chats. */
export const waitQueries = (sql: Sql) => {
  const save = sql.prepare<Wait>(
    `INSERT INTO waits (game, person, since, remind_at, claim_at)
     VALUES (@game, @person, @since, @remindAt, @claimAt)
     ON CONFLICT (game) DO UPDATE
     SET person = @person, since = @since, remind_at = @remindAt, claim_at = @claimAt,
       claim_shown = claim_shown AND claim_at IS @claimAt`,
  );
  const end = sql.prepare<[GameId]>("DELETE FROM waits WHERE game = ?");
  const ofGame = sql.prepare<[GameId], Wait>(`SELECT ${COLUMNS} FROM waits WHERE game = ?`);
  const overdue = sql.prepare<[number], Wait>(
    `UPDATE waits SET claim_shown = 1 WHERE claim_at <= ? AND claim_shown = 0
     RETURNING ${COLUMNS}`,
  );
  const toRemind = sql.prepare<[number, number], Wait>(
    `SELECT ${COLUMNS} FROM waits WHERE remind_at <= ? ORDER BY remind_at LIMIT ?`,
  );
  const dropDue = sql.prepare<[number]>("UPDATE waits SET remind_at = NULL WHERE remind_at <= ?");
  const remindAt = sql.prepare<[number | null, GameId, number]>(
    "UPDATE waits SET remind_at = ? WHERE game = ? AND since = ? AND remind_at IS NOT NULL",
  );
  const addReminder = sql.prepare<Reminder>(
    `INSERT INTO reminders (chat, message, game, version, at)
     VALUES (@chat, @message, @game, @version, @at)`,
  );
  const outlived = sql.prepare<[number], Reminder>(
    `SELECT r.* FROM reminders r
     JOIN games g ON g.id = r.game JOIN chats c ON c.id = r.chat
     WHERE c.present = 1 AND (g.version <> r.version OR r.at <= ?)`,
  );
  const dropReminder = sql.prepare<Pick<Reminder, "chat" | "message">>(
    "DELETE FROM reminders WHERE chat = @chat AND message = @message",
  );

  return {
    /** Replaces what was due before. */
    save: (wait: Wait): void => void save.run(wait),
    end: (game: GameId): void => void end.run(game),
    ofGame: (game: GameId): Wait | undefined => ofGame.get(game),
    /** Waits whose time was up by `now`, each of them given once. */
    overdue: (now: number): Wait[] => overdue.all(now),
    /** Waits of which somebody was to be reminded by `now`, `most` of them, the oldest first. */
    toRemind: (now: number, most: number): Wait[] => toRemind.all(now, most),
    /** Forgets all that was to be reminded of by `now`. */
    dropDue: (now: number): void => void dropDue.run(now),
    /** Puts a reminder off, or notes with null that it is done; nothing if the wait is another. */
    remindAt: ({ game, since }: Wait, at: number | null): void =>
      void remindAt.run(at, game, since),
    addReminder: (reminder: Reminder): void => void addReminder.run(reminder),
    /** Reminders whose game has moved on, and those that were sent up to `until`. */
    outlived: (until: number): Reminder[] => outlived.all(until),
    dropReminder: ({ chat, message }: Pick<Reminder, "chat" | "message">): void =>
      void dropReminder.run({ chat, message }),
  };
};
