import { commitment, diceOf } from "../game/dice.ts";
import { DONE, type Done, refused } from "../game/result.ts";
import type { Terms } from "../game/series.ts";
import type { DiceSource, GameEvent } from "../game/types.ts";
import type { Ruleset } from "../rules/types.ts";
import { added, type Sql } from "./database.ts";
import type { ChallengeId, ChatId, GameId, PersonId, SeriesId } from "./ids.ts";

export type Series = { readonly id: SeriesId; readonly chat: ChatId | null; readonly terms: Terms };

export type GameRow = {
  readonly id: GameId;
  readonly series: SeriesId;
  readonly white: PersonId;
  readonly black: PersonId;
  /** With the switches as they hold in this game. */
  readonly ruleset: Ruleset;
  readonly crawford: boolean;
  /** The SHA-256 of the secret of its dice, which itself stays here until the game is over. */
  readonly diceHash: string;
  readonly version: number;
  /** The player who asked for a rematch; stays when it has begun. */
  readonly rematchBy: PersonId | null;
  /** The SHA-256 of the secret of the rematch's dice, once it is asked for. */
  readonly nextDiceHash: string | null;
  /** The rematch. */
  readonly next: GameId | null;
  readonly at: number;
  /** Null while the game runs. */
  readonly endedAt: number | null;
  /** Somebody asked to see the secret after the end. */
  readonly diceShown: boolean;
};

/** What a game came of: that holds the secret of its dice, and has published the hash. */
export type Origin = { readonly challenge: ChallengeId } | { readonly rematchOf: GameId };

type NewGame = Pick<GameRow, "series" | "white" | "black" | "ruleset" | "crawford">;

export type WithTerms = { readonly terms: string };
type GameText = Omit<
  GameRow,
  "ruleset" | "crawford" | "diceHash" | "nextDiceHash" | "diceShown"
> & {
  ruleset: string;
  crawford: number;
  secret: Uint8Array;
  nextSecret: Uint8Array | null;
  diceShown: number;
};

/** A row with the terms that it stores as JSON. */
export const readTerms = <T extends WithTerms>(row: T | undefined) => {
  if (row === undefined) return undefined;
  const terms: Terms = JSON.parse(row.terms);
  return { ...row, terms };
};

const readGame = (row: GameText | undefined): GameRow | undefined => {
  if (row === undefined) return undefined;
  const { secret, nextSecret, crawford, diceShown, ...others } = row;
  const ruleset: Ruleset = JSON.parse(row.ruleset);
  return {
    ...others,
    ruleset,
    crawford: crawford === 1,
    diceHash: commitment(secret),
    nextDiceHash: nextSecret && commitment(nextSecret),
    diceShown: diceShown === 1,
  };
};

/** Whose game `g` runs with `@person`; said so that each half finds its index. */
export const RUNS_WITH = `((g.white = @person AND g.ended_at IS NULL)
  OR (g.black = @person AND g.ended_at IS NULL))`;

