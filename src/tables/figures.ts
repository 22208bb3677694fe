import { opponent } from "../game/colours.ts";
import { type Fairness, fairnessOf } from "../game/fairness.ts";
import { afterGame, type Rating, UNRATED } from "../game/rating.ts";
import { rollsIn } from "../game/rolls.ts";
import type { Colour } from "../game/types.ts";
import type { Family } from "../rules/types.ts";
import type { Finished } from "../store/figures.ts";
import type { GameRow } from "../store/games.ts";
import type { ChatId, PersonId } from "../store/ids.ts";
import type { Person } from "../store/people.ts";
import type { Store } from "../store/store.ts";
import type { Services } from "./services.ts";

/** What somebody's finished games add up to. */
export type Figures = {
  readonly games: number;
  readonly won: number;
  /** Won less lost. */
  readonly points: bigint;
  /** Given to others. */
  readonly mars: number;
  readonly koks: number;
  /** Games in the longest series with one opponent. */
  readonly longestSeries: number;
  readonly longestRun: number;
};

const MARS: readonly Finished["outcome"][] = ["mars", "home-mars"];

/** The figures of one person in a list of games, oldest first. */
export const figuresIn = (games: readonly Finished[], person: PersonId): Figures => {
  const own = games.filter(({ winner, loser }) => winner === person || loser === person);
  const won = own.filter(({ winner }) => winner === person);
  const inSeries = new Map<number, number>();
  let run = 0;
  let longestRun = 0;
  for (const { winner, series } of own) {
    inSeries.set(series, (inSeries.get(series) ?? 0) + 1);
    run = winner === person ? run + 1 : 0;
    longestRun = Math.max(longestRun, run);
  }
  return {
    games: own.length,
    won: won.length,
    points: own.reduce(
      (sum, { winner, points }) => sum + (winner === person ? points : -points),
      0n,
    ),
    mars: won.filter(({ outcome }) => MARS.includes(outcome)).length,
    koks: won.filter(({ outcome }) => outcome === "koks").length,
    longestSeries: Math.max(0, ...inSeries.values()),
    longestRun,
  };
};

export type TopRow = { readonly person: Person; readonly figures: Figures };

/** Everybody who has finished a game in a chat, the most points first. */
export const topOf = ({ store }: Services, chat: ChatId): readonly TopRow[] => {
  const games = store.figures.ofChat(chat);
  const people = new Set(games.flatMap(({ winner, loser }) => [winner, loser]));
  return [...people]
    .map((id) => ({ person: store.people.person(id), figures: figuresIn(games, id) }))
    .filter((row): row is TopRow => row.person !== undefined)
    .sort((a, b) => compare(b.figures.points, a.figures.points) || b.figures.won - a.figures.won);
};

const compare = (a: bigint, b: bigint): number => (a === b ? 0 : a < b ? -1 : 1);

type OwnFigures = {
  readonly figures: Figures;
  readonly ratings: Readonly<Record<Family, Rating | undefined>>;
  readonly fairness: Fairness;
};

/** Somebody's figures over all chats; with `against`, only of the games between the two. */
export const figuresOf = (
  { store }: Services,
  person: PersonId,
  against: PersonId | undefined,
): OwnFigures => {
  const games = store.figures
    .ofPerson(person)
    .filter(({ winner, loser }) => against === undefined || [winner, loser].includes(against));
  return {
    figures: figuresIn(games, person),
    ratings: {
      short: store.figures.rating(person, "short"),
      long: store.figures.rating(person, "long"),
    },
    fairness: fairnessOf(store.figures.rolls(person)),
  };
};

/** Counts a game that has just ended. To be called in the transaction that ends it. */
export const noteFigures = (store: Store, row: GameRow, winner: Colour): void => {
  const { family } = row.ruleset.switches;
  const ratingOf = (colour: Colour) => store.figures.rating(row[colour], family) ?? UNRATED;
  const after = afterGame(ratingOf(winner), ratingOf(opponent(winner)));
  store.figures.saveRating(row[winner], family, after.winner);
  store.figures.saveRating(row[opponent(winner)], family, after.loser);
  for (const { by, dice } of rollsIn(row.ruleset, store.games.events(row.id))) {
    store.figures.addRoll(row[by], dice);
  }
};
