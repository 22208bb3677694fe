import type { Turn } from "../../../../rules/turn.ts";
import type { Puzzle } from "../../decision/decision.ts";

/** A puzzle in play. Its turn is begun once, so that its legal moves are found once. */
export type OpenPuzzle = { readonly puzzle: Puzzle; readonly turn: Turn };
