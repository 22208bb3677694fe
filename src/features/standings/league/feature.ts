import type { Feature } from "../../../bot/feature/feature.ts";
import { leagueExtension } from "./league.ts";
import { WEEKS } from "./message.ts";
import { LEAGUE_PRESSES, OFFERS, offers } from "./offer.ts";
import { RIVALS } from "./rivals.ts";
import { leaguesIn } from "./store.ts";
import { bringTitles, titlesIn, titleTraces } from "./titles.ts";

/** A group's weeks: their message and the champion's title. */
export const LEAGUE: Feature = {
  name: "league",
  queries: [leaguesIn, titlesIn],
  traces: [titleTraces],
  game: leagueExtension,
  posts: [WEEKS],
  notices: [RIVALS, OFFERS],
  presses: LEAGUE_PRESSES,
  handlers: [offers],
  open: (parts) => {
    bringTitles(parts);
    return undefined;
  },
};
