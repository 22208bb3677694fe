import type { ChallengeId, ChatId, GameId, PersonId, TableId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";
import { playsIn } from "./games.ts";
import { statements } from "./statements.ts";
import { MOST_REDRAWN, type Traces } from "./traces.ts";

/** `resign-sure`: asks once more if resigning costs the match. */
export type Menu = "more" | "resign" | "resign-sure";

type TablePlace =
  /** `message` is null until it is sent, and after people deleted it. */
  | {
      readonly chat: ChatId;
      readonly thread: number | null;
      readonly message: number | null;
      readonly inline: null;
    }
  | {
      readonly chat: null;
      readonly thread: null;
      readonly message: null;
      readonly inline: string;
    };

/** A message that shows a challenge, and later its game. */
export type Table = TablePlace & {
  readonly id: TableId;
  /** One key for each chat and each inline message. */
  readonly place: string;
  /** The player from whose side it is drawn; null: it is for all players. */
  readonly viewer: PersonId | null;
  /** 1: its viewer declined the link. */
  readonly declined: number;
  /** Null: its game began without one. */
  readonly challenge: ChallengeId | null;
  readonly game: GameId | null;
  readonly content: "photo" | "text";
  /** A digest of the message's content; null: nothing yet, or in doubt. */
  readonly shown: string | null;
  /** 0: the message shows the newest state; otherwise it grows with each change. */
  readonly behind: number;
  /** 1: its next message is sent without a sound. */
  readonly quiet: number;
  readonly menu: Menu | null;
  readonly menuBy: PersonId | null;
};

type NewTable = Pick<Table, "challenge" | "game" | "viewer"> & {
  readonly chat: ChatId | null;
  readonly thread: number | null;
  readonly inline: string | null;
};

const NOTHING = {
  ...{ chat: null, thread: null, inline: null, viewer: null },
  ...{ challenge: null, game: null },
};

/** Whole tables, with the alias `t` below. */
export const TABLES = `SELECT t.id, t.chat, t.inline, t.thread, t.place, t.viewer, t.declined,
  t.challenge, t.game, t.message, t.content, t.shown, t.behind, t.quiet, t.menu,
  t.menu_by AS menuBy FROM tables t`;

/** With the challenge or game of each; `IS_OPEN` says whether that goes on. */
const PLAYED = "LEFT JOIN challenges c ON c.id = t.challenge LEFT JOIN games g ON g.id = t.game";
const IS_OPEN = "(c.state IS 'open' OR (g.id IS NOT NULL AND g.ended_at IS NULL))";

const TOUCH = "UPDATE tables SET behind = ticket()";

/** `ticket()` is larger than any before; it counts up, as only this process writes. */
export const giveTickets = (sql: Sql): void => {
  let last = sql.prepare("SELECT max(behind) FROM tables WHERE behind > 0").pluck().get();
  sql.function("ticket", { deterministic: false }, () => {
    last = Number(last ?? 0) + 1;
    return last;
  });
};

export const tableTraces: Traces = {
  outlives: { "tables.viewer": "stays", "tables.menu_by": "stays" },
  forgetting: [
    `${TOUCH} WHERE id IN (SELECT id FROM tables
       WHERE game IN (SELECT game FROM played) AND message IS NOT NULL
       ORDER BY id DESC LIMIT ${MOST_REDRAWN})`,
  ],
  moving: [`${TOUCH} WHERE chat = @from`],
};

export const tableQueries = (sql: Sql, traces: readonly Traces[]) => {
  const { run, row, rows, required, exists, values } = statements(sql);
  const add = required<[NewTable], { id: TableId }>(
    `INSERT INTO tables (chat, inline, thread, viewer, challenge, game, behind, content)
     VALUES (@chat, @inline, @thread, @viewer, @challenge, @game, ticket(),
       CASE WHEN @inline IS NULL THEN 'photo' ELSE 'text' END) RETURNING id`,
  );
  const strikeOff = run<[chat: ChatId]>(
    `UPDATE tables SET over = 1 WHERE id IN
       (SELECT t.id FROM tables t ${PLAYED} WHERE t.chat = ? AND t.over = 0 AND NOT ${IS_OPEN})`,
  );
  const openIn = rows<[chat: ChatId], Table>(
    `${TABLES} ${PLAYED} WHERE t.chat = ? AND t.over = 0 AND ${IS_OPEN} ORDER BY t.id DESC`,
  );
  const leave = run<[id: TableId]>(
    `INSERT OR IGNORE INTO leftovers (chat, message)
     SELECT chat, message FROM tables WHERE id = ? AND message IS NOT NULL`,
  );
  const sendAnew = run<[{ id: TableId; quiet: number }]>(
    `${TOUCH}, shown = NULL, message = NULL, quiet = @quiet WHERE id = @id`,
  );
  return {
    add: (
      table: Partial<NewTable> & ({ readonly challenge: ChallengeId } | { readonly game: GameId }),
    ): TableId => add({ ...NOTHING, ...table }).id,
    byId: row<[id: TableId], Table>(`${TABLES} WHERE t.id = ?`),
    byMessage: row<[chat: ChatId, message: number], Table>(
      `${TABLES} WHERE t.chat = ? AND t.message = ?`,
    ),
    byInline: row<[inline: string], Table>(`${TABLES} WHERE t.inline = ?`),
    byChallenge: rows<[id: ChallengeId], Table>(
      `${TABLES} WHERE t.challenge = ? AND t.game IS NULL`,
    ),
    ofViewer: row<[id: ChallengeId, viewer: PersonId], Table>(
      `${TABLES} WHERE t.challenge = ? AND t.viewer = ? AND t.game IS NULL`,
    ),
    everOf: rows<[id: ChallengeId], Table>(`${TABLES} WHERE t.challenge = ? ORDER BY t.id DESC`),
    /** Whether a table of this challenge, in any state, stands at a place; below, of a game. */
    hasChallenge: exists<[id: ChallengeId, place: string]>(
      "SELECT 1 FROM tables WHERE challenge = ? AND place = ?",
    ),
    hasGame: exists<[id: GameId, place: string]>(
      "SELECT 1 FROM tables WHERE game = ? AND place = ?",
    ),
    byGame: rows<[id: GameId], Table>(`${TABLES} WHERE t.game = ?`),
    messagesIn: values<[chat: ChatId, most: number], number>(
      "SELECT message FROM tables WHERE chat = ? AND message IS NOT NULL ORDER BY id DESC LIMIT ?",
    ),
    openIn: (chat: ChatId): readonly Table[] => {
      strikeOff(chat);
      return openIn(chat);
    },
    /** The tables of all running games of a person, newest first; inline ones too. */
    runningOf: rows<[{ person: PersonId }], Table>(
      `${TABLES} JOIN games g ON g.id = t.game
       WHERE ${playsIn(traces)} AND (t.viewer IS NULL OR t.viewer = @person)
       ORDER BY t.id DESC`,
    ),
    seat: run<[Pick<Table, "id"> & { game: GameId }]>(
      `${TOUCH}, game = @game, menu = NULL, menu_by = NULL WHERE id = @id`,
    ),
    decline: run<[id: TableId]>(`${TOUCH}, declined = 1 WHERE id = ?`),
    touch: run<[id: TableId]>(`${TOUCH} WHERE id = ?`),
    touchGame: run<[id: GameId]>(`${TOUCH} WHERE game = ?`),
    touchChat: run<[id: ChatId]>(`${TOUCH} WHERE chat = ?`),
    /** Games that run in a chat and, if it is private, all that its person plays anywhere. */
    touchGamesOf: run<[{ chat: ChatId }]>(
      `${TOUCH} WHERE game IN (
         SELECT g.id FROM tables t JOIN games g ON g.id = t.game
           WHERE t.chat = @chat AND g.ended_at IS NULL
         UNION ALL SELECT id FROM games WHERE white = @chat AND ended_at IS NULL
         UNION ALL SELECT id FROM games WHERE black = @chat AND ended_at IS NULL)`,
    ),
    /** Open tables whose look a chat's settings decide: its own, and its person's inline ones. */
    touchOpen: run<[{ chat: ChatId }]>(
      `${TOUCH} WHERE id IN (SELECT t.id FROM tables t ${PLAYED}
       WHERE t.id IN (SELECT id FROM tables WHERE chat = @chat AND over = 0
           UNION SELECT t.id FROM challenges c JOIN tables t ON t.challenge = c.id
           WHERE c.challenger = @chat AND t.inline IS NOT NULL)
         AND ${IS_OPEN})`,
    ),
    /** The content of the message is in doubt, so the next edit happens in any case. */
    doubt: run<[id: TableId]>(`${TOUCH}, shown = NULL WHERE id = ?`),
    menu: run<[Pick<Table, "id" | "menu" | "menuBy">]>(
      `${TOUCH}, menu = @menu, menu_by = @menuBy WHERE id = @id`,
    ),
    /** Sends it again at the bottom; the old message becomes a leftover. */
    repost: (id: TableId, { quiet = false } = {}): void => {
      leave(id);
      sendAnew({ id, quiet: Number(quiet) });
    },
  };
};
