import type { PersonId } from "../../../../ids/ids.ts";
import type { Family } from "../../../../rules/types.ts";
import type { Chat, Person } from "../../../../tables/people/people.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { rivalsOf } from "../../../standings/door.ts";
import { MOST_LOSS, type Square, squareOf } from "../../decision/decision.ts";
import { dayBegins, dayOf, FIRST_SHIPPED, type Streak, streakOf } from "../../sets/days.ts";
import { sevenToday } from "../../sets/sets.ts";
import {
  type SevenDay,
  type SevenFound,
  type SevenRow,
  type SevenStanding,
  sevensIn,
} from "../../sets/sevens.ts";
import { SEVEN, SEVEN_GAMES } from "../../sets/types.ts";
import { daresIn } from "../../sharing/dares.ts";
import { type BestOfDay, groupAsked } from "./groups.ts";
import { type SevenState, sevenState } from "./play.ts";

const PAST_DAYS = 7;

export type SevenProgress = SevenDay & { readonly done: number };

export const progressOf = (
  { store }: Services,
  person: PersonId,
  { game, day }: SevenDay,
): SevenProgress => ({ game, day, done: sevensIn(store).answers({ person, game, day }).length });

export const squaresOf = ({ answers }: Pick<SevenState, "answers">): readonly Square[] =>
  answers.map(({ loss }) => squareOf(loss));

export const rightIn = (squares: readonly Square[]): number =>
  squares.filter((square) => square === "best").length;

/** Another player of a seven, whose squares stand beside one's own. */
export type SevenFriend = Pick<SevenState, "answers"> & Pick<Person, "id" | "name">;

/** A result has no room for more. */
const MOST_FRIENDS = 5;

/** The others who have played a seven to its end and share it with a person. */
const friendsIn = (
  services: Services,
  person: PersonId,
  where: SevenDay,
): readonly SevenFriend[] => {
  const { game: family, day } = where;
  const sharers = daresIn(services.store).sharersOf({ person, family, day });
  return [...new Set(sharers)]
    .flatMap((friend) => sevenFriend(services, friend, where) ?? [])
    .slice(0, MOST_FRIENDS);
};

/** What the others have made of a decision. */
export const foundIn = (
  { store }: Services,
  { game, day }: SevenDay,
  number: number,
): SevenFound | undefined => sevensIn(store).found({ game, day, number, most: MOST_LOSS.best });

/** Whose result has led a person to a seven of which they have played nothing yet. */
export const challengerOf = (
  services: Services,
  person: PersonId,
  state: SevenState,
): SevenFriend | undefined =>
  state.answers.length === 0 ? friendsIn(services, person, state)[0] : undefined;

export const sevenFriend = (
  { store }: Services,
  person: PersonId,
  { game, day }: SevenDay,
): SevenFriend | undefined => {
  const answers = sevensIn(store).answers({ person, game, day });
  const name = store.people.person(person)?.name ?? "";
  return answers.length === SEVEN ? { id: person, name, answers } : undefined;
};

/** A person's finished seven, and its standing if it was played on its own day. */
export type SevenDone = {
  readonly player: PersonId;
  readonly state: SevenState;
  readonly standing: SevenStanding | undefined;
  readonly friends: readonly SevenFriend[];
  readonly streak: Streak;
  /** The other game of the same day; a shipped set may have none. */
  readonly other: SevenDay | undefined;
  /** The best of all players, once the day is over. */
  readonly bestOfDay: BestOfDay | undefined;
  readonly askedAbout: Chat | undefined;
  readonly hashOfNext: string | undefined;
};

/** What one knows of the seven before the first board: nothing of it is given away. */
export type SevenNews = {
  /** One has answered in a seven before. */
  readonly isKnown: boolean;
  /** One's own results of the day before. */
  readonly yesterday: readonly Pick<SevenState, "answers">[];
  /** Days in a row. */
  readonly days: number;
  /** Friends who have played today, and how many more there are. */
  readonly friends: readonly string[];
};

export const sevenNews = (services: Services, person: PersonId): SevenNews => {
  const { store } = services;
  const day = sevenToday(services);
  const playedOn = (one: PersonId, on: number) =>
    SEVEN_GAMES.map((game) => ({
      answers: sevensIn(store).answers({ person: one, game, day: on }),
    })).filter(({ answers }) => answers.length === SEVEN);
  return {
    isKnown: sevensIn(store).hasAnswered(person),
    yesterday: playedOn(person, day - 1),
    days: streakAt(services, person).days,
    friends: rivalsOf(services, person)
      .filter(({ id }) => playedOn(id, day).length > 0)
      .map(({ name }) => name),
  };
};

const streakAt = (services: Services, person: PersonId): Streak =>
  streakOf(sevensIn(services.store).daysPlayed(person), sevenToday(services));

