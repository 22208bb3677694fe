import { type ChatId, isComputer, type PersonId } from "../ids/ids.ts";
import type { Person } from "../store/people.ts";
import type { TopStanding } from "../store/standings.ts";
import type { FinishedRow } from "../store/stats.ts";
import type { Store } from "../store/store.ts";
import type { Services } from "./services.ts";

/** Games against the computer count apart. */
export const isAmongPeople = ({ winner, loser }: Pick<FinishedRow, "winner" | "loser">): boolean =>
  !isComputer(winner) && !isComputer(loser);

const MARS: readonly FinishedRow["outcome"][] = ["mars", "home-mars"];

export const nothingYet = (person: PersonId): TopStanding => ({
  person,
  games: 0,
  won: 0,
  points: 0n,
  mars: 0,
  koks: 0,
  longestSeries: 0,
});

/** A standing with one more game, which is the `inSeries`-th of its series. */
export const counted = (
  before: TopStanding,
  { winner, outcome, points }: FinishedRow,
  inSeries: number,
) => {
  const isWon = winner === before.person;
  return {
    person: before.person,
    games: before.games + 1,
    won: before.won + (isWon ? 1 : 0),
    points: before.points + (isWon ? points : -points),
    mars: before.mars + (isWon && MARS.includes(outcome) ? 1 : 0),
    koks: before.koks + (isWon && outcome === "koks" ? 1 : 0),
    longestSeries: Math.max(before.longestSeries, inSeries),
  };
};

/** Counts a game in the standings of its chat. To be called in the transaction that ends it. */
export const noteStanding = (store: Store, chat: ChatId, game: FinishedRow): void => {
  if (!isAmongPeople(game)) return;
  const { standings } = store;
  // Whatever has been played there before is counted with it.
  if (standings.areKept(chat)) addGame(store, chat, game);
  else countAll(store, chat);
};

const addGame = ({ standings }: Store, chat: ChatId, game: FinishedRow): void => {
  const inSeries = standings.gamesIn(game.series) ?? 1;
  for (const person of [game.winner, game.loser]) {
    const before = standings.of(chat, person) ?? nothingYet(person);
    standings.save(chat, counted(before, game, inSeries));
  }
};

const countAll = ({ standings, stats }: Store, chat: ChatId): void => {
  const found = new Map<PersonId, TopStanding>();
  const inSeries = new Map<number, number>();
  for (const game of stats.ofChat(chat).filter(isAmongPeople)) {
    const number = (inSeries.get(game.series) ?? 0) + 1;
    inSeries.set(game.series, number);
    for (const person of [game.winner, game.loser])
      found.set(person, counted(found.get(person) ?? nothingYet(person), game, number));
  }
  for (const standing of found.values()) standings.save(chat, standing);
};

export type TopRow = {
  /** 1 for who has won most. */
  readonly place: number;
  readonly person: Person;
  readonly stats: TopStanding;
  /** Points after each of the last games, and before the first of these. */
  readonly course: () => readonly bigint[];
};

/** A picture shows no more steps of a course. */
const MOST_STEPS = 120;

/** The first of a chat, and somebody's own place there if that is further down. */
export const topOf = (
  services: Services,
  chat: ChatId,
  { most, asker }: { readonly most: number; readonly asker: PersonId },
): readonly TopRow[] => {
  const { standings, people, ...store } = services.store;
  if (!standings.areKept(chat)) store.transaction(() => countAll(services.store, chat));
  const first = standings.first(chat, most);
  const own = first.some(({ person }) => person === asker) ? undefined : standings.of(chat, asker);
  const places = first.map((stats, index) => ({ stats, place: index + 1 }));
  const last = own ? [{ stats: own, place: standings.above(chat, asker) + 1 }] : [];
  return [...places, ...last].flatMap(({ stats, place }) => {
    const person = people.person(stats.person);
    const course = () => courseTo(stats.points, standings.lately(chat, stats.person, MOST_STEPS));
    return person ? [{ place, person, stats, course }] : [];
  });
};

const courseTo = (points: bigint, lately: readonly bigint[]): readonly bigint[] => {
  const course = [points];
  for (const change of lately) course.push((course.at(-1) ?? 0n) - change);
  return course.toReversed();
};
