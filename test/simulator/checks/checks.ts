import { TRACES } from "../../../src/features/list.ts";
import type { GameId } from "../../../src/ids/ids.ts";
import { queries } from "../../../src/store/store.ts";
import { beyondAllowance } from "./allowance.ts";
import { wrongChouettes } from "./chouettes.ts";
import { wrongClocks } from "./clocks.ts";
import { wrongArenas, wrongCups } from "./contests.ts";
import { ownFaults } from "./faults.ts";
import { countedGames } from "./finished.ts";
import { wrongGame } from "./games.ts";
import { grown } from "./growth.ts";
import { wrongLedger } from "./ledger.ts";
import { shownTooEarly } from "./pages.ts";
import { wrongPosts } from "./posts.ts";
import { wrongChallenges, wrongPresses } from "./presses.ts";
import { meetingsOf, wrongRatings } from "./ratings.ts";
import { idsIn, type Remains } from "./remains.ts";
import { toldSecrets } from "./secrets.ts";
import { wrongSeeks } from "./seeks.ts";
import { wrongSevens } from "./sevens.ts";
import { wrongRolls, wrongStandings, wrongTitles } from "./standings.ts";
import { wrongTables } from "./tables.ts";
import { wrongWaits } from "./waits.ts";

/** Looks at what is left; gives what is wrong, one line each. */
export const breachesOf = (remains: Remains): readonly string[] => {
  const store = queries(remains.sql, TRACES);
  const games = idsIn<GameId>(remains.sql, "games").flatMap((id) => store.games.game(id) ?? []);
  const counted = countedGames(remains.sql, store);
  return [
    ...games.flatMap((row) => wrongGame(store, row)),
    ...games.flatMap((row) => wrongPresses(store, row, remains)),
    ...wrongChallenges(store, remains.presses),
    ...wrongLedger(remains.sql, store, games),
    ...wrongRatings(remains.sql, meetingsOf(counted)),
    ...wrongStandings(remains.sql, counted),
    ...wrongTitles(remains.sql, counted),
    ...wrongRolls(remains.sql, counted),
    ...wrongTables(remains, store),
    ...wrongPosts(remains, store),
    ...shownTooEarly(remains),
    ...wrongArenas(remains.sql, store),
    ...wrongCups(remains.sql, store),
    ...wrongChouettes(remains.sql, store),
    ...wrongSeeks(remains.sql, store),
    ...wrongClocks(remains.sql),
    ...wrongSevens(remains),
    ...wrongWaits(remains, store, games),
    ...beyondAllowance(remains.departures),
    ...grown(remains.sql, remains.time.now()),
    ...toldSecrets(remains),
    ...ownFaults(remains),
  ];
};
