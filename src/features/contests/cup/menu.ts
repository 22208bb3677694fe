import { clockOrNone } from "../../../bot/play/wish-menu.ts";
import { clockOf } from "../../../bot/press/clocks.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { button } from "../../../bot/view/button.ts";
import type { Page } from "../../../bot/view/page.ts";
import { clockText } from "../../../bot/view/titles.ts";
import type { ContestMenu } from "../menu.ts";
import { cupPress } from "./presses.ts";
import type { CupId } from "./rules/ids.ts";
import type { CupSizes } from "./words.ts";

const MATCHES = [1, 3, 5, 7] as const;
const DAY = 24;
const HOURS = [1, DAY, 3 * DAY, 7 * DAY] as const;

/** "3 days". */
export const hoursText = (hours: number, say: Say): string =>
  hours % DAY === 0 ? say("cup-days", { count: hours / DAY }) : say("cup-hours", { count: hours });

export const CUP_MENU: ContestMenu<CupSizes> = {
  which: "cup-which",
  about: "cup-about",
  chosen: ({ match, hours, clock = 0 }, say) => {
    const named = { match: say("terms-match", { match }), time: hoursText(hours, say) };
    const against = clockOf(clock);
    return [say("cup-chosen", named), ...(against ? [clockText(against, say)] : [])].join(" · ");
  },
  rows: (wish, say) => [
    MATCHES.map((match) => ({ label: say("button-cup-match", { match }), change: { match } })),
    HOURS.map((hours) => ({ label: hoursText(hours, say), change: { hours } })),
    // Without a clock the pair's hours are the only limit.
    clockOrNone(wish, say),
  ],
  turn: (wish) => cupPress({ ...wish, do: "cup-menu" }),
  begin: (wish, ruleset) => cupPress({ ...wish, do: "cup-begin", ruleset }),
};

/** Asks for the form of a cup that has enough players for a Swiss. */
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
      cupPress({ do: "cup-format", person, cup, rounds }),
      isUsual ? "primary" : undefined,
    );
  return {
    html: say("cup-format", { players }),
    keyboard: [
      usual === undefined ? [] : [swiss(usual, true)],
      others.map((rounds) => swiss(rounds, false)),
      [button(say("button-cup-knockout"), cupPress({ do: "cup-format", person, cup, rounds: 0 }))],
      [button(say("button-close"), { do: "play-close", person })],
    ],
  };
};
