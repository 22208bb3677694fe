import type { TableId } from "../store/ids.ts";
import type { Table } from "../store/tables.ts";
import type { Services } from "./services.ts";

/** Notes what a table's message shows now; whether that is the newest is for the deliverer to say. */
export const shows = (
  { store }: Services,
  value: Pick<Table, "id" | "message" | "content" | "shown">,
): void => store.tables.shows(value);

/** The message shows the table as it was read; if it has changed since, it stays behind. */
export const settled = ({ store }: Services, { id, behind }: Table): void =>
  store.tables.settle(id, behind);

/** A table as it is stored now, without what it shows. */
export const tableNow = ({ store }: Services, id: TableId): Table | undefined =>
  store.tables.byId(id);

/** The message is gone: people deleted it. */
export const messageLost = ({ store }: Services, id: TableId): void => store.tables.lost(id);

/** The older message of this table is no longer there. */
export const littered = ({ store }: Services, id: TableId): void => store.tables.swept(id);

/** The file with which Telegram knows a picture, if it has it. */
export const knownPicture = ({ store }: Services, key: string): string | undefined =>
  store.pictures.file(key);

export const pictureSent = ({ store }: Services, key: string, file: string): void =>
  store.pictures.save(key, file);

/** Telegram no longer knows the file. */
export const pictureForgotten = ({ store }: Services, key: string): void =>
  store.pictures.drop(key);
