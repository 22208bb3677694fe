import type { GameId, PersonId } from "../../../ids/ids.ts";
import { queriesOf } from "../../../store/prepared.ts";
import { statements } from "../../../store/statements.ts";
import { postsOfPlayed, type Traces } from "../../../store/traces.ts";
import { SEEK_POST } from "./seeks.ts";

type Two = { readonly person: PersonId; readonly other: PersonId };

export type Complaint = Two & {
  readonly game: GameId;
  readonly reason: string;
  readonly at: number;
};

/** The kinds of posts about an opponent who was found, and of what the owner is told of a game. */
export const STRANGER_POST = "stranger";
export const REPORT_POST = "report";

export const strangerTraces: Traces = {
  forgetting: [
    postsOfPlayed(STRANGER_POST),
    postsOfPlayed(REPORT_POST),
    `UPDATE posts SET behind = behind + 1 WHERE kind = '${SEEK_POST}' AND subject IN
       (SELECT person FROM seeks WHERE state = 'found' AND game IN (SELECT game FROM played))`,
  ],
};

/** Games of people who met by a search, and how the two want to go on with each other. */
export const strangersIn = queriesOf((sql) => {
  const { run, changed, rows, exists, count } = statements(sql);
  const isKind = exists<[{ game: GameId; kind: "found" | "broken" }]>(
    "SELECT 1 FROM seek_games WHERE game = @game AND kind = @kind",
  );
  return {
    note: run<[{ game: GameId; kind: "found" | "broken" }]>(
      "INSERT INTO seek_games (game, kind) VALUES (@game, @kind)",
    ),
    haveMetIn: (game: GameId): boolean => isKind({ game, kind: "found" }),
    /** Whether it was a game against the computer that was broken off for a search. */
    isBroken: (game: GameId): boolean => isKind({ game, kind: "broken" }),
    avoid: run<[Two]>(
      "INSERT INTO avoided (person, other) VALUES (@person, @other) ON CONFLICT DO NOTHING",
    ),
    avoidNoMore: changed<[Two]>("DELETE FROM avoided WHERE person = @person AND other = @other"),
    /** Who avoids whom among those who search now. */
    avoidedNow: rows<[], Two>(
      `SELECT a.person, a.other FROM seeks s JOIN avoided a ON a.person = s.person
       JOIN seeks o ON o.person = a.other AND o.state = 'open' WHERE s.state = 'open'`,
    ),
    avoids: exists<[Two]>("SELECT 1 FROM avoided WHERE person = @person AND other = @other"),
    /** False if it is reported already. */
    report: changed<[Complaint]>(
      `INSERT INTO reports (game, person, other, reason, at)
       VALUES (@game, @person, @other, @reason, @at) ON CONFLICT DO NOTHING`,
    ),
    hasReported: exists<[{ game: GameId; person: PersonId }]>(
      "SELECT 1 FROM reports WHERE game = @game AND person = @person",
    ),
    reportsBy: count<[person: PersonId, since: number]>(
      "SELECT count(*) FROM reports WHERE person = ? AND at > ?",
    ),
    reportsOf: rows<[GameId], Complaint>(
      "SELECT game, person, other, reason, at FROM reports WHERE game = ? ORDER BY at",
    ),
  };
});
