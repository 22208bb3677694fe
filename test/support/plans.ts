import { FEATURES, TRACES } from "../../src/features/list.ts";
import type { Sql } from "../../src/store/database.ts";
import { prepareAll } from "../../src/store/statements.ts";
import { queries } from "../../src/store/store.ts";
import { ANNA } from "../tables/support.ts";

/** Tables that hold only what stands or waits now, and indexes of such rows: these stay short; no table at all. */
const SHORT = [
  "reminders",
  "conversations",
  "absences",
  "waits",
  "CONSTANT",
  // The games of one person, found by indexes.
  "played",
  // The dares of one person, likewise.
  "mine",
  "(subquery-6)",
  "json_each",
  "pragma_database_list",
  "USING INDEX tables_behind",
  "USING INDEX challenges_expiring",
  "USING INDEX league_titles_owed",
  "USING INDEX arenas_open",
  "USING COVERING INDEX arenas_open",
  "USING INDEX chouettes_open",
  "leftovers",
  "notices",
  "USING INDEX posts_due",
  "USING INDEX dares_due",
  "USING INDEX cups_open",
  "USING COVERING INDEX cups_open",
  "USING INDEX seeks_open",
  "USING COVERING INDEX seeks_open",
  "USING INDEX reports_untold",
  "USING INDEX brought_games_waiting",
];

const ALIASES: Readonly<Record<string, string>> = { r: "reminders", n: "notices" };

/** How SQLite carries out every query that the bot has. */
export const plansIn = (sql: Sql): { readonly queries: number; readonly scanning: string[] } => {
  const texts: string[] = [];
  const noting = new Proxy(sql, {
    get: (target, name) =>
      name === "prepare"
        ? (text: string) => {
            texts.push(text);
            return target.prepare(text);
          }
        : Reflect.get(target, name, target),
  });
  const store = queries(noting, TRACES);
  for (const open of FEATURES.flatMap(({ queries = [] }) => queries)) open(store);
  // What is forgotten is asked for only now.
  store.forget.person(ANNA);
  prepareAll(noting);
  const planOf = (text: string): string[] => {
    const names = [...text.matchAll(/@(\w+)/g)].map(([, name]) => name ?? "");
    const explained = sql.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${text}`);
    const unnamed = Array.from(text.matchAll(/\?/g), () => null);
    const values = names.length > 0 ? [Object.fromEntries(names.map((n) => [n, null]))] : unnamed;
    return explained.all(...values).map(({ detail }) => detail);
  };
  const asked = texts.filter((text) => !text.includes("sqlite_schema"));
  const scanning = asked.flatMap((text) =>
    planOf(text)
      .filter((detail) => detail.startsWith("SCAN") && !isShort(detail))
      .map((detail) => `${detail}: ${text}`),
  );
  return { queries: asked.length, scanning };
};

const isShort = (detail: string): boolean => {
  const [, name = ""] = /^SCAN (\w+)/.exec(detail) ?? [];
  return SHORT.some((one) => one === (ALIASES[name] ?? name) || detail.endsWith(one));
};
