import { withoutHistory } from "../../../ai/seat.ts";
import type { Think } from "../../../ai/table/thinker.ts";
import type { PerColour } from "../../../game/types.ts";
import {
  type ChatId,
  type GameId,
  isGameId,
  type PersonId,
  privateChatOf,
} from "../../../ids/ids.ts";
import { DONE, type Done, type Result, refused } from "../../../rules/result.ts";
import type { GameRow } from "../../../store/games.ts";
import { agreedIn, allowsHints } from "../../../tables/game/agreed.ts";
import { loadGame } from "../../../tables/game/load-game.ts";
import { isReachable } from "../../../tables/people/people.ts";
import { cacheOf } from "../../../tables/services/caches.ts";
import type { GameExtension, Post, Services } from "../../../tables/services/services.ts";
import { slotOf } from "../../../tables/services/slots.ts";
import { type TableView, viewOfTable } from "../../../tables/shown/view.ts";

type ContestGame = Pick<GameRow, "id" | "white" | "black" | "endedAt">;

/** A contest whose games are watched one after the other. */
type WatchedContest = {
  /** Its group. */
  readonly chat: ChatId;
  /** Its games, the running ones among them. */
  readonly games: () => readonly ContestGame[];
  /** Its players, in order of their place. */
  readonly order: () => readonly PersonId[];
};

/** A kind of such contests; each has a number of its kind. */
type WatchedKind = {
  /** Stands in links: without a hyphen. */
  readonly kind: string;
  readonly idOfGame: (services: Services, game: GameId) => number | undefined;
  readonly at: (services: Services, number: number) => WatchedContest | undefined;
};

export const WATCHED_KINDS = slotOf<WatchedKind>();

type WatchRefusal = "no-game" | "game-over" | "nothing-to-watch" | "watch-unreachable";

/** `left` is the message of the game watched before, which is no longer needed. */
type Begun = Result<{ readonly left: number | null }, WatchRefusal>;

/** Something to watch in a group: one game, or those of a contest of some kind. */
export type Watchable = { readonly kind: string; readonly number: number };

/** The kind of posts with a watched game; the subject is the game. */
export const WATCHED = "watch";

export const GAME = "game";

/** Begins to watch a game in the private chat; in a contest, the leaders' game first. */
export const watch = (services: Services, what: Watchable, person: PersonId): Begun =>
  services.store.transaction(() => {
    if (groupOf(services, what) === undefined) return refused("no-game");
    const single = gameIn(what);
    if (single !== undefined) {
      const isOver = services.store.games.game(single)?.endedAt !== null;
      return isOver ? refused("game-over") : begin(services, person, single);
    }
    const contest = contestIn(services, what);
    const [game] = contest ? gamesOf(contest, person) : [];
    return game === undefined ? refused("nothing-to-watch") : begin(services, person, game);
  });

const gameIn = ({ kind, number }: Watchable): GameId | undefined =>
  kind === GAME && isGameId(number) ? number : undefined;

const contestIn = (services: Services, { kind, number }: Watchable): WatchedContest | undefined =>
  WATCHED_KINDS.of(services)
    .find((one) => one.kind === kind)
    ?.at(services, number);

/** The group whose members may watch it; undefined if there is none. */
export const groupOf = (services: Services, what: Watchable): ChatId | undefined => {
  const game = gameIn(what);
  if (game === undefined) return contestIn(services, what)?.chat;
  const own = services.store.tables.byGame(game).find(({ viewer }) => viewer === null);
  return own?.chat ?? undefined;
};

/** Goes on to the next running game of the contest, in the same message. */
export const watchNext = (services: Services, person: PersonId): Done<WatchRefusal> =>
  services.store.transaction(() => {
    const post = postOf(services, person);
    const game = post && isGameId(post.subject) ? post.subject : undefined;
    const contest = game && contestOf(services, game);
    if (!contest) return refused("nothing-to-watch");
    const games = gamesOf(contest, person);
    const next = games[games.indexOf(game) + 1] ?? games[0];
    if (next === undefined || next === game) return refused("nothing-to-watch");
    show(services, next, person, post);
    return DONE;
  });

const contestOf = (services: Services, game: GameId): WatchedContest | undefined => {
  for (const kind of WATCHED_KINDS.of(services)) {
    const number = kind.idOfGame(services, game);
    if (number !== undefined) return kind.at(services, number);
  }
  return undefined;
};

