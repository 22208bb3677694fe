import type { EnteredKind } from "../kind.ts";
import { bringMatch, CUP_HOURS, CUP_MATCH, enterCup, openCup } from "./cup.ts";
import { type Cup, cupsIn } from "./cups.ts";
import { CUP_MENU } from "./menu.ts";
import { cupMessage, cupPodium, enterButton } from "./message.ts";
import { CUP_PRESSES } from "./presses.ts";
import { cupView } from "./standings.ts";
import { type CupSizes, cupTerms, readCupWords } from "./words.ts";

/** Matches in rounds, as a knock-out or a Swiss. */
export const CUP_KIND: EnteredKind<Cup, CupSizes> = {
  name: "cup",
  in: cupsIn,

  hasTime: true,
  readWords: readCupWords,
  wrongIn: ({ hours, match }, say) => {
    const { least, most } = CUP_HOURS;
    if (hours < least || hours > most) return say("cup-bad-hours", { days: most / 24 });
    const isLength = Number.isInteger(match) && match >= CUP_MATCH.least && match <= CUP_MATCH.most;
    return isLength ? undefined : say("cup-bad-match", CUP_MATCH);
  },
  menu: CUP_MENU,
  termsFor: (ruleset, wish, { match }, habits) => cupTerms(ruleset, { ...wish, match }, habits),
  open: openCup,

  message: (services, cup, { look, say }) => cupMessage(cupView(services, cup), look, say),
  card: (services, cup, { look, say }) => cupPodium(cupView(services, cup), look, say),
  marked: (data) => {
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
