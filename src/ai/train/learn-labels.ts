import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { CHANCES } from "../chances.ts";
import { BOARD, INPUTS, SIDE, type Sight } from "../inputs/inputs.ts";
import { batchArithmetic, type KernelModule } from "../net/kernel.ts";
import type { Net } from "../net/net.ts";
import { createRandom } from "../rollouts/random.ts";
import { type Labels, wantedOf } from "./labels.ts";
import { shuffle } from "./learner.ts";
import type { Learning } from "./schedule.ts";

/** Loads a learner's state after a pass from a file of raw numbers: the pass, then its state. */
const resume = (file: string, state: Float32Array): number => {
  if (!existsSync(file)) return 0;
  const bytes = readFileSync(file);
  const numbers = new Float32Array(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
  );
  if (numbers.length !== state.length + 1) throw new Error(`${file} is of another net.`);
  state.set(numbers.subarray(1));
  return numbers[0] ?? 0;
};

const keep = (file: string, passes: number, state: Float32Array): void => {
  mkdirSync(dirname(file), { recursive: true });
  const numbers = new Float32Array(state.length + 1);
  numbers[0] = passes;
  numbers.set(state, 1);
  writeFileSync(`${file}.part`, new Uint8Array(numbers.buffer));
  renameSync(`${file}.part`, file);
};

export type LearningRun = {
  readonly sight: Sight;
  readonly kernel: KernelModule;
  readonly net: Net;
  readonly labels: Labels;
  readonly learning: Learning;
  /** The file of the state after each pass. A run that finds it continues from there. */
  readonly file: string;
  readonly report: (passes: number, loss: number, net: Net) => void;
};

/** Learns labels in shuffled batches by Adam; returns the net. */
export const learnLabels = (run: LearningRun): Net => {
  const { labels, learning, report, file } = run;
  const { count, boards } = labels;
  const { batch, passes, rate, seed } = learning;
  const inputs = INPUTS[run.sight];
  const { rows, gather, step, state, net } = batchArithmetic(run.kernel, run.net);
  const wanted = wantedOf(labels, learning.lambda);
  const steps = Math.ceil(count / batch);
  for (let pass = resume(file, state); pass < passes; pass++) {
    const places = Int32Array.from({ length: count }, (_, index) => index);
    shuffle(places, createRandom(seed, pass));
    let loss = 0;
    for (let number = 0; number < steps; number++) {
      const from = number * batch;
      const size = Math.min(batch, count - from);
      for (const place of places.subarray(from, from + size)) {
        inputs.write(boards, place * BOARD, place * BOARD + SIDE, rows, 0);
        loss += gather(0, wanted, place * CHANCES, 1 / size);
      }
      const done = pass * steps + number;
      const part = done / (passes * steps);
      step(done + 1, (rate * (1 + Math.cos(Math.PI * part))) / 2);
    }
    keep(file, pass + 1, state);
    report(pass + 1, loss / count, net);
  }
  return net;
};
