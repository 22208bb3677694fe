import type { UnlessDamaged } from "./damage.ts";
import type { Sql } from "./database.ts";

/** The key to the database itself; without it the compiler lets only queries use it. */
export const SQL: unique symbol = Symbol("sql");

type OpenedDatabase = { readonly [SQL]: Sql; readonly unlessDamaged: UnlessDamaged };

const onceForEach = <Queries>() => {
  const prepared = new WeakMap<Sql, Queries>();
  return (sql: Sql, prepare: () => Queries): Queries => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const queries = prepare();
    prepared.set(sql, queries);
    return queries;
  };
};

/** Queries that other queries use, prepared once for each database. */
export const sharedQueries = <Queries>(prepare: (sql: Sql) => Queries): ((sql: Sql) => Queries) => {
  const once = onceForEach<Queries>();
  return (sql) => once(sql, () => prepare(sql));
};

/** The queries of a feature, which the store does not know; prepared at their first use. */
export const queriesOf = <Queries>(
  prepare: (sql: Sql, unlessDamaged: UnlessDamaged) => Queries,
): ((store: OpenedDatabase) => Queries) => {
  const once = onceForEach<Queries>();
  return ({ [SQL]: sql, unlessDamaged }) => once(sql, () => prepare(sql, unlessDamaged));
};
