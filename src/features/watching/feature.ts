import type { Feature } from "../../bot/feature/feature.ts";
import { reply } from "../../bot/updates/reply.ts";
import { WATCH_BEGUN_PAYLOAD, WATCH_PAYLOAD } from "../../bot/view/links.ts";
import { watchByLink, watching } from "./handlers.ts";
import { bringWatchers } from "./owed.ts";
import { WATCH_PRESSES } from "./presses.ts";
import { watchersIn } from "./store.ts";

/** A game of others, watched in the private chat. */
export const WATCHING: Feature = {
  name: "watching",
  queries: [watchersIn],
  presses: WATCH_PRESSES,
  handlers: [watching],
  starts: [
    { payload: WATCH_BEGUN_PAYLOAD, open: (ctx) => reply(ctx, ctx.say("watch-begun")) },
    { payload: WATCH_PAYLOAD, isBeginning: true, open: watchByLink },
  ],
  open: (parts) => {
    bringWatchers(parts);
    return undefined;
  },
};
