import type { ChatId, GameId, PersonId, TableId } from "../game/ids.ts";
import type { Standing, Terms } from "../game/series.ts";
import type { Colour, Game } from "../game/types.ts";
import type { Challenge, GameRow } from "../store/games.ts";
import type { Chat, Person } from "../store/people.ts";
import type { Menu, Table } from "../store/tables.ts";
import { colourOf, loadGame, standingOf } from "./play.ts";
import { type Refused, refused, type Services } from "./services.ts";

export type { Table };

/** Everything that a table has to show. */
export type TableView = {
  readonly table: Table;
  readonly chat: Chat;
  readonly challenge: Challenge;
  readonly challenger: Person;
  readonly played: PlayedView | undefined;
};

export type PlayedView = {
  readonly row: GameRow;
  readonly terms: Terms;
  readonly game: Game;
  readonly players: Readonly<Record<Colour, Person>>;
  /** Points of the series, this game included once it is over. */
  readonly standing: Standing;
};

/** A table as it should look now. */
export const viewOf = (services: Services, id: TableId): TableView | undefined => {
  const { store } = services;
  const table = store.tables.byId(id);
  const chat = table && store.people.chat(table.chat);
  const challenge = table && store.games.challenge(table.challenge);
  const challenger = challenge && store.people.person(challenge.challenger);
  if (!table || !chat || !challenge || !challenger) return undefined;
  const row = table.game === null ? undefined : store.games.game(table.game);
  return { table, chat, challenge, challenger, played: row && playedView(services, row) };
};

const playedView = (services: Services, row: GameRow): PlayedView | undefined => {
  const { store } = services;
  const white = store.people.person(row.white);
  const black = store.people.person(row.black);
  if (!white || !black) return undefined;
  const series = store.games.series(row.series);
  return {
    row,
    terms: series.terms,
    game: loadGame(services, row),
    players: { white, black },
    standing: standingOf(services, series, row),
  };
};

/** Chats with tables whose message may show something older than their game. */
export const chatsBehind = ({ store }: Services): readonly ChatId[] => store.tables.chatsBehind();

/** The next such table of a chat. */
export const nextBehind = ({ store }: Services, chat: ChatId): Table | undefined =>
  store.tables.nextBehind(chat);

/** The table that a message shows. */
export const tableAt = ({ store }: Services, chat: ChatId, message: number): Table | undefined =>
  store.tables.byMessage(chat, message);

/** What the table's message shows is in doubt: it is drawn anew. */
export const redraw = ({ store }: Services, id: TableId): void => store.tables.doubt(id);

/** Sends the chat's table anew at the bottom: one's own before those of others. */
export const bringDown = (
  { store }: Services,
  chat: ChatId,
  person: PersonId,
): { readonly ok: true } | Refused<"no-table"> =>
  store.transaction(() => {
    const table = store.tables.newestOf(chat, person);
    if (!table) return refused("no-table");
    store.tables.bringDown(table.id);
    return { ok: true };
  });

/** The same for the table of one game, by one of its players. */
export const bringGameDown = (
  { store }: Services,
  id: GameId,
  person: PersonId,
): { readonly ok: true } | Refused<"no-game" | "not-your-game"> =>
  store.transaction(() => {
    const row = store.games.game(id);
    if (!row) return refused("no-game");
    if (!colourOf(row, person)) return refused("not-your-game");
    for (const table of store.tables.byGame(id)) {
      store.tables.menu(table.id, null, null);
      store.tables.bringDown(table.id);
    }
    return { ok: true };
  });

/** Whether a button of this version is older than the game. */
export const isStale = ({ store }: Services, id: GameId, version: number): boolean =>
  (store.games.game(id)?.version ?? version) !== version;

type MenuRefusal = "no-game" | "not-your-game" | "game-over";

/** Opens or closes the small menu of a game's tables; only its players may. */
export const showMenu = (
  { store }: Services,
  id: GameId,
  person: PersonId,
  menu: Menu | null,
): { readonly ok: true } | Refused<MenuRefusal> =>
  store.transaction(() => {
    const row = store.games.game(id);
    if (!row) return refused("no-game");
    if (!colourOf(row, person)) return refused("not-your-game");
    if (row.endedAt !== null) return refused("game-over");
    for (const table of store.tables.byGame(id)) {
      store.tables.menu(table.id, menu, menu === null ? null : person);
    }
    return { ok: true };
  });

/** Opens the resigning menu on the newest running table of this person in this chat. */
export const askToResign = (
  services: Services,
  chat: ChatId,
  person: PersonId,
): { readonly ok: true } | Refused<MenuRefusal> => {
  const game = services.store.tables.runningOf(chat, person)?.game;
  return game ? showMenu(services, game, person, "resign") : refused("no-game");
};
