import { resolve } from "node:path";
import { readConfig } from "../config.ts";
import { type BackupFailure, backUp } from "../store/backup.ts";

// npm runs scripts in the project's folder, whatever folder they were asked for in.
const FOLDER = process.env.INIT_CWD ?? ".";

const REASONS: Readonly<Record<BackupFailure, string>> = {
  "not-a-database": "DATABASE_PATH names no database of this bot, or it is damaged",
  exists: "it is there already: name a new file",
  "no-access": "it cannot be written there, or the database cannot be read: look at the folders",
  "disk-full": "its disk is full",
  damaged: "the copy is damaged, and so is the database: keep an older copy",
};

/** What to say, and whether it went well. */
const copied = async (words: readonly string[]): Promise<readonly [string, boolean]> => {
  const [to, ...others] = words;
  if (to === undefined || others.length > 0) {
    return ["Into which file? npm run backup -- copy.db", false];
  }
  const read = readConfig(process.env);
  if (!read.ok) return [read.message, false];
  const { databasePath } = read.config;
  const done = await backUp(databasePath, resolve(FOLDER, to));
  return done.ok
    ? [`${to}: a sound copy of ${databasePath}, ${done.bytes.toLocaleString("en")} bytes.`, true]
    : [`No copy was made in ${to}: ${REASONS[done.code]}.`, false];
};

const [line, isWell] = await copied(process.argv.slice(2));
(isWell ? process.stdout : process.stderr).write(`${line}\n`);
process.exitCode = isWell ? 0 : 1;
