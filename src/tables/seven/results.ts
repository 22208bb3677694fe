import type { PersonId } from "../../ids/ids.ts";
import { type Streak, streakOf } from "../../seven/days.ts";
import { type Square, squareOf } from "../../seven/squares.ts";
import { SEVEN, SEVEN_GAMES, type SevenGame } from "../../seven/types.ts";
import type { SevenStanding } from "../../store/sevens.ts";
import type { Services } from "../services.ts";
import { type SevenState, sevenState } from "./play.ts";
import { type SevenDay, sevenToday } from "./sets.ts";

export type { SevenStanding, Square, Streak };

/** What somebody has done of a seven so far. */
export type SevenProgress = SevenDay & { readonly done: number };

export const progressOf = (
  { store }: Services,
  person: PersonId,
  { game, day }: SevenDay,
): SevenProgress => ({ game, day, done: store.sevens.answers({ person, game, day }).length });

/** The squares of the turns played, in their order. */
export const squaresOf = ({ answers }: Pick<SevenState, "answers">): readonly Square[] =>
  answers.map(({ loss }) => squareOf(loss));

/** A whole seven of somebody's, and where it stands if it was played on its day. */
export type SevenDone = {
  readonly state: SevenState;
  readonly loss: number;
  readonly standing: SevenStanding | undefined;
  readonly streak: Streak;
};

/** Days in a row on which somebody has played a whole seven, as it stands today. */
const streakAt = (services: Services, person: PersonId): Streak =>
  streakOf(services.store.sevens.daysPlayed(person), sevenToday(services));

/** Undefined where not all seven turns are played. */
export const sevenDone = (
  services: Services,
  person: PersonId,
  where: SevenDay,
): SevenDone | undefined => {
  const state = sevenState(services, person, where);
  if (!state || state.answers.length < SEVEN) return undefined;
  return {
    state,
    loss: state.answers.reduce((sum, { loss }) => sum + loss, 0),
    standing: services.store.sevens.standing({ ...where, person }),
    streak: streakAt(services, person),
  };
};

export const otherGame = (game: SevenGame): SevenGame =>
  SEVEN_GAMES.find((one) => one !== game) ?? game;
