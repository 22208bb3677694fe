import { handedOver } from "../../game/played-out.ts";
import { isComputer } from "../../ids/ids.ts";
import type { PlayedView } from "../../tables/shown/view.ts";

/**
 * A turn that the clock will end is shown as over, with Undo, if a person rolls next. So its actual
 * end needs no edit.
 */
export const shownAhead = (played: PlayedView): PlayedView => {
  if (!played.handsOver) return played;
  const game = handedOver(played.game);
  const isWaiting = game.phase.kind === "rolling" && !isComputer(played.row[game.toMove]);
  return isWaiting ? { ...played, game } : played;
};
