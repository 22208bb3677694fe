import type { Terms } from "../../../game/series.ts";
import type { ChatId, PersonId } from "../../../ids/ids.ts";
import type { Sql } from "../../../store/database.ts";
import type { WithTerms } from "../../../store/games.ts";
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
  /** Null until it is sent, and after people deleted it. */
  readonly message: number | null;
  readonly content: "photo" | "text";
  /** 0: the message shows the newest state; otherwise larger with each change. */
  readonly behind: number;
  readonly shownAt: number;
};

/** Where in a group its message stands. */
export type EventPlace = Pick<GroupEvent<number>, "chat" | "thread">;

/** The same with what is JSON in the database: its terms, and what else is of the kind. */
export type Stored<Event, Json extends keyof Event = never> = Omit<Event, Json | "terms"> &
  WithTerms &
  Readonly<Record<Json, string>>;

type Kept<Row, Event> = {
  readonly table: "arenas" | "cups" | "chouettes";
  /** What the kind has besides. */
  readonly columns: string;
  readonly read: (stored: Row) => Event;
};

const COLUMNS = `id, chat, thread, maker, terms, state, message, content, behind,
  shown_at AS shownAt`;

export type EventQueries<Id extends number, Event extends GroupEvent<Id>> = ReturnType<
  typeof eventQueries<Id, unknown, Event>
>;

/** Of any kind of event with its players: who was there stays, as others played with them. */
export const eventTraces = (one: "arena" | "cup" | "chouette") => {
  const [events, players] = [`${one}s`, `${one}_players`];
  return {
    outlives: { [`${events}.maker`]: "stays", [`${players}.person`]: "stays" },
    // The message of an evening that still goes on has their name.
    forgetting: [
      `UPDATE ${events} SET behind = behind + 1 WHERE state = 'open'
       AND id IN (SELECT ${one} FROM ${players} WHERE person = @person)`,
    ],
    moving: [
      // Of two that are open the older one goes on: it may be played for days already.
      `UPDATE ${events} SET state = 'cancelled', behind = behind + 1
       WHERE chat = @to AND state = 'open'
         AND EXISTS (SELECT 1 FROM ${events} WHERE chat = @from AND state = 'open')`,
      `UPDATE ${events} SET content = 'text',
         behind = CASE state WHEN 'open' THEN behind + 1 ELSE 0 END WHERE chat = @from`,
    ],
  } as const satisfies Traces;
};

/** What is asked of any kind of event: which there are, and how they are shown. */
export const eventQueries = <Id extends number, Row, Event extends GroupEvent<Id>>(
  sql: Sql,
  { table, columns, read }: Kept<Row, Event>,
) => {
  const { run, changed, row, rows } = statements(sql);
  const events = `SELECT ${COLUMNS}, ${columns} FROM ${table}`;
  const readOne = (found: Row | undefined): Event | undefined => found && read(found);
  const byId = row<[id: Id], Row>(`${events} WHERE id = ?`);
  const openIn = row<[chat: ChatId], Row>(`${events} WHERE chat = ? AND state = 'open'`);
  const open = rows<[], Row>(`${events} WHERE state = 'open' ORDER BY chat`);
  const present = `EXISTS (SELECT 1 FROM chats c WHERE c.id = ${table}.chat AND c.present = 1)`;
  const behind = rows<[shownBefore: number], Row>(
    `${events} WHERE behind > 0 AND shown_at <= ? AND ${present} ORDER BY id`,
  );
  const withCard = rows<[], Row>(`${events} WHERE card = 1 AND ${present} ORDER BY id`);
  return {
    byId: (id: Id): Event | undefined => readOne(byId(id)),
    openIn: (chat: ChatId): Event | undefined => readOne(openIn(chat)),
    open: (): readonly Event[] => open().map(read),
    /** Ends it, once; false where it has ended. */
    close: changed<[{ id: Id; state: "over" | "cancelled"; card: number }]>(
      `UPDATE ${table} SET state = @state, card = @card, behind = behind + 1
       WHERE id = @id AND state = 'open'`,
    ),
    touch: run<[id: Id]>(`UPDATE ${table} SET behind = behind + 1 WHERE id = ?`),
    /** What is to be shown in chats where the bot may write. */
    behind: (shownBefore: number): readonly Event[] => behind(shownBefore).map(read),
    shown: run<
      [Pick<GroupEvent<Id>, "id" | "content" | "behind"> & { message: number | null; at: number }]
    >(
      `UPDATE ${table} SET message = @message, content = @content, shown_at = @at,
         behind = CASE WHEN behind = @behind THEN 0 ELSE behind END WHERE id = @id`,
    ),
    /** Its message is gone, and is sent again. */
    lost: run<[id: Id]>(
      `UPDATE ${table} SET message = NULL, content = 'text', behind = behind + 1 WHERE id = ?`,
    ),
    settle: run<[id: Id]>(`UPDATE ${table} SET behind = 0 WHERE id = ?`),
    withCard: (): readonly Event[] => withCard().map(read),
    takeCard: changed<[id: Id]>(`UPDATE ${table} SET card = 0 WHERE id = ? AND card = 1`),
    giveCardBack: run<[id: Id]>(`UPDATE ${table} SET card = 1 WHERE id = ?`),
  };
};
