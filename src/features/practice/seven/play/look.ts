import type { LegalTurn } from "../../../../rules/search/search.ts";
import {
  besideOf,
  type DecisionTheme,
  type SevenEnd,
  type Square,
  squareOf,
  turnTo,
} from "../../decision/decision.ts";
import { endOf } from "../../decision/ends.ts";
import { type Worse, worseIn } from "../../decision/worse.ts";
import type { SevenState } from "./play.ts";

type ToldTurn = { readonly moves: LegalTurn["moves"]; readonly chances: SevenEnd["chances"] };

/** A person's decision with the facts to tell about it. */
export type LookedSeven = {
  readonly theme: DecisionTheme;
  readonly loss: number;
  readonly square: Square;
  readonly own: ToldTurn;
  readonly best: ToldTurn;
  /** Undefined if the turn loses nothing, or nothing visible. */
  readonly worse: Worse | undefined;
};

/** A person's own turn in a decision, and the best one; undefined if they played none. */
export const lookAtTurn = (
  { open, answers }: SevenState,
  number: number,
): LookedSeven | undefined => {
  const decision = open[number]?.decision;
  const answer = answers.find((one) => one.number === number);
  const end = decision?.ends.find(({ key }) => key === answer?.played);
  const [first] = decision?.ends ?? [];
  if (!decision || !end || !first) return undefined;
  const told = ({ key, chances }: SevenEnd): ToldTurn => ({
    moves: turnTo(decision, key)?.moves ?? [],
    chances,
  });
  const { loss } = end;
  const { theme, ruleset, position } = decision;
  const ends = { own: endOf(position, end.key), best: endOf(position, first.key) };
  const worse = loss > 0 ? worseIn(ruleset, ends) : undefined;
  return { theme, loss, square: squareOf(loss), own: told(end), best: told(first), worse };
};

/** Both turns as they are shown side by side. */
export const bothTurns = ({ loss, own, best }: LookedSeven) =>
  besideOf(loss, own.moves, best.moves);
