import type { Think } from "../../../ai/table/thinker.ts";
import type { CodeOf } from "../../../bot/text/texts.ts";
import type { PersonId } from "../../../ids/ids.ts";
import type { Position } from "../../../rules/types.ts";
import {
  afterDone,
  afterPress,
  type KeptTurn,
  type SoloPress,
  type SoloTurn,
} from "../../../tables/game/kept-turn.ts";
import type { Services } from "../../../tables/services/services.ts";
import {
  type JudgedDecision,
  lossOf,
  type OpenDecision,
  withJudged,
} from "../decision/decision.ts";
import { keyOf } from "../decision/ends.ts";

/** A person's turn in a decision, as far as it is played. */
export type Attempt<Kept extends KeptTurn = KeptTurn> = OpenDecision & SoloTurn<Kept>;

/** What stands where a person has pressed, with the turn that the press may play. */
type FoundTurn<State> = { readonly state: State; readonly now: Attempt };

/** Why a press does not count, and what stands there, if anything. */
type NotCounted<State> = {
  readonly state: State | undefined;
  readonly refused: CodeOf<"refused">;
};

export type Solved<State> = { readonly state: State } | NotCounted<State>;

/** The end of a turn, and what it has lost. */
export type GivenAnswer = {
  /** The key of the end. */
  readonly played: string;
  readonly loss: number;
  /** The decision with this end, where it was not judged before. */
  readonly judged: JudgedDecision | undefined;
};

/** A kind of practice: which turn a press is about, where it is kept, what an answer does. */
export type PracticeKind<Press extends SoloPress, State> = {
  readonly find: (
    services: Services,
    person: PersonId,
    press: Press,
  ) => FoundTurn<State> | NotCounted<State>;
  readonly keep: (services: Services, person: PersonId, state: State, kept: KeptTurn) => State;
  /** Takes the answer in the transaction in which the turn was found. */
  readonly answer: (
    services: Services,
    person: PersonId,
    state: State,
    answer: GivenAnswer,
  ) => State;
};

/** Plays checkers in a decision, or takes back what the last press has played. */
export const playTurn = <Press extends SoloPress, State>(
  services: Services,
  practice: PracticeKind<Press, State>,
  person: PersonId,
  press: Press,
): Solved<State> =>
  services.store.transaction(() => {
    const found = practice.find(services, person, press);
    if ("refused" in found) return found;
    const { state, now } = found;
    const done = afterPress(now, press);
    if (!done.ok) return { state, refused: done.code };
    return { state: practice.keep(services, person, state, done.kept) };
  });

/** Ends the turn and takes the answer; rejects when it cannot be judged. */
export const answerTurn = async <Press extends SoloPress, State>(
  services: Services,
  think: Think,
  practice: PracticeKind<Press, State>,
  person: PersonId,
  press: Press,
  judged?: number,
): Promise<Solved<State>> => {
  const taken = services.store.transaction((): Solved<State> | Unjudged => {
    // While a turn was judged, a second press may have been quicker.
    const found = practice.find(services, person, press);
    if ("refused" in found) return found;
    const { state, now } = found;
    const ended = afterDone(now, press);
    if (!ended.ok) return { state, refused: ended.code };
    const answer = answerIn(now, judged);
    return answer ? { state: practice.answer(services, person, state, answer) } : { unjudged: now };
  });
  if (!("unjudged" in taken)) return taken;
  const { decision, turn } = taken.unjudged;
  const loss = await judgedLoss(think, decision, turn.position);
  return answerTurn(services, think, practice, person, press, loss);
};

type Unjudged = { readonly unjudged: Attempt };

const answerIn = ({ decision, turn }: Attempt, judged?: number): GivenAnswer | undefined => {
  const end = turn.position;
  const known = lossOf(decision, end);
  const loss = known ?? judged;
  return loss === undefined
    ? undefined
    : {
        played: keyOf(decision.position, end),
        loss,
        judged: known === undefined ? withJudged(decision, end, loss) : undefined,
      };
};

/** The loss of a turn with this end, as the thinking thread judges it. */
const judgedLoss = async (
  think: Think,
  { ruleset, position, roll }: JudgedDecision,
  end: Position,
): Promise<number> => {
  const question = { position, roll };
  const thought = await think({ kind: "judge", level: "best", ruleset, question, end });
  if (thought.kind !== "judge") throw new Error("asked for a judgement, got another thought");
  return Math.round(100 * thought.loss);
};
