import type { Turn } from "../../../rules/turn.ts";
import type { Puzzle } from "../rules/puzzle.ts";

/** A puzzle as it is played; its turn is begun once, so that its moves are found once. */
export type OpenPuzzle = { readonly puzzle: Puzzle; readonly turn: Turn };
