import type { Statement } from "better-sqlite3";
import type { Sql } from "./database.ts";

type Prepare<Row> = () => Statement<unknown[], Row>;

const askable = new WeakMap<Sql, Prepare<unknown>[]>();

/** A statement that is prepared when it is first asked: a start does not wait for hundreds. */
const statement = <Row>(
  sql: Sql,
  text: string,
  made: (raw: Statement<unknown[], Row>) => Statement<unknown[], Row> = (raw) => raw,
): Prepare<Row> => {
  let prepared: Statement<unknown[], Row> | undefined;
  const prepare = () => {
    prepared ??= made(sql.prepare<unknown[], Row>(text));
    return prepared;
  };
  const others = askable.get(sql);
  if (others) others.push(prepare);
  else askable.set(sql, [prepare]);
  return prepare;
};

/** Prepares all that can be asked of a database; throws at what does not fit its schema. */
export const prepareAll = (sql: Sql): void => {
  for (const prepare of askable.get(sql) ?? []) prepare();
};

/** Prepared statements as functions: of values in order, or of one object with named values. */
export const statements = (sql: Sql) => {
  const one = <Values extends unknown[], Row>(text: string) => {
    const asked = statement<Row>(sql, text);
    return (...values: Values): Row | undefined => asked().get(...values);
  };
  const cell = <Value>(text: string): Prepare<Value> =>
    statement<Value>(sql, text, (raw) => raw.pluck());
  return {
    run: <Values extends unknown[]>(text: string) => {
      const asked = statement(sql, text);
      return (...values: Values): void => void asked().run(...values);
    },
    changed: <Values extends unknown[]>(text: string) => {
      const asked = statement(sql, text);
      return (...values: Values): boolean => asked().run(...values).changes === 1;
    },
    row: one,
    /** A row that was just added or must be there; throws if it is missing, which is a bug. */
    required: <Values extends unknown[], Row>(text: string) => {
      const find = one<Values, Row>(text);
      return (...values: Values): Row => {
        const row = find(...values);
        if (row === undefined) throw new Error("a row that must be there is not");
        return row;
      };
    },
    rows: <Values extends unknown[], Row>(text: string) => {
      const asked = statement<Row>(sql, text);
      return (...values: Values): Row[] => asked().all(...values);
    },
    exists: <Values extends unknown[]>(text: string) => {
      const find = one<Values, unknown>(text);
      return (...values: Values): boolean => find(...values) !== undefined;
    },
    count: <Values extends unknown[]>(text: string) => {
      const asked = cell<number>(text);
      return (...values: Values): number => asked().get(...values) ?? 0;
    },
    value: <Values extends unknown[], Value>(text: string) => {
      const asked = cell<Value>(text);
      return (...values: Values): Value | undefined => asked().get(...values);
    },
    values: <Values extends unknown[], Value>(text: string) => {
      const asked = cell<Value>(text);
      return (...values: Values): Value[] => asked().all(...values);
    },
  };
};
