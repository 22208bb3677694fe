import { handedOver } from "../../game/played-out.ts";
import { isComputer } from "../../ids/ids.ts";
import type { PlayedView } from "../../tables/shown/view.ts";

/**
 * A turn that the clock is about to end is shown as ended already where a person rolls next, with Undo
 * until it is: what the clock then does needs no edit of its own.
 */
export const shownAhead = (played: PlayedView): PlayedView => {
  if (!played.handsOver) return played;
  const game = handedOver(played.game);
  const isWaiting = game.phase.kind === "rolling" && !isComputer(played.row[game.toMove]);
  return isWaiting ? { ...played, game } : played;
};
