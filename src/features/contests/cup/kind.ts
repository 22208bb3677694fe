import { clockOrNone } from "../../../bot/play/wish-menu.ts";
import { clockOf } from "../../../bot/press/clocks.ts";
import { clockText } from "../../../bot/view/titles.ts";
import type { EnteredKind } from "../kind.ts";
import { bringMatch, CUP_HOURS, CUP_MATCH, enterCup, openCup } from "./cup.ts";
import { type Cup, cupsIn } from "./cups.ts";
import { cupMessage, cupPodium, enterButton, hoursText } from "./message.ts";
import { CUP_PRESSES, cupPress } from "./presses.ts";
import { cupView } from "./standings.ts";
import { type CupSizes, cupTerms, readCupWords } from "./words.ts";

const MATCHES = [1, 3, 5, 7] as const;
const DAY = 24;
const HOURS = [1, DAY, 3 * DAY, 7 * DAY] as const;

/** Matches in rounds, as a knock-out or a Swiss. */
export const CUP_KIND: EnteredKind<Cup, CupSizes> = {
  name: "cup",
  in: cupsIn,

  hasTime: true,
  readWords: readCupWords,
  wrongSizes: ({ hours, match }, say) => {
    const { least, most } = CUP_HOURS;
    if (hours < least || hours > most) return say("cup-bad-hours", { days: most / 24 });
    const isLength = Number.isInteger(match) && match >= CUP_MATCH.least && match <= CUP_MATCH.most;
    return isLength ? undefined : say("cup-bad-match", CUP_MATCH);
  },
  menu: {
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
  },
  termsFor: (ruleset, wish, { match }, habits) => cupTerms(ruleset, { ...wish, match }, habits),
  open: openCup,

  message: (services, cup, { look, say }) => cupMessage(cupView(services, cup), look, say),
  card: (services, cup, { look, say }) => cupPodium(cupView(services, cup), look, say),
  idOfButton: (data) => {
    const press = CUP_PRESSES.read(data);
    return press?.do === "cup-leave" || press?.do === "cup-mine" ? press.cup : undefined;
  },

  welcome: "cup-entered",
  enterButton,
  enter: enterCup,
  bring: bringMatch,

  idOfGame: ({ store }, game) => cupsIn(store).ofGame(game)?.cup,
  // The newest games of undecided matches.
  games: ({ store }, { id }) =>
    cupsIn(store)
      .pairs(id)
      .flatMap(({ series, winner }) => {
        const isOn = series !== null && winner === null;
        const newest = isOn ? cupsIn(store).gameOf(series) : undefined;
        return (newest && store.games.game(newest.game)) ?? [];
      }),
  order: (services, cup) => cupView(services, cup).standings.rows.map(({ player }) => player),
};
