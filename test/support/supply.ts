import { supplyOf } from "../../src/features/practice/sets/supply.ts";
import type { Seven } from "../../src/features/practice/sets/types.ts";
import type { Family } from "../../src/rules/types.ts";

/** All shipped sets of a game. */
export const readSupply = (game: Family): readonly (Seven & { readonly supply: string })[] =>
  supplyOf(game).flatMap(({ supply, read }) => {
    const seven = read();
    return seven ? [{ ...seven, supply }] : [];
  });
