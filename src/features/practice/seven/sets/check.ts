import type { Player } from "../../../../ai/players.ts";
import type { SevenDecision } from "../../decision/decision.ts";
import { endOf } from "../../decision/ends.ts";
import { compareEnds, type Effort } from "./value.ts";

/** Whether rollouts with other dice find the same best end of a decision. */
export const isBorneOut = (
  player: Player,
  { position, ends }: SevenDecision,
  seed: number,
  effort?: Effort,
): boolean => {
  const rivals = ends.filter(({ error }, at) => at < 2 || error !== undefined);
  const positions = rivals.map(({ key }) => endOf(position, key));
  const { worths } = compareEnds(player, positions, seed, effort);
  const [best, ...others] = worths.map(({ mean }) => mean);
  return others.every((other) => other < (best ?? 0));
};
