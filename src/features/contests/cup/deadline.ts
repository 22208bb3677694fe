import type { GameId } from "../../../ids/ids.ts";
import type { Services } from "../../../tables/services/services.ts";
import type { CupPairRow } from "./cups.ts";
import { cupsIn } from "./cups.ts";

/** After the deadline a player who takes longer than this for a turn loses the match. */
const PATIENCE_MS = 10 * 60_000;

/** The end of the time for a turn; `since`: when the game began to wait for the player. */
export const lastMoment = ({ due }: Pick<CupPairRow, "due">, since: number): number =>
  Math.max(due, since + PATIENCE_MS);

/** `lastMoment` of a game; undefined if it is of no open cup. */
export const cupDeadline = (
  { store }: Services,
  game: GameId,
  since: number,
): number | undefined => {
  const pair = cupsIn(store).ofGame(game);
  if (!pair || pair.winner !== null) return undefined;
  return cupsIn(store).byId(pair.cup)?.state === "open" ? lastMoment(pair, since) : undefined;
};
