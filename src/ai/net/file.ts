import { createHash } from "node:crypto";
import { HIDDEN_STEP, type Net, OUTPUTS } from "./net.ts";

/** How a net came to be. */
export type Making = {
  readonly seed: number;
  readonly rate: number;
  /** Games played against itself when it stood as it is. */
  readonly games: number;
  /** Of these, games whose every position was valued over all rolls. */
  readonly expected: number;
  readonly hours: number;
  /** The checkpoint it began with, where it was not made from nothing. */
  readonly from?: string;
  /** Labels that it learnt, and how. */
  readonly taught?: Readonly<Record<string, number>>;
};

/** The nets of one way the dice work, by name, with how they were made. */
export type NetFile = {
  readonly game: string;
  /** The commit of the program that wrote it. */
  readonly commit: string;
  readonly nets: Readonly<Record<string, { readonly net: Net; readonly making: Making }>>;
};

/*
 * A file is a line of JSON, then the numbers: for each net its weights, biases and output weights,
 * 16-bit integers, low byte first, each matrix with a scale of its own in the line. The line also
 * holds the SHA-256 of the numbers.
 */

type Head = {
  readonly name: string;
  readonly inputs: number;
  readonly hidden: number;
  readonly scales: readonly number[];
  readonly making: Making;
};

type Line = Pick<NetFile, "game" | "commit"> & {
  readonly nets: readonly Head[];
  readonly sha256: string;
};

const STEPS = 32767;
const NEWLINE = 10;

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** What a net is known by: the SHA-256 of its numbers. */
export const digestOf = (net: Net): string =>
  sha256(
    Buffer.concat(
      matricesOf(net).map(
        ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
      ),
    ),
  );

const matricesOf = ({ weights, bias, out }: Net): readonly Float32Array[] => [weights, bias, out];

const scaleOf = (matrix: Float32Array): number =>
  matrix.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / STEPS;

/** The bytes of a file of nets. */
export const writeNets = ({ nets, ...rest }: NetFile): Uint8Array => {
  const entries = Object.entries(nets);
  const numbers = entries.flatMap(([, { net }]) =>
    matricesOf(net).map((matrix) => {
      const scale = scaleOf(matrix);
      const bytes = new DataView(new ArrayBuffer(matrix.length * 2));
      matrix.forEach((weight, index) => {
        bytes.setInt16(index * 2, Math.round(weight / scale), true);
      });
      return new Uint8Array(bytes.buffer);
    }),
  );
  const body = Buffer.concat(numbers);
  const line: Line = {
    ...rest,
    nets: entries.map(([name, { net, making }]) => ({
      name,
      inputs: net.inputs,
      hidden: net.hidden,
      scales: matricesOf(net).map(scaleOf),
      making,
    })),
    sha256: sha256(body),
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(line)}\n`), body]);
};

/** Reads a file of nets. A damaged one, or one that is none, is a broken installation and throws. */
export const readNets = (bytes: Uint8Array): NetFile => {
  const end = bytes.indexOf(NEWLINE);
  if (end < 0) throw new Error("This is no file of nets: it has no first line.");
  const {
    nets,
    sha256: wanted,
    ...rest
  }: Line = JSON.parse(Buffer.from(bytes.subarray(0, end)).toString("utf8"));
  const body = bytes.subarray(end + 1);
  if (sha256(body) !== wanted)
    throw new Error(`The nets of ${rest.game} are damaged: their SHA-256 is not the one named.`);
  const numbers = new DataView(body.buffer, body.byteOffset, body.byteLength);
  let at = 0;
  const read = (length: number, scale = 0): Float32Array =>
    Float32Array.from({ length }, () => {
      at += 2;
      return numbers.getInt16(at - 2, true) * scale;
    });
  const entries = nets.map(({ name, inputs, hidden, scales: [weights, bias, out], making }) => {
    if (hidden % HIDDEN_STEP !== 0)
      throw new Error(`${hidden} hidden units are no multiple of 32.`);
    const net: Net = {
      inputs,
      hidden,
      weights: read(inputs * hidden, weights),
      bias: read(hidden, bias),
      out: read(OUTPUTS * (hidden + 1), out),
    };
    return [name, { net, making }] as const;
  });
  return { ...rest, nets: Object.fromEntries(entries) };
};
