import { z } from "zod";
import type { Terms } from "../../../game/series.ts";
import { type ChatId, type GameId, type PersonId, privateChatOf } from "../../../ids/ids.ts";
import { once } from "../../../rules/once.ts";
import { readTerms, type WithTerms } from "../../../store/games.ts";
import { type Post, postsOf } from "../../../store/posts.ts";
import { queriesOf } from "../../../store/prepared.ts";
import { statements } from "../../../store/statements.ts";

/** A person's search for an opponent: the open one, else their last. */
export type Seek = {
  readonly person: PersonId;
  readonly terms: Terms;
  /** 1: any game; two who both leave it open play the one of their terms. */
  readonly anyGame: 0 | 1;
  /** Their ratings when they began. */
  readonly longRating: number;
  readonly shortRating: number;
  readonly since: number;
  readonly luck: string | null;
  readonly state: "open" | "found" | "stopped" | "expired" | "elsewhere";
  readonly game: GameId | null;
  /** 1: a game against the computer was broken off for it. */
  readonly broke: number;
  /** The posts of the searches that they are offered to join, the nearest wish first. */
  readonly offers: readonly number[];
  readonly post: number | null;
};

export type OpenSeek = Omit<Seek, "state" | "game" | "broke">;

type SeekText = Omit<Seek, "terms" | "offers"> & WithTerms & { readonly offers: string };

type NewSeek = Omit<OpenSeek, "offers" | "post"> & Pick<Post, "message">;

const storedOffers = z.array(z.int()).readonly();

const offersIn = once((offers) => storedOffers.parse(JSON.parse(offers)));

const readSeek = (row: SeekText): Seek =>
  Object.assign(row, { terms: readTerms(row).terms, offers: offersIn(row.offers) });

/** The kind of posts with a search; the subject is its person. */
export const SEEK_POST = "seek";

const SEEKS = `SELECT person, terms, any_game AS anyGame, long_rating AS longRating,
  short_rating AS shortRating, since, luck, state, game, broke, offers, posts.id AS post
  FROM seeks LEFT JOIN posts ON kind = '${SEEK_POST}' AND subject = person`;

export const seeksIn = queriesOf((sql) => {
  const { run, changed, row, required, values, exists } = statements(sql);
  const posts = postsOf(sql);
  const touch = (person: PersonId | ChatId): void =>
    posts.touch({ kind: SEEK_POST, subject: person });
  const begin = run<[Omit<NewSeek, "terms" | "message"> & WithTerms]>(
    `INSERT INTO seeks (person, terms, any_game, long_rating, short_rating, since, luck)
     VALUES (@person, @terms, @anyGame, @longRating, @shortRating, @since, @luck)
     ON CONFLICT (person) DO UPDATE SET terms = @terms, any_game = @anyGame,
       long_rating = @longRating, short_rating = @shortRating, since = @since, luck = @luck,
       state = 'open', game = NULL, broke = 0, offers = '[]'`,
  );
  const at = row<[subject: number], SeekText>(`${SEEKS} WHERE person = ?`);
  // The cast takes the number at the beginning of the key.
  const atKey = required<[key: string], SeekText>(`${SEEKS} WHERE person = CAST(? AS INTEGER)`);
  const isAnyOpen = exists<[]>("SELECT 1 FROM seeks WHERE state = 'open'");
  // All of a search that changes, after its person, as one text: rows of three would take longer.
  const openKeys = values<[], string>(
    "SELECT person || ' ' || since || offers FROM seeks WHERE state = 'open' ORDER BY since",
  );
  const close = changed<[{ person: PersonId | ChatId; state: "stopped" | "elsewhere" }]>(
    "UPDATE seeks SET state = @state WHERE person = @person AND state = 'open'",
  );
  const expire = values<[beganBefore: number], PersonId>(
    `UPDATE seeks SET state = 'expired' WHERE state = 'open' AND since <= ? RETURNING person`,
  );
  const noteFound = run<[Pick<Seek, "person" | "game" | "broke">]>(
    "UPDATE seeks SET state = 'found', game = @game, broke = @broke WHERE person = @person",
  );
  const setOffers = run<[{ person: PersonId; offers: string }]>(
    "UPDATE seeks SET offers = @offers WHERE person = @person",
  );
  // What a search is for never changes, and reading it costs more than finding who meets whom.
  let known = new Map<string, OpenSeek>();
  return {
    /** Its message is the given one, if any. */
    begin: ({ message, terms, ...seek }: NewSeek): void => {
      begin({ ...seek, terms: JSON.stringify(terms) });
      const { person, since } = seek;
      known.delete(`${person} ${since}[]`);
      posts.renew({ kind: SEEK_POST, subject: person, chat: privateChatOf(person), message });
    },
    of: (person: PersonId): Seek | undefined => {
      const found = at(person);
      return found && readSeek(found);
    },
    post: (person: PersonId): Post | undefined => posts.of({ kind: SEEK_POST, subject: person }),
    /** In the order in which they began. */
    open: (): readonly OpenSeek[] => {
      const before = known;
      known = new Map();
      return openKeys().map((key) => {
        const seek = before.get(key) ?? readSeek(atKey(key));
        known.set(key, seek);
        return seek;
      });
    },
    isAnyOpen: (): boolean => isAnyOpen(),
    /** The open search of this post. */
    openAt: (id: number): Seek | undefined => {
      const post = posts.byId(id);
      const found = post?.kind === SEEK_POST ? at(post.subject) : undefined;
      return found?.state === "open" ? readSeek(found) : undefined;
    },
    /** Ends an open search; the number of the private chat works too, as it is the person's. */
    close: (end: Parameters<typeof close>[0]): boolean => {
      const isClosed = close(end);
      if (isClosed) touch(end.person);
      return isClosed;
    },
    expire: (beganBefore: number): void => expire(beganBefore).forEach(touch),
    noteFound: (seek: Parameters<typeof noteFound>[0]): void => {
      noteFound(seek);
      touch(seek.person);
    },
    offerTo: (person: PersonId, offers: readonly number[]): void => {
      setOffers({ person, offers: JSON.stringify(offers) });
      touch(person);
    },
    touch,
  };
});
