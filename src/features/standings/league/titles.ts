import type { ChatId, PersonId } from "../../../ids/ids.ts";
import type { PersonInChat } from "../../../store/people.ts";
import { queriesOf } from "../../../store/prepared.ts";
import { statements } from "../../../store/statements.ts";
import type { Traces } from "../../../store/traces.ts";

/** A champion's title that the bot has to give or take back. */
export type OwedTitle = PersonInChat & {
  readonly title: string;
  /** Their tag before the title. */
  readonly before: string;
  readonly state: "give" | "take";
};

/** The bot takes a title back before its row goes. */
export const titleTraces: Traces = { outlives: { "league_titles.person": "stays" } };

/** Who has which title in which group. */
export const titlesIn = queriesOf((sql) => {
  const { run, exists, rows } = statements(sql);
  const takeBack = run<[{ chat: ChatId; but: PersonId | 0 }]>(
    "UPDATE league_titles SET state = 'take' WHERE chat = @chat AND person <> @but",
  );
  const crown = run<[PersonInChat & { title: string }]>(
    `INSERT INTO league_titles (chat, person, title, state) VALUES (@chat, @person, @title, 'give')
     ON CONFLICT (chat, person) DO UPDATE SET state = 'give', refused = 0`,
  );
  const refuse = run<[PersonInChat]>(
    "UPDATE league_titles SET refused = 1 WHERE chat = @chat AND person = @person",
  );
  const dropForgotten = run<[PersonInChat]>(
    `DELETE FROM league_titles WHERE chat = @chat AND person = @person
       AND EXISTS (SELECT 1 FROM people p WHERE p.id = @person AND p.name = '')`,
  );
  return {
    /** The title belongs to this person alone. */
    crown: (to: PersonInChat & { title: string }): void => {
      takeBack({ chat: to.chat, but: to.person });
      crown(to);
    },
    /** Takes all titles of the group back. */
    takeAll: (chat: ChatId): void => takeBack({ chat, but: 0 }),
    takeFrom: run<[person: PersonId]>(
      "UPDATE league_titles SET state = 'take', refused = 0 WHERE person = ?",
    ),
    owed: rows<[], OwedTitle>(
      `SELECT t.chat, t.person, t.title, t.before, t.state
       FROM league_titles t JOIN chats c ON c.id = t.chat
       WHERE t.state <> 'worn' AND t.refused = 0 AND c.present = 1`,
    ),
    /** Whether it is still owed when its turn comes. */
    isOwed: exists<[Pick<OwedTitle, "chat" | "person" | "state">]>(
      `SELECT 1 FROM league_titles
       WHERE chat = @chat AND person = @person AND state = @state AND refused = 0`,
    ),
    /** Notes a person's own tag before the title replaces it. */
    replaces: run<[PersonInChat & { before: string }]>(
      "UPDATE league_titles SET before = @before WHERE chat = @chat AND person = @person",
    ),
    worn: run<[PersonInChat]>(
      `UPDATE league_titles SET state = 'worn'
       WHERE chat = @chat AND person = @person AND state = 'give'`,
    ),
    gone: run<[PersonInChat]>(
      "DELETE FROM league_titles WHERE chat = @chat AND person = @person AND state = 'take'",
    ),
    /** The title waits for other rights; that of a forgotten person is dropped. */
    refused: (whose: PersonInChat): void => {
      refuse(whose);
      dropForgotten(whose);
    },
    tryAgain: run<[ChatId]>("UPDATE league_titles SET refused = 0 WHERE chat = ? AND refused = 1"),
  };
});
