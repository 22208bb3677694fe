import type { PostKind } from "../../../bot/feature/kinds.ts";
import { isGameId, isPersonId } from "../../../ids/ids.ts";
import { watchMessage } from "./message.ts";
import { WATCH_PRESSES } from "./presses.ts";
import { outlookFor, WATCHED, watchedBy } from "./watching.ts";

/** The shortest time between two edits of a watcher's message. */
const PAUSE_MS = 5_000;

/** Shows watchers how their game goes on, until it is over. */
export const WATCHED_GAMES: PostKind = {
  kind: WATCHED,
  under: ({ posts }, data, chat) =>
    WATCH_PRESSES.read(data) ? posts.newest({ kind: WATCHED, chat }) : undefined,
  paceMs: PAUSE_MS,
  quiet: true,
  composed: async ({ services, think, me }, post) => {
    const { subject: game, chat: person } = post;
    if (!isGameId(game) || !isPersonId(person)) return undefined;
    const white = await outlookFor(services, think, game).catch(() => undefined);
    const watched = watchedBy(services, game, person);
    return watched && { compose: ({ look }) => watchMessage(watched, white, me, look.board) };
  },
  refused: () => "removed",
};
