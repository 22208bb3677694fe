import type { PersonId } from "../../../../ids/ids.ts";
import type { Family } from "../../../../rules/types.ts";
import { type SoloPress, soloTurn, UNTOUCHED } from "../../../../tables/game/kept-turn.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { type OpenSeven, openSeven, sevenToday } from "../../sets/sets.ts";
import { type SevenAnswer, type SevenDay, type SevenTurn, sevensIn } from "../../sets/sevens.ts";
import { SEVEN } from "../../sets/types.ts";
import { daresIn } from "../../sharing/dares.ts";
import type { Attempt, PracticeKind } from "../../solve/solve.ts";
import { noteSevenAttempt } from "../../trainer/play/attempt.ts";
import { noteSevenPlayed } from "./groups.ts";

export type SevenState = SevenDay & {
  readonly open: OpenSeven;
  /** It is played on its own day. */
  readonly isToday: boolean;
  readonly answers: readonly SevenAnswer[];
  /** The present decision; undefined after the seventh. */
  readonly now: Attempt<SevenTurn> | undefined;
};

/** A press on the board of a seven: in which decision, and what it does in its turn. */
export type SevenPress = SoloPress & {
  readonly family: Family;
  readonly day: number;
  readonly decision: number;
};

export const sevenState = (
  services: Services,
  person: PersonId,
  { game, day }: SevenDay,
): SevenState | undefined => {
  const open = openSeven(services, { game, day });
  if (open === undefined) return undefined;
  const sevens = sevensIn(services.store);
  const answers = sevens.answers({ person, game, day });
  const isToday = day === sevenToday(services);
  const kept = sevens.turn({ person, game, day });
  return { game, day, open, isToday, answers, now: firstOpen(open, answers, kept) };
};

const firstOpen = (
  open: OpenSeven,
  answers: readonly SevenAnswer[],
  kept?: SevenTurn,
): SevenState["now"] => {
  const given = new Set(answers.map(({ number }) => number));
  const number = open.findIndex((_, at) => !given.has(at));
  const decision = open[number];
  const turn = kept?.number === number ? kept : { number, ...UNTOUCHED };
  return decision && { ...decision, ...soloTurn(decision.start, turn) };
};

/** A seven's answers are given once and for all. */
export const SEVEN_PRACTICE: PracticeKind<SevenPress, SevenState> = {
  find: (services, person, { family: game, day, decision }) => {
    const state = sevenState(services, person, { game, day });
    if (!state) return { state, refused: "no-seven" };
    const { now } = state;
    return now?.kept.number === decision ? { state, now } : { state, refused: "stale" };
  },
  keep: ({ store }, person, state, kept) => {
    const { game, day, now } = state;
    if (!now) return state;
    const turn = { ...now.kept, ...kept };
    sevensIn(store).keepTurn({ person, game, day, ...turn });
    return { ...state, now: { ...now, ...soloTurn(now.start, turn) } };
  },
  answer: (services, person, state, { played, loss }) => {
    const { game, day, open, isToday, answers, now } = state;
    if (!now) return state;
    const sevens = sevensIn(services.store);
    const by = { person, game, day };
    const { number } = now.kept;
    const answer = { number, played, loss, ranked: isToday, at: services.now() };
    const taken = sevens.answer(by, answer);
    sevens.dropTurn(by);
    if (taken === "finished") noteSevenPlayed(services, person, day);
    if (taken !== "already") noteSevenAttempt(services, person, { game, day, ...answer });
    const given = [...answers, answer].toSorted((one, two) => one.number - two.number);
    // The messages in which it is compared tell of it.
    if (given.length === SEVEN) daresIn(services.store).touchSeven({ person, family: game, day });
    return { ...state, answers: given, now: firstOpen(open, given) };
  },
};
