import Database from "better-sqlite3";

/** Tells of a row that cannot be read: which it is, as in "game 7", and why. */
export type Report = (row: string, error: unknown) => void;

export type UnlessDamaged = <T>(row: string, read: () => T) => T | undefined;

/** Sets damaged rows aside, each reported once; a failure of the database itself is thrown on. */
export const settingAside = (report: Report): UnlessDamaged => {
  const told = new Set<string>();
  return (row, read) => {
    try {
      return read();
    } catch (error) {
      if (error instanceof Database.SqliteError) throw error;
      if (!told.has(row)) report(row, error);
      told.add(row);
      return undefined;
    }
  };
};
