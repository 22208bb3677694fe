import { ownGame } from "../../tables/game/players.ts";
import type { GameExtension } from "../../tables/services/services.ts";
import { LOOK_WAYS } from "../analysis/door.ts";
import { TRAIN_WAYS } from "../trainer/door.ts";
import { dareButton } from "./pages/words.ts";
import { mayShow } from "./play/sources.ts";

export const dareExtension: GameExtension = {
  gives: [
    LOOK_WAYS.give((services, { game, turn, reader }, say) =>
      ownGame(services, game, reader).ok ? [dareButton({ source: "t", of: game, turn }, say)] : [],
    ),
    TRAIN_WAYS.give((services, { puzzle, person }, say) =>
      mayShow(services, puzzle, person)
        ? [dareButton({ source: "p", of: puzzle, turn: 0 }, say)]
        : [],
    ),
  ],
};
