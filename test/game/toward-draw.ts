import type { CheckerMove, Game } from "../../src/game/types.ts";
import { legalMoves } from "../../src/rules/search/search.ts";
import { HEAD, type Move } from "../../src/rules/types.ts";

/**
 * The next move of a player who keeps a mother on the head and comes for the other's: games of two
 * such players are drawn in two of five cases. Undefined: no move is left.
 */
export const towardDraw = ({ phase }: Game): CheckerMove | undefined => {
  if (phase.kind !== "moving") throw new Error(`nobody moves in ${phase.kind}`);
  const { own } = phase.turn.position;
  const worth = ({ from, to, hit }: Move): number => {
    if (hit && to === 1) return 1000;
    if (from === HEAD) return (own[HEAD] ?? 0) > 1 ? 100 : -1000;
    if (from === 1) return -500;
    return to > 1 ? from : -100 - to;
  };
  const [best] = legalMoves(phase.turn).toSorted((one, other) => worth(other) - worth(one));
  return best && { from: best.from, die: best.die };
};
