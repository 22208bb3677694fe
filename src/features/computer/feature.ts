import type { Feature } from "../../bot/feature/feature.ts";
import { playComputerBy } from "./by-words.ts";
import { openComputer } from "./computer.ts";
import { computerExtension } from "./extension.ts";
import { computers } from "./handlers.ts";
import { COMPUTER_PRESSES } from "./presses.ts";
import { computerGamesIn } from "./store.ts";

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
