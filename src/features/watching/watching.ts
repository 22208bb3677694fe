import { withoutHistory } from "../../ai/seat.ts";
import type { Think } from "../../ai/table/thinker.ts";
import type { PerColour } from "../../game/types.ts";
import {
  type ArenaId,
  type ChatId,
  type CupId,
  type GameId,
  type PersonId,
  privateChatOf,
} from "../../ids/ids.ts";
import { DONE, type Done, type Result, refused } from "../../rules/result.ts";
import type { GameRow } from "../../store/games.ts";
import { isReachable } from "../../tables/challenge/links.ts";
import { allowsHints } from "../../tables/game/hints.ts";
import { loadGame } from "../../tables/game/load-game.ts";
import type { Chat } from "../../tables/people/people.ts";
import { cacheOf } from "../../tables/services/caches.ts";
import type { Services } from "../../tables/services/services.ts";
import { type TableView, viewOfTable } from "../../tables/shown/view.ts";
import { arenaView } from "../arena/play/standings.ts";
import { arenasIn } from "../arena/store/arenas.ts";
import { cupView } from "../cup/play/standings.ts";
import { cupsIn } from "../cup/store/cups.ts";
import type { Watcher } from "./store.ts";
import { watchersIn } from "./store.ts";

/** What somebody watches is edited no more often. */
const PAUSE_MS = 5_000;

type WatchRefusal = "no-game" | "game-over" | "nothing-to-watch" | "watch-unreachable";

/** `left` is the message of what they watched before, which nobody needs any more. */
type Begun = Result<{ readonly left: number | null }, WatchRefusal>;

/** Whose games are watched one after the other. */
type Evening =
  | { readonly kind: "arena"; readonly arena: ArenaId }
  | { readonly kind: "cup"; readonly cup: CupId };

/** What a group has to be watched: one game, or those of an evening. */
export type Watchable = Evening | { readonly kind: "game"; readonly game: GameId };

/** Somebody watches a game of their group in their private chat; of an evening that of who stands highest first. */
export const watch = (services: Services, what: Watchable, person: PersonId): Begun =>
  services.store.transaction(() => {
    if (groupOf(services, what) === undefined) return refused("no-game");
    if (what.kind === "game") {
      const isOver = services.store.games.game(what.game)?.endedAt !== null;
      return isOver ? refused("game-over") : begin(services, person, what.game);
    }
    const [game] = gamesOf(services, what, person);
    return game === undefined ? refused("nothing-to-watch") : begin(services, person, game);
  });

/** The group whose members may watch it; undefined where there is none. */
export const groupOf = ({ store }: Services, what: Watchable): ChatId | undefined => {
  switch (what.kind) {
    case "game": {
      const own = store.tables.byGame(what.game).find(({ viewer }) => viewer === null);
      return own?.chat ?? undefined;
    }
    case "arena":
      return arenasIn(store).byId(what.arena)?.chat;
    case "cup":
      return cupsIn(store).byId(what.cup)?.chat;
  }
};

/** Who watches a game of an evening sees the next of those that run, in the same message. */
export const watchNext = (services: Services, person: PersonId): Done<WatchRefusal> =>
  services.store.transaction(() => {
    const watchers = watchersIn(services.store);
    const watched = watchers.of(person);
    const evening = watched && eveningOf(services, watched.game);
    if (!evening) return refused("nothing-to-watch");
    const games = gamesOf(services, evening, person);
    const next = games[games.indexOf(watched.game) + 1] ?? games[0];
    if (next === undefined || next === watched.game) return refused("nothing-to-watch");
    watchers.watch({ ...watched, game: next });
    return DONE;
  });

/** The evening that a game belongs to. */
const eveningOf = ({ store }: Services, game: GameId): Evening | undefined => {
  const arena = arenasIn(store).ofGame(game)?.arena;
  if (arena !== undefined) return { kind: "arena", arena };
  const cup = cupsIn(store).ofGame(game)?.cup;
  return cup === undefined ? undefined : { kind: "cup", cup };
};

const begin = (services: Services, person: PersonId, game: GameId): Begun => {
  const watchers = watchersIn(services.store);
  if (!isReachable(services, person)) return refused("watch-unreachable");
  const left = watchers.of(person)?.message ?? null;
  watchers.watch({ person, game, message: null, content: "text" });
  return { ok: true, left };
};

