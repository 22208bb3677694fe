import { MATCHES, STAKES } from "../../game/series.ts";
import { MOST_CHALLENGES, MOST_GAMES } from "../../tables/challenge.ts";

/** The limits that any text may name: `{ $mostGames }`. */
export const LIMITS = {
  mostStake: STAKES.most,
  mostMatch: MATCHES.most,
  mostChallenges: MOST_CHALLENGES,
  mostGames: MOST_GAMES,
} as const;
