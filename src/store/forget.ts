import type { ChallengeId, GameId, PersonId } from "../ids/ids.ts";
import { BUSY_MS, type Sql } from "./database.ts";
import { playsIn, RUNS_WITH } from "./games.ts";
import { statements } from "./statements.ts";
import { gather, type Reference, referencesIn, type Traces, withTeams } from "./traces.ts";

const PLAYED = `SELECT game FROM ledger WHERE winner = @person
  UNION SELECT game FROM ledger WHERE loser = @person
  UNION SELECT game FROM draws WHERE white = @person OR black = @person
  UNION SELECT g.id FROM games g WHERE ${RUNS_WITH}`;

/** A private chat has the number of its person. */
const LAST = [
  "UPDATE people SET name = '', username = NULL, language = '' WHERE id = @person",
  "DELETE FROM chats WHERE id = @person",
];

const forgetting = (references: readonly Reference[], traces: readonly Traces[]): string[] => {
  const fates = new Map(traces.flatMap(({ outlives }) => Object.entries(outlives ?? {})));
  const leave = ({ table, column }: Reference): readonly string[] => {
    const fate = fates.get(`${table}.${column}`);
    const rows = `WHERE ${column} = @person`;
    if (fate === "stays") return [];
    return [fate ? `UPDATE ${table} SET ${column} = NULL ${rows}` : `DELETE FROM ${table} ${rows}`];
  };
  const first = gather(traces, "forgetting");
  const played = `WITH played (game) AS (${withTeams(PLAYED, traces)})`;
  return [...first.map((text) => `${played} ${text}`), ...references.flatMap(leave), ...LAST];
};

/** Deletes a person's data as far as it takes nothing from other people. */
export const forgetQueries = (sql: Sql, traces: readonly Traces[]) => {
  const { run, required, values } = statements(sql);
  const emptyLog = required<[], { readonly busy: number }>("PRAGMA wal_checkpoint(TRUNCATE)");
  let isLogOwed = false;
  let ofPerson: readonly ((named: { readonly person: PersonId }) => void)[] | undefined;
  return {
    /**
     * Empties the log, which still has the overwritten data. Not in a transaction. It does not wait
     * for another program that copies the database, as Litestream does all the time: what that
     * program holds back stays owed.
     */
    truncateLog: (): void => {
      sql.pragma("busy_timeout = 0");
      isLogOwed = emptyLog().busy !== 0;
      sql.pragma(`busy_timeout = ${BUSY_MS}`);
    },
    isLogOwed: (): boolean => isLogOwed,
    /** The person's running games, also those in which they have no colour. */
    games: values<[{ person: PersonId }], GameId>(
      `SELECT g.id FROM games g WHERE ${playsIn(traces)} ORDER BY g.id`,
    ),
    challenges: values<[{ person: PersonId }], ChallengeId>(
      `SELECT id FROM challenges WHERE state = 'open' AND (@person IN (challenger, opponent)
         OR opponent_name = (SELECT username FROM people WHERE id = @person))`,
    ),
    /** Leaves only the person's number; messages that showed the name lose it. */
    person: sql.transaction((person: PersonId): void => {
      // Rows that name each other can go in any order.
      sql.pragma("defer_foreign_keys = ON");
      ofPerson ??= forgetting(referencesIn(sql), traces).map((text) => run(text));
      for (const forget of ofPerson) forget({ person });
    }),
  };
};
