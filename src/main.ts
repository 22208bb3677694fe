#!/usr/bin/env node

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { z } from "zod";
import { openThinker } from "./ai/table/thinker.ts";
import { openStudio } from "./board/studio/studio.ts";
import { startBot } from "./bot/bot.ts";
import { missingTexts } from "./bot/text/texts.ts";
import { httpWire } from "./bot/wire/wire.ts";
import { type Config, readConfig } from "./config.ts";
import { EXTENSIONS, FEATURES, NAMES, TRACES } from "./features/list.ts";
import { allSevensAhead, makeSevens } from "./features/practice/sets/ahead.ts";
import { openWorkshop } from "./features/practice/sets/workshop.ts";
import { fewestPresses } from "./features/practice/seven/pages/fewest-presses.ts";
import { openLog } from "./log.ts";
import { realChance } from "./machine/chance.ts";
import { realTime } from "./machine/time.ts";
import { isLoopback } from "./playground/http/hosts.ts";
import { startPlayground } from "./playground/playground.ts";
import { lazily } from "./rules/once.ts";
import { dropOldBefore } from "./store/before.ts";
import { openStore, type Store } from "./store/store.ts";
import { newCaches } from "./tables/services/caches.ts";
import { ofMachine } from "./tables/services/services.ts";
import { HOUR_MS } from "./tables/services/time.ts";
import { openGallery } from "./web/gallery.ts";
import { openMetrics } from "./web/metrics.ts";
import { healthOf, type Route, startServer } from "./web/server.ts";
import { openWebhook } from "./web/webhook.ts";

/** A stop that takes longer is cut short. */
const LONGEST_STOP_MS = 4_500;

const LONGEST_THREADS_MS = 1_000;

/** The thinking thread loads after the first question for updates, unless it is needed sooner. */
const THINKER_AFTER_MS = 500;

const PLAYGROUND_DIRECTORY = join("data", "playground");

const DATABASE_FAILURES = {
  "not-a-database":
    "is no database of this bot, or it is damaged: move it away or name another file",
  "newer-version":
    "was written by a newer version of this bot: update the bot or name another file",
  "no-access": "cannot be opened: name a file in a folder that can be written to",
  "disk-full":
    "cannot be written to, for its disk is full: make room there, or for the copy that an update keeps (KEEP_BEFORE_UPDATE=off does without)",
  "without-log":
    "has lost what is written in it, for the file beside it whose name ends in “-wal” is missing: put that back, or delete this one to begin anew",
  "two-names":
    "has a second name (a hard link), by which another process could spoil it: remove that one, or name a copy",
} as const;

const IN_USE =
  "another process of this bot has open: this one waits, and takes over as soon as that one stops";

const START_FAILURES = {
  "wrong-token": "BOT_TOKEN is not accepted by Telegram: copy the token from @BotFather again.",
  "webhook-refused":
    "WEBHOOK_URL is not accepted by Telegram: it takes https addresses on the ports 443, 80, 88 and 8443.",
  outranked:
    "DATABASE_PATH is not what is played on any more: another machine was promoted. npm run doctor -- --standby tells what is here.",
} as const;

/** A supervisor is not to start this process again. */
const OUTRANKED_STATUS = 3;

const DEFAULT_PORT = 8080;

/** Of the addresses of pictures. */
const SECRET_BYTES = 32;

type Connection = {
  readonly token: string;
  readonly apiRoot: string;
  readonly now: () => number;
  readonly pictureChats: readonly number[];
  readonly close: () => Promise<void>;
};

/** Ends the process with one sentence for the person who started it. */
const fail = (sentence: string, status = 1): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(status);
};

/** While another process has the database it waits, as that one may be about to stop. */
const openDatabase = async ({ databasePath, keepsBefore }: Config, log: Logger): Promise<Store> => {
  const report = (row: string, error: unknown): void =>
    log.error({ err: error, row }, "a damaged row of the database is set aside");
  const is = `DATABASE_PATH is “${databasePath}”, which`;
  for (let isTold = false; ; isTold = true) {
    const opened = openStore(databasePath, TRACES, report, keepsBefore);
    if (opened.ok) {
      tellOpened(databasePath, opened.before, log);
      return opened.store;
    }
    if (opened.code !== "in-use") return fail(`${is} ${DATABASE_FAILURES[opened.code]}.`);
    if (!isTold) process.stderr.write(`${is} ${IN_USE}.\n`);
    // SQLite itself has waited for some seconds; a signal may end this process between two tries.
    await sleep(0);
  }
};

const tellOpened = (path: string, before: string | undefined, log: Logger): void => {
  if (before) log.info({ before }, "the database was updated, and what it was before is kept");
  if (path === ":memory:") log.warn("DATABASE_PATH is “:memory:”: a stop loses all games");
};

const connect = async (config: Config): Promise<Connection> => {
  const { token, apiRoot, host, pictureChats, port = DEFAULT_PORT } = config;
  const close = async () => undefined;
  if (token !== "") return { token, apiRoot, now: Date.now, pictureChats, close };
  const started = await startPlayground({ host, port, directory: PLAYGROUND_DIRECTORY });
  if (!started.ok) return fail(started.message);
  const { playground } = started;
  process.stdout.write(`The playground is open: ${playground.url}\n`);
  if (!isLoopback(host)) {
    process.stderr.write(
      `HOST is “${host}”: whoever reaches port ${port} of this machine can act for everybody in the playground.\n`,
    );
  }
  return playground;
};

