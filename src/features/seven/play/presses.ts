import { setImmediate as yielded } from "node:timers/promises";
import type { Turn } from "../../../rules/turn.ts";
import type { Position } from "../../../rules/types.ts";
import { endOf, turnOf } from "../rules/ends.ts";
import type { Trim } from "../rules/fill.ts";
import type { SevenDecision, SevenGame } from "../rules/types.ts";

/** So many cost the best turns of a whole seven at most. */
export const MOST_PRESSES = 20;

/** By how many presses a turn can be played to an end of it, as it is shown. */
export type PressesTo = (start: Turn, end: Position) => number;

/** By how many presses the best turn of a decision is played. */
export const pressesOf = (
  game: SevenGame,
  decision: SevenDecision,
  pressesTo: PressesTo,
): number => {
  const [best] = decision.ends;
  return best ? pressesTo(turnOf(game, decision), endOf(decision.position, best.key)) : 0;
};

/** Takes the decision that costs most out of a set that costs too much. */
export const withinPresses =
  (pressesTo: PressesTo): Trim =>
  async (draft) => {
    const costs: number[] = [];
    for (const decision of draft.decisions) {
      // A double takes a while to look through.
      await yielded();
      costs.push(pressesOf(draft.game, decision, pressesTo));
    }
    const sum = costs.reduce((all, one) => all + one, 0);
    if (sum <= MOST_PRESSES) return draft;
    const dearest = costs.indexOf(Math.max(...costs));
    return { ...draft, decisions: draft.decisions.filter((_, at) => at !== dearest) };
  };
