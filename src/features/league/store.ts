import type { ChatId, GameId, PersonId } from "../../ids/ids.ts";
import { queriesOf } from "../../store/prepared.ts";
import { statements } from "../../store/statements.ts";
import type { Remark } from "../../tables/services/services.ts";

/** The message with the results of a group's week. */
export type LeagueWeek = {
  readonly chat: ChatId;
  readonly week: number;
  readonly message: number | null;
  readonly content: "photo" | "text";
};

type WeekKey = Pick<LeagueWeek, "chat" | "week">;

/** Groups that want a league; stored settings have only the changed ones. */
const WANTS = "c.settings ->> '$.league' = 1";

/** One message a week in every group that wants it. */
export const leaguesIn = queriesOf((sql) => {
  const { run, changed, exists, row, rows } = statements(sql);
  return {
    isWanted: exists<[ChatId]>(`SELECT 1 FROM chats c WHERE c.id = ? AND ${WANTS}`),
    note: run<[Remark & { game: GameId }]>(
      "INSERT INTO league_notes (game, note, count) VALUES (@game, @note, @count)",
    ),
    noteOf: row<[GameId], Remark>("SELECT note, count FROM league_notes WHERE game = ?"),
    /** Begins a week in which the group has games. */
    begin: run<[WeekKey]>(
      `INSERT OR IGNORE INTO league_weeks (chat, week)
       SELECT c.id, @week FROM chats c WHERE c.id = @chat AND ${WANTS}`,
    ),
    /** Earlier weeks that are due to be told, while they are news, or to be edited. */
    owed: rows<[{ week: number }], LeagueWeek>(
      `SELECT w.chat, w.week, w.message, w.content FROM league_weeks w JOIN chats c ON c.id = w.chat
       WHERE w.behind = 1 AND w.week < @week AND c.present = 1
         AND (w.message IS NOT NULL OR (w.week = @week - 1 AND ${WANTS}))`,
    ),
    /** Notes a week as told; false if that is noted already. */
    take: changed<[WeekKey]>(
      "UPDATE league_weeks SET behind = 0 WHERE chat = @chat AND week = @week AND behind = 1",
    ),
    giveBack: run<[WeekKey]>(
      "UPDATE league_weeks SET behind = 1 WHERE chat = @chat AND week = @week",
    ),
    shown: run<[LeagueWeek]>(
      `UPDATE league_weeks SET message = @message, content = @content
       WHERE chat = @chat AND week = @week`,
    ),
    /** Makes messages that may name a person again, if the standings of their week still exist. */
    makeAgain: run<[person: PersonId]>(
      `UPDATE league_weeks SET behind = 1 WHERE message IS NOT NULL AND (chat, week) IN
         (SELECT chat, number FROM standings WHERE person = ? AND period = 'week')`,
    ),
    /** Weeks that were not told in time. */
    dropBefore: run<[WeekKey]>(
      "UPDATE league_weeks SET behind = 0 WHERE chat = @chat AND week < @week AND message IS NULL",
    ),
  };
});
