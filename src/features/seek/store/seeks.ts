import type { Terms } from "../../../game/series.ts";
import type { ChatId, GameId, PersonId } from "../../../ids/ids.ts";
import { readTerms, type WithTerms } from "../../../store/games.ts";
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
  readonly message: number | null;
  /** 0: the message shows the newest state; otherwise it grows with each change. */
  readonly behind: number;
};

type SeekText = Omit<Seek, "terms"> & WithTerms;

export type NewSeek = Pick<Seek, "person" | "terms" | "since" | "luck" | "message">;

const SEEKS = `SELECT person, terms, since, luck, state, game, broke, offered, message, behind
  FROM seeks`;

export const seeksIn = queriesOf((sql) => {
  const { run, changed, row, rows } = statements(sql);
  const begin = run<[Omit<NewSeek, "terms"> & WithTerms]>(
    `INSERT INTO seeks (person, terms, since, luck, message)
     VALUES (@person, @terms, @since, @luck, @message)
     ON CONFLICT (person) DO UPDATE SET terms = @terms, since = @since, luck = @luck,
       state = 'open', game = NULL, broke = 0, offered = 0, message = @message, behind = 1`,
  );
  const of = row<[person: PersonId], SeekText>(`${SEEKS} WHERE person = ?`);
  const open = rows<[], SeekText>(`${SEEKS} WHERE state = 'open' ORDER BY since`);
  const behind = rows<[], SeekText>(
    `${SEEKS} WHERE behind > 0
       AND EXISTS (SELECT 1 FROM chats c WHERE c.id = seeks.person AND c.present = 1)`,
  );
  return {
    begin: (seek: NewSeek): void => begin({ ...seek, terms: JSON.stringify(seek.terms) }),
    of: (person: PersonId): Seek | undefined => {
      const found = of(person);
      return found && readTerms(found);
    },
    open: (): readonly Seek[] => open().map(readTerms),
    /** Ends an open search; the number of the private chat works too, as it is the person's. */
    close: changed<[{ person: PersonId | ChatId; state: "stopped" | "elsewhere" }]>(
      "UPDATE seeks SET state = @state, behind = behind + 1 WHERE person = @person AND state = 'open'",
    ),
    expire: run<[beganBefore: number]>(
      "UPDATE seeks SET state = 'expired', behind = behind + 1 WHERE state = 'open' AND since <= ?",
    ),
    found: run<[Pick<Seek, "person" | "game" | "broke">]>(
      `UPDATE seeks SET state = 'found', game = @game, broke = @broke, behind = behind + 1
       WHERE person = @person`,
    ),
    /** Offers the computer to people who have searched for long. */
    offer: run<[beganBefore: number]>(
      `UPDATE seeks SET offered = 1, behind = behind + 1
       WHERE state = 'open' AND offered = 0 AND since <= ?`,
    ),
    touch: run<[person: PersonId]>("UPDATE seeks SET behind = behind + 1 WHERE person = ?"),
    /** Its message is gone, or has to appear again further down. */
    lose: run<[person: PersonId]>(
      "UPDATE seeks SET message = NULL, behind = behind + 1 WHERE person = ?",
    ),
    /** Searches whose message is behind, if the bot may write there. */
    behind: (): readonly Seek[] => behind().map(readTerms),
    shown: run<[Pick<Seek, "person" | "message" | "behind">]>(
      `UPDATE seeks SET message = @message,
         behind = CASE WHEN behind = @behind THEN 0 ELSE behind END WHERE person = @person`,
    ),
    settle: run<[person: PersonId]>("UPDATE seeks SET behind = 0 WHERE person = ?"),
  };
});
