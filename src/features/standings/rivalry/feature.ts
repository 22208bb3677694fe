import type { Feature } from "../../../bot/feature/feature.ts";
import { opponent } from "../../../game/colours.ts";
import { type ChatId, type GameId, isComputer, type PersonId } from "../../../ids/ids.ts";
import { isMars } from "../../../rules/outcome.ts";
import { queriesOf } from "../../../store/prepared.ts";
import { statements } from "../../../store/statements.ts";
import {
  type CountedGame,
  type GameExtension,
  knownOf,
  type Remark,
  type Services,
} from "../../../tables/services/services.ts";
import { rivalsOfWeek } from "../league/league.ts";
import { spanAt, weekBegins } from "../statistics/periods.ts";
import { standingsIn } from "../statistics/standings-store.ts";
import { type Facts, lineOf, pairFacts, type TableFacts } from "./lines.ts";

/** The line that all at a table see, or the one that each of the two sees alone. */
type RemarkPlace = { readonly game: GameId; readonly own: 0 | 1 };

/** A finished game of two people, and the group that it counts in; a drawn one has no winner. */
type PairGame = {
  readonly game: GameId;
  readonly winner: PersonId | null;
  readonly at: number;
  readonly group: ChatId | null;
};

const remarksIn = queriesOf((sql) => {
  const { run, row, rows } = statements(sql);
  return {
    note: run<[RemarkPlace & Remark]>(
      `INSERT INTO remarks (game, own, note, count, won, lost)
       VALUES (@game, @own, @note, @count, @won, @lost)`,
    ),
    of: row<[RemarkPlace], Remark>(
      "SELECT note, count, won, lost FROM remarks WHERE game = @game AND own = @own",
    ),
    /** The games of two people that were not left early, the first to end first. */
    ofPair: rows<[{ one: PersonId; other: PersonId }], PairGame>(
      `SELECT l.game, l.winner, l.at, coalesce(s.home, s.chat) AS "group" FROM ledger l
       JOIN games g ON g.id = l.game JOIN series s ON s.id = g.series
       WHERE l.early = 0
         AND ((l.winner = @one AND l.loser = @other) OR (l.winner = @other AND l.loser = @one))
       UNION ALL SELECT d.game, NULL, d.at, coalesce(s.home, s.chat) FROM draws d
       JOIN games g ON g.id = d.game JOIN series s ON s.id = g.series
       WHERE (d.white = @one AND d.black = @other) OR (d.white = @other AND d.black = @one)
       ORDER BY 3, 1`,
    ),
  };
});

/** Places further down are not told, so nobody below is read. */
const MOST_READ = 10;

type Opponents = { readonly winner: PersonId; readonly loser: PersonId };

/**
 * Notes the remarks on a game: the one for its table compares games in that group, the one for the
 * two compares all their games. Call it in the transaction that ends the game, after the standings.
 */
const noteRemarks = (services: Services, game: CountedGame): void => {
  const { row, winner, group, wasLeftEarly } = game;
  const pair = { winner: row[winner], loser: row[opponent(winner)] };
  if (wasLeftEarly || isComputer(pair.winner) || isComputer(pair.loser)) return;
  // Strangers play under other names, which no other game may give away.
  const isOfStrangers = (id: GameId): boolean => knownOf(services, "ofStrangers", id) ?? false;
  if (isOfStrangers(row.id)) return;
  const games = remarksIn(services.store)
    .ofPair({ one: pair.winner, other: pair.loser })
    .filter((one) => one.game !== row.id && !isOfStrangers(one.game));
  const table = group === null ? undefined : tableFacts(services, group, game, pair);
  const week = group === null ? undefined : weekFacts(services, group, game, pair, games);
  // Games elsewhere are no business of a group.
  const here = games.filter((one) => one.group === group);
  for (const [own, told] of [[0, here] as const, [1, games] as const]) {
    const won = [
      ...told.map((one) => (one.winner === null ? undefined : one.winner === pair.winner)),
      true,
    ];
    const before = told.findLast((one) => one.winner !== null);
    const last = before && remarksIn(services.store).of({ game: before.game, own });
    const line = lineOf({ pair: pairFacts(won), table, week }, last?.note);
    if (line) remarksIn(services.store).note({ game: row.id, own, ...line });
  }
};

const tableFacts = (
  { store }: Services,
  group: ChatId,
  { outcome, points, at }: CountedGame,
  { winner, loser }: Opponents,
): TableFacts | undefined => {
  const span = spanAt("all", at);
  const standings = standingsIn(store);
  const [own, other] = [standings.of(group, span, winner), standings.of(group, span, loser)];
  if (!own || !other) return undefined;
  const before = own.points - points;
  const wasBelow = before < other.points + points && own.games > 1 && other.games > 1;
  const place = standings.above({ ...span, chat: group, person: winner }) + 1;
  const table = standings.first(group, span, MOST_READ);
  const hasPassed = table
    .slice(place)
    .some(({ person, ...one }) => one.points + (person === loser ? points : 0n) > before);
  return {
    wins: own.won,
    mars: own.mars + own.koks,
    run: own.run,
    isMars: isMars(outcome) && outcome !== "mother",
    passed: wasBelow && own.points > other.points ? Number(own.points - other.points) : undefined,
    place: hasPassed ? place : undefined,
    players: table.length,
  };
};

const weekFacts = (
  services: Services,
  group: ChatId,
  { at }: CountedGame,
  { winner, loser }: Opponents,
  games: readonly PairGame[],
): Facts["week"] => {
  const week = spanAt("week", at).number;
  const areRivals = rivalsOfWeek(services, group, week - 1).some(
    ({ above, below }) =>
      (above === winner && below === loser) || (above === loser && below === winner),
  );
  if (!areRivals) return undefined;
  const since = games.filter(
    (one) => one.winner !== null && one.group === group && one.at >= weekBegins(week),
  );
  const won = since.filter((one) => one.winner === winner).length;
  return { won: won + 1, lost: since.length - won };
};

const rivalryExtension: GameExtension = {
  knows: {
    remarks: ({ store }, game) => ({
      shared: remarksIn(store).of({ game, own: 0 }),
      own: remarksIn(store).of({ game, own: 1 }),
    }),
  },
  counted: (services, game) => {
    if (game.winner !== undefined) noteRemarks(services, game);
  },
};

/** A line at the end of a game about what it means between the two who played it. */
export const RIVALRY: Feature = {
  name: "rivalry",
  queries: [remarksIn],
  game: rivalryExtension,
};