/** Starts the bot's own server. Without a token the playground uses the port. */
const listen = async (config: Config, routes: readonly Route[]): Promise<() => Promise<void>> => {
  const { token, host, webhook, publicUrl } = config;
  const isServing = webhook !== undefined || publicUrl !== undefined;
  const { port = isServing ? DEFAULT_PORT : undefined } = config;
  if (token === "" || port === undefined) return async () => undefined;
  const started = await startServer({ host, port, routes });
  if (started.ok) return started.close;
  return fail(`HOST and PORT say ${host}:${port}, which fails: ${started.reason}.`);
};

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

/** A copy that cannot be removed is no reason to end. */
const tidyCopies = (path: string, log: Logger): void => {
  try {
    dropOldBefore(path, Date.now());
  } catch (error) {
    log.error({ err: error }, "an old copy of the database could not be removed");
  }
};

const main = async (): Promise<void> => {
  const read = readConfig(process.env);
  if (!read.ok) return fail(read.message);
  const { config } = read;
  const { webhook, publicUrl } = config;
  const log = openLog(config.logLevel, [config.token, webhook?.secret ?? ""], realTime());
  // It also keeps the process: between two polls, the bot's own waits would let it end.
  setInterval(() => tidyCopies(config.databasePath, log), HOUR_MS);
  // Node's own report of an exception prints everything attached to it.
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "a fault of the bot itself");
    process.exit(1);
  });
  const store = await openDatabase(config, log);
  const metrics = openMetrics(store.counts, NAMES);
  metrics.watchProcess();
  const door = webhook && openWebhook(webhook.url, webhook.secret);
  const health = healthOf(store.counts.gamesRunning);
  const gallery =
    config.token === "" || publicUrl === undefined
      ? undefined
      : openGallery(publicUrl, realChance.bytes(SECRET_BYTES));
  const doors = [door, gallery].flatMap((one) => one?.route ?? []);
  const hangUp = await listen(config, [health, metrics.route, ...doors]);
  const connection = await connect(config);
  let end = async (): Promise<void> => undefined;
  const stop = stopper(log, async () => {
    await end();
    await hangUp();
    await connection.close();
    store.close();
  });
  process.on("SIGINT", () => stop(0));
  process.on("SIGTERM", () => stop(0));

  const { token, apiRoot, pictureChats } = connection;
  const onHang = (kind: string): void => {
    metrics.hung(kind);
    log.error({ thread: kind }, "a thread took too long: it was ended, and another one goes on");
  };
  const threads: { readonly close: () => Promise<void> }[] = [];
  const toClose = <Opened extends (typeof threads)[number]>(opened: Opened): Opened => {
    threads.push(opened);
    return opened;
  };
  const studio = lazily(() => toClose(openStudio(onHang)));
  const thinker = lazily(() => toClose(openThinker(onHang)));
  const services = {
    store,
    caches: newCaches(),
    extensions: EXTENSIONS,
    ...ofMachine(realTime(connection.now), realChance),
    luckOf: String,
    retention: config.retention,
  };
  metrics.missingTexts(missingTexts);
  metrics.sevens(() => allSevensAhead(services));
  const workshop = toClose(openWorkshop({ onHang, time: realTime() }));
  const { meter, traffic, presses } = metrics;
  const started = await startBot({
    wire: httpWire(token, apiRoot),
    services,
    features: FEATURES,
    log,
    draw: (drawing) => studio().draw(drawing),
    think: (task) => thinker().think(task),
    meter,
    owner: config.owner === undefined ? undefined : { id: config.owner, traffic, presses },
    webhook: door,
    publish: gallery?.publish,
    pictureChats,
    ...config.extras,
  });
  if (!started.ok) {
    const { code } = started;
    return fail(START_FAILURES[code], code === "outranked" ? OUTRANKED_STATUS : 1);
  }
  metrics.pace(started.pace);
  const loading = setTimeout(thinker, THINKER_AFTER_MS);
  const sevens = makeSevens({
    services,
    make: workshop.make,
    pressesTo: fewestPresses,
    onMade: (made) => log.info(made, "a seven is made"),
    onFault: (error) => log.error({ err: error }, "the sevens of the next days could not be made"),
  });
  end = async () => {
    clearTimeout(loading);
    sevens.stop();
    const stopped = started.stop();
    // The threads' unfinished work is done again after the next start.
    await Promise.race([stopped, sleep(LONGEST_THREADS_MS, undefined, { ref: false })]);
    await Promise.all(threads.map((one) => one.close()));
    await stopped;
  };
  log.info({ bot: started.username }, "playing");
  const ended = await started.ended;
  if (ended !== "stopped") await stop(ended === "outranked" ? OUTRANKED_STATUS : 1);
};

const HELP = `shesh-besh: a Telegram bot to play nardy.

  shesh-besh             starts: with BOT_TOKEN the bot, without it the playground on this machine
  shesh-besh --version   says which version this is
  shesh-besh --help      says this

It is set up by variables of the environment: see the README. npm run doctor looks whether all is well.
`;

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")));

const ANSWERS: Readonly<Record<string, string>> = { "--help": HELP, "--version": `${version}\n` };

const [word] = process.argv.slice(2);
if (word === undefined) await main();
else if (ANSWERS[word] !== undefined) process.stdout.write(ANSWERS[word]);
else fail(`shesh-besh takes no “${word}”: try --help.`);
