import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CHANCES, flipChances } from "../chances.ts";
import { BOARD, type Board, isBoardAt } from "../inputs/inputs.ts";
import { joinHead, sha256Of, splitHead } from "../net/file.ts";
import { namesIn, writeWhole } from "./files.ts";
import { PACKED_BOARD, readBoard, writeBoard } from "./pack.ts";

/** The lessons of self-play turns, game after game, kept so that they can be learnt again. */
export type Labels = {
  readonly count: number;
  readonly boards: Board;
  /** The chances over all rolls, and after the turn played, for the side that rolled. */
  readonly expected: Float32Array;
  readonly after: Float32Array;
  /** What comes after the turn: the other side's roll, the same side's, or the end of the game. */
  readonly next: Uint8Array;
};

export const NEXT = { same: 0, other: 1, end: 2 } as const;

/** How a file of labels was made: the same origin gives the same bytes. */
export type LabelOrigin = {
  readonly game: string;
  readonly net: string;
  readonly seed: number;
  readonly first: number;
  readonly games: number;
  readonly wander: number;
  /** The share of games that begin with made positions. */
  readonly made: number;
  readonly commit: string;
};

type LabelsHead = LabelOrigin & { readonly count: number; readonly sha256: string };

/** A chance is stored in units of 1/65,535; one byte says what comes next. */
const LABEL = PACKED_BOARD + 2 * CHANCES * 2 + 1;
const STEPS = 65_535;

export const roomForLabels = (count: number): Labels => ({
  count,
  boards: new Uint8Array(count * BOARD),
  expected: new Float32Array(count * CHANCES),
  after: new Float32Array(count * CHANCES),
  next: new Uint8Array(count),
});

/** Joins several lots of labels, in order. */
export const joinLabels = (parts: readonly Labels[]): Labels => {
  const all = roomForLabels(parts.reduce((sum, { count }) => sum + count, 0));
  let at = 0;
  for (const { count, boards, expected, after, next } of parts) {
    all.boards.set(boards.subarray(0, count * BOARD), at * BOARD);
    all.expected.set(expected.subarray(0, count * CHANCES), at * CHANCES);
    all.after.set(after.subarray(0, count * CHANCES), at * CHANCES);
    all.next.set(next.subarray(0, count), at);
    at += count;
  }
  return all;
};

/** How far what comes later counts (λ): in games from the start, and from made positions. */
export type Lambda = { readonly start: Board; readonly fromStart: number; readonly made: number };

/** The λ of each label, by the first position of its game. */
const lambdasOf = ({ count, boards, next }: Labels, { start, fromStart, made }: Lambda) => {
  const lambdas = new Float32Array(count);
  let lambda = fromStart;
  for (let label = 0; label < count; label++) {
    if (label === 0 || next[label - 1] === NEXT.end) {
      lambda = isBoardAt(boards, label * BOARD, start) ? fromStart : made;
    }
    lambdas[label] = lambda;
  }
  return lambdas;
};

/** The target of each label: its own value, moved by the errors that later positions reveal. */
export const wantedOf = (labels: Labels, lambda: number | Lambda): Float32Array => {
  const { count, expected, after, next } = labels;
  const wanted = expected.slice();
  const lambdas =
    typeof lambda === "number" ? new Float32Array(count).fill(lambda) : lambdasOf(labels, lambda);
  const later = new Float32Array(CHANCES);
  for (let label = count - 2; label >= 0; label--) {
    if (next[label] === NEXT.end) continue;
    const at = label * CHANCES;
    later.set(wanted.subarray(at + CHANCES, at + 2 * CHANCES));
    if (next[label] === NEXT.other) flipChances(later, 0);
    for (let part = 0; part < CHANCES; part++) {
      const mistake = (later[part] ?? 0) - (after[at + part] ?? 0);
      wanted[at + part] = (wanted[at + part] ?? 0) + (lambdas[label] ?? 0) * mistake;
    }
  }
  return wanted;
};

const packChances = (list: Float32Array, at: number, to: DataView, toAt: number): void => {
  for (let part = 0; part < CHANCES; part++) {
    const chance = Math.min(1, Math.max(0, list[at + part] ?? 0));
    to.setUint16(toAt + 2 * part, Math.round(chance * STEPS), true);
  }
};

const unpackChances = (from: DataView, at: number, to: Float32Array, toAt: number): void => {
  for (let part = 0; part < CHANCES; part++)
    to[toAt + part] = from.getUint16(at + 2 * part, true) / STEPS;
};

export const packLabels = (origin: LabelOrigin, labels: Labels): Uint8Array => {
  const { count, boards, expected, after, next } = labels;
  const body = new Uint8Array(count * LABEL);
  const view = new DataView(body.buffer);
  for (let label = 0; label < count; label++) {
    const at = label * LABEL;
    writeBoard(boards, label * BOARD, body, at);
    packChances(expected, label * CHANCES, view, at + PACKED_BOARD);
    packChances(after, label * CHANCES, view, at + PACKED_BOARD + 2 * CHANCES);
    body[at + LABEL - 1] = next[label] ?? NEXT.end;
  }
  const head: LabelsHead = { ...origin, count, sha256: sha256Of(body) };
  return joinHead(head, body);
};

/** Reads a file of labels; throws if it is damaged. */
export const unpackLabels = (bytes: Uint8Array): Labels => {
  const { head, body } = splitHead<LabelsHead>(bytes);
  const { count, sha256, game, first } = head;
  if (body.length !== count * LABEL || sha256Of(body) !== sha256)
    throw new Error(`Labels of ${game} from game ${first} on are damaged.`);
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  const labels = roomForLabels(count);
  for (let label = 0; label < count; label++) {
    const at = label * LABEL;
    readBoard(body, at, labels.boards, label * BOARD);
    unpackChances(view, at + PACKED_BOARD, labels.expected, label * CHANCES);
    unpackChances(view, at + PACKED_BOARD + 2 * CHANCES, labels.after, label * CHANCES);
    labels.next[label] = body[at + LABEL - 1] ?? NEXT.end;
  }
  return labels;
};

const ENDING = ".labels";

/** The files of labels in a folder, sorted by name. */
export const labelFiles = (folder: string): readonly string[] =>
  namesIn(folder, ENDING)
    .sort()
    .map((name) => join(folder, name));

/** A file named by its maker, seed, hundredths of games from made positions, and first game. */
export const labelFile = (folder: string, { net, seed, made, first }: LabelOrigin): string => {
  const share = made > 0 ? `-made${Math.round(100 * made)}` : "";
  return join(
    folder,
    `${net.slice(0, 8)}-${seed}${share}-${String(first).padStart(8, "0")}${ENDING}`,
  );
};

export const saveLabels = (folder: string, origin: LabelOrigin, labels: Labels): void =>
  writeWhole(labelFile(folder, origin), packLabels(origin, labels));

/** The labels of these files, in order. */
export const readLabels = (files: readonly string[]): Labels =>
  joinLabels(files.map((file) => unpackLabels(readFileSync(file))));
