import type { GameId, PersonId } from "../../ids/ids.ts";
import { queriesOf } from "../../store/prepared.ts";
import { statements } from "../../store/statements.ts";

/** A person who watches a game in their private chat. */
export type Watcher = {
  readonly person: PersonId;
  readonly game: GameId;
  readonly message: number | null;
  readonly content: "photo" | "text";
};

const WATCHERS = `SELECT w.person, w.game, w.message, w.content FROM watchers w`;

type Of = Pick<Watcher, "person" | "game">;

export const watchersIn = queriesOf((sql) => {
  const { run, changed, row, rows } = statements(sql);
  return {
    of: row<[PersonId], Watcher>(`${WATCHERS} WHERE w.person = ?`),
    /** Watches another game from now on, in the given message. */
    watch: run<[Watcher]>(
      `INSERT INTO watchers (person, game, message, content)
       VALUES (@person, @game, @message, @content)
       ON CONFLICT (person) DO UPDATE SET game = @game, message = @message, content = @content,
         shown = NULL, tried_at = 0, over = 0`,
    ),
    stop: run<[PersonId]>("DELETE FROM watchers WHERE person = ?"),
    /** Watchers whose message is older than their game, and who were not shown anything since. */
    behind: rows<[triedBefore: number], Watcher>(
      `${WATCHERS} JOIN games g ON g.id = w.game
       JOIN chats c ON c.id = w.person AND c.present = 1
       WHERE w.over = 0 AND w.tried_at <= ? AND w.shown IS NOT g.version`,
    ),
    /** Notes a watcher as shown; false if they watch another game now. */
    take: changed<[Of & { at: number }]>(
      "UPDATE watchers SET tried_at = @at WHERE person = @person AND game = @game",
    ),
    shown: run<[Watcher & { version: number; over: 0 | 1 }]>(
      `UPDATE watchers SET message = @message, content = @content, shown = @version, over = @over
       WHERE person = @person AND game = @game`,
    ),
    /** Their message is gone. */
    end: run<[Of]>("DELETE FROM watchers WHERE person = @person AND game = @game"),
  };
});
