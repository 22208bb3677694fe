import {
  type ChatId,
  type GameId,
  type PersonId,
  privateChatOf,
  type TableId,
} from "../../ids/ids.ts";
import { DONE, type Done, type Result, refused } from "../../rules/result.ts";
import type { Store } from "../../store/store.ts";
import type { Menu, Table } from "../../store/tables.ts";
import { ownGame } from "../game/players.ts";
import type { Post, Services } from "../services/services.ts";
import { challengeAt, isOwnTable } from "./lists.ts";
import { type MenuRefusal, seenBy, showMenu } from "./menus.ts";

/** Sends a table again at the bottom of its chat, with menus closed; inline messages stay. */
export const repost = ({ store }: Services, id: TableId): void =>
  store.transaction(() => closeAndRepost(store, id));

const closeAndRepost = ({ tables }: Store, id: TableId): void => {
  tables.menu({ id, menu: null, menuBy: null });
  tables.repost(id);
};

export const repostOwn = (
  services: Services,
  id: TableId,
  person: PersonId,
): Result<{ readonly chat: ChatId }, "no-table" | "not-your-table"> =>
  services.store.transaction(() => {
    const { store } = services;
    const table = store.tables.byId(id);
    if (!table || table.chat === null || !isOpen(services, table)) return refused("no-table");
    if (!isOwnTable(services, table, person)) return refused("not-your-table");
    closeAndRepost(store, id);
    return { ok: true, chat: table.chat };
  });

const isOpen = (services: Services, table: Table): boolean =>
  table.game === null
    ? challengeAt(services, table)?.state === "open"
    : services.store.games.game(table.game)?.endedAt === null;

/** Reposts the table of a game that one of its players sees. */
export const bringGameDown = (
  services: Services,
  id: GameId,
  person: PersonId,
): Done<"no-game" | "not-your-game"> =>
  services.store.transaction(() => {
    const { store } = services;
    const own = ownGame(services, id, person);
    if (!own.ok) return own;
    for (const table of seenBy(store.tables.byGame(id), person)) closeAndRepost(store, table.id);
    return DONE;
  });

/** A board in the private chat of a player, beside the one where the game began. */
export const boardInPrivate = (
  services: Services,
  id: GameId,
  person: PersonId,
): Done<"no-game" | "not-your-game" | "game-over"> =>
  services.store.transaction(() => {
    const { tables } = services.store;
    const own = ownGame(services, id, person);
    if (!own.ok) return own;
    if (own.row.endedAt !== null) return refused("game-over");
    const known = tables.byGame(id).find(({ viewer }) => viewer === person);
    if (known) closeAndRepost(services.store, known.id);
    else tables.add({ chat: privateChatOf(person), viewer: person, game: id });
    return DONE;
  });

/** Reposts the table of a game with its menu open, for a player who asked further below. */
export const repostMenu = (
  services: Services,
  id: GameId,
  person: PersonId,
  menu: Menu,
): Done<MenuRefusal> =>
  services.store.transaction(() => {
    const shown = showMenu(services, id, person, menu);
    if (!shown.ok) return shown;
    for (const table of seenBy(services.store.tables.byGame(id), person)) {
      services.store.tables.repost(table.id);
    }
    return shown;
  });

/** The message of a post is sent again, so that it is heard. The old one may be far above. */
export const ringAnew = ({ store }: Services, post: Post | undefined): void => {
  if (!post) return;
  store.posts.lose(post.id);
  if (post.message !== null) store.outbox.leave(post);
};
