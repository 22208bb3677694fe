import type { GameId } from "../../../ids/ids.ts";
import type { Services } from "../../../tables/services/services.ts";
import type { CupPairRow } from "../store/cups.ts";
import { cupsIn } from "../store/cups.ts";

/** Past the deadline whoever keeps the game waiting for so long has lost the match. */
const PATIENCE_MS = 10 * 60_000;

/** Until when a game of a pair waits for whoever it has waited for since then. */
export const lastMoment = ({ due }: Pick<CupPairRow, "due">, since: number): number =>
  Math.max(due, since + PATIENCE_MS);

/** The same of any game; undefined where it is of no cup that goes on. */
export const cupDeadline = (
  { store }: Services,
  game: GameId,
  since: number,
): number | undefined => {
  const pair = cupsIn(store).ofGame(game);
  if (!pair || pair.winner !== null) return undefined;
  return cupsIn(store).byId(pair.cup)?.state === "open" ? lastMoment(pair, since) : undefined;
};
