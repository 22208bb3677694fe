import type { Terms } from "../../game/series.ts";
import type { ChatId, PersonId } from "../../ids/ids.ts";
import type { Chat, Person } from "../../store/people.ts";
import type { Table } from "../../store/tables.ts";
import { ownGame, playerIn } from "../game/players.ts";
import type { Services } from "../services/services.ts";
import { challengeAt } from "./view.ts";

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
  readonly wait: { readonly isForThem: boolean; readonly ms: number } | undefined;
};

export const listed = (
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
    wait: wait && { isForThem: wait.person === person, ms: now() - wait.since },
  };
};

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
