import { isComputer, isPersonId } from "../../src/ids/ids.ts";
import type { Sql } from "../../src/store/database.ts";

type Row = Readonly<Record<string, unknown>>;
type Reference = { readonly table: string; readonly from: string; readonly to: string };

/** A table, and its columns that name a row of another one. */
type Kept = { readonly table: string; readonly refers: readonly Reference[] };

/** What is noted of each update, from any sender. */
const OF_UPDATES: ReadonlySet<string> = new Set(["updates", "handouts"]);

const tablesIn = (sql: Sql): readonly Kept[] =>
  sql
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'")
    .pluck()
    .all()
    .filter((table) => !table.startsWith("sqlite_") && !OF_UPDATES.has(table))
    .map((table) => ({
      table,
      refers: sql
        .prepare<[string], Reference>(
          'SELECT "table", "from", "to" FROM pragma_foreign_key_list(?)',
        )
        .all(table),
    }));

/**
 * Watches the rows of others. What is there stays as it is, and new rows refer to nothing of it;
 * `own` are the people and chats that are not watched. The function tells what has changed since.
 */
export const watchForeign = (sql: Sql, own: ReadonlySet<unknown>): (() => readonly string[]) => {
  const tables = tablesIn(sql);
  // Puzzles of closed sevens are nobody's: each person who tries one rates it.
  const rowsIn = ({ table }: Kept): readonly Row[] =>
    sql
      .prepare<[], Row>(`SELECT * FROM ${table}`)
      .all()
      .filter((row) => table !== "puzzles" || row.person !== null);
  // The computer plays with everybody.
  const isForeign = (value: unknown): boolean =>
    !own.has(value) && !(typeof value === "number" && isPersonId(value) && isComputer(value));
  const isOwn = ({ table, refers }: Kept, row: Row): boolean =>
    /^(people|chats)$/.test(table)
      ? !isForeign(row.id)
      : refers.length > 0 && refers.every(({ from }) => !isForeign(row[from]));
  const before = new Map(tables.map((one) => [one.table, rowsIn(one)]));
  const isKnown = ({ table, from, to }: Reference, row: Row): boolean =>
    isForeign(row[from]) && (before.get(table) ?? []).some((one) => one[to] === row[from]);
  // A challenge may be meant for anybody.
  const refersToOthers = ({ table, refers }: Kept, row: Row): boolean =>
    refers.some((one) => `${table} ${one.table}` !== "challenges people" && isKnown(one, row));

  const told = new Set<string>();
  return () => {
    const changes = tables.flatMap((one) => {
      const [old, now] = [before.get(one.table) ?? [], rowsIn(one)];
      const [wasThere, isThere] = [old, now].map((rows) => new Set(rows.map(textOf)));
      const lost = old.filter((row) => !isThere?.has(textOf(row)) && !isOwn(one, row));
      const added = now.filter((row) => !wasThere?.has(textOf(row)) && refersToOthers(one, row));
      return [...lost.map((row) => ["-", row]), ...added.map((row) => ["+", row])].map(
        ([sign, row]) => `${sign}${one.table} ${JSON.stringify(row)}`,
      );
    });
    const untold = changes.filter((change) => !told.has(change));
    for (const change of untold) told.add(change);
    return untold;
  };
};

const textOf = (row: Row): string => JSON.stringify(row);
