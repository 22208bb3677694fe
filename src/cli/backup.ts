import { readdirSync, realpathSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../config.ts";
import { type BackupFailure, backUp, rehearse } from "../store/backup.ts";

// npm runs scripts in the project's folder; `INIT_CWD` is the caller's folder.
const FOLDER = process.env.INIT_CWD ?? ".";

const USAGE = `npm run backup -- copy.db                         copies the database
npm run backup -- nardy-2026-11-22.db --keep 14   and keeps the newest 14 of such names
npm run backup -- --rehearse copy.db              restores the copy in a folder of its own, and looks`;

const REASONS: Readonly<Record<BackupFailure, string>> = {
  "not-a-database": "DATABASE_PATH names no database of this bot, or it is damaged",
  exists: "it is there already: name a new file",
  "no-access": "it cannot be written there, or the database cannot be read: look at the folders",
  "disk-full": "its disk is full",
  damaged: "the copy is damaged, and so is the database: keep an older copy",
};

type BackupReport = readonly [line: string, isWell: boolean];

const makeCopy = async (to: string, keep: number | undefined): Promise<BackupReport> => {
  const read = readConfig(process.env);
  if (!read.ok) return [read.message, false];
  const { databasePath } = read.config;
  const file = resolve(FOLDER, to);
  const done = await backUp(databasePath, file);
  if (!done.ok) return [`No copy was made in ${to}: ${REASONS[done.code]}.`, false];
  const size = done.bytes.toLocaleString("en");
  const line = `${to}: a sound copy of ${databasePath}, ${size} bytes.`;
  return [keep === undefined ? line : `${line} ${pruneCopies(file, keep, databasePath)}`, true];
};

/** Removes the oldest copies whose names differ from this one only in digits; no database. */
const pruneCopies = (file: string, keep: number, databasePath: string): string => {
  // By another name of the folder the database would be one of the copies.
  const folder = realpathSync(dirname(file));
  const escaped = basename(file).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const alike = new RegExp(`^${escaped.replaceAll(/\d+/g, String.raw`\d+`)}$`);
  const copies = readdirSync(folder, { withFileTypes: true })
    .filter((one) => one.isFile() && alike.test(one.name))
    .filter(({ name }) => join(folder, name) !== realpathSync(databasePath))
    .map(({ name }) => ({ name, at: statSync(join(folder, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at);
  const gone = copies.slice(keep);
  for (const { name } of gone) rmSync(join(folder, name));
  const oldest = copies.slice(0, keep).at(-1)?.name ?? basename(file);
  return `Kept ${copies.length - gone.length}, the oldest ${oldest}; removed ${gone.length}.`;
};

const rehearseCopy = (file: string): BackupReport => {
  const done = rehearse(resolve(FOLDER, file));
  if (!done.ok) return [`${file} cannot be restored: ${done.code}.`, false];
  const { people, games, running } = done;
  return [
    `${file} can be restored: ${games} games of ${people} people, ${running} of them running, all replayed.`,
    true,
  ];
};

const runCommand = async (words: string[]): Promise<BackupReport> => {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      keep: { type: "string" },
      rehearse: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  if (values.help) return [USAGE, true];
  const [file, ...others] = positionals;
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (file === undefined || others.length > 0)
    return ["Into which file? npm run backup -- copy.db", false];
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) {
    return ["--keep takes a whole number, 1 or more: --keep 14.", false];
  }
  return values.rehearse ? rehearseCopy(file) : makeCopy(file, keep);
};

const [line, isWell] = await runCommand(process.argv.slice(2)).catch(
  (error: unknown): BackupReport => [
    `${error instanceof Error ? error.message : error}\n${USAGE}`,
    false,
  ],
);
(isWell ? process.stdout : process.stderr).write(`${line}\n`);
process.exitCode = isWell ? 0 : 1;
