import type { PersonId } from "../../../ids/ids.ts";
import type { Chat } from "../../../tables/people/people.ts";
import type { Services } from "../../../tables/services/services.ts";
import { type Streak, streakOf } from "../rules/days.ts";
import { type Square, squareOf } from "../rules/squares.ts";
import { SEVEN, SEVEN_GAMES, type SevenGame } from "../rules/types.ts";
import type { SevenRow, SevenStanding } from "../store/sevens.ts";
import { sevensIn } from "../store/sevens.ts";
import { friendsIn, type SevenFriend } from "./friends.ts";
import { type BestOfDay, groupAsked } from "./groups.ts";
import { type SevenState, sevenState } from "./play.ts";
import { type SevenDay, sevenToday } from "./sets.ts";

export type { SevenStanding, Square, Streak };

const PAST_DAYS = 7;

/** A person's number of decisions in a seven so far. */
export type SevenProgress = SevenDay & { readonly done: number };

export const progressOf = (
  { store }: Services,
  person: PersonId,
  { game, day }: SevenDay,
): SevenProgress => ({ game, day, done: sevensIn(store).answers({ person, game, day }).length });

/** The squares of the turns, in order. */
export const squaresOf = ({ answers }: Pick<SevenState, "answers">): readonly Square[] =>
  answers.map(({ loss }) => squareOf(loss));

/** A person's finished seven, and its place if it was played on its own day. */
export type SevenDone = {
  readonly state: SevenState;
  readonly loss: number;
  readonly standing: SevenStanding | undefined;
  readonly friends: readonly SevenFriend[];
  readonly streak: Streak;
  /** The best of all players, once the day is over. */
  readonly bestOfDay: BestOfDay | undefined;
  /** The group that the person is asked about. */
  readonly askedAbout: Chat | undefined;
  /** The hash of tomorrow's set. */
  readonly hashOfNext: string | undefined;
};

/** A person's run of days with a finished seven, as of today. */
const streakAt = (services: Services, person: PersonId): Streak =>
  streakOf(sevensIn(services.store).daysPlayed(person), sevenToday(services));

/** The players with the least loss in a seven of a day, the first to finish among equals. */
const bestOfDay = (
  { store }: Services,
  day: number,
  games: readonly SevenGame[],
): BestOfDay | undefined => {
  const winners = games.flatMap((game) =>
    sevensIn(store)
      .best({ game, day, most: 1 })
      .map(({ person, loss }) => ({
        ...{ game, loss },
        name: store.people.person(person)?.name ?? "",
      })),
  );
  return winners.length > 0 ? { day, winners } : undefined;
};

/** The same for each of the last days. */
export const bestOfPastDays = (services: Services): readonly BestOfDay[] =>
  pastDays(services).flatMap((day) => bestOfDay(services, day, SEVEN_GAMES) ?? []);

/** The hash of tomorrow's set, published today. */
const hashOfTomorrow = (services: Services, game: SevenGame): string | undefined =>
  sevensIn(services.store).find({ game, day: sevenToday(services) + 1 })?.hash;

/** Undefined before all seven turns are played. */
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
    standing: sevensIn(services.store).standing({ ...where, person }),
    friends: friendsIn(services, person, where),
    streak: streakAt(services, person),
    bestOfDay: state.isToday ? undefined : bestOfDay(services, where.day, [where.game]),
    askedAbout: state.isToday ? groupAsked(services, person) : undefined,
    hashOfNext: state.isToday ? hashOfTomorrow(services, where.game) : undefined,
  };
};

export const otherGame = (game: SevenGame): SevenGame =>
  SEVEN_GAMES.find((one) => one !== game) ?? game;

/** The sevens of the last past days that the bot had, the newest first. */
export const pastSevens = (services: Services, person: PersonId): readonly SevenProgress[] =>
  pastDays(services).flatMap((day) =>
    SEVEN_GAMES.filter((game) => sevensIn(services.store).find({ game, day })).map((game) =>
      progressOf(services, person, { game, day }),
    ),
  );

const pastDays = (services: Services): readonly number[] => {
  const today = sevenToday(services);
  return Array.from({ length: PAST_DAYS }, (_, ago) => today - 1 - ago).filter((day) => day > 0);
};

/** The exact text and hash of a past day's set, for a check. */
export const closedSet = (services: Services, where: SevenDay): SevenRow | undefined =>
  where.day < sevenToday(services) ? sevensIn(services.store).find(where) : undefined;

/** The number of days with a finished seven, and the present run of them. */
export const sevenDays = (
  services: Services,
  person: PersonId,
): { readonly played: number; readonly days: number } => ({
  played: sevensIn(services.store).daysPlayed(person).length,
  days: streakAt(services, person).days,
});
