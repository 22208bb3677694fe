import type { ChatId, PersonId } from "../../../ids/ids.ts";
import { postsOf } from "../../../store/posts.ts";
import { queriesOf } from "../../../store/prepared.ts";
import { statements } from "../../../store/statements.ts";

/** The kind of posts with the results of a group's week; the subject is the week. */
export const WEEK = "league";

/** Groups that want a league; stored settings have only the changed ones. */
const WANTS = "c.settings ->> '$.league' = 1";

/** One message a week in every group that wants it. */
export const leaguesIn = queriesOf((sql) => {
  const { run, exists } = statements(sql);
  const posts = postsOf(sql);
  const isWanted = exists<[ChatId]>(`SELECT 1 FROM chats c WHERE c.id = ? AND ${WANTS}`);
  return {
    isWanted,
    /** Begins a week in which the group has games; it is told when it is over. */
    begin: (chat: ChatId, week: number, dueAt: number): void => {
      if (isWanted(chat)) posts.add({ kind: WEEK, subject: week, chat, dueAt });
    },
    /** Makes messages that may name a person again, if the standings of their week still exist. */
    makeAgain: run<[person: PersonId]>(
      `UPDATE posts SET behind = behind + 1
       WHERE kind = '${WEEK}' AND message IS NOT NULL AND (chat, subject) IN
         (SELECT chat, number FROM standings WHERE person = ? AND period = 'week')`,
    ),
    /** Weeks that were not told in time. */
    dropBefore: run<[{ chat: ChatId; week: number }]>(
      `UPDATE posts SET behind = 0
       WHERE chat = @chat AND kind = '${WEEK}' AND subject < @week AND message IS NULL`,
    ),
  };
});
