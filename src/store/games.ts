import type { ChallengeId, ChatId, GameId, PersonId, SeriesId } from "../game/ids.ts";
import type { GameEvent } from "../game/types.ts";
import type { Ruleset } from "../rules/types.ts";
import type { Sql } from "./database.ts";

export type Challenge = {
  readonly id: ChallengeId;
  readonly chat: ChatId;
  readonly challenger: PersonId;
  readonly ruleset: Ruleset;
  readonly state: "open" | "accepted" | "cancelled";
};

export type GameRow = {
  readonly id: GameId;
  readonly series: SeriesId;
  readonly white: PersonId;
  readonly black: PersonId;
  readonly ruleset: Ruleset;
  readonly secret: Uint8Array;
  readonly version: number;
  /** Both are null while the game runs. */
  readonly winner: PersonId | null;
  readonly points: number | null;
  /** The player who asked for a rematch; stays when it has begun. */
  readonly rematchBy: PersonId | null;
};

export type NewGame = Pick<GameRow, "white" | "black" | "ruleset" | "secret">;

type AsText<T> = Omit<T, "ruleset"> & { readonly ruleset: string };

const withRuleset = <T extends { readonly ruleset: string }>(row: T | undefined) => {
  if (row === undefined) return undefined;
  const ruleset: Ruleset = JSON.parse(row.ruleset);
  return { ...row, ruleset };
};

/** Challenges, and the games that came of them, as lists of events. */
export const gameQueries = (sql: Sql) => {
  const addChallenge = sql.prepare<[ChatId, PersonId, string, number], { id: ChallengeId }>(
    "INSERT INTO challenges (chat, challenger, ruleset, at) VALUES (?, ?, ?, ?) RETURNING id",
  );
  const challenge = sql.prepare<[ChallengeId], AsText<Challenge>>(
    "SELECT id, chat, challenger, ruleset, state FROM challenges WHERE id = ?",
  );
  const openChallengeOf = sql.prepare<[ChatId, PersonId], AsText<Challenge>>(
    `SELECT id, chat, challenger, ruleset, state FROM challenges
     WHERE chat = ? AND challenger = ? AND state = 'open' LIMIT 1`,
  );
  const closeChallenge = sql.prepare<[Challenge["state"], ChallengeId]>(
    "UPDATE challenges SET state = ? WHERE id = ? AND state = 'open'",
  );
  const addSeries = sql.prepare<[number], { id: SeriesId }>(
    "INSERT INTO series (at) VALUES (?) RETURNING id",
  );
  const addGame = sql.prepare<{ series: SeriesId; at: number } & AsText<NewGame>, { id: GameId }>(
    `INSERT INTO games (series, white, black, ruleset, secret, at)
     VALUES (@series, @white, @black, @ruleset, @secret, @at) RETURNING id`,
  );
  const game = sql.prepare<[GameId], AsText<GameRow>>(
    `SELECT id, series, white, black, ruleset, secret, version, winner, points,
       rematch_by AS rematchBy FROM games WHERE id = ?`,
  );
  const advance = sql.prepare<[number, GameId, number]>(
    "UPDATE games SET version = version + ? WHERE id = ? AND version = ?",
  );
  const addEvent = sql.prepare<[GameId, number, string, number]>(
    "INSERT INTO events (game, number, event, at) VALUES (?, ?, ?, ?)",
  );
  const events = sql
    .prepare<[GameId], string>("SELECT event FROM events WHERE game = ? ORDER BY number")
    .pluck();
  const endGame = sql.prepare<[PersonId, number, GameId]>(
    "UPDATE games SET winner = ?, points = ? WHERE id = ?",
  );
  const askRematch = sql.prepare<[PersonId, GameId]>(
    "UPDATE games SET rematch_by = ? WHERE id = ?",
  );
  const score = sql.prepare<[SeriesId], { person: PersonId; points: number }>(
    `SELECT winner AS person, sum(points) AS points FROM games
     WHERE series = ? AND winner IS NOT NULL GROUP BY winner`,
  );
  const newestInSeries = sql
    .prepare<[SeriesId], GameId>("SELECT max(id) FROM games WHERE series = ?")
    .pluck();

  const added = <T>(row: T | undefined): T => {
    if (row === undefined) throw new Error("an INSERT … RETURNING gave no row");
    return row;
  };

  return {
    addChallenge: (chat: ChatId, challenger: PersonId, ruleset: Ruleset, at: number) =>
      added(addChallenge.get(chat, challenger, JSON.stringify(ruleset), at)).id,
    challenge: (id: ChallengeId): Challenge | undefined => withRuleset(challenge.get(id)),
    openChallengeOf: (chat: ChatId, person: PersonId): Challenge | undefined =>
      withRuleset(openChallengeOf.get(chat, person)),
    /** False when the challenge was no longer open. */
    closeChallenge: (id: ChallengeId, state: "accepted" | "cancelled"): boolean =>
      closeChallenge.run(state, id).changes === 1,
    addSeries: (at: number): SeriesId => added(addSeries.get(at)).id,
    addGame: (series: SeriesId, value: NewGame, at: number): GameId =>
      added(addGame.get({ ...value, series, at, ruleset: JSON.stringify(value.ruleset) })).id,
    game: (id: GameId): GameRow | undefined => withRuleset(game.get(id)),
    /** Appends events to a game that has exactly `version` of them; false when it has moved on. */
    append: (id: GameId, version: number, added: readonly GameEvent[], at: number): boolean => {
      if (advance.run(added.length, id, version).changes !== 1) return false;
      for (const [index, event] of added.entries()) {
        addEvent.run(id, version + index + 1, JSON.stringify(event), at);
      }
      return true;
    },
    events: (id: GameId): GameEvent[] =>
      events.all(id).map((text) => {
        const event: GameEvent = JSON.parse(text);
        return event;
      }),
    endGame: (id: GameId, winner: PersonId, points: number): void =>
      void endGame.run(winner, points, id),
    askRematch: (id: GameId, person: PersonId): void => void askRematch.run(person, id),
    /** Points won in a series so far, by person. */
    score: (series: SeriesId): ReadonlyMap<PersonId, number> =>
      new Map(score.all(series).map(({ person, points }) => [person, points])),
    newestInSeries: (series: SeriesId): GameId | undefined => newestInSeries.get(series),
  };
};
