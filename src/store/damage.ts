import Database from "better-sqlite3";

/** Tells of a row that cannot be read: which it is, as in "game 7", and why. */
export type Report = (row: string, error: unknown) => void;

/** Gives what is read of a row; undefined where it is damaged. */
export type UnlessDamaged = <T>(row: string, read: () => T) => T | undefined;

/**
 * Sets damaged rows aside, so that all others go on: each is reported once. A failure of the
 * database itself is no damage, and is thrown on.
 */
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
