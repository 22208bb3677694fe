import type { LegalTurn } from "../../../../rules/search/search.ts";
import { endOf, turnTo } from "../../decision/ends.ts";
import { lossOfEnd, type Square, squareOf } from "../../decision/squares.ts";
import { type DecisionEnd, SEVEN_RULESETS, type SevenTheme } from "../../decision/types.ts";
import { type Worse, worseIn } from "../../decision/worse.ts";
import type { SevenState } from "./play.ts";

export type { Worse };

type ToldTurn = { readonly moves: LegalTurn["moves"]; readonly chances: DecisionEnd["chances"] };

/** A person's decision with the facts to tell about it. */
export type LookedSeven = {
  readonly theme: SevenTheme;
  readonly loss: number;
  readonly square: Square;
  readonly own: ToldTurn;
  readonly best: ToldTurn;
  /** Undefined if the turn loses nothing, or nothing visible. */
  readonly worse: Worse | undefined;
};

/** A person's own turn in a decision, and the best one; undefined if they played none. */
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
  const ends = {
    own: endOf(decision.position, end.key),
    best: endOf(decision.position, first.key),
  };
  const worse = loss > 0 ? worseIn(SEVEN_RULESETS[game], ends) : undefined;
  return { theme, loss, square: squareOf(loss), own: told(end), best: told(first), worse };
};

/** Both turns as they are shown side by side. */
export const besideOf = ({ loss, own, best }: LookedSeven) => ({
  played: loss === 0 ? undefined : own.moves,
  best: best.moves,
});
