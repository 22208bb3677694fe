import { type Branded, type GameId, isId, type PersonId, type SeriesId } from "../../ids/ids.ts";
import { readTerms } from "../../store/games.ts";
import { queriesOf } from "../../store/prepared.ts";
import { statements } from "../../store/statements.ts";
import type { Traces } from "../../store/traces.ts";
import {
  type ContestRow,
  contestQueries,
  contestTraces,
  type GroupContest,
} from "../contests/door.ts";
import { CUBE_EVENT, type CubeEvent, HOUSE, type House } from "./rules/types.ts";

export type ChouetteId = Branded<"chouette">;

export const isChouetteId = (value: number): value is ChouetteId => isId(value) && value > 0;

export type Chouette = GroupContest<ChouetteId> & {
  readonly house: House;
  /** The series of its games; null before the first. */
  readonly series: SeriesId | null;
  /** The time of the last change of seats or beginning of a game. */
  readonly at: number;
};

export type NewChouette = Pick<Chouette, "chat" | "thread" | "maker" | "terms" | "house" | "at">;

export type ChouettePlayer = {
  readonly person: PersonId;
  readonly luck: string | null;
  /** The faces of the dice thrown for the seats of the first game, as "53"; null before it. */
  readonly dice: string | null;
};

/** A member of a game's team; points are null while they play. */
export type ChouetteMember = { readonly person: PersonId; readonly points: bigint | null };

/** One member's points from the box in a finished game, negative for a loss. */
export type ChouettePoints = {
  readonly game: GameId;
  readonly box: PersonId;
  readonly person: PersonId;
  readonly points: bigint;
};

type WithPoints = { readonly points: string };

const readChouette = (stored: ContestRow<Chouette, "house">): Chouette => ({
  ...readTerms(stored),
  house: HOUSE.parse(JSON.parse(stored.house)),
});

const CHOUETTE = contestTraces("chouette");

export const chouetteTraces: Traces = {
  ...CHOUETTE,
  outlives: {
    ...CHOUETTE.outlives,
    "chouette_members.person": "stays",
  },
  forgetting: [
    ...CHOUETTE.forgetting,
    "UPDATE chouette_players SET seated = 0 WHERE person = @person",
  ],
  plays: "SELECT game FROM chouette_members WHERE person = @person",
  playsOn: "SELECT game FROM chouette_members WHERE person = @person AND points IS NULL",
  ofGame: ["cube_events"],
};

