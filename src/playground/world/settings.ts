import type { Database } from "./database.ts";

/** Named JSON values that outlive the process. */
export type WorldSettings = {
  get<T>(name: string, otherwise: T): T;
  set(name: string, value: unknown): void;
  remove(name: string): void;
};

export const openSettings = (database: Database): WorldSettings => {
  const select = database.prepare<[string], { value: string }>(
    "SELECT value FROM setting WHERE name = ?",
  );
  const upsert = database.prepare(
    "INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
  );
  const drop = database.prepare("DELETE FROM setting WHERE name = ?");
  return {
    get(name, otherwise) {
      const row = select.get(name);
      return row === undefined ? otherwise : JSON.parse(row.value);
    },
    set: (name, value) => void upsert.run(name, JSON.stringify(value)),
    remove: (name) => void drop.run(name),
  };
};
