import type { Api } from "grammy";
import { type Failure, failureOf } from "../../../bot/delivery/failure.ts";
import type { Job } from "../../../bot/delivery/jobs.ts";
import type { OwedParts } from "../../../bot/feature/parts.ts";
import type { ChatId, PersonId } from "../../../ids/ids.ts";
import type { PersonInChat } from "../../../store/people.ts";
import { queriesOf } from "../../../store/prepared.ts";
import { statements } from "../../../store/statements.ts";
import type { Traces } from "../../../store/traces.ts";
import type { Services } from "../../../tables/services/services.ts";

/** A champion's title that the bot has to give or take back. */
type OwedTitle = PersonInChat & {
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

export const bringTitles = ({ jobs, services }: OwedParts): void =>
  jobs.addSource(() =>
    titlesIn(services.store)
      .owed()
      .map((owed) => titleFor(services, owed)),
  );

/**
 * Failures that say nothing about the bot's rights. Other code finds out whether the bot is still a
 * member.
 */
const PASSING: ReadonlySet<Failure["kind"]> = new Set(["wait", "broken", "moved"]);

/** A group gets no message about rights that the bot lacks. */
const titleFor = (services: Services, owed: OwedTitle): Job => ({
  chat: owed.chat,
  lane: `title ${owed.chat}`,
  take: () => titlesIn(services.store).isOwed(owed),
  run: async (api) => {
    try {
      await (owed.state === "give" ? giveTitle : takeTitle)(services, owed, api);
    } catch (error) {
      if (PASSING.has(failureOf(error).kind)) throw error;
      titlesIn(services.store).refused(owed);
    }
  },
});

/** A person's tag in a group; undefined if the bot may not change it. */
const tagIn = async (
  { chat, person }: Pick<OwedTitle, "chat" | "person">,
  api: Api,
): Promise<string | undefined> => {
  const member = await api.getChatMember(chat, person);
  const isOrdinary = member.status === "member" || member.status === "restricted";
  return isOrdinary ? (member.tag ?? "") : undefined;
};

const giveTitle = async ({ store }: Services, owed: OwedTitle, api: Api): Promise<void> => {
  const { chat, person, title } = owed;
  const before = await tagIn(owed, api);
  if (before === undefined) return titlesIn(store).refused(owed);
  if (before !== title) {
    titlesIn(store).replaces({ chat, person, before });
    await api.setChatMemberTag(chat, person, title);
  }
  titlesIn(store).worn(owed);
};

/** A tag that the person has chosen since then stays. */
const takeTitle = async ({ store }: Services, owed: OwedTitle, api: Api): Promise<void> => {
  const { chat, person, title, before } = owed;
  if ((await tagIn(owed, api)) === title) await api.setChatMemberTag(chat, person, before);
  titlesIn(store).gone(owed);
};
