import type { Feature } from "../../../bot/feature/feature.ts";
import { reply } from "../../../bot/updates/reply.ts";
import { watchByLink, watching } from "./handlers.ts";
import { WATCHED_GAMES } from "./owed.ts";
import { WATCH_BEGUN_PAYLOAD, WATCH_PAYLOAD, WATCH_PRESSES } from "./presses.ts";
import { watchingExtension } from "./watching.ts";

/** A game of others, watched in the private chat. */
export const WATCHING: Feature = {
  name: "watching",
  game: watchingExtension,
  presses: WATCH_PRESSES,
  handlers: [watching],
  starts: [
    { payload: WATCH_BEGUN_PAYLOAD, open: (ctx) => reply(ctx, ctx.say("watch-begun")) },
    { payload: WATCH_PAYLOAD, isBeginning: true, open: watchByLink },
  ],
  posts: [WATCHED_GAMES],
};
