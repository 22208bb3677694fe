import { button } from "../../../bot/view/button.ts";
import { AFTERS } from "../../../bot/view/look.ts";
import { type Fairness, fairnessOf } from "../../../game/fairness.ts";
import { endedEarly } from "../../../game/leaving.ts";
import { afterMeeting, type Rating, UNRATED } from "../../../game/rating.ts";
import { isMatchOver, leaderOf } from "../../../game/series.ts";
import type { Colour } from "../../../game/types.ts";
import { isComputer, type PersonId } from "../../../ids/ids.ts";
import { familyOf } from "../../../rules/family.ts";
import type { Family } from "../../../rules/types.ts";
import type { GameRow } from "../../../store/games.ts";
import type { LedgerRow } from "../../../store/ledger.ts";
import type { Store } from "../../../store/store.ts";
import { standingOf } from "../../../tables/game/finished.ts";
import { loadGame } from "../../../tables/game/load-game.ts";
import { colourOf } from "../../../tables/game/players.ts";
import { computerAt, LEVELS, type SeatLevel } from "../../../tables/game/seats.ts";
import {
  type CountedGame,
  type GameExtension,
  knownOf,
  type Services,
} from "../../../tables/services/services.ts";
import { GUIDES } from "../../rules/door.ts";
import { topPress } from "./presses.ts";
import {
  emptyStanding,
  finishedRow,
  isAmongPeople,
  noteDraw,
  noteStanding,
  sumRolls,
  withGame,
} from "./standings.ts";
import type { TopStanding } from "./standings-store.ts";
import { type FinishedRow, statRowsIn } from "./stats-store.ts";

type Ended = Pick<FinishedRow, "game" | "at">;

const isBefore = (one: Ended, other: Ended): boolean =>
  one.at < other.at || (one.at === other.at && one.game < other.game);

/** `draws`: games that end wins in a row, the first to end first. */
export const statsIn = (
  games: readonly FinishedRow[],
  person: PersonId,
  draws: readonly Ended[] = [],
): TopStanding => {
  const inSeries = new Map<number, number>();
  let standing = emptyStanding(person);
  let next = 0;
  for (const game of games) {
    if (game.winner !== person && game.loser !== person) continue;
    for (let drawn = draws[next]; drawn && isBefore(drawn, game); drawn = draws[++next])
      standing = { ...standing, run: 0 };
    const number = (inSeries.get(game.series) ?? 0) + 1;
    inSeries.set(game.series, number);
    standing = withGame(standing, game, number);
  }
  return standing;
};

const courseIn = (games: readonly FinishedRow[], person: PersonId): readonly bigint[] => {
  let sum = 0n;
  return games.map(({ winner, loser, points }) => {
    if (winner === person) sum += points;
    if (loser === person) sum -= points;
    return sum;
  });
};

export type OwnStats = {
  readonly stats: TopStanding;
  readonly drawn: number;
  readonly course: readonly bigint[];
  readonly ratings: Readonly<Record<Family, Rating | undefined>>;
  readonly ratingCourses: Readonly<Record<Family, readonly number[]>>;
  readonly fairness: Fairness;
  /** Against the computer, by level, for the levels played. */
  readonly computer: readonly { readonly level: SeatLevel; readonly stats: TopStanding }[];
};

/** A picture shows at most this many ratings of a course. */
const MOST_RATINGS = 200;

/** A person's stats over all chats; with `against`, only of the games between the two. */
export const statsOf = (
  { store }: Services,
  person: PersonId,
  against: PersonId | undefined,
): OwnStats => {
  const all = statRowsIn(store).ofPerson(person);
  const gamesWith = (other: PersonId) =>
    all.filter(({ winner, loser }) => winner === other || loser === other);
  const games = against === undefined ? all.filter(isAmongPeople) : gamesWith(against);
  const draws = store.draws
    .ofPerson({ person })
    .filter(({ other }) => (against === undefined ? !isComputer(other) : other === against));
  const computer = LEVELS.map((level) => ({
    level,
    stats: statsIn(gamesWith(computerAt(level)), person),
  })).filter(({ stats }) => stats.games > 0);
  return {
    stats: statsIn(games, person, draws),
    drawn: draws.length,
    course: courseIn(games, person),
    ratings: {
      short: ratingOf(store, person, "short"),
      long: ratingOf(store, person, "long"),
    },
    ratingCourses: {
      short: ratingCourse(store, person, "short"),
      long: ratingCourse(store, person, "long"),
    },
    computer,
    fairness: fairnessOf(statRowsIn(store).rolls(person)),
  };
};

