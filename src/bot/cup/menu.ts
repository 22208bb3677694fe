import type { CupId } from "../../ids/ids.ts";
import type { Ruleset } from "../../rules/types.ts";
import type { PressOf } from "../callback-data.ts";
import type { Say } from "../text/texts.ts";
import { button, choiceButton } from "../view/button.ts";
import type { Page } from "../view/page.ts";
import { inOrder, isCommon, rulesetLabel } from "../view/ruleset-menu.ts";

const MATCHES = [1, 3, 5, 7] as const;
const DAY = 24;
const HOURS = [1, DAY, 3 * DAY, 7 * DAY] as const;

export type CupWish = Omit<PressOf<"cup-menu">, "do">;

/** So long a pair has: "3 days". */
export const hoursText = (hours: number, say: Say): string =>
  hours % DAY === 0 ? say("cup-days", { count: hours / DAY }) : say("cup-hours", { count: hours });

/** What is chosen with a word or two: the game, which opens it, how long a match is, and until when. */
export const cupMenu = (
  wish: CupWish,
  rulesets: readonly Ruleset[],
  say: Say,
  title = say("cup-which"),
): Page => {
  const { match, hours } = wish;
  const chosen = say("cup-chosen", {
    match: say("terms-match", { match }),
    time: hoursText(hours, say),
  });
  return {
    html: [title, chosen, "", say("cup-about")].join("\n"),
    keyboard: [
      inOrder(rulesets)
        .filter(isCommon)
        .map(({ id, ...ruleset }) =>
          button(
            rulesetLabel({ id, ...ruleset }, say),
            { do: "cup-begin", ...wish, ruleset: id },
            "primary",
          ),
        ),
      MATCHES.map((one) =>
        choiceButton(
          say("button-cup-match", { match: one }),
          { do: "cup-menu", ...wish, match: one },
          one === match,
        ),
      ),
      HOURS.map((one) =>
        choiceButton(hoursText(one, say), { do: "cup-menu", ...wish, hours: one }, one === hours),
      ),
      [button(say("button-close"), { do: "play-close", person: wish.person })],
    ],
  };
};

/** How many have come is too many for an evening of knock-out: a Swiss is offered instead. */
export const formatMenu = (
  {
    cup,
    person,
    players,
  }: { readonly cup: CupId; readonly person: number; readonly players: number },
  [usual, ...others]: readonly number[],
  say: Say,
): Page => {
  const swiss = (rounds: number, isUsual: boolean) =>
    button(
      say(isUsual ? "button-cup-swiss" : "button-cup-rounds", { rounds }),
      { do: "cup-format", person, cup, rounds },
      isUsual ? "primary" : undefined,
    );
  return {
    html: say("cup-format", { players }),
    keyboard: [
      usual === undefined ? [] : [swiss(usual, true)],
      others.map((rounds) => swiss(rounds, false)),
      [button(say("button-cup-knockout"), { do: "cup-format", person, cup, rounds: 0 })],
      [button(say("button-close"), { do: "play-close", person })],
    ],
  };
};
