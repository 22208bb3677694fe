import type { Feature } from "../../../bot/feature/feature.ts";
import { reply } from "../../../bot/updates/reply.ts";
import { listening } from "./handlers.ts";
import { listeningExtension } from "./listeners.ts";
import { bringNews } from "./owed.ts";
import { LISTEN_PAYLOAD, LISTEN_PRESSES } from "./presses.ts";
import { listenersIn } from "./store.ts";

/** Tells people in private about games and contests in their groups. */
export const LISTENING: Feature = {
  name: "listening",
  queries: [listenersIn],
  game: listeningExtension,
  presses: LISTEN_PRESSES,
  handlers: [listening],
  starts: [{ payload: LISTEN_PAYLOAD, open: (ctx) => reply(ctx, ctx.say("listen-begun")) }],
  open: (parts) => {
    bringNews(parts);
    return undefined;
  },
};
