import type { Terms } from "../../../game/series.ts";
import type { ChatId, PersonId } from "../../../ids/ids.ts";
import type { Sql } from "../../../store/database.ts";
import type { WithTerms } from "../../../store/games.ts";
import { noticesOf } from "../../../store/notices.ts";
import { type Post, postsOf } from "../../../store/posts.ts";
import { statements } from "../../../store/statements.ts";
import type { Traces } from "../../../store/traces.ts";

/** An evening of a group: whatever is played in it, one message there shows it. */
export type GroupEvent<Id> = {
  readonly id: Id;
  readonly chat: ChatId;
  readonly thread: number | null;
  readonly maker: PersonId;
  readonly terms: Terms;
  readonly state: "open" | "over" | "cancelled";
};

/** Where in a group its message stands. */
export type EventPlace = Pick<GroupEvent<number>, "chat" | "thread">;

/** The same with what is JSON in the database: its terms, and what else is of the kind. */
export type Stored<Event, Json extends keyof Event = never> = Omit<Event, Json | "terms"> &
  WithTerms &
  Readonly<Record<Json, string>>;

/** Its name among the posts and the notices, too. */
type EventName = "arena" | "cup" | "chouette";

type EventEnd<Id> = {
  readonly id: Id;
  readonly state: "over" | "cancelled";
  readonly hasCard: boolean;
};

type Kept<Id extends number, Row, Event> = {
  readonly name: EventName;
  /** What the kind has besides. */
  readonly columns: string;
  readonly read: (stored: Row) => Event;
  readonly isId: (number: number) => number is Id;
};

const COLUMNS = "id, chat, thread, maker, terms, state";

export type EventQueries<Id extends number, Event extends GroupEvent<Id>> = ReturnType<
  typeof eventQueries<Id, unknown, Event>
>;

/** Of any kind of event with its players: who was there stays, as others played with them. */
export const eventTraces = (one: EventName) => {
  const [events, players] = [`${one}s`, `${one}_players`];
  const isOpenIn = (chat: "@from" | "@to") =>
    `SELECT id FROM ${events} WHERE chat = ${chat} AND state = 'open'`;
  return {
    outlives: { [`${events}.maker`]: "stays", [`${players}.person`]: "stays" },
    // The message of an evening that still goes on has their name.
    forgetting: [
      `UPDATE posts SET behind = behind + 1 WHERE kind = '${one}' AND subject IN (
         SELECT e.id FROM ${players} p JOIN ${events} e ON e.id = p.${one} AND e.state = 'open'
         WHERE p.person = @person)`,
    ],
    moving: [
      // Of two that are open the older one goes on: it may be played for days already.
      `UPDATE posts SET behind = behind + 1
       WHERE kind = '${one}' AND subject IN (${isOpenIn("@to")}) AND EXISTS (${isOpenIn("@from")})`,
      `UPDATE ${events} SET state = 'cancelled'
       WHERE chat = @to AND state = 'open' AND EXISTS (${isOpenIn("@from")})`,
      `UPDATE posts SET behind = iif(subject IN (${isOpenIn("@from")}), behind + 1, 0)
       WHERE kind = '${one}' AND chat = @from`,
    ],
  } as const satisfies Traces;
};

/** What is asked of any kind of event: which there are, and that they are shown. */
export const eventQueries = <Id extends number, Row, Event extends GroupEvent<Id>>(
  sql: Sql,
  { name: kind, columns, read, isId }: Kept<Id, Row, Event>,
) => {
  const { changed, row, rows } = statements(sql);
  const [posts, notices] = [postsOf(sql), noticesOf(sql)];
  const table = `${kind}s`;
  const events = `SELECT ${COLUMNS}, ${columns} FROM ${table}`;
  const readOne = (found: Row | undefined): Event | undefined => found && read(found);
  const byId = row<[id: Id], Row>(`${events} WHERE id = ?`);
  const openIn = row<[chat: ChatId], Row>(`${events} WHERE chat = ? AND state = 'open'`);
  const open = rows<[], Row>(`${events} WHERE state = 'open' ORDER BY chat`);
  const close = changed<[Omit<EventEnd<Id>, "hasCard">]>(
    `UPDATE ${table} SET state = @state WHERE id = @id AND state = 'open'`,
  );
  const eventOf = (id: Id): Event | undefined => readOne(byId(id));
  const touch = (id: Id): void => posts.touch({ kind, subject: id });
  const oweCard = (id: Id): void => {
    const event = eventOf(id);
    if (event) notices.add({ kind, subject: id, chat: event.chat });
  };
  return {
    byId: eventOf,
    /** The same by a number of which it is not known whether it is one's. */
    at: (number: number): Event | undefined => (isId(number) ? eventOf(number) : undefined),
    openIn: (chat: ChatId): Event | undefined => readOne(openIn(chat)),
    open: (): readonly Event[] => open().map(read),
    /** Its message is kept from now on. */
    show: (id: Id, { chat, thread }: EventPlace): Id => {
      posts.add({ kind, subject: id, chat, thread });
      return id;
    },
    /** Ends it, once, with a card of the podium or without; false where it has ended. */
    close: ({ hasCard, ...end }: EventEnd<Id>): boolean => {
      const isClosed = close(end);
      if (isClosed) touch(end.id);
      if (isClosed && hasCard) oweCard(end.id);
      return isClosed;
    },
    touch,
    post: (id: Id): Post | undefined => posts.of({ kind, subject: id }),
    /** The card of the podium is to be sent. */
    oweCard,
  };
};
