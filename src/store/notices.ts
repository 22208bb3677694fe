import type { ChatId, PersonId } from "../ids/ids.ts";
import type { Subject } from "./posts.ts";
import { sharedQueries } from "./prepared.ts";
import { statements } from "./statements.ts";

/** A group, or a person in private, who may not have started the bot yet. */
type Addressee =
  | { readonly chat: ChatId; readonly person?: null }
  | { readonly person: PersonId; readonly chat?: null };

export type Notice = Subject & {
  readonly id: number;
  readonly chat: ChatId | null;
  readonly person: PersonId | null;
};

type NewNotice = Omit<Notice, "id">;

const full = (notice: Subject & Addressee): NewNotice => ({ chat: null, person: null, ...notice });

/** The messages that are sent once; a row goes when its message is sent. */
export const noticesOf = sharedQueries((sql) => {
  const { changed, run, rows } = statements(sql);
  const add = run<[NewNotice]>(
    `INSERT OR IGNORE INTO notices (kind, subject, chat, person)
     SELECT @kind, @subject, @chat, @person
     WHERE @chat IS NULL OR EXISTS (SELECT 1 FROM chats WHERE id = @chat)`,
  );
  return {
    add: (notice: Subject & Addressee): void => add(full(notice)),
    cancel: run<[Subject & { person: PersonId }]>(
      "DELETE FROM notices WHERE kind = @kind AND subject = @subject AND person = @person",
    ),
    due: rows<[], Notice>(
      `SELECT n.id, n.kind, n.subject, n.chat, n.person FROM notices n
       JOIN chats c ON c.id = coalesce(n.chat, n.person) AND c.present = 1 ORDER BY n.id`,
    ),
    /** Drops its row before the call, so it is not sent twice; false if it is gone already. */
    take: changed<[id: number]>("DELETE FROM notices WHERE id = ?"),
    /** Puts its row back after a call that was not made. */
    giveBack: ({ kind, subject, chat, person }: Notice): void =>
      add({ kind, subject, chat, person }),
  };
});
