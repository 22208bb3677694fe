import type { UnlessDamaged } from "./damage.ts";
import type { Sql } from "./database.ts";

/** The key to the database itself; without it the compiler lets only queries use it. */
export const SQL: unique symbol = Symbol("sql");

type OpenedDatabase = { readonly [SQL]: Sql; readonly unlessDamaged: UnlessDamaged };

/**
 * The queries of a feature, which the store does not know by name. They are prepared for each
 * database at their first use.
 */
export const queriesOf = <Queries>(
  prepare: (sql: Sql, unlessDamaged: UnlessDamaged) => Queries,
): ((store: OpenedDatabase) => Queries) => {
  const prepared = new WeakMap<Sql, Queries>();
  return ({ [SQL]: sql, unlessDamaged }) => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const queries = prepare(sql, unlessDamaged);
    prepared.set(sql, queries);
    return queries;
  };
};
