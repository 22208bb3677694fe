import { rankTurns } from "../../../../ai/choose.ts";
import type { Level } from "../../../../ai/levels.ts";
import type { Players } from "../../../../ai/players.ts";
import { lossOf, type SevenDecision } from "../../decision/decision.ts";

/** What an end loses in hundredths of a point, and how likely it or one before it is chosen. */
export type Likely = readonly { readonly loss: number; readonly upTo: number }[];

/** In points a game: a turn that seems worse by this much is taken e times less often. */
const CARE = 0.02;

type SeenEnd = { readonly equity: number; readonly loss: number };

/** How a level plays a decision, as somebody who now and then takes a turn nearly as good. */
export const likelyOf = (players: Players, decision: SevenDecision, level: Level): Likely => {
  const ends = seenBy(players, decision, level);
  const top = Math.max(...ends.map(({ equity }) => equity));
  const weights = ends.map(({ equity }) => Math.exp((equity - top) / CARE));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let upTo = 0;
  return ends.map(({ loss }, at) => {
    upTo += (weights[at] ?? 0) / all;
    return { loss, upTo };
  });
};

/** The strongest level sees ends as the set values them, the others by the word of their nets. */
const seenBy = (players: Players, decision: SevenDecision, level: Level): readonly SeenEnd[] => {
  const { ruleset, position, roll, ends } = decision;
  if (level === "best") return ends;
  const player = players.player(ruleset, level);
  return rankTurns(player, { position, roll }, { top: ends.length }).map((turn) => ({
    equity: turn.equity,
    loss: lossOf(decision, turn.position) ?? 0,
  }));
};
