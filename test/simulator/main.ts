import { appendFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { liveBeside } from "./beside.ts";
import { FAILED_SEEDS } from "./seeds.ts";

const MINUTES = 4;

const HELP = `npm run simulate -- [options]: lives days of the whole bot, with people and faults, in seconds.

  --seed N     the first seed; 1 when not given
  --seeds N    so many seeds; 1 when not given
  --only LIST  these seeds alone, one after the other: 3,7,24
  --failed     as many, but those that have ever failed come first
  --days D     the days that each lives; 1 when not given
  --sittings S so many of a day's four sittings, chosen by the seed; 0.5 is half of one; all when
               not given
  --calls FILE writes what happens and each call to Telegram into a file, with its moment
  --log FILE   writes what the bot writes into a file
  --keep FILE  keeps the database
  --quiet      one line for each seed, without what was tried

With --groups it shows a big bot's evening in place of days, without faults: what people wait for
under three laws of Telegram, which the bot has to find out.

  --groups N   two people play in each of so many groups
  --minutes M  for so long; ${MINUTES} when not given
`;

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    seeds: { type: "string", default: "1" },
    only: { type: "string" },
    failed: { type: "boolean", default: false },
    days: { type: "string", default: "1" },
    sittings: { type: "string", default: "4" },
    calls: { type: "string" },
    log: { type: "string" },
    keep: { type: "string" },
    quiet: { type: "boolean", default: false },
    groups: { type: "string" },
    minutes: { type: "string", default: String(MINUTES) },
    help: { type: "boolean", default: false },
  },
});
if (values.help) {
  process.stdout.write(HELP);
  process.exit(0);
}

if (values.groups !== undefined) {
  const { eveningLines } = await import("./evening-table.ts");
  const [groups, minutes] = [Number(values.groups), Number(values.minutes)];
  for await (const lines of eveningLines({ seed: Number(values.seed), groups, minutes })) {
    process.stdout.write(`${lines}\n`);
  }
  process.exit(0);
}

const [days, sittings] = [Number(values.days), Number(values.sittings)];
const { calls: callFile } = values;

const seedsOf = (): readonly number[] => {
  if (values.only !== undefined) return values.only.split(",").map(Number);
  const count = Number(values.seeds);
  const range = Array.from({ length: count }, (_, at) => Number(values.seed) + at);
  return values.failed ? [...FAILED_SEEDS.map(([seed]) => seed), ...range].slice(0, count) : range;
};

let current: number | undefined;
process.on("uncaughtExceptionMonitor", () =>
  process.stdout.write(`BREACH of seed ${current}: a fault\n`),
);

/** Lives it and tells of it; whether all went well. */
const live = async (seed: number): Promise<boolean> => {
  // The process that leaves the days to others needs no bot.
  const { simulate, tableOf } = await import("./simulation.ts");
  current = seed;
  const onCall =
    callFile === undefined ? undefined : (line: string) => appendFileSync(callFile, line);
  const simulated = await simulate({ seed, days, sittings, keep: values.keep, onCall });
  const { breaches, digest, calls } = simulated;
  process.stdout.write(`seed ${seed}: ${days} days, ${calls} calls, ${digest.slice(0, 16)}\n`);
  if (values.log !== undefined) writeFileSync(values.log, simulated.output);
  if (!values.quiet) process.stdout.write(`${tableOf(simulated)}\n`);
  for (const breach of breaches) process.stdout.write(`BREACH of seed ${seed}: ${breach}\n`);
  return breaches.length === 0;
};

const liveAll = async (seeds: readonly number[]): Promise<boolean> => {
  let isWell = true;
  for (const seed of seeds) isWell = (await live(seed)) && isWell;
  return isWell;
};

const seeds = seedsOf();
if (callFile !== undefined) writeFileSync(callFile, "");
// What goes into one file is lived by one process.
const isAlone = values.only ?? callFile ?? values.log ?? values.keep;
const options = [
  "--days",
  values.days,
  "--sittings",
  values.sittings,
  ...(values.quiet ? ["--quiet"] : []),
];
const isWell =
  isAlone === undefined && seeds.length > 1
    ? await liveBeside(seeds, options)
    : await liveAll(seeds);
process.exit(isWell ? 0 : 1);
