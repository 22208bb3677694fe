import type { Turn } from "../../../rules/turn.ts";
import type { SevenSet } from "../rules/types.ts";

/** A day's set as it is played; the turns are begun once, so that their moves are found once. */
export type OpenSeven = {
  readonly set: SevenSet;
  readonly turns: readonly Turn[];
  readonly text: string;
};
