import type { Sql } from "./database.ts";

/** Prepared statements as functions: of values in order, or of one object with named values. */
export const statements = (sql: Sql) => {
  const one = <Values extends unknown[], Row>(text: string) => {
    const statement = sql.prepare<unknown[], Row>(text);
    return (...values: Values): Row | undefined => statement.get(...values);
  };
  return {
    run: <Values extends unknown[]>(text: string) => {
      const statement = sql.prepare<unknown[]>(text);
      return (...values: Values): void => void statement.run(...values);
    },
    changed: <Values extends unknown[]>(text: string) => {
      const statement = sql.prepare<unknown[]>(text);
      return (...values: Values): boolean => statement.run(...values).changes === 1;
    },
    row: one,
    /** A row that was just added or must be there; throws if it is missing, which is a bug. */
    sure: <Values extends unknown[], Row>(text: string) => {
      const find = one<Values, Row>(text);
      return (...values: Values): Row => {
        const row = find(...values);
        if (row === undefined) throw new Error("a row that must be there is not");
        return row;
      };
    },
    rows: <Values extends unknown[], Row>(text: string) => {
      const statement = sql.prepare<unknown[], Row>(text);
      return (...values: Values): Row[] => statement.all(...values);
    },
    exists: <Values extends unknown[]>(text: string) => {
      const find = one<Values, unknown>(text);
      return (...values: Values): boolean => find(...values) !== undefined;
    },
    count: <Values extends unknown[]>(text: string) => {
      const statement = sql.prepare<unknown[], number>(text).pluck();
      return (...values: Values): number => statement.get(...values) ?? 0;
    },
    value: <Values extends unknown[], Value>(text: string) => {
      const statement = sql.prepare<unknown[], Value>(text).pluck();
      return (...values: Values): Value | undefined => statement.get(...values);
    },
    values: <Values extends unknown[], Value>(text: string) => {
      const statement = sql.prepare<unknown[], Value>(text).pluck();
      return (...values: Values): Value[] => statement.all(...values);
    },
  };
};
