import { parseArgs } from "node:util";
import { fuzz } from "./fuzz.ts";

const { values } = parseArgs({
  options: {
    updates: { type: "string", default: "100000" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
  },
});

let last = performance.now();
const times: number[] = [];
const { breaches } = await fuzz(Number(values.updates), Number(values.seed), () => {
  const now = performance.now();
  times.push(now - last);
  last = now;
});
const sorted = [...times].sort((one, two) => one - two);
const at = (share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
process.stdout.write(
  `seed ${values.seed}: ${times.length} forged updates; ms each: median ${at(0.5)}, 99 % ${at(0.99)}, most ${at(1)}\n`,
);
for (const breach of breaches) process.stdout.write(`BREACH: ${breach}\n`);
process.exit(breaches.length === 0 ? 0 : 1);
