import type { Result } from "../game/result.ts";
import { challengeQueries } from "./challenges.ts";
import { conversationQueries } from "./conversations.ts";
import { type OpenFailure, openDatabase, type Sql } from "./database.ts";
import { departureQueries } from "./departures.ts";
import { figureQueries } from "./figures.ts";
import { forgetQueries } from "./forget.ts";
import { gameQueries } from "./games.ts";
import { ledgerQueries } from "./ledger.ts";
import { peopleQueries } from "./people.ts";
import { pictureQueries } from "./pictures.ts";
import { recordQueries } from "./records.ts";
import { rulesetQueries } from "./rulesets.ts";
import { tableQueries } from "./tables.ts";
import { waitQueries } from "./waits.ts";

const queries = (sql: Sql) => ({
  people: peopleQueries(sql),
  challenges: challengeQueries(sql),
  games: gameQueries(sql),
  ledger: ledgerQueries(sql),
  figures: figureQueries(sql),
  tables: tableQueries(sql),
  pictures: pictureQueries(sql),
  waits: waitQueries(sql),
  records: recordQueries(sql),
  rulesets: rulesetQueries(sql),
  conversations: conversationQueries(sql),
  departures: departureQueries(sql),
  forget: forgetQueries(sql),
  /** Everything in `work` happens, or nothing. */
  transaction: <T>(work: () => T): T => sql.transaction(work).immediate(),
  close: (): void => {
    sql.close();
  },
});

export type Store = ReturnType<typeof queries>;

/** Opens the database at `path` (`:memory:` for none that lasts). */
export const openStore = (path: string): Result<{ readonly store: Store }, OpenFailure> => {
  const opened = openDatabase(path);
  return opened.ok ? { ok: true, store: queries(opened.sql) } : opened;
};
