import { existsSync, readFileSync } from "node:fs";
import { shuffled } from "./seeds.ts";
import { hashOf, readSeven, writeSet } from "./text.ts";
import type { Seven, SevenGame } from "./types.ts";

/** Where the sets are that the project ships, a line each. */
const SEVENS = new URL("../../../../data/sevens/", import.meta.url);

/** A shipped set, and the SHA-256 of its line: by it a bot knows which it has taken. */
export type SuppliedSeven = Seven & { readonly supply: string };

/** The shipped sets of a game; a line that cannot be read is left out. */
export const readSupply = (game: SevenGame, folder: URL = SEVENS): readonly SuppliedSeven[] => {
  const file = new URL(`${game}.jsonl`, folder);
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) => {
      const seven = line === "" ? undefined : readSeven(line);
      return seven === undefined ? [] : [{ ...seven, supply: hashOf(line) }];
    });
};

/** A set as it is stored for a day. */
export type StoredSeven = { readonly text: string; readonly hash: string };

/** Seven decisions as those of a day. */
export const setOf = ({ game, decisions }: Seven, day: number): StoredSeven => {
  const text = writeSet({ game, day, decisions });
  return { text, hash: hashOf(text) };
};

/** The next shipped set of a game that a bot has not taken, in an order that only its secret tells. */
export const nextSupplied = (
  secret: string,
  game: SevenGame,
  supply: readonly SuppliedSeven[],
  taken: readonly string[],
): SuppliedSeven | undefined =>
  shuffled(secret, `supply ${game}`, supply).find((one) => !taken.includes(one.supply));