/** The players with the least loss in a seven of a day, the first to finish among equals. */
const bestOfDay = (
  { store }: Services,
  day: number,
  games: readonly Family[],
): BestOfDay | undefined => {
  const winners = games.flatMap((game) =>
    sevensIn(store)
      .best({ game, day, most: 1 })
      .map(({ person }) => ({
        game,
        squares: squaresOf({ answers: sevensIn(store).answers({ person, game, day }) }),
        name: store.people.person(person)?.name ?? "",
      })),
  );
  return winners.length > 0 ? { day, winners } : undefined;
};

/** The same for both sevens of yesterday. */
export const bestOfYesterday = (services: Services): BestOfDay | undefined =>
  bestOfDay(services, sevenToday(services) - 1, SEVEN_GAMES);

const hashOfTomorrow = (services: Services, game: Family): string | undefined =>
  sevensIn(services.store).find({ game, day: sevenToday(services) + 1 })?.hash;

/** Undefined before all seven turns are played. */
export const sevenDone = (
  services: Services,
  person: PersonId,
  where: SevenDay,
): SevenDone | undefined => {
  const state = sevenState(services, person, where);
  return state?.answers.length === SEVEN ? resultOf(services, person, state) : undefined;
};

export const resultOf = (services: Services, person: PersonId, state: SevenState): SevenDone => {
  const where = { game: state.game, day: state.day };
  return {
    player: person,
    state,
    standing: sevensIn(services.store).standing({ ...where, person }),
    friends: friendsIn(services, person, where),
    streak: streakAt(services, person),
    other: otherSeven(services, where),
    bestOfDay: state.isToday ? undefined : bestOfDay(services, where.day, [where.game]),
    askedAbout: state.isToday ? groupAsked(services, person) : undefined,
    hashOfNext: state.isToday ? hashOfTomorrow(services, where.game) : undefined,
  };
};

const otherSeven = ({ store }: Services, { game, day }: SevenDay): SevenDay | undefined =>
  SEVEN_GAMES.filter((one) => one !== game)
    .map((one) => ({ game: one, day }))
    .find((one) => sevensIn(store).find(one));

/** The sevens of the last days, the newest first, and the shipped ones without a day. */
export const pastSevens = (services: Services, person: PersonId): readonly SevenProgress[] =>
  [...pastDays(services), ...shippedDays(services)].flatMap((day) =>
    SEVEN_GAMES.filter((game) => sevensIn(services.store).find({ game, day })).map((game) =>
      progressOf(services, person, { game, day }),
    ),
  );

const shippedDays = ({ store }: Services): readonly number[] => {
  const days = SEVEN_GAMES.flatMap((game) => sevensIn(store).days({ game, day: FIRST_SHIPPED }));
  return [...new Set(days)].toSorted((one, two) => one - two);
};

const pastDays = (services: Services): readonly number[] => {
  const today = sevenToday(services);
  return Array.from({ length: PAST_DAYS }, (_, ago) => today - 1 - ago).filter((day) => day > 0);
};

export const closedSet = (services: Services, where: SevenDay): SevenRow | undefined =>
  where.day < sevenToday(services) ? sevensIn(services.store).find(where) : undefined;

export const sevenDays = (
  services: Services,
  person: PersonId,
): { readonly played: number; readonly days: number } => ({
  played: sevensIn(services.store).daysPlayed(person).length,
  days: streakAt(services, person).days,
});

/** A day of a person: `kept` was made good by a freeze, `ahead` is not missed (yet). */
export type SevenDayKind = "played" | "kept" | "missed" | "ahead";

type SevenMonth = {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  /** The days of its first week that belong to the month before; weeks begin on Monday. */
  readonly before: number;
  readonly days: readonly SevenDayKind[];
};

const WEEK = 7;

/** A person's month of sevens; undefined if they have never played one. */
export const sevenMonth = (
  { store, now }: Pick<Services, "store" | "now">,
  person: PersonId,
): SevenMonth | undefined => {
  const played = sevensIn(store).daysPlayed(person);
  if (played.length === 0) return undefined;
  const today = dayOf(now());
  const date = new Date(dayBegins(today));
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  const first = today - date.getUTCDate() + 1;
  const [whole, kept] = [new Set(played), new Set(streakOf(played, today).frozen)];
  const kindOf = (day: number): SevenDayKind => {
    if (whole.has(day)) return "played";
    if (kept.has(day)) return "kept";
    return day >= today || day < 1 ? "ahead" : "missed";
  };
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return {
    year,
    month: month + 1,
    before: (new Date(Date.UTC(year, month, 1)).getUTCDay() + WEEK - 1) % WEEK,
    days: Array.from({ length }, (_, at) => kindOf(first + at)),
  };
};
