import Database from "better-sqlite3";

/** Reports an unreadable row: its name, as in "game 7", and the reason. */
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
