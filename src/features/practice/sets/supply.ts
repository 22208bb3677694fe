import { createHmac } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { Family } from "../../../rules/types.ts";
import { hashOf, readSeven, writeSet } from "./text.ts";
import type { Seven } from "./types.ts";

/** The folder of the shipped sets, one set a line. */
const SEVENS = new URL("../../../../data/sevens/", import.meta.url);

/** A shipped set by the SHA-256 of its line, by which a bot knows the sets that it has used. */
export type Supplied = {
  readonly supply: string;
  /** Undefined for an unreadable line. */
  readonly read: () => Seven | undefined;
};

/** The shipped sets of a game, none of them read yet. */
export const supplyOf = (game: Family, folder: URL = SEVENS): readonly Supplied[] => {
  const file = new URL(`${game}.jsonl`, folder);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n");
  return lines
    .filter((line) => line !== "")
    .map((line) => ({ supply: hashOf(line), read: () => readSeven(line) }));
};

export const setOf = ({ game, decisions }: Seven, day: number) => {
  const text = writeSet({ game, day, decisions });
  return { text, hash: hashOf(text) };
};

/** The same things in an order that follows from the secret. */
export const shuffle = <Thing>(
  secret: string,
  label: string,
  things: readonly Thing[],
): readonly Thing[] =>
  things
    .map((thing, at) => ({
      thing,
      key: createHmac("sha256", Buffer.from(secret, "hex")).update(`${label} ${at}`).digest("hex"),
    }))
    .toSorted((one, two) => (one.key < two.key ? -1 : 1))
    .map(({ thing }) => thing);

/** The unused shipped sets of a game, in an order that follows from the bot's secret. */
export const unusedOf = (
  secret: string,
  game: Family,
  shipped: readonly Supplied[],
  taken: readonly string[],
): readonly Supplied[] =>
  shuffle(secret, `supply ${game}`, shipped).filter(({ supply }) => !taken.includes(supply));

export const nextSupplied = (
  ...asked: Parameters<typeof unusedOf>
): { readonly seven: Seven; readonly supply: string } | undefined => {
  for (const { supply, read } of unusedOf(...asked)) {
    const seven = read();
    if (seven) return { seven, supply };
  }
  return undefined;
};
