import type { ChatId, GameId, PersonId, SeriesId } from "../../../ids/ids.ts";
import { queriesOf } from "../../../store/prepared.ts";
import { statements } from "../../../store/statements.ts";
import type { Traces } from "../../../store/traces.ts";
import type { Span } from "./periods.ts";

/** The sum of a person's games with people of a chat, in some period. */
export type TopStanding = {
  readonly person: PersonId;
  readonly games: number;
  readonly won: number;
  /** Won less lost. */
  readonly points: bigint;
  readonly mars: number;
  readonly koks: number;
  readonly longestSeries: number;
  /** Games won one after the other: now, and at most. */
  readonly run: number;
  readonly longestRun: number;
  /** Rolls, and the points on their dice, those of a double counted twice. */
  readonly rolls: number;
  readonly pips: number;
  /** The win by mars or koks that brought most. */
  readonly dearest: { readonly game: GameId; readonly points: bigint } | undefined;
};

type StandingText = Omit<TopStanding, "points" | "dearest"> & {
  readonly points: string;
  readonly dearest: GameId | null;
  readonly dearestPoints: string | null;
};

/** Points have no limit: those that are equal as REAL share their order. */
const ORDER = "worth DESC, won DESC, person";

const ROWS = `SELECT person, games, won, points, mars, koks, longest_series AS longestSeries,
    run, longest_run AS longestRun, rolls, pips, dearest, dearest_points AS dearestPoints
  FROM standings WHERE chat = @chat AND period = @period AND number = @number`;

/** Weeks and months are kept for this many before the present one. */
const MOST_KEPT = 8;

type ChatSpan = Span & { readonly chat: ChatId };

/** The places of others depend on those of the forgotten. */
export const standingTraces: Traces = {
  outlives: { "standings.person": "stays" },
  // From now on the games of both chats belong to one chat.
  moving: [
    `INSERT OR IGNORE INTO uncounted SELECT @to
     WHERE EXISTS (SELECT 1 FROM standings WHERE chat = @from)
       AND EXISTS (SELECT 1 FROM standings WHERE chat = @to)`,
  ],
};

/**
 * The standings of a chat. They are updated as games end, so that reading them is fast in any chat.
 */
export const standingsIn = queriesOf((sql) => {
  const { run, changed, count, exists, row, rows, value } = statements(sql);
  const save = run<[StandingText & ChatSpan & { worth: number }]>(
    `INSERT INTO standings (chat, period, number, person, games, won, points, worth, mars, koks,
       longest_series, run, longest_run, rolls, pips, dearest, dearest_points)
     VALUES (@chat, @period, @number, @person, @games, @won, @points, @worth, @mars, @koks,
       @longestSeries, @run, @longestRun, @rolls, @pips, @dearest, @dearestPoints)
     ON CONFLICT (chat, period, number, person) DO UPDATE SET games = @games, won = @won,
       points = @points, worth = @worth, mars = @mars, koks = @koks, longest_series = @longestSeries,
       run = @run, longest_run = @longestRun, rolls = @rolls, pips = @pips,
       dearest = @dearest, dearest_points = @dearestPoints`,
  );
  const first = rows<[ChatSpan & { most: number }], StandingText>(
    `${ROWS} ORDER BY ${ORDER} LIMIT @most`,
  );
  const of = row<[ChatSpan & { person: PersonId }], StandingText>(`${ROWS} AND person = @person`);
  const removeOld = run<[ChatSpan]>(
    "DELETE FROM standings WHERE chat = @chat AND period = @period AND number < @number",
  );
  /** Numbers of games grow in the order in which games begin. */
  const latelyAs = (side: "winner" | "loser") =>
    rows<[{ chat: ChatId; person: PersonId; most: number }], { game: GameId; points: string }>(
      `SELECT l.game, l.points FROM ledger l
       JOIN games g ON g.id = l.game JOIN series s ON s.id = g.series
       WHERE l.${side} = @person AND coalesce(s.home, s.chat) = @chat AND l.winner > 0 AND l.loser > 0
         AND l.early = 0
       ORDER BY l.game DESC LIMIT @most`,
    );
  const [wonLately, lostLately] = [latelyAs("winner"), latelyAs("loser")];
  const isUncounted = exists<[ChatId]>("SELECT 1 FROM uncounted WHERE chat = ?");
  const counts = changed<[ChatId]>("DELETE FROM uncounted WHERE chat = ?");
  const clear = run<[ChatId]>("DELETE FROM standings WHERE chat = ?");
  const parse = ({ points, dearest, dearestPoints, ...found }: StandingText): TopStanding => ({
    ...found,
    points: BigInt(points),
    dearest:
      dearest === null || dearestPoints === null
        ? undefined
        : { game: dearest, points: BigInt(dearestPoints) },
  });
  return {
    /**
     * In databases of earlier versions a chat has no standings by period until it is counted once.
     */
    areCounted: (chat: ChatId): boolean => !isUncounted(chat),
    uncounted: value<[], ChatId | null>("SELECT min(chat) FROM uncounted"),
    /** Clears the standings for a count from the ledger; false if that is done already. */
    recount: (chat: ChatId): boolean => {
      if (!counts(chat)) return false;
      clear(chat);
      return true;
    },
    of: (chat: ChatId, span: Span, person: PersonId): TopStanding | undefined => {
      const found = of({ ...span, chat, person });
      return found && parse(found);
    },
    first: (chat: ChatId, span: Span, most: number): readonly TopStanding[] =>
      first({ ...span, chat, most }).map(parse),
    /** The games in a span; each has two players. */
    games: count<[ChatSpan]>(
      `SELECT coalesce(sum(games), 0) / 2 FROM standings
       WHERE chat = @chat AND period = @period AND number = @number`,
    ),
    /** The number of people above a person with a standing. */
    above: count<[ChatSpan & { person: PersonId }]>(
      `SELECT count(*) FROM standings o
       JOIN standings t ON t.chat = @chat AND t.period = @period AND t.number = @number
         AND t.person = @person
       WHERE o.chat = @chat AND o.period = @period AND o.number = @number AND o.worth >= t.worth
         AND (o.worth > t.worth OR o.won > t.won OR (o.won = t.won AND o.person < t.person))`,
    ),
    save: (chat: ChatId, span: Span, { points, dearest, ...standing }: TopStanding): void =>
      save({
        ...{ ...standing, ...span, chat },
        points: String(points),
        worth: worthOf(points),
        dearest: dearest?.game ?? null,
        dearestPoints: dearest ? String(dearest.points) : null,
      }),
    /** Deletes a chat's weeks or months long before one. */
    removeBefore: (chat: ChatId, { period, number }: Span): void =>
      removeOld({ chat, period, number: number - MOST_KEPT }),
    /** A person's points in their last games in a chat, the last first. */
    lately: (chat: ChatId, person: PersonId, most: number): readonly bigint[] => {
      const asked = { chat, person, most };
      const won = wonLately(asked).map(({ game, points }) => ({ game, change: BigInt(points) }));
      const lost = lostLately(asked).map(({ game, points }) => ({ game, change: -BigInt(points) }));
      return [...won, ...lost]
        .sort((one, two) => two.game - one.game)
        .slice(0, most)
        .map(({ change }) => change);
    },
    gamesIn: value<[SeriesId], number>(
      "SELECT count(*) FROM ledger l JOIN games g ON g.id = l.game WHERE g.series = ?",
    ),
  };
});

const worthOf = (points: bigint): number => {
  const worth = Number(points);
  return Number.isFinite(worth) ? worth : Math.sign(worth) * Number.MAX_VALUE;
};
