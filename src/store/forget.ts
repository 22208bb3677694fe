import type { ChallengeId, ChatId, GameId, PersonId } from "../ids/ids.ts";
import { BUSY_MS, type Sql } from "./database.ts";
import { RUNS_WITH } from "./games.ts";
import { statements } from "./statements.ts";

/** Messages that are drawn again without a name: older ones nobody scrolls up to. */
const MOST_REDRAWN = 100;

const NAMELESS = "—";

/** What there is of a person that can be forgotten without taking anything from others. */
export const forgetQueries = (sql: Sql) => {
  const { run, sure, values } = statements(sql);
  const emptyLog = sure<[], { readonly busy: number }>("PRAGMA wal_checkpoint(TRUNCATE)");
  let isLogOwed = false;
  const games = values<[{ person: PersonId }], GameId>(
    `SELECT g.id FROM games g WHERE ${RUNS_WITH} ORDER BY g.id`,
  );
  const challenges = values<[{ person: PersonId }], ChallengeId>(
    `SELECT id FROM challenges WHERE state = 'open' AND (@person IN (challenger, opponent)
       OR opponent_name = (SELECT username FROM people WHERE id = @person))`,
  );
  const playedBy = `SELECT game FROM ledger WHERE winner = @person
    UNION SELECT game FROM ledger WHERE loser = @person
    UNION SELECT game FROM chouette_members WHERE person = @person
    UNION SELECT g.id FROM games g WHERE ${RUNS_WITH}`;
  const isOwn = (ruleset: string) =>
    `json_extract(${ruleset}, '$.id') IN (SELECT 'own-' || id FROM rulesets WHERE chat = @person)`;
  /** Rulesets that somebody made for their private chat have a name of their own wording. */
  const names = [
    `UPDATE games SET ruleset = json_set(ruleset, '$.name', @nameless)
       WHERE id IN (${playedBy}) AND ${isOwn("ruleset")}`,
    `UPDATE series SET terms = json_set(terms, '$.ruleset.name', @nameless)
       WHERE id IN (SELECT series FROM games WHERE id IN (${playedBy})) AND ${isOwn("json_extract(terms, '$.ruleset')")}`,
    `UPDATE challenges SET terms = json_set(terms, '$.ruleset.name', @nameless)
       WHERE challenger = @person AND ${isOwn("json_extract(terms, '$.ruleset')")}`,
  ].map((text) => run<[{ person: PersonId; nameless: string }]>(text));
  /** The number of a private chat is that of its person. */
  const messages = run<[{ person: PersonId }]>(
    `UPDATE tables SET behind = ticket() WHERE id IN (SELECT id FROM tables
       WHERE game IN (${playedBy}) AND message IS NOT NULL ORDER BY id DESC LIMIT ${MOST_REDRAWN})`,
  );
  const ofPerson = [
    // Whoever comes back has not learnt from what was played before.
    `UPDATE analyses SET taught = 1 WHERE game IN (${playedBy})`,
    "DELETE FROM conversations WHERE person = @person",
    "DELETE FROM absences WHERE person = @person",
    "DELETE FROM bells WHERE person = @person",
    "DELETE FROM listeners WHERE person = @person",
    "DELETE FROM tidings WHERE person = @person",
    "DELETE FROM watchers WHERE person = @person",
    // The message of an evening that still goes on has their name.
    `UPDATE arenas SET behind = behind + 1 WHERE state = 'open'
       AND id IN (SELECT arena FROM arena_players WHERE person = @person)`,
    `UPDATE cups SET behind = behind + 1 WHERE state = 'open'
       AND id IN (SELECT cup FROM cup_players WHERE person = @person)`,
    `UPDATE chouettes SET behind = behind + 1 WHERE state = 'open'
       AND id IN (SELECT chouette FROM chouette_players WHERE person = @person)`,
    "UPDATE chouette_players SET seated = 0 WHERE person = @person",
    "DELETE FROM advice WHERE person = @person",
    "UPDATE arena_players SET present = 0 WHERE person = @person",
    "DELETE FROM cup_players WHERE person = @person AND seed IS NULL",
    "UPDATE cup_players SET gone = 1 WHERE person = @person",
    "DELETE FROM cup_calls WHERE person = @person",
    "DELETE FROM seeks WHERE person = @person",
    "DELETE FROM avoided WHERE person = @person",
    "DELETE FROM reports WHERE person = @person",
    "DELETE FROM seven_answers WHERE person = @person",
    "DELETE FROM seven_results WHERE person = @person",
    "DELETE FROM puzzle_attempts WHERE person = @person",
    "DELETE FROM puzzle_boxes WHERE person = @person",
    "DELETE FROM puzzle_ratings WHERE person = @person",
    "DELETE FROM puzzle_turns WHERE person = @person",
    "DELETE FROM puzzles WHERE person = @person",
    "DELETE FROM seven_turns WHERE person = @person",
    "DELETE FROM seven_reminders WHERE person = @person",
    "DELETE FROM seven_members WHERE person = @person",
    "UPDATE people SET name = '', username = NULL, language = '' WHERE id = @person",
  ].map((text) => run<[{ person: PersonId }]>(text));
  const ofChat = [
    "DELETE FROM tables WHERE chat = @chat",
    "DELETE FROM rulesets WHERE chat = @chat",
    "DELETE FROM handouts WHERE chat = @chat",
    "DELETE FROM analysis_posts WHERE chat = @chat",
    "DELETE FROM reminders WHERE chat = @chat",
    "DELETE FROM conversations WHERE chat = @chat",
    "UPDATE challenges SET chat = NULL WHERE chat = @chat",
    "UPDATE series SET chat = NULL WHERE chat = @chat",
    "DELETE FROM chats WHERE id = @chat",
  ].map((text) => run<[{ chat: ChatId }]>(text));
  return {
    /**
     * Empties the log: what was overwritten in the database stands in it still. Not in a transaction.
     * Whoever copies the database meanwhile (Litestream does so all the time) is not waited for:
     * what they keep from being emptied stays owed.
     */
    truncateLog: (): void => {
      sql.pragma("busy_timeout = 0");
      isLogOwed = emptyLog().busy !== 0;
      sql.pragma(`busy_timeout = ${BUSY_MS}`);
    },
    isLogOwed: (): boolean => isLogOwed,
    games: (person: PersonId) => games({ person }),
    challenges: (person: PersonId) => challenges({ person }),
    /** Leaves of a person only the number; messages that showed the name lose it. */
    person: (person: PersonId): void => {
      for (const name of names) name({ person, nameless: NAMELESS });
      messages({ person });
      for (const forget of ofPerson) forget({ person });
    },
    /** Leaves nothing of a chat but the games that were played in it. */
    chat: (chat: ChatId): void => {
      for (const forget of ofChat) forget({ chat });
    },
  };
};
