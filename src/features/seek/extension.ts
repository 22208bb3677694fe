import { AFTERS } from "../../bot/view/after.ts";
import { button } from "../../bot/view/button.ts";
import { isComputer } from "../../ids/ids.ts";
import type { GameExtension } from "../../tables/services/services.ts";
import { seekPress } from "./pages/presses.ts";
import { asStranger } from "./play/strangers.ts";
import { seeksIn } from "./store/seeks.ts";
import { strangersIn } from "./store/strangers.ts";

export const seekExtension: GameExtension = {
  counts: ({ store }, game) => !strangersIn(store).isBroken(game),
  named: ({ store }, game, person) =>
    strangersIn(store).haveMetIn(game) ? asStranger(person) : person,
  begun: ({ store }, { id, white, black, origin }) => {
    if ("rematchOf" in origin && strangersIn(store).haveMetIn(origin.rematchOf))
      strangersIn(store).note({ game: id, kind: "found" });
    if (isComputer(white) || isComputer(black)) return;
    // A game between two people ends the search of both.
    for (const person of [white, black]) seeksIn(store).close({ person, state: "elsewhere" });
  },
  knows: {
    ofStrangers: ({ store }, game) => strangersIn(store).haveMetIn(game),
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
  botLeft: ({ store }, chat) => seeksIn(store).close({ person: chat, state: "stopped" }),
};
