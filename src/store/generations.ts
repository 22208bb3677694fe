import type { Sql } from "./database.ts";
import { statements } from "./statements.ts";

/**
 * Of two copies of a database the one of the higher generation is played on: a promotion raises
 * it. 0: there has been none.
 */
export const generationQueries = (sql: Sql) => {
  const { value, run } = statements(sql);
  const highest = value<[], number>("SELECT max(number) FROM generations");
  return {
    own: (): number => highest() ?? 0,
    raise: run<[number: number, at: number]>("INSERT INTO generations (number, at) VALUES (?, ?)"),
  };
};
