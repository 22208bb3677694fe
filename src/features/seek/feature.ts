import type { Feature } from "../../bot/feature/feature.ts";
import { button } from "../../bot/view/button.ts";
import { AFTERS } from "../../bot/view/look.ts";
import { type GameId, isComputer } from "../../ids/ids.ts";
import { cacheOf } from "../../tables/services/caches.ts";
import type { GameExtension, Services } from "../../tables/services/services.ts";
import { seekButton, seekByWords, seekHandlers, sendSeek } from "./pages/handlers.ts";
import { SEARCHES } from "./pages/message.ts";
import { SEEK_PAYLOAD, SEEK_PRESSES, seekPress } from "./pages/presses.ts";
import { REPORTS, STRANGERS } from "./pages/stranger.ts";
import { runSeeks } from "./play/seek.ts";
import { asStranger } from "./play/strangers.ts";
import { seeksIn } from "./store/seeks.ts";
import { strangersIn, strangerTraces } from "./store/strangers.ts";

const MOST_KNOWN = 500;
const strangersKnown = cacheOf<GameId, boolean>(MOST_KNOWN);

/** Whether the players of a game met by a search. It is noted where the game begins, or never. */
const areStrangers = ({ store, caches }: Services, game: GameId): boolean => {
  const known = strangersKnown(caches).find(game);
  if (known !== undefined) return known;
  const found = strangersIn(store).haveMetIn(game);
  if (!store.inTransaction()) strangersKnown(caches).keep(game, found);
  return found;
};

const seekExtension: GameExtension = {
  begun: ({ store }, { id, white, black, origin }) => {
    if ("rematchOf" in origin && strangersIn(store).haveMetIn(origin.rematchOf))
      strangersIn(store).note({ game: id, kind: "found" });
    if (isComputer(white) || isComputer(black)) return;
    // A game between two people ends the search of both.
    for (const person of [white, black]) seeksIn(store).close({ person, state: "elsewhere" });
  },
  knows: {
    ofStrangers: areStrangers,
    naming: (services, game) => (areStrangers(services, game) ? asStranger : undefined),
    isBrokenOff: ({ store }, game) => strangersIn(store).isBroken(game),
  },
  shows: ({ store }, { row, game, viewer }) =>
    game.phase.kind === "over" && viewer !== null && strangersIn(store).haveMetIn(row.id)
      ? AFTERS.give({
          lines: () => [],
          ways: (_, say) => [
            button(say("button-seek-next"), seekPress({ do: "seek-next", game: row.id })),
          ],
          looks: () => [],
        })
      : undefined,
  chatChanged: ({ store }, chat, { isBotThere }) => {
    if (isBotThere === false) seeksIn(store).close({ person: chat, state: "stopped" });
  },
};

/** An opponent at any hour. */
export const SEEK: Feature = {
  name: "seek",
  queries: [seeksIn, strangersIn],
  traces: [strangerTraces],
  game: seekExtension,
  presses: SEEK_PRESSES,
  handlers: [seekHandlers],
  starts: [{ payload: SEEK_PAYLOAD, open: (ctx) => sendSeek(ctx) }],
  startButtons: [{ at: "more", row: 0, button: seekButton }],
  playWords: seekByWords,
  sweep: runSeeks,
  posts: [SEARCHES, STRANGERS, REPORTS],
};
