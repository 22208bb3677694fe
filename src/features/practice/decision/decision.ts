import type { MatchSoFar } from "../../../game/problem.ts";
import { type LegalTurn, legalTurnsWithin } from "../../../rules/search/search.ts";
import { begin, type Roll, type Turn } from "../../../rules/turn.ts";
import type { Move, Position, Ruleset } from "../../../rules/types.ts";
import { endOf, keyOf } from "./ends.ts";

export const THEMES = [
  ...(["opening", "head", "block", "bar", "hit"] as const),
  ...(["blot", "anchor", "contact", "race", "bear-off"] as const),
] as const;

export type DecisionTheme = (typeof THEMES)[number];

/** A legal end by its key (`ends.ts`), and its loss in whole hundredths of a point. */
export type DecisionEnd = { readonly key: string; readonly loss: number };

/** A position as the mover sees it and a roll, with what its ends lose. */
export type JudgedDecision<End extends DecisionEnd = DecisionEnd> = {
  readonly ruleset: Ruleset;
  readonly position: Position;
  readonly roll: Roll;
  readonly theme: DecisionTheme;
  /** Undefined: its game counts for itself. */
  readonly match?: MatchSoFar;
  /** The moves of the best turn, where an analysis has them. */
  readonly best?: readonly Move[];
  /** The ends judged so far, the best first. */
  readonly ends: readonly End[];
};

/** Chances of the side that has moved; mars includes koks and home mars. */
type EndChances = { readonly win: number; readonly winMars: number; readonly loseMars: number };

/** What an end is worth over the rolls that follow. */
export type EndWorth = {
  /** Points per game for the side that has moved, without the cube. */
  readonly equity: number;
  readonly chances: EndChances;
  /** The standard error, for ends that were rolled out. Other ends are valued by a look ahead. */
  readonly error?: number;
};

export type SevenEnd = DecisionEnd & EndWorth;

/** A decision of a seven: it knows what every legal end is worth. */
export type SevenDecision = JudgedDecision<SevenEnd> & {
  readonly roll: Extract<Roll, { dice: unknown }>;
};

/** Ends, the best first, with what they lose against it. */
export const withLosses = (
  ends: readonly ({ readonly key: string } & EndWorth)[],
): readonly SevenEnd[] =>
  ends.map((end) => ({
    ...end,
    loss: Math.round(100 * ((ends[0]?.equity ?? end.equity) - end.equity)),
  }));

/** A decision in play. Its turn is begun once, so that its legal moves are found once. */
export type OpenDecision<Of extends JudgedDecision = JudgedDecision> = {
  readonly decision: Of;
  readonly start: Turn;
};

export const openDecision = <Of extends JudgedDecision>(decision: Of): OpenDecision<Of> => ({
  decision,
  start: turnOf(decision),
});

export const turnOf = ({ ruleset, position, roll }: JudgedDecision): Turn =>
  begin({ ruleset, position }, roll);

/** Only a double that climbs has more positions to look through. */
const MOST_POSITIONS = 20_000;

/** A way to an end of a decision; undefined if no legal turn ends there, or too many to list. */
export const turnTo = (decision: JudgedDecision, key: string): LegalTurn | undefined =>
  legalTurnsWithin(turnOf(decision), MOST_POSITIONS)?.find(
    (turn) => keyOf(decision.position, turn.position) === key,
  );

export const bestMoves = (decision: JudgedDecision): readonly Move[] =>
  decision.best ?? turnTo(decision, decision.ends[0]?.key ?? "")?.moves ?? [];

export const bestEnd = ({ position, ends }: JudgedDecision): Position =>
  endOf(position, ends[0]?.key ?? "");

/** The loss of a turn with this end; undefined if it is illegal, or not judged yet. */
export const lossOf = ({ position, ends }: JudgedDecision, end: Position): number | undefined => {
  const key = keyOf(position, end);
  return ends.find((one) => one.key === key)?.loss;
};

export const withJudged = (
  decision: JudgedDecision,
  end: Position,
  loss: number,
): JudgedDecision =>
  lossOf(decision, end) === undefined
    ? {
        ...decision,
        ends: [...decision.ends, { key: keyOf(decision.position, end), loss }],
      }
    : decision;

export type Square = "best" | "small" | "large";

/** The greatest loss of a square, in hundredths of a point: rollouts see none in `best`. */
export const MOST_LOSS: Readonly<Record<"best" | "small", number>> = { best: 1, small: 11 };

export const squareOf = (loss: number): Square => {
  if (loss <= MOST_LOSS.best) return "best";
  return loss <= MOST_LOSS.small ? "small" : "large";
};

/** A turn beside the best one: what is nearly as good is not wrong. */
export const besideOf = (loss: number, played: readonly Move[], best: readonly Move[]) => {
  const isRight = squareOf(loss) === "best";
  return {
    wrong: isRight ? undefined : played,
    close: isRight && loss > 0 ? played : undefined,
    best,
  };
};
