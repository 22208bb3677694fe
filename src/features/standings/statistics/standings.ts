import { opponent } from "../../../game/colours.ts";
import type { rollsIn } from "../../../game/fairness.ts";
import type { Colour } from "../../../game/types.ts";
import { type ChatId, isComputer, type PersonId } from "../../../ids/ids.ts";
import type { Person } from "../../../store/people.ts";
import type { Store } from "../../../store/store.ts";
import type { CountedGame, Services } from "../../../tables/services/services.ts";
import { PERIODS, type Period, type Span, spanAt } from "./periods.ts";
import { standingsIn, type TopStanding } from "./standings-store.ts";
import type { FinishedRow } from "./stats-store.ts";

/** Games against the computer count separately. */
export const isAmongPeople = ({ winner, loser }: Pick<FinishedRow, "winner" | "loser">): boolean =>
  !isComputer(winner) && !isComputer(loser);

/** The row of a game that has just ended. */
export const finishedRow = (game: CountedGame): FinishedRow => {
  const { row, winner, outcome, points, at } = game;
  const players = { winner: row[winner], loser: row[opponent(winner)] };
  return { game: row.id, series: row.series, ...players, outcome, points, at };
};

/** A held mother is worth as much, but is no mars. */
const MARS: readonly FinishedRow["outcome"][] = ["mars", "home-mars"];

export const emptyStanding = (person: PersonId): TopStanding => ({
  person,
  games: 0,
  won: 0,
  points: 0n,
  mars: 0,
  koks: 0,
  longestSeries: 0,
  run: 0,
  longestRun: 0,
  rolls: 0,
  pips: 0,
  dearest: undefined,
});

/** A standing with one more game, which is the `inSeries`-th of its series. */
export const withGame = (
  before: TopStanding,
  { game, winner, outcome, points }: FinishedRow,
  inSeries: number,
): TopStanding => {
  const isWon = winner === before.person;
  const isMars = isWon && MARS.includes(outcome);
  const isKoks = isWon && outcome === "koks";
  const run = isWon ? before.run + 1 : 0;
  const isDearest = (isMars || isKoks) && points > (before.dearest?.points ?? 0n);
  return {
    ...before,
    games: before.games + 1,
    won: before.won + (isWon ? 1 : 0),
    points: before.points + (isWon ? points : -points),
    mars: before.mars + (isMars ? 1 : 0),
    koks: before.koks + (isKoks ? 1 : 0),
    longestSeries: Math.max(before.longestSeries, inSeries),
    run,
    longestRun: Math.max(before.longestRun, run),
    dearest: isDearest ? { game, points } : before.dearest,
  };
};

/** A person's rolls in a game, and the points on their dice, those of a double counted twice. */
export type Rolled = Pick<TopStanding, "rolls" | "pips">;

export const sumRolls = (rolls: ReturnType<typeof rollsIn>, colour: Colour | undefined): Rolled => {
  const own = rolls.filter(({ by }) => by === colour);
  const pipsOf = ({ dice: [first, second] }: (typeof rolls)[number]): number =>
    (first + second) * (first === second ? 2 : 1);
  return { rolls: own.length, pips: own.reduce((sum, roll) => sum + pipsOf(roll), 0) };
};

/** Counts a game in the standings of its chat. Call it in the transaction that ends the game. */
export const noteStanding = (
  store: Store,
  chat: ChatId,
  game: FinishedRow,
  rolledBy: (person: PersonId) => Rolled,
): void => {
  if (!isAmongPeople(game)) return;
  // A chat without standings counts this game with its earlier ones.
  if (standingsIn(store).areCounted(chat)) addGame(store, chat, game, rolledBy);
};

/** The week and the month of a time, and the one that holds all. */
export const spansAt = (time: number): readonly Span[] =>
  PERIODS.map((period) => spanAt(period, time));

const addGame = (
  store: Store,
  chat: ChatId,
  game: FinishedRow,
  rolledBy: (person: PersonId) => Rolled,
): void => {
  const standings = standingsIn(store);
  const inSeries = standings.gamesIn(game.series) ?? 1;
  for (const span of spansAt(game.at)) {
    standings.removeBefore(chat, span);
    for (const person of [game.winner, game.loser]) {
      const before = standings.of(chat, span, person) ?? emptyStanding(person);
      const { rolls, pips } = rolledBy(person);
      const diced = { ...before, rolls: before.rolls + rolls, pips: before.pips + pips };
      standings.save(chat, span, withGame(diced, game, inSeries));
    }
  }
};

/** A draw counts in no standing, and is the end of both players' wins in a row. */
export const noteDraw = (
  store: Store,
  chat: ChatId,
  { players, at }: { readonly players: readonly PersonId[]; readonly at: number },
): void => {
  const standings = standingsIn(store);
  for (const span of spansAt(at))
    for (const person of players) {
      const standing = standings.of(chat, span, person);
      if (standing) standings.save(chat, span, { ...standing, run: 0 });
    }
};

export type TopRow = {
  /** 1 for the person with most points. */
  readonly place: number;
  readonly person: Person;
  readonly stats: TopStanding;
  /** Points after each of the last games, and before the first of these. */
  readonly course: () => readonly bigint[];
};

/** A picture shows at most this many steps of a course. */
const MOST_STEPS = 120;

/**
 * The first players of a chat in the present week, month or over all, and the asker's own place if
 * that is further down.
 */
export const topOf = (
  services: Services,
  chat: ChatId,
  { most, asker, period }: TopAsked,
): readonly TopRow[] => {
  const { people } = services.store;
  const standings = standingsIn(services.store);
  const now = services.now();
  const span = spanAt(period, now);
  const first = standings.first(chat, span, most);
  const isFirst = first.some(({ person }) => person === asker);
  const own = isFirst ? undefined : standings.of(chat, span, asker);
  const places = first.map((stats, index) => ({ stats, place: index + 1 }));
  const last = own
    ? [{ stats: own, place: standings.above({ ...span, chat, person: asker }) + 1 }]
    : [];
  return [...places, ...last].flatMap(({ stats, place }) => {
    const person = people.person(stats.person);
    // Games since the beginning of the period are the last of their games.
    const steps = Math.min(MOST_STEPS, stats.games);
    const course = () => courseTo(stats.points, standings.lately(chat, stats.person, steps));
    return person ? [{ place, person, stats, course }] : [];
  });
};

type TopAsked = {
  readonly most: number;
  readonly asker: PersonId;
  readonly period: Period;
};

const courseTo = (points: bigint, lately: readonly bigint[]): readonly bigint[] => {
  const course = [points];
  for (const change of lately) course.push((course.at(-1) ?? 0n) - change);
  return course.toReversed();
};
