import type { Ruleset } from "../../rules/types.ts";
import { LEVELS } from "../../tables/computer/seats.ts";
import type { PressOf } from "../callback-data.ts";
import type { Say } from "../text/texts.ts";
import { button, choiceButton, inPairs, type Row } from "./button.ts";
import type { Page } from "./page.ts";
import { USUAL_MATCHES } from "./play-terms.ts";
import { inOrder, rulesetLabel } from "./ruleset-menu.ts";

/** What is chosen so far; the menu's buttons carry it along. */
export type ComputerWish = Omit<PressOf<"computer-menu">, "do">;

/** Everything that a game against the computer can be about, what is chosen marked, and the start. */
export const computerMenu = (wish: ComputerWish, rulesets: readonly Ruleset[], say: Say): Page => {
  const choice = (text: string, change: Partial<ComputerWish>): Row[number] => {
    const next = { ...wish, ...change };
    const isChosen = JSON.stringify(next) === JSON.stringify(wish);
    return choiceButton(text, { do: "computer-menu", ...next }, isChosen);
  };
  const games = inOrder(rulesets).map((ruleset) =>
    choice(rulesetLabel(ruleset, say), { ruleset: ruleset.id }),
  );
  const levels = LEVELS.map((level) => choice(say(`choice-level-${level}`), { level }));
  const terms = [
    choice(say("computer-no-cube"), { cube: 2, match: 0 }),
    choice(say("computer-cube"), { cube: 1, match: 0 }),
  ];
  const matches = USUAL_MATCHES.map((match) =>
    choice(say("button-match-wish", { match }), { cube: 1, match }),
  );
  const play = button(say("button-computer-play"), { ...wish, do: "computer-play" }, "success");
  const close = button(say("button-close"), { do: "play-close", person: wish.person });
  return {
    html: `<b>${say("computer-title")}</b>\n\n${say("computer-about")}`,
    keyboard: [...inPairs(games), ...inPairs(levels), terms, matches, [play, close]],
  };
};