const begin = (services: Services, person: PersonId, game: GameId): Begun => {
  if (!isReachable(services, person)) return refused("watch-unreachable");
  const left = postOf(services, person)?.message ?? null;
  show(services, game, person);
  return { ok: true, left };
};

/** The one message in which a person watches. */
const postOf = ({ store }: Services, person: PersonId): Post | undefined =>
  store.posts.newest({ kind: WATCHED, chat: privateChatOf(person) });

/** Shows a person another game from now on, in the given message, if any. */
const show = (
  services: Services,
  game: GameId,
  person: PersonId,
  place?: Pick<Post, "message" | "content">,
): void => {
  const { posts } = services.store;
  const chat = privateChatOf(person);
  const old = postOf(services, person);
  if (old) posts.remove(old.id);
  const { message = null, content = "text" } = place ?? {};
  posts.add({ kind: WATCHED, subject: game, chat, message, content });
};

/** Running games of a contest, the leaders' first, without the watcher's own. */
const gamesOf = (contest: WatchedContest, person: PersonId): readonly GameId[] => {
  const order = contest.order();
  const placeOf = (player: PersonId): number => {
    const place = order.indexOf(player);
    return place < 0 ? order.length : place;
  };
  return runningIn(contest, person)
    .map(({ id, white, black }) => ({ id, place: Math.min(placeOf(white), placeOf(black)) }))
    .toSorted((one, two) => one.place - two.place)
    .map(({ id }) => id);
};

const runningIn = ({ games }: WatchedContest, person: PersonId): readonly ContestGame[] =>
  games().filter(
    ({ endedAt, white, black }) => endedAt === null && ![white, black].includes(person),
  );

export const stopWatching = (services: Services, person: PersonId): void => {
  const post = postOf(services, person);
  if (post) services.store.posts.remove(post.id);
};

/** The group whose members see a game, on their own table or in their contest. */
export const homeOf = (services: Services, game: GameId): ChatId | undefined =>
  contestOf(services, game)?.chat ?? groupOf(services, { kind: GAME, number: game });

export const watchingExtension: GameExtension = {
  personLeft: (services, chat, person) => {
    const { subject: game = 0 } = postOf(services, person) ?? {};
    if (isGameId(game) && homeOf(services, game) === chat) stopWatching(services, person);
  },
  happened: ({ store }, game) => store.posts.touch({ kind: WATCHED, subject: game }),
};

export type Watched = {
  readonly view: TableView;
  readonly isOver: boolean;
  /** Whether other games of the same contest run. */
  readonly hasNext: boolean;
  /** Games that the two have won against each other. */
  readonly won: PerColour<number>;
};

/** As all members of a group see it, without buttons to play. */
export const watcherView = (
  services: Services,
  game: GameId,
  person: PersonId,
): Watched | undefined => {
  const { store } = services;
  const [table] = store.tables.byGame(game);
  const seen = { viewer: null, inline: null, menu: null, menuBy: null } as const;
  const view = table && viewOfTable(services, { ...table, ...seen, chat: privateChatOf(person) });
  if (!view?.played) return undefined;
  const { row } = view.played;
  const contest = contestOf(services, game);
  const running = contest ? runningIn(contest, person) : [];
  const wonBy = (one: PersonId, other: PersonId) => store.ledger.wonAgainst({ person: one, other });
  return {
    view: { ...view, played: { ...view.played, isWatched: true } },
    isOver: row.endedAt !== null,
    hasNext: running.some(({ id }) => id !== game),
    won: { white: wonBy(row.white, row.black), black: wonBy(row.black, row.white) },
  };
};

const MOST_OUTLOOKS = 500;

type Outlook = { readonly version: number; readonly white: number | undefined };

const outlooksIn = cacheOf<GameId, Outlook>(MOST_OUTLOOKS);

/** White's chances in a game with hints; undefined in any other. */
export const outlookFor = async (
  services: Services,
  think: Think,
  id: GameId,
): Promise<number | undefined> => {
  const row = services.store.games.game(id);
  if (!row || row.endedAt !== null || !allowsHints(agreedIn(services, row))) return undefined;
  const { caches } = services;
  const kept = outlooksIn(caches).find(id);
  if (kept?.version === row.version) return kept.white;
  const game = withoutHistory(loadGame(services, row));
  const thought = await think({ kind: "outlook", game });
  const white = thought.kind === "outlook" ? thought.white : undefined;
  outlooksIn(caches).keep(id, { version: row.version, white });
  return white;
};
