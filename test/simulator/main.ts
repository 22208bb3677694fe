import { appendFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { simulate, tableOf } from "./simulation.ts";

const HELP = `npm run simulate -- [options]: lives days of the whole bot, with people and faults, in seconds.

  --seed N     the first seed; 1 when not given
  --seeds N    so many seeds, one after the other; 1 when not given
  --days D     the days that each lives; 1 when not given
  --calls FILE writes what happens and each call to Telegram into a file, with its moment
  --log FILE   writes what the bot writes into a file
  --keep FILE  keeps the database
  --quiet      one line for each seed, without what was tried
`;

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    seeds: { type: "string", default: "1" },
    days: { type: "string", default: "1" },
    calls: { type: "string" },
    log: { type: "string" },
    keep: { type: "string" },
    quiet: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
if (values.help) {
  process.stdout.write(HELP);
  process.exit(0);
}

const [first, count, days] = [Number(values.seed), Number(values.seeds), Number(values.days)];
const { calls: callFile } = values;
if (callFile !== undefined) writeFileSync(callFile, "");
const onCall =
  callFile === undefined ? undefined : (line: string) => appendFileSync(callFile, line);
let failed = 0;
let seed = first;
process.on("uncaughtExceptionMonitor", () =>
  process.stdout.write(`BREACH of seed ${seed}: a fault\n`),
);
for (; seed < first + count; seed++) {
  const simulated = await simulate({ seed, days, keep: values.keep, onCall });
  const { breaches, digest, calls } = simulated;
  process.stdout.write(`seed ${seed}: ${days} days, ${calls} calls, ${digest.slice(0, 16)}\n`);
  if (values.log !== undefined) writeFileSync(values.log, simulated.output);
  if (!values.quiet) process.stdout.write(`${tableOf(simulated)}\n`);
  for (const breach of breaches) process.stdout.write(`BREACH of seed ${seed}: ${breach}\n`);
  if (breaches.length > 0) failed++;
}
process.exit(failed === 0 ? 0 : 1);
