import { type Branded, type GameId, isId, type PersonId, type SeriesId } from "../../../ids/ids.ts";
import { readTerms } from "../../../store/games.ts";
import { noticesOf } from "../../../store/notices.ts";
import { queriesOf } from "../../../store/prepared.ts";
import { statements } from "../../../store/statements.ts";
import type { Traces } from "../../../store/traces.ts";
import type { Standstill } from "../../../tables/services/services.ts";
import type { WoodResultId } from "../../standings/door.ts";
import { type ContestRow, contestQueries, contestTraces, type GroupContest } from "../contests.ts";

export type CupId = Branded<"cup">;
export type CupPairId = Branded<"cup-pair">;

export const isCupId = (value: number): value is CupId => isId(value) && value > 0;
export const isCupPairId = (value: number): value is CupPairId => isId(value) && value > 0;

export type Cup = GroupContest<CupId> & {
  /** A pair's time for its match. */
  readonly hours: number;
  /** The rounds of a Swiss; 0: knock-out; null: players still sign up. */
  readonly rounds: number | null;
  /** 1: people play its matches on wooden boards and tell who won. */
  readonly wood: 0 | 1;
  /** The planned time; 0: too few players had come by then; null: a player begins it. */
  readonly startsAt: number | null;
};

type NewCup = Pick<Cup, "chat" | "thread" | "maker" | "terms" | "hours" | "wood" | "startsAt">;

export type CupMember = {
  readonly person: PersonId;
  /** The player's contribution to the dice of their games. */
  readonly luck: string | null;
  /** The player's first round. */
  readonly since: number;
  /** 1: out of the cup. */
  readonly gone: number;
};

export type CupPairRow = {
  readonly id: CupPairId;
  readonly cup: CupId;
  readonly round: number;
  readonly one: PersonId;
  /** Null: a bye. */
  readonly other: PersonId | null;
  /** Null: a bye, or a match on wood. */
  readonly series: SeriesId | null;
  readonly due: number;
  readonly warned: number;
  readonly winner: PersonId | null;
  readonly forfeit: number;
  /** On wood: the result that one of the two told last. */
  readonly told: WoodResultId | null;
  /** 1: the other denied what one of the two told. */
  readonly disputed: number;
};

/** A match at a table has its series. */
export const isOnWood = ({ other, series }: Pick<CupPairRow, "other" | "series">): boolean =>
  other !== null && series === null;

export const rivalOf = ({ one, other }: Pick<CupPairRow, "one" | "other">, person: PersonId) =>
  one === person ? other : one;

type NewCupPair = Pick<CupPairRow, "cup" | "round" | "one" | "other" | "series" | "due">;

/** A message to a player: the time of their match is nearly over, or they have a bye. */
export type CupCall = Pick<CupPairRow, "cup" | "round" | "one" | "other" | "due"> & {
  /** The rounds of a Swiss; 0: knock-out. */
  readonly rounds: number;
  readonly wood: 0 | 1;
};

/** The kind of notices to players of a pair; the subject is the pair. */
export const CUP_CALL = "cup-call";

const PAIRS = `SELECT p.id, p.cup, p.round, p.one, p.other, p.series, p.due, p.warned, p.winner, p.forfeit,
  p.told, p.disputed FROM cup_pairs p`;

const CUP = contestTraces("cup");

export const cupTraces: Traces = {
  ...CUP,
  outlives: {
    ...CUP.outlives,
    "cup_pairs.one": "stays",
    "cup_pairs.other": "stays",
    "cup_pairs.winner": "stays",
  },
  forgetting: [
    ...CUP.forgetting,
    "DELETE FROM cup_players WHERE person = @person AND seed IS NULL",
    "UPDATE cup_players SET gone = 1 WHERE person = @person",
  ],
};

