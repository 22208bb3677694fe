import { bareOf } from "./ends.ts";
import { type Found, movesOn } from "./first-moves.ts";
import type { Node } from "./memory.ts";

/** The only position that the turns found can end in; undefined if there are more, or no move. */
export const onlyEnd = ({ search, dice, bound, firsts }: Found): Node | undefined => {
  const seen = new Set<Node>();
  let end: Node | undefined;
  const differ = (nodes: readonly Node[], played: number): boolean =>
    nodes.some((node) => {
      if (seen.has(node)) return false;
      seen.add(node);
      if (played < dice)
        return differ(movesOn(search, node, dice - played, bound - played), played + 1);
      end ??= node;
      return bareOf(search, end) !== bareOf(search, node);
    });
  return differ(firsts, 1) ? undefined : end;
};
