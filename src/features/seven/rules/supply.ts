import { existsSync, readFileSync } from "node:fs";
import { shuffled } from "./seeds.ts";
import { hashOf, readSeven, writeSet } from "./text.ts";
import type { Seven, SevenGame } from "./types.ts";

/** The folder of the shipped sets, one set a line. */
const SEVENS = new URL("../../../../data/sevens/", import.meta.url);

/** A shipped set with the SHA-256 of its line, by which a bot knows the sets that it has used. */
export type SuppliedSeven = Seven & { readonly supply: string };

/** The shipped sets of a game, without unreadable lines. */
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

/** A set in the form stored for a day. */
export type StoredSeven = { readonly text: string; readonly hash: string };

/** Makes seven decisions the set of a day. */
export const setOf = ({ game, decisions }: Seven, day: number): StoredSeven => {
  const text = writeSet({ game, day, decisions });
  return { text, hash: hashOf(text) };
};

/** The next unused shipped set of a game, in an order that follows from the bot's secret. */
export const nextSupplied = (
  secret: string,
  game: SevenGame,
  supply: readonly SuppliedSeven[],
  taken: readonly string[],
): SuppliedSeven | undefined =>
  shuffled(secret, `supply ${game}`, supply).find((one) => !taken.includes(one.supply));