/** Games of an evening that run, those of who stands high first, without somebody's own. */
const gamesOf = (services: Services, evening: Evening, person: PersonId): readonly GameId[] => {
  const order = orderIn(services, evening);
  const placeOf = (player: PersonId): number => {
    const place = order.indexOf(player);
    return place < 0 ? order.length : place;
  };
  return runningIn(services, evening, person)
    .map(({ id, white, black }) => ({ id, place: Math.min(placeOf(white), placeOf(black)) }))
    .toSorted((one, two) => one.place - two.place)
    .map(({ id }) => id);
};

type Playing = Pick<GameRow, "id" | "white" | "black" | "endedAt">;

const runningIn = (services: Services, evening: Evening, person: PersonId): readonly Playing[] => {
  const games =
    evening.kind === "arena"
      ? arenasIn(services.store)
          .running(evening.arena)
          .map(({ game, ...row }) => ({ id: game, ...row }))
      : cupGames(services, evening.cup);
  return games.filter(
    ({ endedAt, white, black }) => endedAt === null && ![white, black].includes(person),
  );
};

/** The newest games of the matches that are not decided. */
const cupGames = ({ store }: Services, id: CupId): readonly Playing[] =>
  cupsIn(store)
    .pairs(id)
    .flatMap(({ series, winner }) => {
      const newest = series === null || winner !== null ? undefined : cupsIn(store).gameOf(series);
      const row = newest && store.games.game(newest.game);
      return row ? [row] : [];
    });

/** Who plays in an evening, the first first. */
const orderIn = (services: Services, evening: Evening): readonly PersonId[] => {
  const arenas = arenasIn(services.store);
  const cups = cupsIn(services.store);
  if (evening.kind === "arena") {
    const arena = arenas.byId(evening.arena);
    return arena ? arenaView(services, arena).rows.map(({ player }) => player) : [];
  }
  const cup = cups.byId(evening.cup);
  return cup ? cupView(services, cup).standings.rows.map(({ player }) => player) : [];
};

/** Somebody watches no more. */
export const stopWatching = ({ store }: Services, person: PersonId): void =>
  watchersIn(store).stop(person);

export type DueWatcher = { readonly watcher: Watcher; readonly chat: Chat };

/** Who is to be shown what their game is now. */
export const dueWatchers = (services: Services): readonly DueWatcher[] => {
  const { store, now } = services;
  return watchersIn(store)
    .behind(now() - PAUSE_MS)
    .flatMap((watcher) => {
      const chat = store.people.chat(privateChatOf(watcher.person));
      return chat ? [{ watcher, chat }] : [];
    });
};

/** What a watcher sees. */
export type Watched = {
  readonly view: TableView;
  readonly version: number;
  readonly isOver: boolean;
  /** Other games of the same evening run. */
  readonly hasNext: boolean;
  /** Games that the two have won of each other. */
  readonly won: PerColour<number>;
};

/** As everybody in a group sees it, and nobody can press it. */
export const watchedBy = (services: Services, { game, person }: Watcher): Watched | undefined => {
  const { store } = services;
  const [table] = store.tables.byGame(game);
  const seen = { viewer: null, inline: null, menu: null, menuBy: null } as const;
  const view = table && viewOfTable(services, { ...table, ...seen, chat: privateChatOf(person) });
  if (!view?.played) return undefined;
  const { row } = view.played;
  const evening = eveningOf(services, game);
  const running = evening ? runningIn(services, evening, person) : [];
  const wonBy = (one: PersonId, other: PersonId) => store.ledger.wonAgainst({ person: one, other });
  return {
    view: { ...view, played: { ...view.played, isWatched: true } },
    version: row.version,
    isOver: row.endedAt !== null,
    hasNext: running.some(({ id }) => id !== game),
    won: { white: wonBy(row.white, row.black), black: wonBy(row.black, row.white) },
  };
};

const MOST_OUTLOOKS = 500;

type Outlook = { readonly version: number; readonly white: number | undefined };

/** How likely White wins the games that are watched. */
const outlooksIn = cacheOf<GameId, Outlook>(MOST_OUTLOOKS);

/** How likely White wins a game in which hints are allowed; undefined of any other. */
export const outlookFor = async (
  services: Services,
  think: Think,
  id: GameId,
): Promise<number | undefined> => {
  const row = services.store.games.game(id);
  if (!row || row.endedAt !== null || !allowsHints(services, row)) return undefined;
  const { caches } = services;
  const kept = outlooksIn(caches).find(id);
  if (kept?.version === row.version) return kept.white;
  const game = withoutHistory(loadGame(services, row));
  const thought = await think({ kind: "outlook", game });
  const white = thought.kind === "outlook" ? thought.white : undefined;
  outlooksIn(caches).keep(id, { version: row.version, white });
  return white;
};
