import type { Terms } from "../../game/series.ts";
import { type ChatId, type PersonId, privateChatOf } from "../../ids/ids.ts";
import type { Sql } from "../../store/database.ts";
import type { WithTerms } from "../../store/games.ts";
import { noticesOf } from "../../store/notices.ts";
import { type Post, postsOf } from "../../store/posts.ts";
import { statements } from "../../store/statements.ts";
import type { Traces } from "../../store/traces.ts";

/** The message of a contest changes no more often than this. */
export const CONTEST_PACE_MS = 6_000;

/** The common part of all contests: a group has one message for each. */
export type GroupContest<Id extends number = number> = {
  readonly id: Id;
  readonly chat: ChatId;
  readonly thread: number | null;
  readonly maker: PersonId;
  readonly terms: Terms;
  readonly state: "open" | "over" | "cancelled";
};

/** The place of its message. */
export type ContestPlace = Pick<GroupContest, "chat" | "thread">;

/** A row: the terms, and other fields of the kind, are JSON. */
export type ContestRow<Contest, Json extends keyof Contest = never> = Omit<
  Contest,
  Json | "terms"
> &
  WithTerms &
  Readonly<Record<Json, string>>;

type ContestEnd<Contest extends GroupContest> = Pick<Contest, "id"> & {
  readonly state: "over" | "cancelled";
  readonly hasCard: boolean;
};

type ContestTable<Row, Contest extends GroupContest> = {
  /** Its name among the posts and the notices, too; its tables are called by it. */
  readonly name: string;
  readonly columns: string;
  readonly read: (stored: Row) => Contest;
  readonly isId: (number: number) => number is Contest["id"];
};

/** The kind of posts that players have in private while they wait; the subject is the contest. */
export const waitKindOf = (name: string): string => `${name}-wait`;

const COLUMNS = "id, chat, thread, maker, terms, state";

export type ContestQueries<Contest extends GroupContest> = ReturnType<
  typeof contestQueries<unknown, Contest>
>;

/** Players stay in a contest's tables after /forget: others played them. */
export const contestTraces = (one: string) => {
  const [contests, players] = [`${one}s`, `${one}_players`];
  const isOpenIn = (chat: "@from" | "@to") =>
    `SELECT id FROM ${contests} WHERE chat = ${chat} AND state = 'open'`;
  return {
    outlives: { [`${contests}.maker`]: "stays", [`${players}.person`]: "stays" },
    // The message of an open contest has their name.
    forgetting: [
      `UPDATE posts SET behind = behind + 1
       WHERE kind IN ('${one}', '${waitKindOf(one)}') AND subject IN (
         SELECT e.id FROM ${players} p JOIN ${contests} e ON e.id = p.${one} AND e.state = 'open'
         WHERE p.person = @person)`,
    ],
    moving: [
      // Of two open contests the older one goes on: people may have played in it for days.
      `UPDATE posts SET behind = behind + 1
       WHERE kind = '${one}' AND subject IN (${isOpenIn("@to")}) AND EXISTS (${isOpenIn("@from")})`,
      `UPDATE ${contests} SET state = 'cancelled'
       WHERE chat = @to AND state = 'open' AND EXISTS (${isOpenIn("@from")})`,
      `UPDATE posts SET behind = iif(subject IN (${isOpenIn("@from")}), behind + 1, 0)
       WHERE kind = '${one}' AND chat = @from`,
    ],
  } as const satisfies Traces;
};

/** The queries that all kinds of contests share. */
export const contestQueries = <Row, Contest extends GroupContest>(
  sql: Sql,
  { name: kind, columns, read, isId }: ContestTable<Row, Contest>,
) => {
  type Id = Contest["id"];
  const { changed, row, rows, values } = statements(sql);
  const [posts, notices] = [postsOf(sql), noticesOf(sql)];
  const table = `${kind}s`;
  const contests = `SELECT ${COLUMNS}, ${columns} FROM ${table}`;
  const readOne = (found: Row | undefined): Contest | undefined => found && read(found);
  const byId = row<[id: Id], Row>(`${contests} WHERE id = ?`);
  const openIn = row<[chat: ChatId], Row>(`${contests} WHERE chat = ? AND state = 'open'`);
  const open = rows<[], Row>(`${contests} WHERE state = 'open' ORDER BY chat`);
  const close = changed<[Omit<ContestEnd<Contest>, "hasCard">]>(
    `UPDATE ${table} SET state = @state WHERE id = @id AND state = 'open'`,
  );
  const contestById = (id: Id): Contest | undefined => readOne(byId(id));
  const at = (number: number): Contest | undefined =>
    isId(number) ? contestById(number) : undefined;
  const touch = (id: Id): void => posts.touch({ kind, subject: id });
  const wait = waitKindOf(kind);
  const waitOf = (id: Id, person: PersonId) => ({
    ...{ kind: wait, subject: id, chat: privateChatOf(person) },
  });
  const oweCard = (id: Id): void => {
    const contest = contestById(id);
    if (contest) notices.add({ kind, subject: id, chat: contest.chat });
  };
  return {
    byId: contestById,
    /** For a number that may be no id of this kind. */
    at,
    openById: (number: number): Contest | undefined => {
      const contest = at(number);
      return contest?.state === "open" ? contest : undefined;
    },
    openIn: (chat: ChatId): Contest | undefined => readOne(openIn(chat)),
    open: (): readonly Contest[] => open().map(read),
    /** All who have ever entered it. */
    people: values<[id: Id], PersonId>(`SELECT person FROM ${kind}_players WHERE ${kind} = ?`),
    /** Its message is kept from now on. */
    show: (id: Id, { chat, thread }: ContestPlace): Id => {
      posts.add({ kind, subject: id, chat, thread });
      return id;
    },
    /** Closes an open contest; false if it was closed already. */
    close: ({ hasCard, ...end }: ContestEnd<Contest>): boolean => {
      const isClosed = close(end);
      if (isClosed) touch(end.id);
      if (isClosed) posts.touch({ kind: wait, subject: end.id });
      if (isClosed && hasCard) oweCard(end.id);
      return isClosed;
    },
    touch,
    /** The card of a player who waits is kept from now on, or shown anew where it stands. */
    wait: (id: Id, person: PersonId): void => {
      if (!posts.add(waitOf(id, person))) posts.touchIn(waitOf(id, person));
    },
    waitOf: (id: Id, person: PersonId): Post | undefined => posts.in(waitOf(id, person)),
    touchWaits: (id: Id): void => posts.touch({ kind: wait, subject: id }),
    post: (id: Id): Post | undefined => posts.of({ kind, subject: id }),
    oweCard,
  };
};
