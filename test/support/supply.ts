import type { Seven, SevenGame } from "../../src/features/practice/decision/types.ts";
import { supplyOf } from "../../src/features/practice/seven/rules/supply.ts";

/** All shipped sets of a game. */
export const readSupply = (game: SevenGame): readonly (Seven & { readonly supply: string })[] =>
  supplyOf(game).flatMap(({ supply, read }) => {
    const seven = read();
    return seven ? [{ ...seven, supply }] : [];
  });
