import { commitment } from "../game/dice.ts";
import type { Terms } from "../game/series.ts";
import { storedEvent, storedRuleset, storedTerms } from "../game/stored.ts";
import type { GameEvent } from "../game/types.ts";
import type { ChallengeId, ChatId, GameId, PersonId, SeriesId } from "../ids/ids.ts";
import { once } from "../rules/once.ts";
import { DONE, type Done, refused } from "../rules/result.ts";
import type { Ruleset } from "../rules/types.ts";
import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";
import type { Traces } from "./traces.ts";

export type Series = {
  readonly id: SeriesId;
  /** The chat of the game; null: private chats, or any chat. */
  readonly chat: ChatId | null;
  /** The group whose contest the game belongs to, if the game is elsewhere. */
  readonly home: ChatId | null;
  readonly party: string | null;
  readonly terms: Terms;
};

type NewSeries = Pick<Series, "chat" | "terms"> & Partial<Pick<Series, "home" | "party">>;

export type GameRow = {
  readonly id: GameId;
  readonly series: SeriesId;
  /** That of its series. */
  readonly party: string | null;
  readonly white: PersonId;
  readonly black: PersonId;
  readonly ruleset: Ruleset;
  readonly crawford: boolean;
  readonly diceHash: string;
  /** The players' luck; null in games from before luck was kept. */
  readonly nonce: string | null;
  readonly version: number;
  /** The player who asked for a rematch; stays after the rematch has begun. */
  readonly rematchBy: PersonId | null;
  readonly nextDiceHash: string | null;
  readonly next: GameId | null;
  readonly at: number;
  readonly endedAt: number | null;
  readonly diceShown: boolean;
  readonly takenBack: boolean;
};

/** Dice as far as they are settled before the game: the secret, and what one player brings. */
export type Settled = { readonly secret: Uint8Array; readonly luck: string | null };

/** What a game came of, which holds the secret of its dice. */
export type GameOrigin =
  | { readonly challenge: ChallengeId }
  | { readonly rematchOf: GameId }
  | { readonly settled: Settled };

type NewGame = Pick<GameRow, "series" | "white" | "black" | "ruleset" | "crawford">;

export type WithTerms = { readonly terms: string };
type GameText = Omit<
  GameRow,
  "ruleset" | "crawford" | "diceHash" | "nextDiceHash" | "diceShown" | "takenBack"
> & {
  ruleset: string;
  crawford: number;
  secret: Uint8Array;
  nextSecret: Uint8Array | null;
  diceShown: number;
  takenBack: number;
};

type NewGameText = Omit<NewGame, "ruleset" | "crawford"> & {
  readonly ruleset: string;
  readonly crawford: number;
  readonly challenge: ChallengeId | null;
  readonly rematchOf: GameId | null;
  readonly secret: Uint8Array | null;
  readonly firstLuck: string | null;
  readonly luck: string | null;
  readonly at: number;
};

const termsOf = once((text): Terms => storedTerms.parse(JSON.parse(text)));
const rulesetOf = once((text): Ruleset => storedRuleset.parse(JSON.parse(text)));

export const readTerms = <T extends WithTerms>(row: T) => ({ ...row, terms: termsOf(row.terms) });

const readGame = (row: GameText | undefined): GameRow | undefined => {
  if (row === undefined) return undefined;
  const { secret, nextSecret, crawford, diceShown, takenBack, ...others } = row;
  const ruleset = rulesetOf(row.ruleset);
  return {
    ...others,
    ruleset,
    crawford: crawford === 1,
    diceHash: commitment(secret),
    nextDiceHash: nextSecret && commitment(nextSecret),
    diceShown: diceShown === 1,
    takenBack: takenBack === 1,
  };
};

/** Game `g` runs with `@person`; each half finds its own index. */
export const RUNS_WITH = `((g.white = @person AND g.ended_at IS NULL)
  OR (g.black = @person AND g.ended_at IS NULL))`;

/** The same, or `@person` plays `g` without a colour, as traces say. */
export const playsIn = (traces: readonly Traces[]): string => {
  const others = traces.flatMap(({ playsOn }) => playsOn ?? []);
  const among = others.map((games) => `(g.ended_at IS NULL AND g.id IN (${games}))`);
  return `(${[RUNS_WITH, ...among].join(" OR ")})`;
};

export const gameTraces: Traces = {
  outlives: {
    "games.white": "stays",
    "games.black": "stays",
    "games.rematch_by": "stays",
    "series.chat": "emptied",
    "series.home": "emptied",
  },
  ofGame: ["events"],
};

const NOT_SETTLED = { secret: null, luck: null };

