import { DONE, type Done, type Result, refused } from "../game/result.ts";
import type { Standing, Terms } from "../game/series.ts";
import type { Colour, Game, PerColour } from "../game/types.ts";
import type { Challenge } from "../store/challenges.ts";
import type { GameRow } from "../store/games.ts";
import {
  type ChatId,
  type GameId,
  type PersonId,
  privateChatOf,
  type TableId,
} from "../store/ids.ts";
import type { Chat, Person } from "../store/people.ts";
import { DEFAULT_SETTINGS, type Settings } from "../store/settings.ts";
import type { Store } from "../store/store.ts";
import type { Menu, Table } from "../store/tables.ts";
import { colourOf, loadGame, standingOf } from "./play.ts";
import type { Services } from "./services.ts";
import { claimerOf, deadlineOf } from "./waits.ts";

export type { Table };

/** How a table looks: the language and the settings of where it is. */
type Look = Pick<Settings, "board" | "theme"> & { readonly language: string };

/** Everything that a table has to show. */
export type TableView = {
  readonly table: Table;
  readonly look: Look;
  readonly challenge: Challenge;
  readonly challenger: Person;
  /** The only one who may sit down, as far as the bot has seen him. */
  readonly opponent: Person | undefined;
  /** Who opened the link and does not want to play. */
  readonly decliners: readonly Person[];
  readonly played: PlayedView | undefined;
};

export type PlayedView = {
  readonly row: GameRow;
  readonly terms: Terms;
  readonly game: Game;
  readonly players: PerColour<Person>;
  /** Points of the series up to this game, which counts once it is over. */
  readonly standing: Standing;
  /** Where the dice came from, once the game is over and somebody asked to see it. */
  readonly secret: string | undefined;
  /** From whose side the board is seen. */
  readonly bottom: Colour;
  /** Who alone sees this table; undefined: everybody. */
  readonly viewer: Colour | undefined;
  /** Players who stopped the bot, or left the group. */
  readonly unreachable: readonly Colour[];
  /** Until when the player that the game waits for has time. */
  readonly deadline: { readonly of: Colour; readonly at: number } | undefined;
  /** Who may claim the game because the other has overslept. */
  readonly claimer: Colour | undefined;
};

/** A table as it should look now. */
export const viewOf = (services: Services, id: TableId): TableView | undefined => {
  const { store } = services;
  const table = store.tables.byId(id);
  const challenge = table && store.challenges.byId(table.challenge);
  const challenger = challenge && store.people.person(challenge.challenger);
  const look = table && challenger && lookOf(services, table, challenger);
  if (!table || !look || !challenge || !challenger) return undefined;
  const row = table.game === null ? undefined : store.games.game(table.game);
  const opponent =
    challenge.opponent === null ? undefined : store.people.person(challenge.opponent);
  const played = row && playedView(services, row, table);
  const decliners = row ? [] : declinersOf(services, challenge);
  return { table, look, challenge, challenger, opponent, decliners, played };
};

const declinersOf = ({ store }: Services, { id }: Challenge): readonly Person[] =>
  store.tables.byChallenge(id).flatMap(({ viewer, declined }) => {
    const person = declined && viewer !== null ? store.people.person(viewer) : undefined;
    return person ?? [];
  });

/** Inline messages take no pictures, and speak the language of who sent them. */
const lookOf = ({ store }: Services, { chat }: Table, challenger: Person): Look | undefined => {
  if (chat === null) {
    const own = store.people.chat(privateChatOf(challenger.id));
    return { ...DEFAULT_SETTINGS, board: "emoji", language: own?.language ?? challenger.language };
  }
  const found = store.people.chat(chat);
  return found && { ...found.settings, language: found.language };
};

const playedView = (services: Services, row: GameRow, table: Table): PlayedView | undefined => {
  const { store } = services;
  const white = store.people.person(row.white);
  const black = store.people.person(row.black);
  if (!white || !black) return undefined;
  const series = store.games.series(row.series);
  const viewer = table.viewer === null ? undefined : colourOf(row, table.viewer);
  return {
    row,
    terms: series.terms,
    game: loadGame(services, row),
    players: { white, black },
    standing: standingOf(services, series, row, (game) => game <= row.id),
    secret: row.diceShown ? openSecret(services, row.id) : undefined,
    bottom: viewer ?? "white",
    viewer,
    unreachable: unreachable(services, row, table),
    deadline: deadlineOf(services, row),
    claimer: claimerOf(services, row),
  };
};

/** The secret of a game that is over, in hexadecimal. */
const openSecret = ({ store }: Services, id: GameId): string | undefined => {
  const secret = store.games.openSecret(id);
  return secret && Buffer.from(secret).toString("hex");
};

/** Who does not see this table, and so cannot move: who stopped the bot, or left the group. */
const unreachable = ({ store }: Services, row: GameRow, { chat, viewer }: Table): Colour[] => {
  if (chat === null) return [];
  return (["white", "black"] as const).filter((colour) => {
    const player = row[colour];
    if (viewer === null) return store.departures.has(chat, player);
    return player !== viewer && store.people.chat(privateChatOf(player))?.present !== true;
  });
};

/** Places with tables whose message may show something older than their game. */
export const placesBehind = ({ store }: Services) => store.tables.placesBehind();

