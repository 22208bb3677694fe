import type { ChallengeId, ChatId, GameId, PersonId } from "../ids/ids.ts";
import type { Sql } from "./database.ts";
import { RUNS_WITH } from "./games.ts";
import { statements } from "./statements.ts";

/** What there is of a person that can be forgotten without taking anything from others. */
export const forgetQueries = (sql: Sql) => {
  const { run, values } = statements(sql);
  const games = values<[{ person: PersonId }], GameId>(
    `SELECT g.id FROM games g WHERE ${RUNS_WITH} ORDER BY g.id`,
  );
  const challenges = values<[{ person: PersonId }], ChallengeId>(
    `SELECT id FROM challenges WHERE state = 'open' AND (@person IN (challenger, opponent)
       OR opponent_name = (SELECT username FROM people WHERE id = @person))`,
  );
  const ofPerson = [
    "DELETE FROM conversations WHERE person = @person",
    "DELETE FROM absences WHERE person = @person",
    "UPDATE people SET name = '', username = NULL, language = '' WHERE id = @person",
  ].map((text) => run<[{ person: PersonId }]>(text));
  const ofChat = [
    "DELETE FROM tables WHERE chat = @chat",
    "DELETE FROM rulesets WHERE chat = @chat",
    "DELETE FROM records WHERE chat = @chat",
    "DELETE FROM analysis_posts WHERE chat = @chat",
    "DELETE FROM reminders WHERE chat = @chat",
    "DELETE FROM conversations WHERE chat = @chat",
    "UPDATE challenges SET chat = NULL WHERE chat = @chat",
    "UPDATE series SET chat = NULL WHERE chat = @chat",
    "DELETE FROM chats WHERE id = @chat",
  ].map((text) => run<[{ chat: ChatId }]>(text));
  return {
    /** Their running games. */
    games: (person: PersonId) => games({ person }),
    /** Open challenges by them, and those to them alone. */
    challenges: (person: PersonId) => challenges({ person }),
    /** Leaves of a person only their number. */
    person: (person: PersonId): void => {
      for (const forget of ofPerson) forget({ person });
    },
    /** Leaves nothing of a chat but the games that were played in it. */
    chat: (chat: ChatId): void => {
      for (const forget of ofChat) forget({ chat });
    },
  };
};
