import { added, type Sql } from "./database.ts";
import { RUNS_WITH } from "./games.ts";
import type { ChallengeId, ChatId, GameId, PersonId, TableId } from "./ids.ts";

export type Menu = "more" | "resign";

/** Where a table is: a message of the bot's in a chat, or an inline message anywhere. */
type Place =
  /** `message` is null until it is sent, and after people deleted it. */
  | {
      readonly chat: ChatId;
      /** The topic, where the chat is a forum. */
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
export type Table = Place & {
  readonly id: TableId;
  /** One key for each chat and each inline message. */
  readonly place: string;
  /** The player from whose side it is seen; null: it is for everybody. */
  readonly viewer: PersonId | null;
  /** 1: its viewer does not want to take up the link. */
  readonly declined: number;
  readonly challenge: ChallengeId;
  readonly game: GameId | null;
  readonly content: "photo" | "text";
  readonly shown: string | null;
  readonly behind: number;
  /** An older message that is to be deleted. */
  readonly oldMessage: number | null;
  readonly menu: Menu | null;
  readonly menuBy: PersonId | null;
};

type NewTable = Pick<Table, "challenge" | "game" | "viewer"> & {
  readonly chat: ChatId | null;
  readonly thread?: number | null;
  readonly inline: string | null;
};

const COLUMNS = `t.id, t.chat, t.inline, t.thread, t.place, t.viewer, t.declined, t.challenge, t.game, t.message,
  t.content, t.shown, t.behind, t.old_message AS oldMessage, t.menu, t.menu_by AS menuBy`;

/** Prepares a query of whole tables, called `t` in what follows. */
export const selectTables =
  (sql: Sql) =>
  <P extends unknown[] | object>(where: string) =>
    sql.prepare<P, Table>(`SELECT ${COLUMNS} FROM tables t ${where}`);

/** Which message shows which game, for whom, and whether it has to be looked at. */
export const tableQueries = (sql: Sql) => {
  const select = selectTables(sql);
  const add = sql.prepare<NewTable, { id: TableId }>(
    `INSERT INTO tables (chat, inline, thread, viewer, challenge, game, content)
     VALUES (@chat, @inline, @thread, @viewer, @challenge, @game,
       CASE WHEN @inline IS NULL THEN 'photo' ELSE 'text' END) RETURNING id`,
  );
  const byId = select<[TableId]>("WHERE t.id = ?");
  const byMessage = select<[ChatId, number]>("WHERE t.chat = ? AND t.message = ?");
  const byInline = select<[string]>("WHERE t.inline = ?");
  const byChallenge = select<[ChallengeId]>("WHERE t.challenge = ? AND t.game IS NULL");
  const ofViewer = select<[ChallengeId, PersonId]>(
    "WHERE t.challenge = ? AND t.viewer = ? AND t.game IS NULL",
  );
  const byGame = select<[GameId]>("WHERE t.game = ?");
  const openIn = select<[ChatId]>(
    `JOIN challenges c ON c.id = t.challenge LEFT JOIN games g ON g.id = t.game
     WHERE t.chat = ? AND (c.state = 'open' OR (g.id IS NOT NULL AND g.ended_at IS NULL))
     ORDER BY t.id DESC`,
  );
  const runningOf = select<{ person: PersonId }>(
    `JOIN games g ON g.id = t.game
     WHERE ${RUNS_WITH}
       AND (t.viewer IS NULL OR t.viewer = @person)
     ORDER BY t.id DESC`,
  );
  const touched = (where: string) => `UPDATE tables SET behind = behind + 1 WHERE ${where}`;
  const seat = sql.prepare<[GameId, TableId]>(
    "UPDATE tables SET game = ?, menu = NULL, menu_by = NULL, behind = behind + 1 WHERE id = ?",
  );
  const decline = sql.prepare<[TableId]>(
    "UPDATE tables SET declined = 1, behind = behind + 1 WHERE id = ?",
  );
  const touch = sql.prepare<[TableId]>(touched("id = ?"));
  const touchGame = sql.prepare<[GameId]>(touched("game = ?"));
  const touchChat = sql.prepare<[ChatId]>(touched("chat = ?"));
  const touchGamesOf = sql.prepare<[ChatId]>(
    touched(
      `game IN (SELECT g.id FROM tables t JOIN games g ON g.id = t.game
         WHERE t.chat = ? AND g.ended_at IS NULL)`,
    ),
  );
  const touchOpen = sql.prepare<{ chat: ChatId }>(
    touched(
      `id IN (SELECT t.id FROM tables t
         JOIN challenges c ON c.id = t.challenge LEFT JOIN games g ON g.id = t.game
         WHERE t.id IN (SELECT id FROM tables WHERE chat = @chat
             UNION SELECT t.id FROM challenges c JOIN tables t ON t.challenge = c.id
             WHERE c.challenger = @chat AND t.inline IS NOT NULL)
           AND (c.state = 'open' OR (g.id IS NOT NULL AND g.ended_at IS NULL)))`,
    ),
  );
  const doubt = sql.prepare<[TableId]>(
    "UPDATE tables SET behind = behind + 1, shown = NULL WHERE id = ?",
  );
  const openMenu = sql.prepare<[Menu | null, PersonId | null, TableId]>(
    "UPDATE tables SET menu = ?, menu_by = ?, behind = behind + 1 WHERE id = ?",
  );
  const bringDown = sql.prepare<[TableId]>(
    `UPDATE tables SET behind = behind + 1, shown = NULL,
       old_message = coalesce(message, old_message), message = NULL
     WHERE id = ?`,
  );

  return {
    add: (table: NewTable): TableId => added(add.get({ thread: null, ...table })).id,
    byId: (id: TableId): Table | undefined => byId.get(id),
    byMessage: (chat: ChatId, message: number): Table | undefined => byMessage.get(chat, message),
    byInline: (inline: string): Table | undefined => byInline.get(inline),
    /** The tables of a challenge that nobody has accepted. */
    byChallenge: (id: ChallengeId): Table[] => byChallenge.all(id),
    /** Such a table in one person's private chat. */
    ofViewer: (id: ChallengeId, viewer: PersonId): Table | undefined => ofViewer.get(id, viewer),
    byGame: (id: GameId): Table[] => byGame.all(id),
    /** The tables of a chat with an open challenge or a running game, newest first. */
    openIn: (chat: ChatId): Table[] => openIn.all(chat),
    /** The tables of a person's running games everywhere, newest first. */
    runningOf: (person: PersonId): Table[] => runningOf.all({ person }),
    seat: (id: TableId, game: GameId): void => void seat.run(game, id),
    decline: (id: TableId): void => void decline.run(id),
    touch: (id: TableId): void => void touch.run(id),
    touchGame: (id: GameId): void => void touchGame.run(id),
    touchChat: (id: ChatId): void => void touchChat.run(id),
    /** Every table of the games that run in a chat, wherever it is. */
    touchGamesOf: (id: ChatId): void => void touchGamesOf.run(id),
    /** Open tables that look as is set in a chat: those in it, and inline ones of its person. */
    touchOpen: (chat: ChatId): void => void touchOpen.run({ chat }),
    /** What the message shows is not known: it has to be edited whatever we believe. */
    doubt: (id: TableId): void => void doubt.run(id),
    menu: (id: TableId, menu: Menu | null, by: PersonId | null): void =>
      void openMenu.run(menu, by, id),
    /** Send it anew at the bottom; the old message is to be deleted. */
    bringDown: (id: TableId): void => void bringDown.run(id),
  };
};
