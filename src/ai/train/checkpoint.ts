import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { emptyNet, type Net } from "../net/net.ts";
import type { Plan } from "./schedule.ts";

export type Checkpoint = {
  readonly plan: Plan;
  readonly played: number;
  readonly hours: number;
  readonly net: Net;
};

const fileOf = (folder: string, played: number): string => join(folder, `${played}.checkpoint`);

const NEWLINE = 10;

/** Saves a run. If the program stops while writing, the previous checkpoint stays. */
export const saveCheckpoint = (folder: string, { net, ...rest }: Checkpoint): void => {
  mkdirSync(folder, { recursive: true });
  const line = JSON.stringify({ ...rest, inputs: net.inputs, hidden: net.hidden });
  const numbers = [net.weights, net.bias, net.out].map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  );
  const file = fileOf(folder, rest.played);
  writeFileSync(`${file}.part`, Buffer.concat([Buffer.from(`${line}\n`), ...numbers]));
  renameSync(`${file}.part`, file);
};

type CheckpointLine = Omit<Checkpoint, "net"> & {
  readonly inputs: number;
  readonly hidden: number;
};

export const readCheckpoint = (file: string): Checkpoint => {
  const bytes = readFileSync(file);
  const end = bytes.indexOf(NEWLINE);
  const { inputs, hidden, ...rest }: CheckpointLine = JSON.parse(bytes.toString("utf8", 0, end));
  const net = emptyNet(inputs, hidden);
  let at = end + 1;
  for (const matrix of [net.weights, net.bias, net.out])
    for (let index = 0; index < matrix.length; index++, at += 4)
      matrix[index] = bytes.readFloatLE(at);
  return { ...rest, net };
};

/** The checkpoint after this number of games. */
export const loadCheckpoint = (folder: string, played: number): Checkpoint =>
  readCheckpoint(fileOf(folder, played));

/** The numbers of games of all checkpoints in a folder, ascending. */
export const checkpointsIn = (folder: string): readonly number[] => {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(".checkpoint"))
      .map((name) => Number.parseInt(name, 10))
      .sort((one, two) => one - two);
  } catch {
    return [];
  }
};
