import type { Ruleset } from "../../rules/types.ts";
import type { PressOf } from "../callback-data.ts";
import { clockCode, clockOf, USUAL_CLOCK } from "../play/clock-words.ts";
import type { Say } from "../text/texts.ts";
import { button, choiceButton } from "../view/button.ts";
import type { Page } from "../view/page.ts";
import { inOrder, isCommon, rulesetLabel } from "../view/ruleset-menu.ts";
import { clockLabel, clockText } from "../view/titles.ts";
import { USUAL_MINUTES } from "./words.ts";

const MINUTES = [20, USUAL_MINUTES, 90] as const;
const CLOCKS = [{ turn: 30 }, USUAL_CLOCK, { bank: 300, add: 10 }] as const;

export type ArenaWish = Omit<PressOf<"arena-menu">, "do">;

/** What is chosen with a word or two: the game, which begins it at once, how long, and the clock. */
export const arenaMenu = (
  wish: ArenaWish,
  rulesets: readonly Ruleset[],
  say: Say,
  title = say("arena-which"),
): Page => {
  const { person, minutes, startsIn = 0 } = wish;
  const clock = clockOf(wish.clock ?? 0) ?? USUAL_CLOCK;
  const chosen = say("arena-chosen", { minutes, startsIn, clock: clockText(clock, say) });
  return {
    html: [title, chosen, "", say("arena-about")].join("\n"),
    keyboard: [
      inOrder(rulesets)
        .filter(isCommon)
        .map(({ id, ...ruleset }) =>
          button(
            rulesetLabel({ id, ...ruleset }, say),
            { do: "arena-begin", person, minutes, ruleset: id, clock: clockCode(clock), startsIn },
            "primary",
          ),
        ),
      MINUTES.map((one) =>
        choiceButton(
          say("button-arena-minutes", { minutes: one }),
          { do: "arena-menu", ...wish, minutes: one },
          one === minutes,
        ),
      ),
      CLOCKS.map((one) =>
        choiceButton(
          clockLabel(one, say),
          { do: "arena-menu", ...wish, clock: clockCode(one) },
          clockCode(one) === clockCode(clock),
        ),
      ),
      [button(say("button-close"), { do: "play-close", person })],
    ],
  };
};
