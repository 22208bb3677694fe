import type { ChatId, GameId, PersonId } from "../../ids/ids.ts";
import { queriesOf } from "../../store/prepared.ts";
import { statements } from "../../store/statements.ts";
import type { Remark } from "../../tables/services/services.ts";

/** The message that tells a group what became of a week. */
export type LeagueWeek = {
  readonly chat: ChatId;
  readonly week: number;
  readonly message: number | null;
  readonly content: "photo" | "text";
};

type Key = Pick<LeagueWeek, "chat" | "week">;

/** Groups that want a league; of settings only what was changed is stored. */
const WANTS = "c.settings ->> '$.league' = 1";

/** A message of a week in every group that wants it. */
export const leaguesIn = queriesOf((sql) => {
  const { run, changed, exists, row, rows } = statements(sql);
  return {
    isWanted: exists<[ChatId]>(`SELECT 1 FROM chats c WHERE c.id = ? AND ${WANTS}`),
    note: run<[Remark & { game: GameId }]>(
      "INSERT INTO league_notes (game, note, count) VALUES (@game, @note, @count)",
    ),
    noteOf: row<[GameId], Remark>("SELECT note, count FROM league_notes WHERE game = ?"),
    /** Something has been played there in this week. */
    begin: run<[Key]>(
      `INSERT OR IGNORE INTO league_weeks (chat, week)
       SELECT c.id, @week FROM chats c WHERE c.id = @chat AND ${WANTS}`,
    ),
    /** Weeks before the present one that are to be told, as long as that is news, or told otherwise. */
    owed: rows<[{ week: number }], LeagueWeek>(
      `SELECT w.chat, w.week, w.message, w.content FROM league_weeks w JOIN chats c ON c.id = w.chat
       WHERE w.behind = 1 AND w.week < @week AND c.present = 1
         AND (w.message IS NOT NULL OR (w.week = @week - 1 AND ${WANTS}))`,
    ),
    /** It is said now, and not twice; false where that is done. */
    take: changed<[Key]>(
      "UPDATE league_weeks SET behind = 0 WHERE chat = @chat AND week = @week AND behind = 1",
    ),
    giveBack: run<[Key]>("UPDATE league_weeks SET behind = 1 WHERE chat = @chat AND week = @week"),
    shown: run<[LeagueWeek]>(
      `UPDATE league_weeks SET message = @message, content = @content
       WHERE chat = @chat AND week = @week`,
    ),
    /** Messages that may name somebody are made again, as far as the standings of their week are there. */
    makeAgain: run<[person: PersonId]>(
      `UPDATE league_weeks SET behind = 1 WHERE message IS NOT NULL AND (chat, week) IN
         (SELECT chat, number FROM standings WHERE person = ? AND period = 'week')`,
    ),
    /** Weeks that nobody told in time. */
    dropBefore: run<[Key]>(
      "UPDATE league_weeks SET behind = 0 WHERE chat = @chat AND week < @week AND message IS NULL",
    ),
  };
});
