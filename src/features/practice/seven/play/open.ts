import type { Turn } from "../../../../rules/turn.ts";
import type { SevenSet } from "../../decision/types.ts";

/** A day's set in play. Its turns are begun once, so that their legal moves are found once. */
export type OpenSeven = {
  readonly set: SevenSet;
  readonly turns: readonly Turn[];
  readonly text: string;
};
