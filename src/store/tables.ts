import type { ChallengeId, ChatId, GameId, PersonId, TableId } from "../game/ids.ts";
import { added, type Sql } from "./database.ts";

export type Menu = "more" | "resign";

/** A message that shows a challenge, and later its game. */
export type Table = {
  readonly id: TableId;
  readonly chat: ChatId;
  readonly challenge: ChallengeId;
  readonly game: GameId | null;
  readonly message: number | null;
  readonly content: "photo" | "text";
  readonly shown: string | null;
  readonly behind: number;
  readonly litter: number | null;
  readonly menu: Menu | null;
  readonly menuBy: PersonId | null;
};

const COLUMNS =
  "id, chat, challenge, game, message, content, shown, behind, litter, menu, menu_by AS menuBy";

/** Which message shows which game, and what it last showed. */
export const tableQueries = (sql: Sql) => {
  const one = <P extends unknown[]>(where: string) =>
    sql.prepare<P, Table>(`SELECT ${COLUMNS} FROM tables WHERE ${where}`);
  const add = sql.prepare<[ChatId, ChallengeId, GameId | null], Table>(
    `INSERT INTO tables (chat, challenge, game) VALUES (?, ?, ?) RETURNING ${COLUMNS}`,
  );
  const byId = one<[TableId]>("id = ?");
  const byMessage = one<[ChatId, number]>("chat = ? AND message = ?");
  const byChallenge = one<[ChallengeId]>("challenge = ? ORDER BY id LIMIT 1");
  const byGame = one<[GameId]>("game = ?");
  const newestOf = sql.prepare<{ chat: ChatId; person: PersonId }, Table>(
    `SELECT ${COLUMNS.replaceAll(/\b(id|chat|challenge|game)\b/g, "t.$1")} FROM tables t
     JOIN challenges c ON c.id = t.challenge LEFT JOIN games g ON g.id = t.game
     WHERE t.chat = @chat AND (c.state = 'open' OR (g.id IS NOT NULL AND g.ended_at IS NULL))
     ORDER BY coalesce(@person IN (g.white, g.black, c.challenger), 0) DESC, t.id DESC LIMIT 1`,
  );
  const runningOf = sql.prepare<{ chat: ChatId; person: PersonId }, Table>(
    `SELECT ${COLUMNS.replaceAll(/\b(id|chat|challenge|game)\b/g, "t.$1")} FROM tables t
     JOIN games g ON g.id = t.game
     WHERE t.chat = @chat AND g.ended_at IS NULL AND @person IN (g.white, g.black)
     ORDER BY t.id DESC LIMIT 1`,
  );
  const chatsBehind = sql
    .prepare<[], ChatId>(
      `SELECT DISTINCT chat FROM tables
       WHERE behind > 0 AND chat IN (SELECT id FROM chats WHERE present = 1)`,
    )
    .pluck();
  const nextBehind = one<[ChatId]>("chat = ? AND behind > 0 ORDER BY behind DESC, id LIMIT 1");
  const seat = sql.prepare<[GameId, TableId]>(
    "UPDATE tables SET game = ?, behind = behind + 1 WHERE id = ?",
  );
  const touch = sql.prepare<[TableId]>("UPDATE tables SET behind = behind + 1 WHERE id = ?");
  const touchGame = sql.prepare<[GameId]>("UPDATE tables SET behind = behind + 1 WHERE game = ?");
  const touchChat = sql.prepare<[ChatId]>("UPDATE tables SET behind = behind + 1 WHERE chat = ?");
  const doubt = sql.prepare<[TableId]>(
    "UPDATE tables SET behind = behind + 1, shown = NULL WHERE id = ?",
  );
  const openMenu = sql.prepare<[Menu | null, PersonId | null, TableId]>(
    "UPDATE tables SET menu = ?, menu_by = ?, behind = behind + 1 WHERE id = ?",
  );
  const shows = sql.prepare<Pick<Table, "id" | "message" | "content" | "shown">>(
    `UPDATE tables SET content = @content, shown = @shown, message = @message,
       litter = CASE WHEN message <> @message THEN message ELSE litter END
     WHERE id = @id`,
  );
  const settle = sql.prepare<[TableId, number]>(
    "UPDATE tables SET behind = 0 WHERE id = ? AND behind = ?",
  );
  const lost = sql.prepare<[TableId]>(
    "UPDATE tables SET message = NULL, behind = behind + 1 WHERE id = ?",
  );
  const bringDown = sql.prepare<[TableId]>(
    `UPDATE tables SET litter = coalesce(message, litter), message = NULL, shown = NULL, behind = behind + 1
     WHERE id = ?`,
  );
  const swept = sql.prepare<[TableId]>("UPDATE tables SET litter = NULL WHERE id = ?");
  const picture = sql.prepare<[string], string>("SELECT file FROM pictures WHERE key = ?").pluck();
  const savePicture = sql.prepare<[string, string]>(
    "INSERT INTO pictures (key, file) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET file = excluded.file",
  );
  const dropPicture = sql.prepare<[string]>("DELETE FROM pictures WHERE key = ?");

  return {
    add: (chat: ChatId, challenge: ChallengeId, game: GameId | null): Table =>
      added(add.get(chat, challenge, game)),
    byId: (id: TableId): Table | undefined => byId.get(id),
    byMessage: (chat: ChatId, message: number): Table | undefined => byMessage.get(chat, message),
    byChallenge: (id: ChallengeId): Table | undefined => byChallenge.get(id),
    byGame: (id: GameId): Table[] => byGame.all(id),
    /** The newest open or running table of a chat, one of this person's own before all others. */
    newestOf: (chat: ChatId, person: PersonId): Table | undefined => newestOf.get({ chat, person }),
    /** The newest running game of this person in this chat. */
    runningOf: (chat: ChatId, person: PersonId): Table | undefined =>
      runningOf.get({ chat, person }),
    /** Chats where the bot is, with tables whose message has to be looked at. */
    chatsBehind: (): ChatId[] => chatsBehind.all(),
    nextBehind: (chat: ChatId): Table | undefined => nextBehind.get(chat),
    seat: (id: TableId, game: GameId): void => void seat.run(game, id),
    touch: (id: TableId): void => void touch.run(id),
    touchGame: (id: GameId): void => void touchGame.run(id),
    touchChat: (id: ChatId): void => void touchChat.run(id),
    /** What the message shows is not known: it has to be edited whatever we believe. */
    doubt: (id: TableId): void => void doubt.run(id),
    menu: (id: TableId, menu: Menu | null, by: PersonId | null): void =>
      void openMenu.run(menu, by, id),
    /** A message other than the last one makes the last one litter. */
    shows: (value: Pick<Table, "id" | "message" | "content" | "shown">): void =>
      void shows.run(value),
    /** The message shows the table as it was when `behind` was read; not enough if it changed since. */
    settle: (id: TableId, behind: number): void => void settle.run(id, behind),
    /** Its message is gone; that something was shown once is kept. */
    lost: (id: TableId): void => void lost.run(id),
    /** Send it anew at the bottom; the old message becomes litter. */
    bringDown: (id: TableId): void => void bringDown.run(id),
    swept: (id: TableId): void => void swept.run(id),
    picture: (key: string): string | undefined => picture.get(key),
    savePicture: (key: string, file: string): void => void savePicture.run(key, file),
    dropPicture: (key: string): void => void dropPicture.run(key),
  };
};
