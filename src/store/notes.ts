import type { ChallengeId, ChatId, GameId, PersonId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";

/** Players who left a group in the middle of a game. */
export const absenceQueries = (sql: Sql) => {
  const { run, changed, exists, values } = statements(sql);
  return {
    add: run<[chat: ChatId, person: PersonId]>(
      "INSERT OR IGNORE INTO absences (chat, person) VALUES (?, ?)",
    ),
    remove: changed<[chat: ChatId, person: PersonId]>(
      "DELETE FROM absences WHERE chat = ? AND person = ?",
    ),
    has: exists<[chat: ChatId, person: PersonId]>(
      "SELECT 1 FROM absences WHERE chat = ? AND person = ?",
    ),
    among: values<[chat: ChatId, one: PersonId, other: PersonId], PersonId>(
      "SELECT person FROM absences WHERE chat = ? AND person IN (?, ?)",
    ),
  };
};

/** The state of the bot's dialogs: one text for each person in each chat. */
export const conversationQueries = (sql: Sql) => {
  const { run, value } = statements(sql);
  return {
    read: value<[chat: ChatId, person: PersonId, since: number], string>(
      "SELECT state FROM conversations WHERE chat = ? AND person = ? AND at >= ?",
    ),
    // A dialog does not advance by another person's update.
    write: run<[chat: ChatId, person: PersonId, state: string, at: number]>(
      `INSERT INTO conversations (chat, person, state, at) VALUES (?, ?, ?, ?)
       ON CONFLICT (chat, person) DO UPDATE SET state = excluded.state, at = excluded.at
       WHERE state <> excluded.state`,
    ),
    remove: run<[chat: ChatId, person: PersonId]>(
      "DELETE FROM conversations WHERE chat = ? AND person = ?",
    ),
    removeOlder: run<[since: number]>("DELETE FROM conversations WHERE at < ?"),
  };
};

export const handoutQueries = (sql: Sql) => {
  const { changed, run } = statements(sql);
  return {
    /** Notes a hand-out; false if the last one was after `earliest`. */
    hand: changed<[{ what: string; chat: ChatId; at: number; earliest: number }]>(
      `INSERT INTO handouts (what, chat, at) VALUES (@what, @chat, @at)
       ON CONFLICT (what, chat) DO UPDATE SET at = @at WHERE at <= @earliest`,
    ),
    removeOlder: run<[since: number]>("DELETE FROM handouts WHERE at <= ?"),
  };
};

/** So many go at once; the others go with the next sweeps, so that no press waits for them. */
const MOST_DROPPED = 5_000;

export const updateQueries = (sql: Sql) => {
  const { run, exists } = statements(sql);
  return {
    note: run<[id: number, at: number]>(
      "INSERT INTO updates (id, at) VALUES (?, ?) ON CONFLICT DO NOTHING",
    ),
    isNoted: exists<[id: number]>("SELECT 1 FROM updates WHERE id = ?"),
    removeOlder: run<[since: number]>(
      `DELETE FROM updates
       WHERE id IN (SELECT id FROM updates WHERE at < ? LIMIT ${MOST_DROPPED})`,
    ),
  };
};

/** Beyond this number the oldest are dropped; Telegram then gets such a picture again. */
export const MOST_PICTURES = 20_000;

export const pictureQueries = (sql: Sql) => {
  const { run, required, value } = statements(sql);
  const save = required<[key: string, file: string], { number: number }>(
    "REPLACE INTO pictures (key, file) VALUES (?, ?) RETURNING number",
  );
  const forget = run<[number: number]>("DELETE FROM pictures WHERE number <= ?");
  return {
    file: value<[key: string], string>("SELECT file FROM pictures WHERE key = ?"),
    save: (key: string, file: string): void => forget(save(key, file).number - MOST_PICTURES),
    drop: run<[key: string]>("DELETE FROM pictures WHERE key = ?"),
  };
};

/** A person who wants a private call when it is their turn in a game. */
export type Bell = { readonly game: GameId; readonly person: PersonId };

export const BELL_NOTICE = "bell";

export const bellQueries = (sql: Sql) => {
  const { changed, run, exists } = statements(sql);
  return {
    /** Not for the current turn, which counts as called for; changes nothing if there is a bell. */
    add: run<[Bell & { turn: number }]>(
      "INSERT OR IGNORE INTO bells (game, person, turn) VALUES (@game, @person, @turn)",
    ),
    remove: changed<[Bell]>("DELETE FROM bells WHERE game = @game AND person = @person"),
    removeOf: run<[game: GameId]>("DELETE FROM bells WHERE game = ?"),
    /**
     * The game waits for this person now; false if they have no bell, or it rang for this turn.
     * `anew`: it waited for the other one just before, so it rings again.
     */
    ring: changed<[Bell & { turn: number; anew: 0 | 1 }]>(
      `UPDATE bells SET turn = @turn
       WHERE game = @game AND person = @person AND (turn < @turn OR @anew)`,
    ),
    has: exists<[Bell]>("SELECT 1 FROM bells WHERE game = @game AND person = @person"),
  };
};

/** The kind of notices that tell a maker who sat down elsewhere; the subject is the game. */
export const OFFER_NOTICE = "offer";

/** Inline offers for which it is not yet known whether their maker sent them. */
export const unconfirmedQueries = (sql: Sql) => {
  const { changed, run, exists } = statements(sql);
  return {
    add: run<[challenge: ChallengeId]>("INSERT INTO unconfirmed (challenge) VALUES (?)"),
    hasChallenge: exists<[id: ChallengeId]>("SELECT 1 FROM unconfirmed WHERE challenge = ?"),
    hasGame: exists<[id: GameId]>("SELECT 1 FROM unconfirmed WHERE game = ?"),
    /** Whether these two play a game that the challenger may not know of. */
    hasGameOf: exists<[{ challenger: PersonId; opponent: PersonId }]>(
      `SELECT 1 FROM unconfirmed u JOIN games g ON g.id = u.game AND g.ended_at IS NULL
       WHERE g.white = @challenger AND g.black = @opponent`,
    ),
    /** Notes the game that began from an offer; false if the offer is confirmed. */
    begun: changed<[{ challenge: ChallengeId; game: GameId }]>(
      "UPDATE unconfirmed SET game = @game WHERE challenge = @challenge",
    ),
    confirm: run<[challenge: ChallengeId]>("DELETE FROM unconfirmed WHERE challenge = ?"),
    confirmGame: run<[id: GameId]>("DELETE FROM unconfirmed WHERE game = ?"),
  };
};
