import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { tableOf, torture } from "./torture.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "5" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});

process.stdout.write(`seed ${values.seed}, ${values.minutes} minutes\n`);
const tortured = await torture({
  ms: Number(values.minutes) * 60_000,
  seed: Number(values.seed),
  pace: { faultMs: 1_500, killMs: 20_000, lateSeconds: 30, without: [] },
  script: resolve("dist/main.js"),
});
process.stdout.write(`${tableOf(tortured)}\n`);
for (const breach of tortured.breaches) process.stdout.write(`BREACH: ${breach}\n`);
process.exit(tortured.breaches.length === 0 ? 0 : 1);
