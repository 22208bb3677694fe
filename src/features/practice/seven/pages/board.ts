import type { Say } from "../../../../bot/text/texts.ts";
import { button, type Keyboard } from "../../../../bot/view/button.ts";
import { rollLine } from "../../../../bot/view/lines.ts";
import { soloBoard, soloKeyboard } from "../../../../bot/view/solo.ts";
import type { BoardMessage, Look } from "../../../../bot/view/table-message.ts";
import type { CheckerMove } from "../../../../game/types.ts";
import { gameText } from "../../solve/words.ts";
import type { SevenState } from "../play/play.ts";
import { isShipped } from "../sets/days.ts";
import { sevenPress } from "./presses.ts";
import { dayText, squaresOfSeven } from "./words.ts";

type Playing = SevenState & { readonly now: NonNullable<SevenState["now"]> };

export const isPlaying = (state: SevenState): state is Playing => state.now !== undefined;

/** The board of the open decision, with the grid of its turn. */
export const sevenBoard = (state: Playing, look: Look, say: Say): BoardMessage =>
  soloBoard(state.now.turn, captionOf(state, say), keyboardOf(state, say), look, say);

const captionOf = (state: Playing, say: Say): string => {
  const { day, isToday, now } = state;
  return [
    say("seven-title", {
      day: dayText(day),
      game: gameText(state, say),
      number: now.kept.number + 1,
    }),
    // A player who began before midnight, or from that day's menu, is told so.
    ...(isToday ? [] : [say(isShipped(day) ? "seven-no-day" : "seven-unranked")]),
    squaresOfSeven(state),
    rollLine(now.turn, "roll", say),
  ].join("\n");
};

const keyboardOf = ({ game, day, now }: Playing, say: Say): Keyboard => {
  const at = { family: game, day, decision: now.kept.number, step: now.kept.step } as const;
  const presses = {
    move: (moves: readonly CheckerMove[]) => sevenPress({ do: "seven-move", ...at, moves }),
    undo: sevenPress({ do: "seven-undo", ...at }),
    done: sevenPress({ do: "seven-done", ...at }),
  };
  return soloKeyboard(
    now,
    presses,
    button(say("button-seven-menu"), sevenPress({ do: "seven-choice" })),
    say,
  );
};
