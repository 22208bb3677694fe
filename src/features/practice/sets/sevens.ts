import type { PersonId } from "../../../ids/ids.ts";
import type { Family } from "../../../rules/types.ts";
import { queriesOf } from "../../../store/prepared.ts";
import { statements } from "../../../store/statements.ts";
import type { KeptTurn } from "../../../tables/game/kept-turn.ts";

export type SevenDay = { readonly game: Family; readonly day: number };

/** The set of a day: its exact text, the SHA-256 of that, and which shipped set it is, if any. */
export type SevenRow = SevenDay & {
  readonly text: string;
  readonly hash: string;
  readonly supply: string | null;
};

/** A person's answer to one decision, 0 to 6. */
export type SevenAnswer = {
  readonly number: number;
  /** The key of the turn's end in the set. */
  readonly played: string;
  /** In hundredths of a point. */
  readonly loss: number;
  /** Whether it was given on the set's own day. */
  readonly ranked: boolean;
  readonly at: number;
};

/** The effect of an answer: only the first one counts; the seventh of a day finishes it. */
export type AnswerTaken = "added" | "finished" | "already";

export type SevenResult = { readonly person: PersonId; readonly loss: number; readonly at: number };

/** How many other players finished a day's seven, and how many of them lost more. */
export type SevenStanding = { readonly others: number; readonly beaten: number };

export type SevenTurn = KeptTurn & { readonly number: number };

/** A person's reminder: the hour in UTC, and the day of the last one. */
export type SevenReminder = {
  readonly person: PersonId;
  /** In UTC. */
  readonly hour: number;
  /** 1: at half past. */
  readonly half: 0 | 1;
  readonly day: number;
};

/** Of how many players how many have found the best turn. */
export type SevenFound = { readonly players: number; readonly found: number };

type By = SevenDay & { readonly person: PersonId };
type AnswerRow = Omit<SevenAnswer, "ranked"> & { readonly ranked: 0 | 1 };

