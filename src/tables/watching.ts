import { withoutHistory } from "../ai/seat.ts";
import type { Think } from "../ai/table/thinker.ts";
import type { PerColour } from "../game/types.ts";
import {
  type ArenaId,
  type ChatId,
  type GameId,
  type PersonId,
  privateChatOf,
} from "../ids/ids.ts";
import { DONE, type Done, type Result, refused } from "../rules/result.ts";
import type { Watcher } from "../store/watchers.ts";
import { arenaView } from "./arena/standings.ts";
import { allowsHints } from "./hint.ts";
import { isReachable } from "./links.ts";
import { loadGame } from "./load-game.ts";
import type { Chat } from "./people.ts";
import type { Services } from "./services.ts";
import { type TableView, viewOfTable } from "./view.ts";

/** What somebody watches is edited no more often. */
const PAUSE_MS = 5_000;

type WatchRefusal = "no-game" | "game-over" | "nothing-to-watch" | "watch-unreachable";

/** `left` is the message of what they watched before, which nobody needs any more. */
type Begun = Result<{ readonly left: number | null }, WatchRefusal>;

/** Somebody watches a game whose table stands in a group, in their private chat. */
export const watchGame = (
  services: Services,
  chat: ChatId,
  game: GameId,
  person: PersonId,
): Begun =>
  services.store.transaction(() => {
    const { store } = services;
    if (!store.tables.hasGame(game, String(chat))) return refused("no-game");
    if (store.games.game(game)?.endedAt !== null) return refused("game-over");
    return begin(services, { person, game, arena: null });
  });

/** Somebody watches the games of an arena of their group: that of who stands highest first. */
export const watchArena = (
  services: Services,
  chat: ChatId,
  arena: ArenaId,
  person: PersonId,
): Begun =>
  services.store.transaction(() => {
    if (services.store.arenas.byId(arena)?.chat !== chat) return refused("no-game");
    const [game] = gamesOf(services, arena, person);
    return game === undefined
      ? refused("nothing-to-watch")
      : begin(services, { person, game, arena });
  });

/** Who watches games of an arena sees the next of those that run, in the same message. */
export const watchNext = (services: Services, person: PersonId): Done<WatchRefusal> =>
  services.store.transaction(() => {
    const { watchers } = services.store;
    const watched = watchers.of(person);
    if (!watched || watched.arena === null) return refused("nothing-to-watch");
    const games = gamesOf(services, watched.arena, person);
    const next = games[games.indexOf(watched.game) + 1] ?? games[0];
    if (next === undefined || next === watched.game) return refused("nothing-to-watch");
    watchers.watch({ ...watched, game: next });
    return DONE;
  });

const begin = (services: Services, watched: Pick<Watcher, "person" | "game" | "arena">): Begun => {
  const { watchers } = services.store;
  const { person } = watched;
  if (!isReachable(services, person)) return refused("watch-unreachable");
  const left = watchers.of(person)?.message ?? null;
  watchers.watch({ ...watched, message: null, content: "text" });
  return { ok: true, left };
};

/** Games of an arena that run, those of who stands high first, without somebody's own. */
const gamesOf = (services: Services, id: ArenaId, person: PersonId): readonly GameId[] => {
  const { arenas } = services.store;
  const arena = arenas.byId(id);
  if (!arena) return [];
  const places = new Map(arenaView(services, arena).rows.map(({ player }, at) => [player, at]));
  const placeOf = (player: PersonId): number => places.get(player) ?? places.size;
  return arenas
    .running(id)
    .filter(({ endedAt, white, black }) => endedAt === null && ![white, black].includes(person))
    .map(({ game, white, black }) => ({ game, place: Math.min(placeOf(white), placeOf(black)) }))
    .toSorted((one, two) => one.place - two.place)
    .map(({ game }) => game);
};

/** Somebody watches no more. */
export const stopWatching = ({ store }: Services, person: PersonId): void =>
  store.watchers.stop(person);

export type DueWatcher = { readonly watcher: Watcher; readonly chat: Chat };

/** Who is to be shown what their game is now. */
export const dueWatchers = (services: Services): readonly DueWatcher[] => {
  const { store, now } = services;
  return store.watchers.behind(now() - PAUSE_MS).flatMap((watcher) => {
    const chat = store.people.chat(privateChatOf(watcher.person));
    return chat ? [{ watcher, chat }] : [];
  });
};

/** What a watcher sees. */
export type Watched = {
  readonly view: TableView;
  readonly version: number;
  readonly isOver: boolean;
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
  const wonBy = (one: PersonId, other: PersonId) => store.ledger.wonAgainst({ person: one, other });
  return {
    view: { ...view, played: { ...view.played, isWatched: true } },
    version: row.version,
    isOver: row.endedAt !== null,
    won: { white: wonBy(row.white, row.black), black: wonBy(row.black, row.white) },
  };
};

/** How likely White wins a game in which hints are allowed; undefined of any other. */
export const outlookFor = async (
  services: Services,
  think: Think,
  id: GameId,
): Promise<number | undefined> => {
  const row = services.store.games.game(id);
  if (!row || row.endedAt !== null || !allowsHints(services, row)) return undefined;
  const { caches } = services;
  const kept = caches.outlooks.find(id);
  if (kept?.version === row.version) return kept.white;
  const game = withoutHistory(loadGame(services, row));
  const thought = await think({ kind: "outlook", game });
  const white = thought.kind === "outlook" ? thought.white : undefined;
  caches.outlooks.keep(id, { version: row.version, white });
  return white;
};
