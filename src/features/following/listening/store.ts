import type { ChatId, PersonId } from "../../../ids/ids.ts";
import type { PersonInChat } from "../../../store/people.ts";
import { queriesOf } from "../../../store/prepared.ts";
import { statements } from "../../../store/statements.ts";

/** News of a group: its kind, and its number within that kind. */
export type NewsItem = { readonly chat: ChatId; readonly what: string; readonly number: number };

/** News for a listener, and when they were last told news of that group. */
export type OwedNews = NewsItem & {
  readonly person: PersonId;
  readonly often: 0 | 1;
  readonly toldAt: number;
};

/** News, and who brought it about: they know. */
type AnnouncedNews = NewsItem & { readonly person: PersonId };

type Listening = {
  /**
   * A listener told after `usual` in any group, or a frequent one after `often` in this group, is
   * not told again.
   */
  readonly usual: number;
  readonly often: number;
};

export const listenersIn = queriesOf((sql) => {
  const { run, changed, rows } = statements(sql);
  return {
    add: run<[PersonInChat]>(
      "INSERT OR IGNORE INTO listeners (chat, person) VALUES (@chat, @person)",
    ),
    remove: changed<[PersonInChat]>(
      "DELETE FROM listeners WHERE chat = @chat AND person = @person",
    ),
    setOften: changed<[PersonInChat & { often: 0 | 1 }]>(
      "UPDATE listeners SET often = @often WHERE chat = @chat AND person = @person",
    ),
    announce: run<[NewsItem & { person: PersonId; at: number }]>(
      `INSERT OR REPLACE INTO tidings (chat, what, number, person, at)
       VALUES (@chat, @what, @number, @person, @at)`,
    ),
    removeBefore: run<[time: number]>("DELETE FROM tidings WHERE at < ?"),
    /** News that has begun between two moments, in groups with the bot and a listener. */
    announced: rows<[{ from: number; to: number }], AnnouncedNews>(
      `SELECT t.chat, t.what, t.number, t.person
       FROM tidings t JOIN chats g ON g.id = t.chat AND g.present = 1
       WHERE t.at BETWEEN @from AND @to
         AND EXISTS (SELECT 1 FROM listeners l WHERE l.chat = t.chat)
       ORDER BY t.at`,
    ),
    drop: run<[NewsItem]>(
      "DELETE FROM tidings WHERE chat = @chat AND what = @what AND number = @number",
    ),
    /** The listeners who have not been told this news, if the bot may write to them. */
    owed: rows<[AnnouncedNews & Listening], OwedNews>(
      `SELECT @chat AS chat, @what AS what, @number AS number, l.person, l.often,
         l.told_at AS toldAt
       FROM listeners l JOIN chats c ON c.id = l.person AND c.present = 1
       WHERE l.chat = @chat AND l.person <> @person AND CASE l.often WHEN 1 THEN l.told_at <= @often
         ELSE NOT EXISTS (SELECT 1 FROM listeners o WHERE o.person = l.person AND o.told_at > @usual)
         END ORDER BY l.told_at`,
    ),
    /** Notes a listener as told; false if they were told meanwhile, or stopped listening. */
    take: changed<[PersonInChat & { toldAt: number; now: number }]>(
      `UPDATE listeners SET told_at = @now
       WHERE chat = @chat AND person = @person AND told_at = @toldAt`,
    ),
    giveBack: run<[PersonInChat & { toldAt: number }]>(
      "UPDATE listeners SET told_at = @toldAt WHERE chat = @chat AND person = @person",
    ),
  };
});
