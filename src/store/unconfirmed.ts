import type { ChallengeId, GameId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";

/** Inline offers of which it is not known yet that their maker sent them. */
export const unconfirmedQueries = (sql: Sql) => {
  const { changed, run, value } = statements(sql);
  const hasChallenge = value<[ChallengeId], 1>("SELECT 1 FROM unconfirmed WHERE challenge = ?");
  const hasGame = value<[GameId], 1>("SELECT 1 FROM unconfirmed WHERE game = ?");
  const dropGame = changed<[GameId]>("DELETE FROM unconfirmed WHERE game = ?");
  return {
    add: run<[challenge: ChallengeId]>("INSERT INTO unconfirmed (challenge) VALUES (?)"),
    hasChallenge: (id: ChallengeId): boolean => hasChallenge(id) !== undefined,
    hasGame: (id: GameId): boolean => hasGame(id) !== undefined,
    /** The game that has begun from an offer, if that is one of these. */
    begun: run<[{ challenge: ChallengeId; game: GameId }]>(
      "UPDATE unconfirmed SET game = @game WHERE challenge = @challenge",
    ),
    confirm: run<[challenge: ChallengeId]>("DELETE FROM unconfirmed WHERE challenge = ?"),
    confirmGame: (id: GameId): boolean => dropGame(id),
  };
};