export const sevensIn = queriesOf((sql) => {
  const { run, changed, exists, row, rows, value, values } = statements(sql);
  const keepSecret = run<[Uint8Array]>(
    "INSERT OR IGNORE INTO seven_secret (id, secret) VALUES (1, ?)",
  );
  const secret = value<[], string>("SELECT lower(hex(secret)) FROM seven_secret WHERE id = 1");
  const add = changed<[By & AnswerRow]>(
    `INSERT OR IGNORE INTO seven_answers (person, game, day, number, played, loss, ranked, at)
     VALUES (@person, @game, @day, @number, @played, @loss, @ranked, @at)`,
  );
  const finish = changed<[By & { at: number }]>(
    `INSERT OR IGNORE INTO seven_results (person, game, day, loss, at)
     SELECT person, game, day, sum(loss), @at FROM seven_answers
     WHERE person = @person AND game = @game AND day = @day AND ranked = 1
     GROUP BY person, game, day HAVING count(*) = 7`,
  );
  const answers = rows<[By], AnswerRow>(
    `SELECT number, played, loss, ranked, at FROM seven_answers
     WHERE person = @person AND game = @game AND day = @day ORDER BY number`,
  );
  return {
    /** The secret behind this bot's sets, in hexadecimal: a fresh one is kept if there is none. */
    secret: (fresh: () => Uint8Array): string => {
      const kept = secret();
      if (kept !== undefined) return kept;
      keepSecret(fresh());
      return secret() ?? "";
    },
    /** Keeps the set of a day; false if there is one already. */
    put: changed<[SevenRow]>(
      `INSERT OR IGNORE INTO sevens (game, day, text, hash, supply)
     VALUES (@game, @day, @text, @hash, @supply)`,
    ),
    find: row<[SevenDay], SevenRow>(
      "SELECT game, day, text, hash, supply FROM sevens WHERE game = @game AND day = @day",
    ),
    /** The days from one on that have their set, in order. */
    days: values<[SevenDay], number>(
      "SELECT day FROM sevens WHERE game = @game AND day >= @day ORDER BY day",
    ),
    taken: values<[Family], string>(
      "SELECT supply FROM sevens WHERE game = ? AND supply IS NOT NULL",
    ),
    draft: value<[game: Family], string>("SELECT draft FROM seven_drafts WHERE game = ?"),
    keepDraft: run<[game: Family, draft: string]>(
      "INSERT OR REPLACE INTO seven_drafts (game, draft) VALUES (?, ?)",
    ),
    dropDraft: run<[game: Family]>("DELETE FROM seven_drafts WHERE game = ?"),
    /** Takes a person's answer to a decision, if it is the first; call it within a transaction. */
    answer: (by: By, answer: SevenAnswer): AnswerTaken => {
      if (!add({ ...by, ...answer, ranked: answer.ranked ? 1 : 0 })) return "already";
      return finish({ ...by, at: answer.at }) ? "finished" : "added";
    },
    answers: (by: By): readonly SevenAnswer[] =>
      answers(by).map((one) => ({ ...one, ranked: one.ranked === 1 })),
    /** Of those who finished a day's seven: how many lost no more in a decision. */
    found: row<[SevenDay & { number: number; most: number }], SevenFound>(
      `SELECT count(*) AS players, coalesce(sum(a.loss <= @most), 0) AS found
       FROM seven_results r JOIN seven_answers a
         ON a.person = r.person AND a.game = r.game AND a.day = r.day AND a.number = @number
       WHERE r.game = @game AND r.day = @day`,
    ),
    /** A person among those who finished a day's seven; undefined if they did not. */
    standing: row<[By], SevenStanding>(
      `SELECT
         (SELECT count(*) - 1 FROM seven_results r
          WHERE r.game = @game AND r.day = @day) AS others,
         (SELECT count(*) FROM seven_results r
          WHERE r.game = @game AND r.day = @day AND r.loss > own.loss) AS beaten
       FROM seven_results own
       WHERE own.person = @person AND own.game = @game AND own.day = @day`,
    ),
    turn: row<[By], SevenTurn>(
      `SELECT number, presses, step, undone FROM seven_turns
       WHERE person = @person AND game = @game AND day = @day`,
    ),
    keepTurn: run<[By & SevenTurn]>(
      `INSERT OR REPLACE INTO seven_turns (person, game, day, number, presses, step, undone)
       VALUES (@person, @game, @day, @number, @presses, @step, @undone)`,
    ),
    dropTurn: run<[By]>(
      "DELETE FROM seven_turns WHERE person = @person AND game = @game AND day = @day",
    ),
    /** Reminds a person from then on; `day`: not before the next one. */
    remind: run<[SevenReminder]>(
      `INSERT OR REPLACE INTO seven_reminders (person, hour, half, day)
       VALUES (@person, @hour, @half, @day)`,
    ),
    remindNot: run<[person: PersonId]>("DELETE FROM seven_reminders WHERE person = ?"),
    reminder: row<[person: PersonId], SevenReminder>(
      "SELECT person, hour, half, day FROM seven_reminders WHERE person = ?",
    ),
    /** People with a reminder in this hour of a day, so far, who have played no seven of it. */
    dueReminders: values<[Omit<SevenReminder, "person"> & { most: number }], PersonId>(
      `SELECT person FROM seven_reminders r
       WHERE hour = @hour AND half <= @half AND day < @day AND NOT EXISTS (
         SELECT 1 FROM seven_results d WHERE d.person = r.person AND d.day = @day)
       LIMIT @most`,
    ),
    /** Notes a reminder for a day; false if that is noted, or no longer wanted. */
    takeReminder: changed<[{ person: PersonId; day: number }]>(
      "UPDATE seven_reminders SET day = @day WHERE person = @person AND day < @day",
    ),
    giveReminderBack: run<[{ person: PersonId; day: number }]>(
      "UPDATE seven_reminders SET day = @day - 1 WHERE person = @person AND day = @day",
    ),
    best: rows<[SevenDay & { most: number }], SevenResult>(
      `SELECT person, loss, at FROM seven_results WHERE game = @game AND day = @day
       ORDER BY loss, at LIMIT @most`,
    ),
    hasAnswered: exists<[person: PersonId]>("SELECT 1 FROM seven_answers WHERE person = ?"),
    /** The days on which a person finished a seven, of either game. */
    daysPlayed: values<[person: PersonId], number>(
      "SELECT DISTINCT day FROM seven_results WHERE person = ? ORDER BY day",
    ),
  };
});
