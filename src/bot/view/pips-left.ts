import { pips } from "../../rules/position.ts";
import type { PlayedView } from "../../tables/shown/view.ts";
import type { Say } from "../text/texts.ts";

/**
 * How many pips both still have to go, in games of pins: these take half as long again as others.
 */
export const pipsLeft = ({ game }: PlayedView, say: Say): string | undefined => {
  const { phase, ruleset, sides } = game;
  const isUnderWay = phase.kind === "rolling" || phase.kind === "moving";
  if (ruleset.switches.meeting !== "pin" || !isUnderWay) return undefined;
  return say("pips-left", { white: pips(sides.white), black: pips(sides.black) });
};