/** After fewer games a winner could stand above players who are known to be stronger. */
const FEWEST_RATED = 10;

/** Undefined while there are too few games. */
const ratingOf = (store: Store, person: PersonId, family: Family): Rating | undefined =>
  statRowsIn(store).ratings(person, family, FEWEST_RATED).length < FEWEST_RATED
    ? undefined
    : statRowsIn(store).rating(person, family);

/** Begins with the rating of a new player, unless the course begins later. */
const ratingCourse = (store: Store, person: PersonId, family: Family): readonly number[] => {
  const course = statRowsIn(store).ratings(person, family, MOST_RATINGS);
  return course.length < MOST_RATINGS ? [UNRATED.rating, ...course] : course;
};

/** A match is one result, at its end; a game that ended early shows little of its players. */
const isRated = (
  services: Services,
  { row, endedEarly: isEarly }: Pick<CountedGame, "row" | "endedEarly">,
): boolean => {
  const { store } = services;
  const series = store.games.series(row.series);
  if (series.terms.match === undefined) return !isEarly;
  if (!isMatchOver(series.terms, standingOf(services, series, row))) return false;
  return !isEarly || store.ledger.ofSeries(row.series).some((one) => wasPlayed(services, one));
};

/** A game that a refused double ended at once was not left early, and yet not played. */
const wasPlayed = (
  services: Services,
  { game, early }: Pick<LedgerRow, "game" | "early">,
): boolean => {
  const row = services.store.games.game(game);
  return early === 0 && row !== undefined && !endedEarly(loadGame(services, row));
};

/** Rates a result of White, from 0 (lost) to 1 (won). */
const rate = (store: Store, row: GameRow, score: number): void => {
  const family = familyOf(row.ruleset.switches);
  const before = (colour: Colour) => statRowsIn(store).rating(row[colour], family) ?? UNRATED;
  const [white, black] = afterMeeting([before("white"), before("black")], score);
  for (const [person, rating] of [
    [row.white, white],
    [row.black, black],
  ] as const) {
    statRowsIn(store).saveRating({ person, family, ...rating });
    statRowsIn(store).noteRating(person, family, row.id, rating.rating);
  }
};

/** White's result after a drawn game; a point for both may have decided a match. */
const drawnScore = (services: Services, row: GameRow): number => {
  const series = services.store.games.series(row.series);
  if (series.terms.match === undefined) return 0.5;
  return leaderOf(standingOf(services, series, row)) === "white" ? 1 : 0;
};

const noteRolls = (store: Store, row: GameRow, rolls: CountedGame["rolls"]): void => {
  for (const { by, dice } of rolls) statRowsIn(store).addRoll(row[by], dice);
};

/** Under a game of two people who know each other: the page about both. */
const showAfterGame: NonNullable<GameExtension["shows"]> = (services, { row, game }) => {
  const isOfTwo = row.party === null && !isComputer(row.white) && !isComputer(row.black);
  if (game.phase.kind !== "over" || !isOfTwo || knownOf(services, "ofStrangers", row.id))
    return undefined;
  const press = topPress({ do: "against-of", game: row.id });
  return AFTERS.give({
    more: (_, say) => [button(say("button-against-game"), press)],
  });
};

export const statisticsExtension: GameExtension = {
  shows: showAfterGame,
  gives: [GUIDES.give({ id: "rating", word: "rating" })],
  counted: (services, game) => {
    const { store } = services;
    const { row, rolls, winner } = game;
    const isAmongTwo = !isComputer(row.white) && !isComputer(row.black);
    if (winner === undefined) {
      const isRatedNow = isAmongTwo && isRated(services, { row, endedEarly: false });
      if (isRatedNow) rate(store, row, drawnScore(services, row));
      const players = [row.white, row.black];
      if (isAmongTwo && game.group !== null) noteDraw(store, game.group, { players, at: game.at });
    } else {
      const rolledBy = (person: PersonId) => sumRolls(rolls, colourOf(row, person));
      if (game.group !== null && !game.wasLeftEarly)
        noteStanding(store, game.group, finishedRow(game), rolledBy);
      if (isAmongTwo && isRated(services, game)) rate(store, row, winner === "white" ? 1 : 0);
    }
    noteRolls(store, row, rolls);
  },
};
