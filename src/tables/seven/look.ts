import type { LegalTurn } from "../../rules/search/search.ts";
import { turnTo } from "../../seven/ends.ts";
import { lossOfEnd, type Square, squareOf } from "../../seven/squares.ts";
import type { DecisionEnd, SevenTheme } from "../../seven/types.ts";
import type { SevenState } from "./play.ts";

type ToldTurn = { readonly moves: LegalTurn["moves"]; readonly chances: DecisionEnd["chances"] };

/** What there is to tell of a decision that somebody has made. */
export type LookedSeven = {
  readonly theme: SevenTheme;
  readonly loss: number;
  readonly square: Square;
  readonly own: ToldTurn;
  readonly best: ToldTurn;
};

/** Somebody's own turn in a decision, and the best one; undefined where they have played none. */
export const lookedSeven = (
  { game, open, answers }: SevenState,
  number: number,
): LookedSeven | undefined => {
  const decision = open.set.decisions[number];
  const answer = answers.find((one) => one.number === number);
  const end = decision?.ends.find(({ key }) => key === answer?.played);
  const [first] = decision?.ends ?? [];
  if (!decision || !end || !first) return undefined;
  const told = ({ key, chances }: DecisionEnd): ToldTurn => ({
    moves: turnTo(game, decision, key)?.moves ?? [],
    chances,
  });
  const loss = lossOfEnd(decision, end);
  const { theme } = decision;
  return { theme, loss, square: squareOf(loss), own: told(end), best: told(first) };
};
