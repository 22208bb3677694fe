import type { Turn } from "../../../../rules/turn.ts";
import type { Position } from "../../../../rules/types.ts";
import { type SevenDecision, turnOf } from "../../decision/decision.ts";
import { endOf } from "../../decision/ends.ts";
import type { Trim } from "./fill.ts";

/** The best turns of a whole seven take at most this many presses. */
export const MOST_PRESSES = 20;

/** The presses that a turn to this end takes, as it is shown. */
export type PressesTo = (start: Turn, end: Position) => number;

/** The presses for the best turn of a decision. */
export const pressesOf = (decision: SevenDecision, pressesTo: PressesTo): number => {
  const [best] = decision.ends;
  return best ? pressesTo(turnOf(decision), endOf(decision.position, best.key)) : 0;
};

/** Takes the longest decision out of a set that needs too many presses. */
export const withinPresses =
  (pressesTo: PressesTo, letOthersRun: () => Promise<void>): Trim =>
  async (draft) => {
    const costs: number[] = [];
    for (const decision of draft.decisions) {
      // A double takes a while to search.
      await letOthersRun();
      costs.push(pressesOf(decision, pressesTo));
    }
    const sum = costs.reduce((all, one) => all + one, 0);
    if (sum <= MOST_PRESSES) return draft;
    const dearest = costs.indexOf(Math.max(...costs));
    return { ...draft, decisions: draft.decisions.filter((_, at) => at !== dearest) };
  };
