import { COLOURS } from "../../game/colours.ts";
import { mayAskBack, mayTakeBack } from "../../game/take-back.ts";
import type { Colour, Game } from "../../game/types.ts";
import { isComputer } from "../../ids/ids.ts";
import type { GameRow } from "../../store/games.ts";
import { knownOf, type Services } from "../services/services.ts";
import type { Agreed } from "./agreed.ts";

/** `at-once`: nobody has to be asked, and any turn of one's own can be taken back. */
type WayBack = "asks" | "at-once";

/** How turns are taken back in a game; undefined: they stay, as in contests and among strangers. */
export const wayBackIn = (
  services: Services,
  row: GameRow,
  { series, settings }: Agreed,
): WayBack | undefined => {
  if (row.party !== null || series.home !== null) return undefined;
  if (COLOURS.some((colour) => isComputer(row[colour]))) return "at-once";
  if (knownOf(services, "ofStrangers", row.id)) return undefined;
  return COLOURS.every((colour) => settings[colour].takeBacks) ? "asks" : undefined;
};

export type BackKey = { readonly by: Colour; readonly way: WayBack };

/** The player who can take a turn back now, or ask for it. */
export const backKeyIn = (
  services: Services,
  row: GameRow,
  game: Game,
  agreed: Agreed,
): BackKey | undefined => {
  const way = wayBackIn(services, row, agreed);
  if (way === undefined) return undefined;
  const may = way === "asks" ? mayAskBack : mayTakeBack;
  const by = COLOURS.find((colour) => !isComputer(row[colour]) && may(game, colour).ok);
  return by && { by, way };
};
