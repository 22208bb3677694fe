import Database from "better-sqlite3";
import type { Sql } from "../../src/store/database.ts";

/** A question or a change that a database was asked for. */
export type Query = { readonly text: string; readonly changes: boolean; readonly values: string };

const METHODS = ["get", "all", "run"] as const;

type Method = (this: Statement, ...values: unknown[]) => unknown;
type Statement = Readonly<Record<(typeof METHODS)[number], Method>> & {
  readonly database: Sql;
  readonly source: string;
  readonly readonly: boolean;
};

const prototype: Record<(typeof METHODS)[number], Method> = Object.getPrototypeOf(
  new Database(":memory:").prepare("SELECT 1"),
);

/** Listens to all statements of this process that go to a database of that name. */
export const openQueries = (name: string): { take(): readonly Query[]; close(): void } => {
  const asked: Query[] = [];
  const own = METHODS.map((method) => [method, prototype[method]] as const);
  for (const [method, real] of own) {
    prototype[method] = function (...values) {
      if (this.database.name === name) {
        const text = this.source.replaceAll(/\s+/g, " ");
        asked.push({ text, changes: !this.readonly, values: JSON.stringify(values) });
      }
      return real.apply(this, values);
    };
  }
  return {
    /** What was asked since the last time. */
    take: () => asked.splice(0),
    close: () => {
      for (const [method, real] of own) prototype[method] = real;
    },
  };
};

/** It asks about the connection, whose answer changes by itself. */
const isOfRows = ({ text }: Query): boolean => !text.includes("total_changes()");

/** Questions that were asked twice, though nothing had changed between them. */
export const askedTwice = (queries: readonly Query[]): readonly string[] => {
  const known = new Set<string>();
  return queries.filter(isOfRows).flatMap(({ text, changes, values }) => {
    if (changes) known.clear();
    const question = `${text} ${values}`;
    if (changes || !known.has(question)) {
      known.add(question);
      return [];
    }
    return [question];
  });
};