/** Series, and their games as lists of events. */
export const gameQueries = (sql: Sql) => {
  const addSeries = sql.prepare<[ChatId | null, string, number], { id: SeriesId }>(
    "INSERT INTO series (chat, terms, at) VALUES (?, ?, ?) RETURNING id",
  );
  const series = sql.prepare<[SeriesId], Omit<Series, "terms"> & WithTerms>(
    "SELECT id, chat, terms FROM series WHERE id = ?",
  );
  const crawfordPlayed = sql
    .prepare<[SeriesId], number>("SELECT count(*) FROM games WHERE series = ? AND crawford = 1")
    .pluck();
  const addGame = sql.prepare<
    Omit<NewGame, "ruleset" | "crawford"> & {
      ruleset: string;
      crawford: number;
      challenge: ChallengeId | null;
      rematchOf: GameId | null;
      at: number;
    },
    { id: GameId }
  >(
    `INSERT INTO games (series, white, black, ruleset, crawford, at, secret)
     VALUES (@series, @white, @black, @ruleset, @crawford, @at, coalesce(
       (SELECT secret FROM challenges WHERE id = @challenge),
       (SELECT next_secret FROM games WHERE id = @rematchOf))) RETURNING id`,
  );
  const game = sql.prepare<[GameId], GameText>(
    `SELECT id, series, white, black, ruleset, crawford, secret, version,
       rematch_by AS rematchBy, next_secret AS nextSecret, next, at, ended_at AS endedAt,
       dice_shown AS diceShown FROM games WHERE id = ?`,
  );
  const secretOf = sql
    .prepare<[GameId], Uint8Array>("SELECT secret FROM games WHERE id = ?")
    .pluck();
  const openSecret = sql
    .prepare<[GameId], Uint8Array>("SELECT secret FROM games WHERE id = ? AND ended_at IS NOT NULL")
    .pluck();
  const showDice = sql.prepare<[GameId]>("UPDATE games SET dice_shown = 1 WHERE id = ?");
  const advance = sql.prepare<[number, GameId, number]>(
    "UPDATE games SET version = version + ? WHERE id = ? AND version = ?",
  );
  const addEvent = sql.prepare<[GameId, number, string, number]>(
    "INSERT INTO events (game, number, event, at) VALUES (?, ?, ?, ?)",
  );
  const events = sql
    .prepare<[GameId], string>("SELECT event FROM events WHERE game = ? ORDER BY number")
    .pluck();
  const endGame = sql.prepare<[number, GameId]>("UPDATE games SET ended_at = ? WHERE id = ?");
  const countRunning = sql
    .prepare<{ person: PersonId }, number>(`SELECT count(*) FROM games g WHERE ${RUNS_WITH}`)
    .pluck();
  const askRematch = sql.prepare<[PersonId, Uint8Array, GameId]>(
    "UPDATE games SET rematch_by = ?, next_secret = ? WHERE id = ?",
  );
  const beginRematch = sql.prepare<[GameId, GameId]>("UPDATE games SET next = ? WHERE id = ?");

  return {
    addSeries: (chat: ChatId | null, terms: Terms, at: number): Series => ({
      id: added(addSeries.get(chat, JSON.stringify(terms), at)).id,
      chat,
      terms,
    }),
    /** The series of a game; one that is not there is a bug and throws. */
    series: (id: SeriesId): Series => {
      const row = readTerms(series.get(id));
      if (row === undefined) throw new Error(`series ${id} is not there`);
      return row;
    },
    crawfordPlayed: (id: SeriesId): boolean => (crawfordPlayed.get(id) ?? 0) > 0,
    /** The dice come from the secret of the game's origin; that is used for no other game. */
    addGame: (value: NewGame, origin: Origin, at: number): GameId => {
      const ruleset = JSON.stringify(value.ruleset);
      const crawford = value.crawford ? 1 : 0;
      const nothing = { challenge: null, rematchOf: null };
      return added(addGame.get({ ...value, ruleset, crawford, at, ...nothing, ...origin })).id;
    },
    game: (id: GameId): GameRow | undefined => readGame(game.get(id)),
    /** The dice of a game that is there. */
    dice: (id: GameId): DiceSource => diceOf(added(secretOf.get(id))),
    /** The secret that the dice came from; undefined while the game runs. */
    openSecret: (id: GameId): Uint8Array | undefined => openSecret.get(id),
    showDice: (id: GameId): void => void showDice.run(id),
    /** Appends events to a game that has exactly `version` of them. */
    append: (
      id: GameId,
      version: number,
      news: readonly GameEvent[],
      at: number,
    ): Done<"stale"> => {
      if (advance.run(news.length, id, version).changes !== 1) return refused("stale");
      for (const [index, event] of news.entries()) {
        addEvent.run(id, version + index + 1, JSON.stringify(event), at);
      }
      return DONE;
    },
    events: (id: GameId): GameEvent[] =>
      events.all(id).map((text) => {
        const event: GameEvent = JSON.parse(text);
        return event;
      }),
    endGame: (id: GameId, at: number): void => void endGame.run(at, id),
    /** How many games of this person run, over all chats. */
    countRunning: (person: PersonId): number => countRunning.get({ person }) ?? 0,
    askRematch: (id: GameId, person: PersonId, secret: Uint8Array): void =>
      void askRematch.run(person, secret, id),
    beginRematch: (id: GameId, next: GameId): void => void beginRematch.run(next, id),
  };
};
