import type { Say } from "../../../../bot/text/texts.ts";
import { besideBest, besideLines } from "../../../../bot/view/beside-best.ts";
import { button } from "../../../../bot/view/button.ts";
import type { BoardMessage, Look } from "../../../../bot/view/table-message.ts";
import { capitalized } from "../../../../bot/view/titles.ts";
import { worseText } from "../../solve/words.ts";
import { besideOf, type LookedSeven, lookedSeven } from "../play/look.ts";
import type { SevenState } from "../play/play.ts";
import { isPlaying } from "./board.ts";
import { sevenPress } from "./presses.ts";
import { squaresOfSeven } from "./words.ts";

/** After this time the next decision follows by itself. */
export const BEAT_MS = 4_000;

/**
 * The decision just made: what was played and what was best on its board, with one reason. It has
 * as many lines and rows as the board had at *Done*, so that the board stays in its place.
 */
export const sevenBeat = (
  state: SevenState,
  number: number,
  look: Look,
  say: Say,
): BoardMessage | undefined => {
  const looked = lookedSeven(state, number);
  const turn = state.open[number]?.start;
  if (!looked || !turn) return undefined;
  const { game, day } = state;
  const beside = besideOf(looked);
  const html = [squaresOfSeven(state), besideLines(beside, say).join("  "), why(looked, say)];
  const onward = button(
    say(isPlaying(state) ? "button-seven-next" : "button-seven-result"),
    sevenPress({ do: "seven-open", family: game, day }),
    "primary",
  );
  return besideBest({ start: turn, ...beside }, html.join("\n"), [[onward]], look, say);
};

/** Praise, a reason that the rules can count, or else what the decision was about. */
const why = ({ loss, worse, theme }: LookedSeven, say: Say): string => {
  if (loss === 0) return say("seven-well-played");
  return worse ? worseText(worse, say) : capitalized(say(`seven-theme-${theme}`));
};
