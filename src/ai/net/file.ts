import { createHash } from "node:crypto";
import { HIDDEN_STEP, type Net, OUTPUTS } from "./net.ts";

export type Making = {
  readonly seed: number;
  readonly rate: number;
  readonly games: number;
  /** How many of these games had every position valued over all rolls. */
  readonly expected: number;
  readonly hours: number;
  readonly from?: string;
  readonly taught?: Readonly<Record<string, number>>;
};

export type NetFile = {
  readonly game: string;
  readonly commit: string;
  readonly nets: Readonly<Record<string, { readonly net: Net; readonly making: Making }>>;
};

/*
 * A file is a line of JSON, then numbers: the weights, biases and output weights of each net as
 * 16-bit integers, low byte first. The line has a scale for each matrix, and the SHA-256 of the
 * numbers.
 */

type NetHead = {
  readonly name: string;
  readonly inputs: number;
  readonly hidden: number;
  readonly scales: readonly number[];
  readonly making: Making;
};

type NetsLine = Pick<NetFile, "game" | "commit"> & {
  readonly nets: readonly NetHead[];
  readonly sha256: string;
};

const STEPS = 32767;
const NEWLINE = 10;

/** The SHA-256 of these bytes, in hexadecimal digits. */
export const sha256Of = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

/** A line of JSON, then bytes. */
export const joinHead = (head: object, body: Uint8Array): Uint8Array =>
  Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), body]);

/** The two parts of such a file; throws if it has no first line. */
export const splitHead = <Head>(
  bytes: Uint8Array,
): { readonly head: Head; readonly body: Uint8Array } => {
  const end = bytes.indexOf(NEWLINE);
  if (end < 0) throw new Error("This is no file of nets or labels: it has no first line.");
  const head = JSON.parse(Buffer.from(bytes.subarray(0, end)).toString("utf8"));
  return { head, body: bytes.subarray(end + 1) };
};

export const matricesOf = ({ weights, bias, out }: Net): readonly Float32Array[] => [
  weights,
  bias,
  out,
];

/** All numbers of a net, as they lie in memory. */
export const bytesOf = (net: Net): Uint8Array =>
  Buffer.concat(
    matricesOf(net).map(
      ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
    ),
  );

/** The identity of a net: the SHA-256 of its numbers. */
export const digestOf = (net: Net): string => sha256Of(bytesOf(net));

const scaleOf = (matrix: Float32Array): number =>
  matrix.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / STEPS;

type NetEntry = { readonly head: NetHead; readonly numbers: Uint8Array };

const entryOf = (name: string, { net, making }: NetFile["nets"][string]): NetEntry => {
  const { inputs, hidden } = net;
  const matrices = matricesOf(net);
  const scales = matrices.map(scaleOf);
  const bytes = matrices.map((matrix, at) => {
    const numbers = new DataView(new ArrayBuffer(matrix.length * 2));
    matrix.forEach((weight, index) => {
      numbers.setInt16(index * 2, Math.round(weight / (scales[at] ?? 1)), true);
    });
    return new Uint8Array(numbers.buffer);
  });
  return { head: { name, inputs, hidden, scales, making }, numbers: Buffer.concat(bytes) };
};

const fileOf = (
  rest: Pick<NetFile, "game" | "commit">,
  entries: readonly NetEntry[],
): Uint8Array => {
  const body = Buffer.concat(entries.map(({ numbers }) => numbers));
  const line: NetsLine = { ...rest, nets: entries.map(({ head }) => head), sha256: sha256Of(body) };
  return joinHead(line, body);
};

export const writeNets = ({ nets, ...rest }: NetFile): Uint8Array =>
  fileOf(
    rest,
    Object.entries(nets).map(([name, made]) => entryOf(name, made)),
  );

/** The file with some of its nets replaced or added. The others stay the same, bit for bit. */
export const replaceNets = (bytes: Uint8Array, { nets, commit }: NetFile): Uint8Array => {
  const { entries, rest } = entriesOf(bytes);
  const made = Object.entries(nets).map(([name, one]) => entryOf(name, one));
  const kept = entries.map((old) => made.find(({ head }) => head.name === old.head.name) ?? old);
  const added = made.filter((one) => !kept.includes(one));
  return fileOf({ ...rest, commit }, [...kept, ...added]);
};

const lengthsOf = ({ inputs, hidden }: NetHead): readonly number[] => [
  inputs * hidden,
  hidden,
  OUTPUTS * (hidden + 1),
];

const entriesOf = (bytes: Uint8Array) => {
  const { head: line, body } = splitHead<NetsLine>(bytes);
  const { nets, sha256, ...rest } = line;
  if (sha256Of(body) !== sha256)
    throw new Error(`The nets of ${rest.game} are damaged: their SHA-256 is not the one named.`);
  let at = 0;
  const entries = nets.map((head): NetEntry => {
    const from = at;
    at += 2 * lengthsOf(head).reduce((sum, length) => sum + length, 0);
    return { head, numbers: body.subarray(from, at) };
  });
  return { rest, entries };
};

const netOf = ({ head, numbers }: NetEntry): Net => {
  const { inputs, hidden, scales } = head;
  if (hidden % HIDDEN_STEP !== 0) throw new Error(`${hidden} hidden units are no multiple of 32.`);
  const view = new DataView(numbers.buffer, numbers.byteOffset, numbers.byteLength);
  let at = 0;
  const [weights, bias, out] = lengthsOf(head).map((length, matrix) =>
    Float32Array.from({ length }, () => {
      at += 2;
      return view.getInt16(at - 2, true) * (scales[matrix] ?? 0);
    }),
  );
  const none = new Float32Array(0);
  return { inputs, hidden, weights: weights ?? none, bias: bias ?? none, out: out ?? none };
};

/** Reads a file of nets. Throws if it is damaged or no such file: the installation is broken. */
export const readNets = (bytes: Uint8Array): NetFile => {
  const { rest, entries } = entriesOf(bytes);
  const nets = entries.map((entry) => {
    const { name, making } = entry.head;
    return [name, { net: netOf(entry), making }] as const;
  });
  return { ...rest, nets: Object.fromEntries(nets) };
};
