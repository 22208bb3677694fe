import { movesOf } from "../../../game/moves.ts";
import type { CheckerMove } from "../../../game/types.ts";
import type { PersonId } from "../../../ids/ids.ts";
import { type Result, refused } from "../../../rules/result.ts";
import {
  type KeptTurn,
  keptWith,
  keptWithout,
  type TurnSoFar,
  turnSoFar,
  UNTOUCHED,
} from "../../../tables/game/kept-turn.ts";
import type { Services } from "../../../tables/services/services.ts";
import { endAt, lossOfEnd } from "../rules/squares.ts";
import { SEVEN } from "../rules/types.ts";
import type { AnswerTaken, SevenAnswer, SevenTurn } from "../store/sevens.ts";
import { sevensIn } from "../store/sevens.ts";
import { ANSWERED } from "./answered.ts";
import { noteSevenPlayed } from "./groups.ts";
import type { OpenSeven } from "./open.ts";
import { openSeven, type SevenDay, sevenToday } from "./sets.ts";

/** A person's progress in a seven. */
export type SevenState = SevenDay & {
  readonly open: OpenSeven;
  /** It is played on its own day. */
  readonly isToday: boolean;
  readonly answers: readonly SevenAnswer[];
  /** The present decision; undefined after the seventh. */
  readonly now: SevenNow | undefined;
};

type SevenNow = TurnSoFar & {
  readonly number: number;
  /** The stored form; buttons are made for its step. */
  readonly kept: SevenTurn;
};

/** A button of a seven: its decision, and the state of the turn. */
export type AtSeven = SevenDay & { readonly number: number; readonly step: number };

type SevenRefusal = "no-seven" | "stale" | "illegal-move" | "nothing-to-undo" | "dice-left";

export const sevenState = (
  services: Services,
  person: PersonId,
  { game, day }: SevenDay,
): SevenState | undefined => {
  const open = openSeven(services, { game, day });
  if (open === undefined) return undefined;
  const answers = sevensIn(services.store).answers({ person, game, day });
  const isToday = day === sevenToday(services);
  const number = firstOpen(answers);
  const start = open.turns[number];
  if (start === undefined) return { game, day, open, isToday, answers, now: undefined };
  const kept = keptTurn(services, person, { game, day, number });
  const now = { number, kept, ...turnSoFar(start, kept) };
  return { game, day, open, isToday, answers, now };
};

const firstOpen = (answers: readonly SevenAnswer[]): number => {
  const given = new Set(answers.map(({ number }) => number));
  return Array.from({ length: SEVEN }, (_, at) => at).find((at) => !given.has(at)) ?? SEVEN;
};

const keptTurn = (
  { store }: Services,
  person: PersonId,
  { game, day, number }: SevenDay & { readonly number: number },
): SevenTurn => {
  const kept = sevensIn(store).turn({ person, game, day });
  return kept?.number === number ? kept : { number, ...UNTOUCHED };
};

/** The result of a press on the board of a seven. */
type SevenOutcome<Value> = Result<Value, SevenRefusal>;

/** Changes the turn of a button's decision, if that is the present one. */
const changed = (
  services: Services,
  person: PersonId,
  at: AtSeven,
  change: (now: SevenNow) => Result<{ readonly kept: KeptTurn }, SevenRefusal>,
): SevenOutcome<{ readonly step: number }> =>
  services.store.transaction(() => {
    const state = sevenState(services, person, at);
    if (!state) return refused("no-seven");
    if (state.now?.number !== at.number) return refused("stale");
    const done = change(state.now);
    if (!done.ok) return done;
    const { kept } = done;
    sevensIn(services.store).keepTurn({ ...at, ...kept, person });
    return { ok: true, step: kept.step };
  });

/** Plays checkers in the present decision; counts on any keyboard since the last undo. */
export const moveInSeven = (
  services: Services,
  person: PersonId,
  at: AtSeven,
  moves: readonly CheckerMove[],
): SevenOutcome<{ readonly step: number }> =>
  changed(services, person, at, ({ kept, turn }) => keptWith(kept, turn, at.step, moves));

/** Takes the moves of the last press back. */
export const undoInSeven = (
  services: Services,
  person: PersonId,
  at: AtSeven,
): SevenOutcome<{ readonly step: number }> =>
  changed(services, person, at, ({ kept }) => keptWithout(kept, at.step));

/** Ends the turn and takes the answer, which is final. */
export const answerSeven = (
  services: Services,
  person: PersonId,
  at: AtSeven,
): SevenOutcome<{ readonly taken: AnswerTaken }> =>
  services.store.transaction(() => {
    const state = sevenState(services, person, at);
    if (!state) return refused("no-seven");
    const { now, open, isToday } = state;
    if (now?.number !== at.number || now.kept.step !== at.step) return refused("stale");
    if (movesOf(now.turn).length > 0) return refused("dice-left");
    const decision = open.set.decisions[now.number];
    const end = decision && endAt(decision, now.turn.position);
    if (!decision || !end) return refused("illegal-move");
    const sevens = sevensIn(services.store);
    const loss = lossOfEnd(decision, end);
    const by = { person, game: at.game, day: at.day };
    const taken = sevens.answer(by, {
      number: now.number,
      played: end.key,
      loss,
      ranked: isToday,
      at: services.now(),
    });
    sevens.dropTurn(by);
    if (taken === "finished") noteSevenPlayed(services, person, at.day);
    const answered = { ...by, number: now.number, played: end.key, loss };
    if (taken !== "already") for (const hear of ANSWERED.of(services)) hear(services, answered);
    return { ok: true, taken };
  });
