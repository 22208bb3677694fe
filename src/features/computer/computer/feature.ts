import type { Feature } from "../../../bot/feature/feature.ts";
import { computerExtension } from "./extension.ts";
import { playComputerBy } from "./pages/by-words.ts";
import { computers } from "./pages/computer.ts";
import { COMPUTER_PRESSES } from "./pages/presses.ts";
import { openComputer } from "./play/computer.ts";
import { computerGamesIn } from "./store/games.ts";

/** The computer player at the table. */
export const COMPUTER: Feature = {
  name: "computer",
  queries: [computerGamesIn],
  game: computerExtension,
  presses: COMPUTER_PRESSES,
  handlers: [computers],
  playWords: playComputerBy,
  open: ({ services, think, deliverer, log }) =>
    openComputer({
      services,
      think,
      onTurn: () => deliverer.wake(),
      onFault: (error, game) => log.error({ err: error, game }, "the computer could not play"),
    }),
};
