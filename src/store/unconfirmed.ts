import type { ChallengeId, GameId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";

/** Inline offers of which it is not known yet that their maker sent them. */
export const unconfirmedQueries = (sql: Sql) => {
  const { changed, run, rows, exists } = statements(sql);
  return {
    add: run<[challenge: ChallengeId]>("INSERT INTO unconfirmed (challenge) VALUES (?)"),
    hasChallenge: exists<[id: ChallengeId]>("SELECT 1 FROM unconfirmed WHERE challenge = ?"),
    hasGame: exists<[id: GameId]>("SELECT 1 FROM unconfirmed WHERE game = ?"),
    /** The game that has begun from an offer, if that is one of these. */
    begun: run<[{ challenge: ChallengeId; game: GameId }]>(
      "UPDATE unconfirmed SET game = @game WHERE challenge = @challenge",
    ),
    /** Games of which the maker of the offer is to be told, where the bot may write to them. */
    untold: rows<[most: number], { readonly game: GameId }>(
      `SELECT u.game FROM unconfirmed u JOIN challenges c ON c.id = u.challenge
       JOIN chats h ON h.id = c.challenger AND h.present = 1
       WHERE u.told = 0 AND u.game IS NOT NULL LIMIT ?`,
    ),
    /** The maker is told now; false where that is done, or not needed any more. */
    take: changed<[GameId]>("UPDATE unconfirmed SET told = 1 WHERE game = ? AND told = 0"),
    giveBack: run<[GameId]>("UPDATE unconfirmed SET told = 0 WHERE game = ?"),
    confirm: run<[challenge: ChallengeId]>("DELETE FROM unconfirmed WHERE challenge = ?"),
    confirmGame: run<[id: GameId]>("DELETE FROM unconfirmed WHERE game = ?"),
  };
};
