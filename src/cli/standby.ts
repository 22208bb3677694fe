import { existsSync } from "node:fs";
import { announceGeneration, askGeneration } from "../bot/intake/generation.ts";
import type { Config } from "../config.ts";
import { type Inspected, inspect } from "../store/database.ts";
import { openStore } from "../store/store.ts";
import { type Finding, ill, well } from "./findings.ts";

/** Is this machine ready to take over from another one, and may its database be played on? */

type Copy = Extract<Inspected, { readonly ok: true }>;

/** In an hour somebody presses, where people play at all. */
const OLD_MINUTES = 60;

const sinceOf = (minutes: number): string =>
  minutes < 2 ? `${Math.round(minutes * 60)} s` : `${Math.round(minutes)} min`;

const copy = ({ newestAt }: Copy): Finding => {
  if (newestAt === undefined) return well("copy", "nobody has played in it yet.");
  const minutes = (Date.now() - newestAt) / 60_000;
  const told = `the newest that it has is ${sinceOf(minutes)} old`;
  return minutes < OLD_MINUTES
    ? well("copy", `${told}.`)
    : ill("copy", `${told}: look whether it is still followed; or nobody plays.`);
};

/** What the number of a database means beside that of the bot that plays. */
const MEANINGS = {
  lower: "another database is played on; the bot does not start with this one until it is promoted",
  same: "this database, or the one that it is a copy of, is played on",
  higher: "it is promoted: the bot that starts with it plays, and the other one ends by itself",
} as const;

const meaningOf = (own: number, playing: number): keyof typeof MEANINGS => {
  if (own === playing) return "same";
  return own < playing ? "lower" : "higher";
};

const NO_COPY =
  "there is none: data/deploy/standby.md tells how this machine follows the other one.";
const NO_TELEGRAM = "Telegram does not say which one is played on: look at the network.";

/** The findings about the database of a machine that does not play. */
export const standby = async (config: Config): Promise<readonly Finding[]> => {
  const { databasePath: path, token, apiRoot } = config;
  if (!existsSync(path)) return [ill("copy", `${path}: ${NO_COPY}`)];
  const found = inspect(path);
  // What is wrong with a database or the token is found for every machine.
  if (!found.ok || token === "") return [];
  const playing = await askGeneration(token, apiRoot);
  if (playing === undefined) return [copy(found), ill("standby", NO_TELEGRAM)];
  const { generation: own } = found;
  const meaning = MEANINGS[meaningOf(own, playing)];
  const told = `generation ${own} here, and the one that plays is ${playing}: ${meaning}.`;
  return [copy(found), well("standby", told)];
};

/** Makes this database the one that is played on, whatever was till now. */
export const promote = async (config: Config): Promise<Finding> => {
  const { databasePath, token, apiRoot, keepsBefore } = config;
  if (token === "") return ill("promoted", "nothing: BOT_TOKEN is empty.");
  if (!existsSync(databasePath)) return ill("promoted", `nothing: ${databasePath} is not there.`);
  const playing = await askGeneration(token, apiRoot);
  if (playing === undefined) return ill("promoted", `nothing: ${NO_TELEGRAM}`);
  // All features are loaded for it, which nothing else here needs.
  const { TRACES } = await import("../features/list.ts");
  const opened = openStore(databasePath, TRACES, undefined, keepsBefore);
  if (!opened.ok) return ill("promoted", `nothing: ${databasePath}: ${opened.code}.`);
  const { store } = opened;
  const next = Math.max(playing, store.generations.own()) + 1;
  store.generations.raise(next, Date.now());
  await store.onDisk();
  store.close();
  // The next one to be promoted then gets a higher one, though nothing was started here yet.
  if (!(await announceGeneration(token, apiRoot, next)))
    return ill("promoted", `not sure: ${NO_TELEGRAM}`);
  return well(
    "promoted",
    `${databasePath} is generation ${next}: start the bot here; the other one ends.`,
  );
};
