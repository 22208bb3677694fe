import type { ChallengeId, GameId, PersonId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";

/** The kind of notices that tell a maker who sat down elsewhere; the subject is the game. */
export const OFFER_NOTICE = "offer";

/** Inline offers for which it is not yet known whether their maker sent them. */
export const unconfirmedQueries = (sql: Sql) => {
  const { changed, run, exists } = statements(sql);
  return {
    add: run<[challenge: ChallengeId]>("INSERT INTO unconfirmed (challenge) VALUES (?)"),
    hasChallenge: exists<[id: ChallengeId]>("SELECT 1 FROM unconfirmed WHERE challenge = ?"),
    hasGame: exists<[id: GameId]>("SELECT 1 FROM unconfirmed WHERE game = ?"),
    /** Whether these two play a game that the challenger may not know of. */
    hasGameOf: exists<[{ challenger: PersonId; opponent: PersonId }]>(
      `SELECT 1 FROM unconfirmed u JOIN games g ON g.id = u.game AND g.ended_at IS NULL
       WHERE g.white = @challenger AND g.black = @opponent`,
    ),
    /** Notes the game that began from an offer; false if the offer is confirmed. */
    begun: changed<[{ challenge: ChallengeId; game: GameId }]>(
      "UPDATE unconfirmed SET game = @game WHERE challenge = @challenge",
    ),
    confirm: run<[challenge: ChallengeId]>("DELETE FROM unconfirmed WHERE challenge = ?"),
    confirmGame: run<[id: GameId]>("DELETE FROM unconfirmed WHERE game = ?"),
  };
};