export const gameQueries = (sql: Sql) => {
  const { run, changed, count, exists, row, required, value, values } = statements(sql);
  const addSeries = required<
    [Omit<Series, "id" | "terms"> & WithTerms & { readonly at: number }],
    { id: SeriesId }
  >(
    `INSERT INTO series (chat, home, party, terms, at)
     VALUES (@chat, @home, @party, @terms, @at) RETURNING id`,
  );
  const series = required<[SeriesId], Omit<Series, "terms"> & WithTerms>(
    "SELECT id, chat, home, party, terms FROM series WHERE id = ?",
  );
  const addGame = required<[NewGameText], { id: GameId }>(
    `INSERT INTO games (series, white, black, ruleset, crawford, at, secret, nonce)
     VALUES (@series, @white, @black, @ruleset, @crawford, @at,
       coalesce(@secret, (SELECT secret FROM challenges WHERE id = @challenge),
         (SELECT next_secret FROM games WHERE id = @rematchOf)),
       nullif(concat_ws('-', coalesce(@firstLuck,
         (SELECT luck FROM challenges WHERE id = @challenge),
         (SELECT next_luck FROM games WHERE id = @rematchOf)), @luck), ''))
     RETURNING id`,
  );
  const game = row<[GameId], GameText>(
    `SELECT g.id, g.series, s.party, g.white, g.black, g.ruleset, g.crawford, g.secret, g.nonce,
       g.version, g.rematch_by AS rematchBy, g.next_secret AS nextSecret, g.next, g.at,
       g.ended_at AS endedAt, g.dice_shown AS diceShown, g.taken_back AS takenBack
     FROM games g JOIN series s ON s.id = g.series WHERE g.id = ?`,
  );
  const advance = changed<[number, GameId, number]>(
    "UPDATE games SET version = version + ? WHERE id = ? AND version = ?",
  );
  const addEvent = run<[GameId, number, string, number]>(
    "INSERT INTO events (game, number, event, at) VALUES (?, ?, ?, ?)",
  );
  const events = values<[GameId], string>(
    "SELECT event FROM events WHERE game = ? ORDER BY number",
  );
  return {
    addSeries: (news: NewSeries, at: number): Series => {
      const one = { home: null, party: null, ...news };
      const { id } = addSeries({ ...one, terms: JSON.stringify(one.terms), at });
      return { id, ...one };
    },
    series: (id: SeriesId): Series => readTerms(series(id)),
    countOf: count<[id: SeriesId]>("SELECT count(*) FROM games WHERE series = ?"),
    countUpTo: count<[id: SeriesId, game: GameId]>(
      "SELECT count(*) FROM games WHERE series = ? AND id <= ?",
    ),
    crawfordPlayed: exists<[id: SeriesId]>("SELECT 1 FROM games WHERE series = ? AND crawford = 1"),
    /**
     * The dice come from the secret of the game's origin, which is used for no other game, and from
     * what both players bring: first who made the challenge, asked for the rematch or has White.
     */
    addGame: (one: NewGame, origin: GameOrigin, luck: string | null, at: number): GameId => {
      const ruleset = JSON.stringify(one.ruleset);
      const crawford = one.crawford ? 1 : 0;
      const { secret, luck: firstLuck } = "settled" in origin ? origin.settled : NOT_SETTLED;
      const { challenge, rematchOf } = { challenge: null, rematchOf: null, ...origin };
      const from = { challenge, rematchOf, secret, firstLuck };
      return addGame({ ...one, ...from, ruleset, crawford, luck, at }).id;
    },
    /** Before its first event: each player has the other colour. */
    swapColours: run<[id: GameId]>("UPDATE games SET white = black, black = white WHERE id = ?"),
    game: (id: GameId): GameRow | undefined => readGame(game(id)),
    partyOf: value<[GameId], string | null>(
      "SELECT s.party FROM games g JOIN series s ON s.id = g.series WHERE g.id = ?",
    ),
    noteTakenBack: run<[id: GameId]>("UPDATE games SET taken_back = 1 WHERE id = ?"),
    showDice: run<[id: GameId]>("UPDATE games SET dice_shown = 1 WHERE id = ?"),
    append: (
      id: GameId,
      version: number,
      news: readonly GameEvent[],
      at: number,
    ): Done<"stale"> => {
      if (!advance(news.length, id, version)) return refused("stale");
      for (const [index, event] of news.entries()) {
        addEvent(id, version + index + 1, JSON.stringify(event), at);
      }
      return DONE;
    },
    events: (id: GameId): GameEvent[] =>
      events(id).map((text) => storedEvent.parse(JSON.parse(text))),
    /** When something last happened in a game that has begun. */
    touchedAt: value<[GameId], number>(
      "SELECT at FROM events WHERE game = ? ORDER BY number DESC LIMIT 1",
    ),
    /** No game ends before it began, whatever becomes of the clock meanwhile. */
    endGame: run<[{ id: GameId; at: number }]>(
      "UPDATE games SET ended_at = max(@at, at) WHERE id = @id",
    ),
    countRunning: count<[{ person: PersonId }]>(`SELECT count(*) FROM games g WHERE ${RUNS_WITH}`),
    askRematch: run<[{ id: GameId; by: PersonId; secret: Uint8Array; luck: string | null }]>(
      "UPDATE games SET rematch_by = @by, next_secret = @secret, next_luck = @luck WHERE id = @id",
    ),
    beginRematch: run<[{ id: GameId; next: GameId }]>(
      "UPDATE games SET next = @next WHERE id = @id",
    ),
  };
};
