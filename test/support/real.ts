/** What needs a machine, a browser or another program says so by its name. */
const NAME = ".real.test.ts";

export const REAL_NAMES = `test/**/*${NAME}`;

/** These need one as well, and their names do not say it. */
export const REAL_BY_LIST: readonly string[] = [
  "test/browser/game.test.ts",
  "test/browser/rules-fit.test.ts",
  "test/e2e/backup.test.ts",
  "test/e2e/doctor.test.ts",
  "test/e2e/full-disk.test.ts",
  "test/e2e/once.test.ts",
  "test/e2e/process.test.ts",
  "test/e2e/served.test.ts",
  "test/e2e/unreachable.test.ts",
  "test/simulator/torture.test.ts",
];

/** Whether a file of tests, as it is named from the root, is one of those. */
export const isReal = (file: string): boolean => file.endsWith(NAME) || REAL_BY_LIST.includes(file);
