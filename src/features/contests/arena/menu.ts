import { clockChoices } from "../../../bot/play/wish-menu.ts";
import { clockOf, USUAL_CLOCK } from "../../../bot/press/clocks.ts";
import { clockText } from "../../../bot/view/titles.ts";
import type { ContestMenu } from "../menu.ts";
import { arenaPress } from "./presses.ts";
import { type ArenaSizes, USUAL_MINUTES } from "./words.ts";

const MINUTES = [20, USUAL_MINUTES, 90] as const;
const CLOCKS = [{ turn: 30 }, USUAL_CLOCK, { bank: 300, add: 10 }] as const;

export const ARENA_MENU: ContestMenu<ArenaSizes> = {
  which: "arena-which",
  offersQuick: true,
  about: "arena-about",
  chosen: ({ minutes, clock = 0 }, say) =>
    say("arena-chosen", { minutes, clock: clockText(clockOf(clock) ?? USUAL_CLOCK, say) }),
  rows: (_, say) => [
    MINUTES.map((minutes) => ({
      label: say("button-arena-minutes", { minutes }),
      change: { minutes },
    })),
    clockChoices(CLOCKS, say),
  ],
  turn: (wish) => arenaPress({ ...wish, do: "arena-menu" }),
  begin: (wish, ruleset) => arenaPress({ ...wish, do: "arena-begin", ruleset }),
};
