import type { Terms } from "../../game/series.ts";
import { type ChatId, type GameId, isComputer, type PersonId } from "../../ids/ids.ts";
import type { Challenge } from "../../store/challenges.ts";
import type { GameRow } from "../../store/games.ts";
import type { Chat, Person } from "../../store/people.ts";
import type { Table } from "../../store/tables.ts";
import { ownGame, playerIn } from "../game/players.ts";
import { runningClock } from "../game/turn-clock.ts";
import { deadlineOf } from "../game/waits.ts";
import type { Services } from "../services/services.ts";

export const challengeAt = ({ store }: Services, { challenge }: Table): Challenge | undefined =>
  challenge === null ? undefined : store.challenges.byId(challenge);

export const tablesMeant = (
  services: Services,
  chat: ChatId,
  person: PersonId,
): readonly Table[] => {
  const open = services.store.tables.openIn(chat);
  const own = open.filter((table) =>
    services.store.unlessDamaged(rowOf(table), () => isOwnTable(services, table, person)),
  );
  return own.length > 0 ? own : open.slice(0, 1);
};

export type ListedTable = {
  readonly table: Table;
  readonly terms: Terms;
  readonly opponent: Person | undefined;
  /** Undefined: in an inline message. */
  readonly chat: Chat | undefined;
  /** Whether the game waits for this person, and how long it has waited. */
  readonly wait:
    | { readonly isForThem: boolean; readonly ms: number; readonly leftMs: number }
    | undefined;
};

/**
 * A person's running games, one table of each: first those that wait for them, the nearest deadline
 * before others. Of two tables of one game it is the person's own.
 */
export const ownGames = (services: Services, person: PersonId): readonly ListedTable[] => {
  const running = services.store.tables.runningOf({ person });
  const isBest = ({ game, viewer }: Table): boolean =>
    viewer === person || !running.some((one) => one.game === game && one.viewer === person);
  return listTables(services, running.filter(isBest), person).toSorted(byUrgency);
};

/** The games that wait for a person: all of them, or those of a chat. */
export const awaiting = (
  services: Services,
  person: PersonId,
  chat?: ChatId,
): readonly ListedTable[] =>
  ownGames(services, person).filter(
    ({ table, wait }) => wait?.isForThem && (chat === undefined || table.chat === chat),
  );

/** A game in which another person waits for someone, and the one who waits. */
export type Waiting = {
  readonly game: GameId;
  readonly table: Table;
  readonly person: Person;
};

/** All who wait for a person, in the order of `awaiting`. The computer waits for nobody. */
export const othersWaiting = (services: Services, person: PersonId): readonly Waiting[] =>
  awaiting(services, person).flatMap(({ table, opponent }) =>
    table.game !== null && opponent && !isComputer(opponent.id)
      ? [{ game: table.game, table, person: opponent }]
      : [],
  );

/** Comes before the others: awaited, then due sooner, then awaited for longer. */
const byUrgency = ({ wait: one }: ListedTable, { wait: other }: ListedTable): number => {
  if (!one?.isForThem || !other?.isForThem)
    return Number(other?.isForThem ?? false) - Number(one?.isForThem ?? false);
  return one.leftMs === other.leftMs ? other.ms - one.ms : one.leftMs - other.leftMs;
};

export const listTables = (
  services: Services,
  tables: readonly Table[],
  person: PersonId,
): readonly ListedTable[] =>
  tables.flatMap(
    (table) =>
      services.store.unlessDamaged(rowOf(table), () => listedTable(services, table, person)) ?? [],
  );

const listedTable = (
  services: Services,
  table: Table,
  person: PersonId,
): ListedTable | undefined => {
  const { store, now } = services;
  const row = table.game === null ? undefined : store.games.game(table.game);
  const terms = row ? store.games.series(row.series).terms : challengeAt(services, table)?.terms;
  if (!terms) return undefined;
  const wait = row && store.waits.ofGame(row.id);
  return {
    table,
    terms,
    opponent: row && playerIn(services, row.id, row.white === person ? row.black : row.white),
    chat: table.chat === null ? undefined : store.people.chat(table.chat),
    wait: wait && {
      isForThem: wait.person === person,
      ms: now() - wait.since,
      leftMs: endOf(services, row) - now(),
    },
  };
};

/** When the time of the player who is awaited ends; Infinity if it does not. */
const endOf = (services: Services, row: GameRow): number =>
  runningClock(services, row.id)?.until ?? deadlineOf(services, row)?.at ?? Infinity;

export const rowOf = ({ id, game }: Table): string =>
  game === null ? `table ${id}` : `game ${game}`;

/** A person's own tables: those they see of their games and their challenges. */
export const isOwnTable = (services: Services, table: Table, person: PersonId): boolean => {
  const { game, viewer } = table;
  if (viewer !== null && viewer !== person) return false;
  return game !== null
    ? ownGame(services, game, person).ok
    : challengeAt(services, table)?.challenger === person;
};
