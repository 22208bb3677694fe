import { type Chance, newWord } from "../../machine/chance.ts";
import type { Database } from "./database.ts";
import type { StoredFile } from "./types.ts";

type NewFile = Omit<StoredFile, "id" | "uniqueId" | "size"> & { readonly data: Buffer };

export type Files = {
  /** Stores a new file and gives it an id. */
  add(file: NewFile): StoredFile;
  /** The file, by its own id or by that of one of its sizes. */
  get(id: string): StoredFile | undefined;
  data(id: string): Buffer | undefined;
};

/** A photo has several sizes. Each size has its own id for the same photo. */
export const sizeId = (id: string, size: "small" | "medium" | "full"): string =>
  size === "full" ? id : `${id}-${size}`;

const withoutSize = (id: string): string => id.replace(/-(small|medium)$/, "");

const newId = (chance: Chance, prefix: string, bytes: number): string =>
  prefix + newWord(chance, bytes).replaceAll("-", "_");

export const openFiles = (database: Database, chance: Chance): Files => {
  const insert = database.prepare(
    "INSERT INTO file (id, unique_id, kind, name, type, width, height, data) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const select = database.prepare<[string], StoredFile>(
    "SELECT id, unique_id AS uniqueId, kind, name, type, width, height, length(data) AS size FROM file WHERE id = ?",
  );
  const selectData = database.prepare<[string], { data: Buffer }>(
    "SELECT data FROM file WHERE id = ?",
  );
  return {
    add({ data, ...file }) {
      const [id, uniqueId] = [newId(chance, "AgACAgIAAxk", 30), newId(chance, "AQAD", 9)];
      const { kind, name, type, width, height } = file;
      insert.run(id, uniqueId, kind, name, type, width, height, data);
      return { ...file, id, uniqueId, size: data.length };
    },
    get: (id) => select.get(withoutSize(id)),
    data: (id) => selectData.get(withoutSize(id))?.data,
  };
};
