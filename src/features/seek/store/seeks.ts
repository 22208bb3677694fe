import type { Terms } from "../../../game/series.ts";
import { type ChatId, type GameId, type PersonId, privateChatOf } from "../../../ids/ids.ts";
import { readTerms, type WithTerms } from "../../../store/games.ts";
import { type Post, postsOf } from "../../../store/posts.ts";
import { queriesOf } from "../../../store/prepared.ts";
import { statements } from "../../../store/statements.ts";

/** A person's search for an opponent: the open one, else their last. */
export type Seek = {
  readonly person: PersonId;
  readonly terms: Terms;
  readonly since: number;
  /** Their luck for the dice of the game. */
  readonly luck: string | null;
  readonly state: "open" | "found" | "stopped" | "expired" | "elsewhere";
  readonly game: GameId | null;
  /** 1: a game against the computer was broken off for it. */
  readonly broke: number;
  /** 1 once the computer was offered meanwhile. */
  readonly offered: number;
};

type SeekText = Omit<Seek, "terms"> & WithTerms;

type NewSeek = Pick<Seek, "person" | "terms" | "since" | "luck"> & Pick<Post, "message">;

const SEEKS = `SELECT person, terms, since, luck, state, game, broke, offered FROM seeks`;

/** The kind of posts with a search; the subject is its person. */
export const SEEK_POST = "seek";

export const seeksIn = queriesOf((sql) => {
  const { run, changed, row, rows, values } = statements(sql);
  const posts = postsOf(sql);
  const touch = (person: PersonId | ChatId): void =>
    posts.touch({ kind: SEEK_POST, subject: person });
  const begin = run<[Omit<NewSeek, "terms" | "message"> & WithTerms]>(
    `INSERT INTO seeks (person, terms, since, luck) VALUES (@person, @terms, @since, @luck)
     ON CONFLICT (person) DO UPDATE SET terms = @terms, since = @since, luck = @luck,
       state = 'open', game = NULL, broke = 0, offered = 0`,
  );
  const of = row<[person: PersonId], SeekText>(`${SEEKS} WHERE person = ?`);
  const open = rows<[], SeekText>(`${SEEKS} WHERE state = 'open' ORDER BY since`);
  const close = changed<[{ person: PersonId | ChatId; state: "stopped" | "elsewhere" }]>(
    "UPDATE seeks SET state = @state WHERE person = @person AND state = 'open'",
  );
  const expire = values<[beganBefore: number], PersonId>(
    `UPDATE seeks SET state = 'expired' WHERE state = 'open' AND since <= ? RETURNING person`,
  );
  const found = run<[Pick<Seek, "person" | "game" | "broke">]>(
    "UPDATE seeks SET state = 'found', game = @game, broke = @broke WHERE person = @person",
  );
  const offer = values<[beganBefore: number], PersonId>(
    `UPDATE seeks SET offered = 1
     WHERE state = 'open' AND offered = 0 AND since <= ? RETURNING person`,
  );
  return {
    /** Its message is the given one, if any. */
    begin: ({ message, terms, ...seek }: NewSeek): void => {
      begin({ ...seek, terms: JSON.stringify(terms) });
      const { person } = seek;
      posts.renew({ kind: SEEK_POST, subject: person, chat: privateChatOf(person), message });
    },
    of: (person: PersonId): Seek | undefined => {
      const found = of(person);
      return found && readTerms(found);
    },
    post: (person: PersonId): Post | undefined => posts.of({ kind: SEEK_POST, subject: person }),
    open: (): readonly Seek[] => open().map(readTerms),
    /** Ends an open search; the number of the private chat works too, as it is the person's. */
    close: (end: Parameters<typeof close>[0]): boolean => {
      const isClosed = close(end);
      if (isClosed) touch(end.person);
      return isClosed;
    },
    expire: (beganBefore: number): void => expire(beganBefore).forEach(touch),
    found: (seek: Parameters<typeof found>[0]): void => {
      found(seek);
      touch(seek.person);
    },
    /** Offers the computer to people who have searched for long. */
    offer: (beganBefore: number): void => offer(beganBefore).forEach(touch),
    touch,
  };
});
