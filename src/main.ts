import { join } from "node:path";
import type { Logger } from "pino";
import { openStudio } from "./board/studio.ts";
import { startBot } from "./bot/bot.ts";
import { type Config, readConfig } from "./config.ts";
import { newSecret } from "./game/dice.ts";
import { openLog } from "./log.ts";
import { startPlayground } from "./playground/playground.ts";
import { openStore, type Store } from "./store/store.ts";
import { newToken } from "./tables/services.ts";

/** How long a stop may take before it is cut short. */
const LONGEST_STOP_MS = 4_500;

const PLAYGROUND_DIRECTORY = join("data", "playground");

const DATABASE_FAILURES = {
  "not-a-database":
    "is no database of this bot, or it is damaged: move it away or name another file",
  "newer-version":
    "was written by a newer version of this bot: update the bot or name another file",
  "no-access": "cannot be opened: name a file in a folder that can be written to",
  "disk-full": "cannot be written to, for its disk is full: make room there",
  "in-use": "another process of this bot has open: stop that one, or name another file",
} as const;

type Connection = {
  readonly token: string;
  readonly apiRoot: string;
  readonly close: () => Promise<void>;
};

/** Ends the process with one sentence for the person who started it. */
const fail = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

const openDatabase = ({ databasePath }: Config): Store => {
  const opened = openStore(databasePath);
  if (opened.ok) return opened.store;
  return fail(`DATABASE_PATH is “${databasePath}”, which ${DATABASE_FAILURES[opened.code]}.`);
};

/** Telegram with a token, the playground without. */
const connect = async ({ token, apiRoot, port }: Config): Promise<Connection> => {
  if (token !== "") return { token, apiRoot, close: async () => undefined };
  const started = await startPlayground({ port, directory: PLAYGROUND_DIRECTORY });
  if (!started.ok) return fail(started.message);
  const { playground } = started;
  process.stdout.write(`The playground is open: ${playground.url}\n`);
  return { token: playground.token, apiRoot: playground.apiRoot, close: () => playground.close() };
};

/** Stops everything once, within a few seconds whatever happens, and ends the process. */
const stopper = (log: Logger, stop: () => Promise<void>): ((status: number) => Promise<void>) => {
  let stopping = false;
  return async (status) => {
    if (stopping) return;
    stopping = true;
    log.info("stopping");
    setTimeout(() => process.exit(status), LONGEST_STOP_MS).unref();
    await stop();
    process.exit(status);
  };
};

const main = async (): Promise<void> => {
  const read = readConfig(process.env);
  if (!read.ok) return fail(read.message);
  const { config } = read;
  const log = openLog(config.logLevel, [config.token]);
  // Node's own report of an exception prints all that hangs on it.
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "a fault of the bot itself");
    process.exit(1);
  });
  const store = openDatabase(config);
  const connection = await connect(config);
  let close = async (): Promise<void> => undefined;
  const stop = stopper(log, async () => {
    await close();
    await connection.close();
    store.close();
  });
  process.on("SIGINT", () => stop(0));
  process.on("SIGTERM", () => stop(0));

  const { token, apiRoot } = connection;
  const studio = openStudio();
  const services = { store, now: Date.now, newSecret, newToken };
  const started = await startBot({ token, apiRoot, services, log, draw: studio.draw });
  if (!started.ok) {
    return fail("BOT_TOKEN is not accepted by Telegram: copy the token from @BotFather again.");
  }
  close = async () => {
    await started.stop();
    await studio.close();
  };
  log.info({ bot: started.username }, "playing");
  const end = await started.ended;
  if (end !== "stopped") await stop(1);
};

await main();
