import { readFileSync } from "node:fs";
import { createPlayers, type Players } from "./players.ts";

const NETS = new URL("../../data/nets/", import.meta.url);

/** The bytes of the kernel, built from `net/kernel.wat`. */
export const readKernel = (): Uint8Array => readFileSync(new URL("kernel.wasm", NETS));

/** All players, from the files of `data/nets`. A thread loads them once and keeps them. */
export const loadPlayers = (): Players =>
  createPlayers({
    kernel: readKernel(),
    read: (name) => readFileSync(new URL(`${name}.nets`, NETS)),
  });