export const chouettesIn = queriesOf((sql) => {
  const { run, changed, rows, required, value, values } = statements(sql);
  const add = required<[ContestRow<NewChouette, "house">], { id: ChouetteId }>(
    `INSERT INTO chouettes (chat, thread, maker, terms, house, at)
     VALUES (@chat, @thread, @maker, @terms, @house, @at) RETURNING id`,
  );
  const contests = contestQueries<ContestRow<Chouette, "house">, Chouette>(sql, {
    name: "chouette",
    isId: isChouetteId,
    columns: "house, series, at",
    read: readChouette,
  });
  const changedAt = run<[{ id: ChouetteId; at: number }]>(
    "UPDATE chouettes SET at = @at WHERE id = @id",
  );
  const idOfGame = value<[game: GameId], ChouetteId>(
    "SELECT c.id FROM games g JOIN chouettes c ON c.series = g.series WHERE g.id = ?",
  );
  const idOfSeries = value<[series: SeriesId], ChouetteId>(
    "SELECT id FROM chouettes WHERE series = ?",
  );
  const byIdIf = (id: ChouetteId | undefined): Chouette | undefined =>
    id === undefined ? undefined : contests.byId(id);
  const members = rows<[game: GameId], { person: PersonId; points: string | null }>(
    "SELECT person, points FROM chouette_members WHERE game = ? ORDER BY seat",
  );
  const setPoints = run<[{ game: GameId; seat: number; points: string }]>(
    "UPDATE chouette_members SET points = @points WHERE game = @game AND seat = @seat",
  );
  const score = rows<[series: SeriesId | null], Omit<ChouettePoints, "points"> & WithPoints>(
    `SELECT m.game, g.white AS box, m.person, m.points
     FROM games g JOIN chouette_members m ON m.game = g.id
     WHERE g.series = ? AND m.points IS NOT NULL ORDER BY m.game, m.seat`,
  );
  const cubeEvents = values<[game: GameId], string>(
    "SELECT event FROM cube_events WHERE game = ? ORDER BY number",
  );
  const addCubeEvent = run<[{ game: GameId; version: number; event: string; at: number }]>(
    `INSERT INTO cube_events (game, number, version, event, at)
     SELECT @game, count(*) + 1, @version, @event, @at FROM cube_events WHERE game = @game`,
  );
  type Advice = { readonly game: GameId; readonly turn: number; readonly moves: string };
  const addAdvice = changed<[Advice & { person: PersonId }]>(
    `INSERT OR IGNORE INTO advice (game, turn, person, moves) VALUES (@game, @turn, @person, @moves)`,
  );
  const oneVoice = run<[Advice & { person: PersonId }]>(
    `DELETE FROM advice
     WHERE game = @game AND person = @person AND (turn <> @turn OR moves <> @moves)`,
  );
  const takeAdviceBack = run<[Advice & { person: PersonId }]>(
    `DELETE FROM advice
     WHERE game = @game AND turn = @turn AND person = @person AND moves = @moves`,
  );
  return {
    ...contests,
    add: ({ house, terms, ...others }: NewChouette): ChouetteId =>
      contests.show(
        add({ ...others, terms: JSON.stringify(terms), house: JSON.stringify(house) }).id,
        others,
      ),
    ofGame: (game: GameId): Chouette | undefined => byIdIf(idOfGame(game)),
    ofSeries: (series: SeriesId): Chouette | undefined => byIdIf(idOfSeries(series)),
    beginSeries: run<[{ id: ChouetteId; series: SeriesId }]>(
      "UPDATE chouettes SET series = @series WHERE id = @id",
    ),
    /** A player came or went, or a game began. */
    noted: (change: { readonly id: ChouetteId; readonly at: number }): void => {
      changedAt(change);
      contests.touch(change.id);
    },
    /** The players of the next game, in the order of arrival. */
    seated: rows<[id: ChouetteId], ChouettePlayer>(
      "SELECT person, luck, dice FROM chouette_players WHERE chouette = ? AND seated = 1 ORDER BY rowid",
    ),
    noteThrow: run<[{ chouette: ChouetteId; person: PersonId; dice: string }]>(
      "UPDATE chouette_players SET dice = @dice WHERE chouette = @chouette AND person = @person",
    ),
    /** False if the player is seated already. */
    sit: changed<[{ chouette: ChouetteId; person: PersonId; luck: string | null }]>(
      `INSERT INTO chouette_players (chouette, person, luck) VALUES (@chouette, @person, @luck)
       ON CONFLICT (chouette, person) DO UPDATE SET seated = 1, luck = @luck WHERE seated = 0`,
    ),
    getUp: changed<[{ chouette: ChouetteId; person: PersonId }]>(
      `UPDATE chouette_players SET seated = 0
       WHERE chouette = @chouette AND person = @person AND seated = 1`,
    ),
    /** The games that have waited too long for a player, also those of a closed chouette. */
    lateGames: values<[now: number], GameId>(
      `SELECT w.game FROM waits w JOIN games g ON g.id = w.game
         JOIN chouettes c ON c.series = g.series
       WHERE w.claim_at <= ?`,
    ),
    lastGame: value<[series: SeriesId | null], GameId>(
      "SELECT id FROM games WHERE series = ? ORDER BY id DESC LIMIT 1",
    ),
    addMember: run<[{ game: GameId; seat: number; person: PersonId }]>(
      "INSERT INTO chouette_members (game, seat, person) VALUES (@game, @seat, @person)",
    ),
    /** In the order of their seats. */
    members: (game: GameId): readonly ChouetteMember[] =>
      members(game).map(({ person, points }) => ({
        person,
        points: points === null ? null : BigInt(points),
      })),
    setPoints: (game: GameId, seat: number, points: bigint): void =>
      setPoints({ game, seat, points: String(points) }),
    /** All points of a series; none before the first game. */
    score: (series: SeriesId | null): readonly ChouettePoints[] =>
      score(series).map((one) => ({ ...one, points: BigInt(one.points) })),
    /** The captain has Black. */
    lead: run<[{ game: GameId; person: PersonId }]>(
      "UPDATE games SET black = @person WHERE id = @game",
    ),
    cubeEvents: (game: GameId): readonly CubeEvent[] =>
      cubeEvents(game).map((text) => CUBE_EVENT.parse(JSON.parse(text))),
    addCubeEvent: (game: GameId, version: number, event: CubeEvent, at: number): void =>
      addCubeEvent({ game, version, event: JSON.stringify(event), at }),
    /** The advised moves of a turn, one entry for each adviser. */
    advice: values<[game: GameId, turn: number], string>(
      "SELECT moves FROM advice WHERE game = ? AND turn = ?",
    ),
    /** Replaces the player's advice; the same advice again takes it back, and returns false. */
    advise: (one: Advice & { readonly person: PersonId }): boolean => {
      const isNew = addAdvice(one);
      if (isNew) oneVoice(one);
      else takeAdviceBack(one);
      return isNew;
    },
    dropAdvice: run<[game: GameId]>("DELETE FROM advice WHERE game = ?"),
  };
});