/** The next such table of a place. */
export const nextBehind = ({ store }: Services, place: string): Table | undefined =>
  store.tables.nextBehind(place);

/** The table that a message shows. */
export const tableAt = ({ store }: Services, chat: ChatId, message: number): Table | undefined =>
  store.tables.byMessage(chat, message);

export const tableInline = ({ store }: Services, inline: string): Table | undefined =>
  store.tables.byInline(inline);

/** What the table's message shows is in doubt: it is drawn anew. */
export const redraw = ({ store }: Services, id: TableId): void => store.tables.doubt(id);

/**
 * The tables of a chat that somebody may mean: those of his own running games and open challenges,
 * or else the newest of the others.
 */
export const tablesMeant = (
  { store }: Services,
  chat: ChatId,
  person: PersonId,
): readonly Table[] => {
  const open = store.tables.openIn(chat);
  const own = open.filter((table) => isOwn(store, table, person));
  return own.length > 0 ? own : open.slice(0, 1);
};

/** The tables of all running games of somebody, newest first; inline ones too. */
export const runningTables = ({ store }: Services, person: PersonId): readonly Table[] =>
  store.tables.runningOf(person);

/** A table as one line of somebody's list. */
export type ListedTable = {
  readonly table: Table;
  readonly terms: Terms;
  /** Undefined: nobody has sat down yet. */
  readonly opponent: Person | undefined;
  /** Undefined: in an inline message. */
  readonly chat: Chat | undefined;
  /** Whether the game waits for him, and for how long it has waited. */
  readonly wait: { readonly isForHim: boolean; readonly ms: number } | undefined;
};

/** Tables as one of their players sees them in a list. */
export const listed = (
  { store, now }: Services,
  tables: readonly Table[],
  person: PersonId,
): readonly ListedTable[] =>
  tables.flatMap((table) => {
    const challenge = store.challenges.byId(table.challenge);
    if (!challenge) return [];
    const row = table.game === null ? undefined : store.games.game(table.game);
    const wait = row && store.waits.ofGame(row.id);
    return {
      table,
      terms: row ? store.games.series(row.series).terms : challenge.terms,
      opponent: row && store.people.person(row.white === person ? row.black : row.white),
      chat: table.chat === null ? undefined : store.people.chat(table.chat),
      wait: wait && { isForHim: wait.person === person, ms: now() - wait.since },
    };
  });

/** Sends a table anew at the bottom of its chat; an inline message stays where it is. */
export const bringDown = ({ store }: Services, id: TableId): void => store.tables.bringDown(id);

/** The same for somebody who asks for it: a player of its game, or whoever challenges there. */
export const bringOwnDown = (
  { store }: Services,
  id: TableId,
  person: PersonId,
): Result<{ readonly chat: ChatId }, "no-table" | "not-your-table"> =>
  store.transaction(() => {
    const table = store.tables.byId(id);
    if (!table || table.chat === null || !isOpen(store, table)) return refused("no-table");
    if (!isOwn(store, table, person)) return refused("not-your-table");
    store.tables.bringDown(id);
    return { ok: true, chat: table.chat };
  });

/** Its game runs, or its challenge waits. */
const isOpen = (store: Store, { game, challenge }: Table): boolean =>
  game === null
    ? store.challenges.byId(challenge)?.state === "open"
    : store.games.game(game)?.endedAt === null;

/** He sees it, and plays its game or made its challenge. */
const isOwn = (store: Store, { game, challenge, viewer }: Table, person: PersonId): boolean => {
  if (viewer !== null && viewer !== person) return false;
  const row = game === null ? undefined : store.games.game(game);
  return row
    ? colourOf(row, person) !== undefined
    : store.challenges.byId(challenge)?.challenger === person;
};

/** The same for the table of a game that a player sees, by one of its players. */
export const bringGameDown = (
  { store }: Services,
  id: GameId,
  person: PersonId,
): Done<"no-game" | "not-your-game"> =>
  store.transaction(() => {
    const row = store.games.game(id);
    if (!row) return refused("no-game");
    if (!colourOf(row, person)) return refused("not-your-game");
    for (const table of seenBy(store.tables.byGame(id), person)) {
      store.tables.menu(table.id, null, null);
      store.tables.bringDown(table.id);
    }
    return DONE;
  });

const seenBy = (tables: readonly Table[], person: PersonId): readonly Table[] =>
  tables.filter(({ viewer }) => viewer === null || viewer === person);

/** Brings the table of a game down with its menu open, for whoever asks from further below. */
export const bringMenuDown = (
  services: Services,
  id: GameId,
  person: PersonId,
  menu: Menu,
): Done<MenuRefusal> =>
  services.store.transaction(() => {
    const shown = showMenu(services, id, person, menu);
    if (!shown.ok) return shown;
    for (const table of seenBy(services.store.tables.byGame(id), person)) {
      services.store.tables.bringDown(table.id);
    }
    return shown;
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
): Done<MenuRefusal> =>
  store.transaction(() => {
    const row = store.games.game(id);
    if (!row) return refused("no-game");
    if (!colourOf(row, person)) return refused("not-your-game");
    if (row.endedAt !== null) return refused("game-over");
    for (const table of seenBy(store.tables.byGame(id), person)) {
      store.tables.menu(table.id, menu, menu === null ? null : person);
    }
    return DONE;
  });
