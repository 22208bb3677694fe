import type { ChallengeId, GameId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";

/** Inline offers for which it is not yet known whether their maker sent them. */
export const unconfirmedQueries = (sql: Sql) => {
  const { changed, run, rows, exists } = statements(sql);
  return {
    add: run<[challenge: ChallengeId]>("INSERT INTO unconfirmed (challenge) VALUES (?)"),
    hasChallenge: exists<[id: ChallengeId]>("SELECT 1 FROM unconfirmed WHERE challenge = ?"),
    hasGame: exists<[id: GameId]>("SELECT 1 FROM unconfirmed WHERE game = ?"),
    /** Notes the game that began from an offer, if the offer is unconfirmed. */
    begun: run<[{ challenge: ChallengeId; game: GameId }]>(
      "UPDATE unconfirmed SET game = @game WHERE challenge = @challenge",
    ),
    /** Games whose offer's maker has not been told, if the bot may write to them. */
    untold: rows<[most: number], { readonly game: GameId }>(
      `SELECT u.game FROM unconfirmed u JOIN challenges c ON c.id = u.challenge
       JOIN chats h ON h.id = c.challenger AND h.present = 1
       WHERE u.told = 0 AND u.game IS NOT NULL LIMIT ?`,
    ),
    /** Notes the maker as told; false if that is noted already or no longer needed. */
    take: changed<[GameId]>("UPDATE unconfirmed SET told = 1 WHERE game = ? AND told = 0"),
    giveBack: run<[GameId]>("UPDATE unconfirmed SET told = 0 WHERE game = ?"),
    confirm: run<[challenge: ChallengeId]>("DELETE FROM unconfirmed WHERE challenge = ?"),
    confirmGame: run<[id: GameId]>("DELETE FROM unconfirmed WHERE game = ?"),
  };
};
