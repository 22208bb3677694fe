import { randomBytes } from "node:crypto";
import type { Database } from "./database.ts";
import type { StoredFile } from "./types.ts";

export type Files = {
  /** Keeps a new file and gives its id. */
  add(file: Omit<StoredFile, "id" | "uniqueId">): StoredFile;
  /** By the id of the file or of any of its sizes. */
  get(id: string): StoredFile | undefined;
};

type Row = Omit<StoredFile, "uniqueId"> & { readonly unique_id: string };

/** A photo is offered in several sizes; each size's id leads to the same photo. */
export const sizeId = (id: string, size: "small" | "medium" | "full"): string =>
  size === "full" ? id : `${id}-${size}`;

const withoutSize = (id: string): string => id.replace(/-(small|medium)$/, "");

const newId = (prefix: string, bytes: number): string =>
  prefix + randomBytes(bytes).toString("base64url").replaceAll("-", "_");

export const openFiles = (database: Database): Files => {
  const insert = database.prepare(
    "INSERT INTO file (id, unique_id, kind, name, type, width, height, data) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
  );
  const select = database.prepare<[string], Row>("SELECT * FROM file WHERE id = ?");
  return {
    add(file) {
      const [id, uniqueId] = [newId("AgACAgIAAxk", 30), newId("AQAD", 9)];
      insert.run(id, uniqueId, file.kind, file.name, file.type, file.width, file.height, file.data);
      return { ...file, id, uniqueId };
    },
    get(id) {
      const row = select.get(withoutSize(id));
      if (row === undefined) return undefined;
      const { unique_id: uniqueId, ...file } = row;
      return { ...file, uniqueId };
    },
  };
};
