import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { TurnStart } from "../../src/rules/turn.ts";
import type { Side } from "../../src/rules/types.ts";
import { type Figure, inMb, inThousands, median } from "./figures.ts";

const BATCH = 10_000;
const TIMES = 3;
/** How many batches memory is measured over: it must not grow from the fewer to the more. */
const STREAMS = [10, 40] as const;

const counts = (side: Side): object =>
  Object.fromEntries(
    side.flatMap((count, point) =>
      point > 0 && count > 0 ? [[point === 25 ? "bar" : point, count]] : [],
    ),
  );

const questionOf = ({ ruleset, position, dice, ownTurn }: TurnStart): string =>
  JSON.stringify({
    ruleset: ruleset.id,
    white: counts(position.own),
    black: counts(position.other),
    turn: "white",
    dice,
    turnNumber: ownTurn,
  });

/** The most memory that a process has held so far. */
const peakOf = (pid: number | undefined): number => {
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) * 1024;
};

type Run = { readonly ms: number; readonly peak: number };

/** Asks the program the batch so many times over and waits for every answer. */
const ask = async (batch: string, times: number): Promise<Run> => {
  const begun = performance.now();
  const child = spawn(process.execPath, [resolve("dist/cli/rules.js")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  let missing = BATCH * times;
  const answered = new Promise<void>((done) => {
    child.stdout.on("data", (part: Buffer) => {
      for (let at = part.indexOf(10); at >= 0; at = part.indexOf(10, at + 1)) missing--;
      if (missing === 0) done();
    });
  });
  for (let n = 0; n < times; n++) if (!child.stdin.write(batch)) await once(child.stdin, "drain");
  await answered;
  const peak = peakOf(child.pid);
  child.stdin.end();
  const [status] = await once(child, "close");
  if (status !== 0) throw new Error("a question was not answered");
  return { ms: performance.now() - begun, peak };
};

/** What `npm run rules` does with the turns of random games. */
export const questionFigures = async (starts: readonly TurnStart[]): Promise<Figure[]> => {
  const batch = `${Array.from({ length: BATCH }, (_, n) => starts[n % starts.length])
    .flatMap((start) => (start ? [questionOf(start)] : []))
    .join("\n")}\n`;
  const runs: number[] = [];
  for (let n = 0; n < TIMES; n++) runs.push((await ask(batch, 1)).ms);
  const peaks: string[] = [];
  for (const times of STREAMS) peaks.push(inMb((await ask(batch, times)).peak));
  const perSecond = (1000 * BATCH) / median(runs);
  return [
    {
      what: `questions answered, start included, ${inThousands(BATCH)} at once`,
      found: `${inThousands(perSecond)}/s`,
      target: "5,000/s",
    },
    {
      what: `most memory for ${STREAMS.map((times) => inThousands(BATCH * times)).join(" and ")} questions`,
      found: peaks.join(", "),
      target: "alike",
    },
  ];
};
