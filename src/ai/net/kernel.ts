import { type Arithmetic, BATCH, logistic, type Net, OUTPUTS } from "./net.ts";

/** `kernel.wat`, called by addresses and counts. Of an end it computes only what differs. */
type Kernel = {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  hidden(
    base: number,
    row: number,
    inputs: number,
    hidden: number,
    weights: number,
    list: number,
    to: number,
  ): number;
  evaluate(
    base: number,
    rows: number,
    count: number,
    inputs: number,
    hidden: number,
    weights: number,
    out: number,
    list: number,
    sums: number,
    to: number,
  ): void;
  outputs(sums: number, hidden: number, out: number, to: number): void;
  learn(
    list: number,
    end: number,
    hidden: number,
    bias: number,
    out: number,
    sums: number,
    errors: number,
    slopes: number,
    shift: number,
  ): void;
  adam(
    at: number,
    end: number,
    shift: number,
    keep: number,
    keepSquares: number,
    rate: number,
    root: number,
    least: number,
  ): void;
};

declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: Kernel };
};

/** A compiled kernel. Each net has its own instance, and so its own memory. */
export type KernelModule = object;

/** Compiles `data/nets/kernel.wasm`; undefined on a machine without vector instructions. */
export const compileKernel = (bytes: Uint8Array): KernelModule | undefined => {
  try {
    return new WebAssembly.Module(bytes);
  } catch {
    return undefined;
  }
};

const PAGE = 1 << 16;
const FLOAT = 4;

export type LearningArithmetic = Arithmetic & {
  /** One step down the cross entropy to the five chances at `at`; returns the error² before it. */
  readonly learn: (row: number, wanted: Float32Array, at: number, rate: number) => number;
  /** The current net. Its arrays are views of the learner's memory, so they keep changing. */
  readonly net: Net;
};

/** A net in the kernel that learns from batches by Adam. */
export type BatchArithmetic = Omit<LearningArithmetic, "learn"> & {
  /** Adds a row to the batch; returns the sum of its squared errors. */
  readonly gather: (row: number, wanted: Float32Array, at: number, share: number) => number;
  /** Takes the step of a batch; the first step is number 1. */
  readonly step: (number: number, rate: number) => void;
  /** The net and all values that its next steps need, to save and restore. */
  readonly state: Float32Array;
};

const KEEP = 0.9;
const KEEP_SQUARES = 0.999;
const LEAST = 1e-8;

/** The parts of a batch learner's state: the net, its batch, and two means. */
const STATE_PARTS = 4;

export const kernelArithmetic = (module: KernelModule, source: Net): LearningArithmetic => {
  const { gather, step, state, ...rest } = build(module, source, 1);
  return { ...rest, learn: gather };
};

/** Puts a net that learns from batches into an instance of the kernel. */
export const batchArithmetic = (module: KernelModule, source: Net): BatchArithmetic =>
  build(module, source, STATE_PARTS);

/** With `parts` 1, gradients go straight into the net. */
const build = (module: KernelModule, source: Net, parts: 1 | 4): BatchArithmetic => {
  const { inputs, hidden } = source;
  const kernel = new WebAssembly.Instance(module).exports;
  const { memory } = kernel;
  let size = 0;
  const room = (floats: number): number => {
    const at = size;
    size += Math.ceil((floats * FLOAT) / 16) * 16;
    return at;
  };
  const weights = room(inputs * hidden);
  const out = room(OUTPUTS * (hidden + 1));
  // A base is a row, followed by its hidden sums. The base of the empty row has the biases.
  const empty = room(inputs + hidden);
  const learnt = size;
  const shift = parts === 1 ? 0 : learnt;
  size *= parts;
  const base = room(inputs + hidden);
  const rowsAt = room(BATCH * inputs);
  const outputsAt = room(BATCH * OUTPUTS);
  const list = room(inputs * 2);
  const sums = room(hidden);
  const slopes = room(hidden);
  const errorsAt = room(OUTPUTS);
  if (size > memory.buffer.byteLength)
    memory.grow(Math.ceil((size - memory.buffer.byteLength) / PAGE));

  const view = (at: number, length: number): Float32Array =>
    new Float32Array(memory.buffer, at, length);
  const net: Net = {
    inputs,
    hidden,
    weights: view(weights, inputs * hidden),
    bias: view(empty + inputs * FLOAT, hidden),
    out: view(out, OUTPUTS * (hidden + 1)),
  };
  net.weights.set(source.weights);
  net.bias.set(source.bias);
  net.out.set(source.out);
  const baseRow = view(base, inputs);
  const rows = view(rowsAt, BATCH * inputs);
  const outputs = view(outputsAt, BATCH * OUTPUTS);
  const errors = view(errorsAt, OUTPUTS);

  const evaluate = (count: number): Float32Array => {
    // Rows of one batch are much alike: after the first, each costs only its difference from it.
    baseRow.set(rows.subarray(0, inputs));
    kernel.hidden(empty, rowsAt, inputs, hidden, weights, list, base + inputs * FLOAT);
    kernel.evaluate(base, rowsAt, count, inputs, hidden, weights, out, list, sums, outputsAt);
    for (let at = 0; at < count * OUTPUTS; at++) outputs[at] = logistic(outputs[at] ?? 0);
    return outputs;
  };

  const gather = (row: number, wanted: Float32Array, at: number, rate: number): number => {
    const rowAt = rowsAt + row * inputs * FLOAT;
    const end = kernel.hidden(empty, rowAt, inputs, hidden, weights, list, sums);
    kernel.outputs(sums, hidden, out, outputsAt);
    let loss = 0;
    for (let output = 0; output < OUTPUTS; output++) {
      const error = (wanted[at + output] ?? 0) - logistic(outputs[output] ?? 0);
      errors[output] = rate * error;
      loss += error * error;
    }
    kernel.learn(list, end, hidden, empty + inputs * FLOAT, out, sums, errorsAt, slopes, shift);
    return loss;
  };

  const step = (number: number, rate: number): void => {
    const root = Math.sqrt(1 - KEEP_SQUARES ** number);
    const corrected = rate / (1 - KEEP ** number);
    kernel.adam(weights, learnt, shift, KEEP, KEEP_SQUARES, corrected, root, LEAST);
  };

  const state = view(weights, (learnt * parts) / FLOAT);
  return { rows, evaluate, gather, step, state, net };
};