export const cupsIn = queriesOf((sql) => {
  const { run, changed, row, rows, required } = statements(sql);
  const add = required<[ContestRow<NewCup>], { id: CupId }>(
    `INSERT INTO cups (chat, thread, maker, terms, hours, wood, starts_at)
     VALUES (@chat, @thread, @maker, @terms, @hours, @wood, @startsAt) RETURNING id`,
  );
  const postpone = run<[id: CupId]>("UPDATE cups SET starts_at = 0 WHERE id = ?");
  const addPair = required<[NewCupPair & Pick<CupPairRow, "winner">], { id: CupPairId }>(
    `INSERT INTO cup_pairs (cup, round, one, other, series, due, winner)
     VALUES (@cup, @round, @one, @other, @series, @due, @winner) RETURNING id`,
  );
  const warn = run<[Pick<CupPairRow, "id" | "due">]>(
    "UPDATE cup_pairs SET warned = 1, due = @due WHERE id = @id",
  );
  const notices = noticesOf(sql);
  const call = (subject: CupPairId, person: PersonId | null): void => {
    if (person !== null) notices.add({ kind: CUP_CALL, subject, person });
  };
  const contests = contestQueries<ContestRow<Cup>, Cup>(sql, {
    name: "cup",
    isId: isCupId,
    columns: "hours, rounds, wood, starts_at AS startsAt",
    read: readTerms,
  });
  const putOff = rows<[Standstill], { readonly cup: CupId; readonly series: SeriesId | null }>(
    `UPDATE cup_pairs SET due = due + @until - @from
     WHERE winner IS NULL AND due > @from AND cup IN (SELECT id FROM cups WHERE state = 'open')
     RETURNING cup, series`,
  );
  return {
    ...contests,
    /** Puts the ends of undecided matches off by a standstill; returns their series. */
    putOff: (standstill: Standstill): readonly SeriesId[] => {
      const matches = putOff(standstill);
      for (const cup of new Set(matches.map(({ cup }) => cup))) {
        contests.touch(cup);
        contests.touchWaits(cup);
      }
      return matches.flatMap(({ series }) => series ?? []);
    },
    add: (cup: NewCup): CupId =>
      contests.show(add({ ...cup, terms: JSON.stringify(cup.terms) }).id, cup),
    /** False if it has begun already. */
    begin: changed<[{ id: CupId; rounds: number }]>(
      "UPDATE cups SET rounds = @rounds WHERE id = @id AND rounds IS NULL AND state = 'open'",
    ),
    /** Its time has come with too few players. */
    postpone: (id: CupId): void => {
      postpone(id);
      contests.touch(id);
    },
    /** By their seeds, before the first round in the order of their entries. */
    players: rows<[id: CupId], CupMember>(
      "SELECT person, luck, since, gone FROM cup_players WHERE cup = ? ORDER BY seed, rowid",
    ),
    /** False if the player is or was in the cup already. */
    enter: changed<
      [{ cup: CupId; person: PersonId; luck: string | null; seed: number | null; since: number }]
    >(
      `INSERT INTO cup_players (cup, person, luck, seed, since)
       VALUES (@cup, @person, @luck, @seed, @since) ON CONFLICT (cup, person) DO NOTHING`,
    ),
    leave: changed<[{ cup: CupId; person: PersonId }]>(
      "DELETE FROM cup_players WHERE cup = @cup AND person = @person",
    ),
    seed: run<[{ cup: CupId; person: PersonId; seed: number }]>(
      "UPDATE cup_players SET seed = @seed WHERE cup = @cup AND person = @person",
    ),
    putOut: run<[{ cup: CupId; person: PersonId }]>(
      "UPDATE cup_players SET gone = 1 WHERE cup = @cup AND person = @person",
    ),
    /** Round by round, each in the order of its pairs. */
    pairs: rows<[id: CupId], CupPairRow>(`${PAIRS} WHERE p.cup = ? ORDER BY p.round, p.id`),
    /** A player with a bye gets a message about it. */
    addPair: (pair: NewCupPair): void => {
      const isBye = pair.other === null;
      const { id } = addPair({ ...pair, winner: isBye ? pair.one : null });
      if (isBye) call(id, pair.one);
    },
    decide: changed<[{ id: CupPairId; winner: PersonId; forfeit: number }]>(
      "UPDATE cup_pairs SET winner = @winner, forfeit = @forfeit WHERE id = @id AND winner IS NULL",
    ),
    /** Notes messages to both players about their deadline, which may move. */
    warn: (pair: Pick<CupPairRow, "id" | "one" | "other" | "due">): void => {
      warn(pair);
      call(pair.id, pair.one);
      call(pair.id, pair.other);
    },
    pair: row<[id: CupPairId], CupPairRow>(`${PAIRS} WHERE p.id = ?`),
    tell: run<[{ id: CupPairId; told: WoodResultId }]>(
      "UPDATE cup_pairs SET told = @told WHERE id = @id",
    ),
    /** The two do not agree: they have at least until then. */
    dispute: run<[Pick<CupPairRow, "id" | "due">]>(
      "UPDATE cup_pairs SET disputed = 1, due = max(due, @due) WHERE id = @id AND disputed = 0",
    ),
    ofTold: row<[told: WoodResultId], CupPairRow>(`${PAIRS} WHERE p.told = ?`),
    /** Undefined where a pair need not be told of any more. */
    call: row<[pair: CupPairId], CupCall>(
      `SELECT p.cup, p.round, p.one, p.other, p.due, c.rounds, c.wood
       FROM cup_pairs p JOIN cups c ON c.id = p.cup
       WHERE p.id = ? AND c.state = 'open' AND CASE WHEN p.other IS NOT NULL THEN p.winner IS NULL
         ELSE p.round = (SELECT max(round) FROM cup_pairs WHERE cup = p.cup) END`,
    ),
    gameOf: row<[series: SeriesId], { readonly game: GameId }>(
      "SELECT id AS game FROM games WHERE series = ? ORDER BY id DESC LIMIT 1",
    ),
    ofGame: row<[game: GameId], CupPairRow>(
      `${PAIRS} WHERE p.series = (SELECT series FROM games WHERE id = ?)`,
    ),
  };
});
