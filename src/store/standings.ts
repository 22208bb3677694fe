import type { ChatId, GameId, PersonId, SeriesId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";

/** What somebody's games with people of a chat add up to there. */
export type TopStanding = {
  readonly person: PersonId;
  readonly games: number;
  readonly won: number;
  /** Won less lost. */
  readonly points: bigint;
  readonly mars: number;
  readonly koks: number;
  readonly longestSeries: number;
};

type StandingText = Omit<TopStanding, "points"> & { readonly points: string };

/** Points have no limit: those that are equal as REAL share their order. */
const ORDER = "worth DESC, won DESC, person";

const ROWS = `SELECT person, games, won, points, mars, koks, longest_series AS longestSeries
  FROM standings WHERE chat = ?`;

/** Who is where in a chat: kept as games end, so that a look costs the same in the largest chat. */
export const standingQueries = (sql: Sql) => {
  const { run, row, rows, value } = statements(sql);
  const save = run<[StandingText & { chat: ChatId; worth: number }]>(
    `INSERT INTO standings (chat, person, games, won, points, worth, mars, koks, longest_series)
     VALUES (@chat, @person, @games, @won, @points, @worth, @mars, @koks, @longestSeries)
     ON CONFLICT (chat, person) DO UPDATE SET games = @games, won = @won, points = @points,
       worth = @worth, mars = @mars, koks = @koks, longest_series = @longestSeries`,
  );
  const first = rows<[ChatId, number], StandingText>(`${ROWS} ORDER BY ${ORDER} LIMIT ?`);
  const of = row<[ChatId, PersonId], StandingText>(`${ROWS} AND person = ?`);
  const above = value<[{ chat: ChatId; person: PersonId }], number>(
    `SELECT count(*) FROM standings o
     JOIN standings t ON t.chat = @chat AND t.person = @person
     WHERE o.chat = @chat AND o.worth >= t.worth
       AND (o.worth > t.worth OR o.won > t.won OR (o.won = t.won AND o.person < t.person))`,
  );
  /** A game's number grows as games begin. */
  const latelyAs = (side: "winner" | "loser") =>
    rows<[{ chat: ChatId; person: PersonId; most: number }], { game: GameId; points: string }>(
      `SELECT l.game, l.points FROM ledger l
       JOIN games g ON g.id = l.game JOIN series s ON s.id = g.series
       WHERE l.${side} = @person AND s.chat = @chat AND l.winner > 0 AND l.loser > 0
       ORDER BY l.game DESC LIMIT @most`,
    );
  const [wonLately, lostLately] = [latelyAs("winner"), latelyAs("loser")];
  const isKept = value<[ChatId], number>("SELECT 1 FROM standings WHERE chat = ? LIMIT 1");
  const parsed = ({ points, ...found }: StandingText): TopStanding => ({
    ...found,
    points: BigInt(points),
  });
  return {
    /** Databases of earlier versions have none until they are counted for the first time. */
    areKept: (chat: ChatId): boolean => isKept(chat) === 1,
    of: (chat: ChatId, person: PersonId): TopStanding | undefined => {
      const found = of(chat, person);
      return found && parsed(found);
    },
    first: (chat: ChatId, most: number): readonly TopStanding[] => first(chat, most).map(parsed),
    /** How many stand above somebody who has a standing. */
    above: (chat: ChatId, person: PersonId): number => above({ chat, person }) ?? 0,
    save: (chat: ChatId, { points, ...standing }: TopStanding): void =>
      save({ ...standing, chat, points: String(points), worth: worthOf(points) }),
    /** What somebody won or lost in their last games in a chat, the last first. */
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
};

const worthOf = (points: bigint): number => {
  const worth = Number(points);
  return Number.isFinite(worth) ? worth : Math.sign(worth) * Number.MAX_VALUE;
};
