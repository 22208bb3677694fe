import { existsSync, readFileSync } from "node:fs";
import { CHANCES, equityAt } from "../chances.ts";
import { BOARD, type Board, INPUTS, SIDE, type Sight } from "../inputs/inputs.ts";
import { batchArithmetic, type KernelModule, kernelArithmetic } from "../net/kernel.ts";
import { emptyNet, type Net } from "../net/net.ts";
import { createRandom, type Random } from "../rollouts/sampling.ts";
import type { Search } from "../search.ts";
import { writeWhole } from "./files.ts";
import { type Labels, labelFiles, NEXT, readLabels, wantedOf } from "./labels.ts";
import type { Learning, TrainingStep } from "./schedule.ts";

/** A net with random weights. */
export const newNet = (sight: Sight, hidden: number, seed: number): Net => {
  const net = emptyNet(INPUTS[sight].count, hidden);
  const random = createRandom(seed, -1);
  const small = (): number => (random.next() - 0.5) / 5;
  return { ...net, weights: net.weights.map(small), out: net.out.map(small) };
};

export type Learner = {
  readonly net: Net;
  /** Learns from a round of games; returns the mean squared error before it. */
  readonly learn: (labels: Labels, step: TrainingStep, random: Random) => number;
};

/** Shuffles places at random. */
const shuffle = (places: Int32Array, random: Random): void => {
  for (let last = places.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const place = places[last] ?? 0;
    places[last] = places[other] ?? 0;
    places[other] = place;
  }
};

export const createLearner = (sight: Sight, module: KernelModule, source: Net): Learner => {
  const { rows, learn, net } = kernelArithmetic(module, source);
  const inputs = INPUTS[sight];
  return {
    net,
    learn: (labels, { lambda, rate, passes }, random) => {
      const { boards, count } = labels;
      const wanted = wantedOf(labels, lambda);
      const places = Int32Array.from({ length: count }, (_, index) => index);
      let loss = 0;
      for (let pass = 0; pass < passes; pass++) {
        shuffle(places, random);
        for (const place of places) {
          inputs.write(boards, place * BOARD, place * BOARD + SIDE, rows, 0);
          const error = learn(0, wanted, place * CHANCES, rate);
          if (pass === 0) loss += error;
        }
      }
      return loss / Math.max(1, count);
    },
  };
};

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
  const numbers = new Float32Array(state.length + 1);
  numbers[0] = passes;
  numbers.set(state, 1);
  writeWhole(file, new Uint8Array(numbers.buffer));
};

export type LearningRun = {
  readonly sight: Sight;
  readonly kernel: KernelModule;
  readonly net: Net;
  readonly labels: Labels;
  /** Games that begin elsewhere began with a made position. */
  readonly start: Board;
  readonly learning: Learning;
  /** The file of the state after each pass. A run that finds it continues from there. */
  readonly file: string;
  readonly report: (passes: number, loss: number, net: Net) => void;
};

/** Learns labels in shuffled batches by Adam; returns the net. */
export const learnLabels = (run: LearningRun): Net => {
  const { labels, learning, report, file } = run;
  const { count, boards } = labels;
  const { batch, passes, rate, seed, lambda: fromStart, madeLambda: made = fromStart } = learning;
  const inputs = INPUTS[run.sight];
  const { rows, gather, step, state, net } = batchArithmetic(run.kernel, run.net);
  const wanted = wantedOf(labels, { start: run.start, fromStart, made });
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

/** Labels of a folder: those to learn, and those held out to measure the learnt net. */
export type Lessons = { readonly labels: Labels; readonly held: Labels; readonly files: number };

/** One file in this many is held out, whatever its maker, seed and place. */
const HELD_OUT = 50;

/** Reads the labels of a folder. If there are fewer than fifty files, none is held out. */
export const readLessons = (folder: string): Lessons => {
  const files = labelFiles(folder);
  const isHeld = (_: string, index: number): boolean => index % HELD_OUT === HELD_OUT - 1;
  return {
    labels: readLabels(files.filter((file, index) => !isHeld(file, index))),
    held: readLabels(files.filter(isHeld)),
    files: files.length,
  };
};

/**
 * The squared error of a net's own word, in points², for each game: each position is compared with
 * the final result, less the luck that its maker saw.
 */
export const errorsByGame = ({ evaluator }: Search, labels: Labels): readonly number[] => {
  const { boards, count, next } = labels;
  const { scale } = evaluator;
  const wanted = wantedOf(labels, 1);
  const said = new Float32Array(count * CHANCES);
  evaluator.evaluate(boards, count, true, said);
  const games: number[] = [];
  let [sum, turns] = [0, 0];
  for (let label = 0; label < count; label++) {
    const at = label * CHANCES;
    sum += (equityAt(scale, said, at) - equityAt(scale, wanted, at)) ** 2;
    turns++;
    if (next[label] !== NEXT.end) continue;
    games.push(sum / turns);
    [sum, turns] = [0, 0];
  }
  return games;
};
