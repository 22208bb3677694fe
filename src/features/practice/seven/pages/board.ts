import { linesInOrder } from "../../../../bot/text/direction.ts";
import { nameHtml } from "../../../../bot/text/html.ts";
import type { Say } from "../../../../bot/text/texts.ts";
import { button } from "../../../../bot/view/button.ts";
import { besideBest, besideLines } from "../../../../bot/view/framed.ts";
import type { BoardMessage, Look } from "../../../../bot/view/table-message.ts";
import type { CheckerMove } from "../../../../game/types.ts";
import { isShipped } from "../../sets/days.ts";
import { attemptBoard } from "../../solve/pages.ts";
import { gameText, worseText } from "../../solve/words.ts";
import { bothTurns, type LookedSeven, lookAtTurn } from "../play/look.ts";
import type { SevenState } from "../play/play.ts";
import type { SevenFriend } from "../play/results.ts";
import { sevenPress } from "./presses.ts";
import { dayText, squaresOfSeven, squaresText } from "./words.ts";

type Playing = SevenState & { readonly now: NonNullable<SevenState["now"]> };

export const isPlaying = (state: SevenState): state is Playing => state.now !== undefined;

/** The board of the open decision, with the grid of its turn. */
export const sevenBoard = (
  state: Playing,
  challenger: SevenFriend | undefined,
  look: Look,
  say: Say,
): BoardMessage => {
  const { game, day, now } = state;
  const at = { family: game, day, decision: now.kept.number, step: now.kept.step } as const;
  const presses = {
    move: (moves: readonly CheckerMove[]) => sevenPress({ do: "seven-move", ...at, moves }),
    undo: sevenPress({ do: "seven-undo", ...at }),
    done: sevenPress({ do: "seven-done", ...at }),
  };
  const menu = button(say("button-seven-menu"), sevenPress({ do: "seven-choice" }));
  return attemptBoard(now, titleOf(state, challenger, say), presses, menu, look, say);
};

const titleOf = (state: Playing, challenger: SevenFriend | undefined, say: Say): string => {
  const { day, isToday, now } = state;
  return [
    say("seven-title", {
      day: dayText(day, say),
      game: gameText(state.game, say),
      number: now.kept.number + 1,
    }),
    // A player who began before midnight, or from that day's menu, is told so.
    ...(isToday ? [] : [say(isShipped(day) ? "seven-no-day" : "seven-unranked")]),
    // Who comes by a friend's result sees what it is about, in place of their own empty squares.
    challenger
      ? say("seven-challenge", {
          name: nameHtml(challenger.name, say("nobody")),
          squares: linesInOrder(squaresText(challenger), say),
        })
      : linesInOrder(squaresOfSeven(state), say),
  ].join("\n");
};

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
  const looked = lookAtTurn(state, number);
  const turn = state.open[number]?.start;
  if (!looked || !turn) return undefined;
  const { game, day } = state;
  const beside = bothTurns(looked);
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
  return worse ? worseText(worse, say) : say("seven-about", { theme: say(`seven-theme-${theme}`) });
};
