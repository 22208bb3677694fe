import type { PersonId } from "../../../../ids/ids.ts";
import { type Result, refused } from "../../../../rules/result.ts";
import {
  afterDone,
  afterPress,
  type SoloPress,
  type SoloTurn,
  soloTurn,
  UNTOUCHED,
} from "../../../../tables/game/kept-turn.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { lossOf } from "../../decision/decision.ts";
import { keyOf } from "../../decision/ends.ts";
import { SEVEN } from "../rules/types.ts";
import {
  type AnswerTaken,
  type SevenAnswer,
  type SevenDay,
  type SevenTurn,
  sevensIn,
} from "../store/sevens.ts";
import { ANSWERED } from "./answered.ts";
import { noteSevenPlayed } from "./groups.ts";
import type { OpenSeven } from "./open.ts";
import { openSeven, sevenToday } from "./sets.ts";

/** How far a player has come with a seven. */
export type SevenState = SevenDay & {
  readonly open: OpenSeven;
  /** It is played on its own day. */
  readonly isToday: boolean;
  readonly answers: readonly SevenAnswer[];
  /** The present decision; undefined after the seventh. */
  readonly now: SevenNow | undefined;
};

type SevenNow = SoloTurn<SevenTurn> & { readonly number: number };

/** A press on the board of a seven: in which decision, and what it does in its turn. */
export type SevenPress = SevenDay & SoloPress & { readonly number: number };

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
  const start = open[number]?.start;
  if (start === undefined) return { game, day, open, isToday, answers, now: undefined };
  const kept = keptTurn(services, person, { game, day, number });
  return { game, day, open, isToday, answers, now: { number, ...soloTurn(start, kept) } };
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

/** Plays checkers in the open decision, or takes back what the last press has played. */
export const playInSeven = (
  services: Services,
  person: PersonId,
  press: SevenPress,
): SevenOutcome<{ readonly step: number }> =>
  services.store.transaction(() => {
    const state = sevenState(services, person, press);
    if (!state) return refused("no-seven");
    if (state.now?.number !== press.number) return refused("stale");
    const done = afterPress(state.now, press);
    if (!done.ok) return done;
    const { kept } = done;
    const { game, day, number } = press;
    sevensIn(services.store).keepTurn({ game, day, number, ...kept, person });
    return { ok: true, step: kept.step };
  });

/** Ends the turn: the answer is given, once and for all. */
export const answerSeven = (
  services: Services,
  person: PersonId,
  at: SevenPress,
): SevenOutcome<{ readonly taken: AnswerTaken }> =>
  services.store.transaction(() => {
    const state = sevenState(services, person, at);
    if (!state) return refused("no-seven");
    const { now, open, isToday } = state;
    if (now?.number !== at.number) return refused("stale");
    const ended = afterDone(now, at);
    if (!ended.ok) return ended;
    const decision = open[now.number]?.decision;
    const loss = decision && lossOf(decision, now.turn.position);
    if (!decision || loss === undefined) return refused("illegal-move");
    const played = keyOf(decision.position, now.turn.position);
    const sevens = sevensIn(services.store);
    const by = { person, game: at.game, day: at.day };
    const taken = sevens.answer(by, {
      number: now.number,
      played,
      loss,
      ranked: isToday,
      at: services.now(),
    });
    sevens.dropTurn(by);
    if (taken === "finished") noteSevenPlayed(services, person, at.day);
    const answered = { ...by, number: now.number, played, loss };
    if (taken !== "already") for (const hear of ANSWERED.of(services)) hear(services, answered);
    return { ok: true, taken };
  });
