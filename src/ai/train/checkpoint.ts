import { readFileSync } from "node:fs";
import { join } from "node:path";
import { bytesOf, joinHead, matricesOf, splitHead } from "../net/file.ts";
import { emptyNet, type Net } from "../net/net.ts";
import { namesIn, writeWhole } from "./files.ts";
import type { Plan } from "./schedule.ts";

export type Checkpoint = {
  readonly plan: Plan;
  readonly played: number;
  readonly hours: number;
  readonly net: Net;
};

export const checkpointFile = (folder: string, played: number): string =>
  join(folder, `${played}.checkpoint`);

export const saveCheckpoint = (folder: string, { net, ...rest }: Checkpoint): void => {
  const { inputs, hidden } = net;
  const file = checkpointFile(folder, rest.played);
  writeWhole(file, joinHead({ ...rest, inputs, hidden }, bytesOf(net)));
};

type CheckpointHead = Omit<Checkpoint, "net"> & Pick<Net, "inputs" | "hidden">;

export const readCheckpoint = (file: string): Checkpoint => {
  const { head, body } = splitHead<CheckpointHead>(readFileSync(file));
  const { inputs, hidden, ...rest } = head;
  const net = emptyNet(inputs, hidden);
  const numbers = new DataView(body.buffer, body.byteOffset, body.byteLength);
  let at = 0;
  for (const matrix of matricesOf(net))
    for (let index = 0; index < matrix.length; index++, at += 4)
      matrix[index] = numbers.getFloat32(at, true);
  return { ...rest, net };
};

/** The checkpoint after this number of games. */
export const loadCheckpoint = (folder: string, played: number): Checkpoint =>
  readCheckpoint(checkpointFile(folder, played));

/** The numbers of games of all checkpoints in a folder, ascending. */
export const checkpointsIn = (folder: string): readonly number[] =>
  namesIn(folder, ".checkpoint")
    .map((name) => Number.parseInt(name, 10))
    .sort((one, two) => one - two);
