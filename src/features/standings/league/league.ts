import { speaker } from "../../../bot/text/texts.ts";
import type { ChatId, GameId, PersonId } from "../../../ids/ids.ts";
import type { Outcome } from "../../../rules/types.ts";
import type { Person } from "../../../store/people.ts";
import type { GameExtension, Post, Services } from "../../../tables/services/services.ts";
import { DAY_MS } from "../../../tables/services/time.ts";
import { spanAt, weekBegins } from "../statistics/periods.ts";
import { finishedRow, isAmongPeople } from "../statistics/standings.ts";
import { standingsIn, type TopStanding } from "../statistics/standings-store.ts";
import type { FinishedRow } from "../statistics/stats-store.ts";
import { offerLeague } from "./offer.ts";
import { leaguesIn } from "./store.ts";
import { titlesIn } from "./titles.ts";

/** A group has no more players in a week than this. */
const MOST_PLAYERS = 1_000;
/** A shorter run of wins is not worth telling. */
const LEAST_RUN = 3;
/** With fewer rolls the luck is chance. */
const LEAST_ROLLS = 30;

export type LeagueRow = { readonly person: Person; readonly stats: TopStanding };

export type LeagueView = {
  /** The beginnings of its first and last day, in milliseconds. */
  readonly from: number;
  readonly to: number;
  readonly games: number;
  /** The best first. */
  readonly rows: readonly LeagueRow[];
  /** The first in the table, if they have won more than they lost. */
  readonly champion: Person | undefined;
  readonly run: { readonly person: Person; readonly games: number } | undefined;
  readonly mars: LeagueMars | undefined;
  /** The player with the highest rolls on average. */
  readonly luckiest: { readonly person: Person; readonly pips: number } | undefined;
  /** The rivals of the coming week, the nearest pair first. */
  readonly rivals: readonly {
    readonly above: Person;
    readonly below: Person;
    readonly points: bigint;
  }[];
};

/** The win by mars or koks that brought most. */
type LeagueMars = {
  readonly winner: Person;
  readonly loser: Person;
  readonly outcome: Outcome;
  readonly points: bigint;
};

/** Whether a past week is due: to be told while it is news, or to be edited. */
export const isWeekDue = ({ store, now }: Services, { chat, subject, message }: Post): boolean =>
  message !== null ||
  (subject === spanAt("week", now()).number - 1 &&
    store.people.chat(chat)?.settings.league === true);

/** Begins a group's league with the present week, if it has games. */
const beginLeague = (services: Services, chat: ChatId): void => {
  const standings = standingsIn(services.store);
  const leagues = leaguesIn(services.store);
  const span = spanAt("week", services.now());
  if (standings.first(chat, span, 1).length > 0)
    leagues.begin(chat, span.number, weekBegins(span.number + 1));
};

export const leagueView = (services: Services, chat: ChatId, week: number): LeagueView => {
  const { people } = services.store;
  const standings = standingsIn(services.store);
  const rows = standings
    .first(chat, { period: "week", number: week }, MOST_PLAYERS)
    .flatMap((stats) => {
      const person = people.person(stats.person);
      return person ? [{ person, stats }] : [];
    });
  const [first] = rows;
  const run = mostOf(rows, ({ longestRun }) => longestRun);
  const lucky = mostOf(rows, ({ rolls, pips }) => (rolls < LEAST_ROLLS ? 0 : pips / rolls));
  return {
    from: weekBegins(week),
    to: weekBegins(week + 1) - DAY_MS,
    // Each game has two players.
    games: rows.reduce((sum, { stats }) => sum + stats.games, 0) / 2,
    rows,
    champion: first && first.stats.points > 0n ? first.person : undefined,
    run: run && run.value >= LEAST_RUN ? { person: run.person, games: run.value } : undefined,
    mars: dearestOf(services, rows),
    luckiest: lucky && lucky.value > 0 ? { person: lucky.person, pips: lucky.value } : undefined,
    rivals: rivalsOfWeek(services, chat, week).flatMap(({ points, ...pair }) => {
      const [above, below] = [people.person(pair.above), people.person(pair.below)];
      return above && below ? [{ above, below, points }] : [];
    }),
  };
};

/** The player with the greatest amount; of equals the one who stands higher. */
const mostOf = (
  rows: readonly LeagueRow[],
  amountIn: (stats: TopStanding) => number,
): { readonly person: Person; readonly value: number } | undefined => {
  const [best] = rows
    .map(({ person, stats }) => ({ person, value: amountIn(stats) }))
    .toSorted((one, two) => two.value - one.value);
  return best;
};

const dearestOf = (services: Services, rows: readonly LeagueRow[]): LeagueMars | undefined => {
  const found = rows
    .flatMap(({ person, stats }) => (stats.dearest ? [{ person, ...stats.dearest }] : []))
    .reduce(
      (best: Dearest | undefined, one) => (best && best.points >= one.points ? best : one),
      undefined,
    );
  if (!found) return undefined;
  const { ledger, people } = services.store;
  const entry = ledger.ofGame(found.game);
  const loser = entry && people.person(entry.loser);
  if (!loser) return undefined;
  return { winner: found.person, loser, outcome: entry.outcome, points: found.points };
};

type Dearest = { readonly person: Person; readonly game: GameId; readonly points: bigint };

/** Two neighbours in a table, and the points between them. */
type Rivals = {
  readonly above: PersonId;
  readonly below: PersonId;
  readonly points: bigint;
};

/** With fewer games a place is chance. */
const LEAST_GAMES = 3;
/** More do not fit into one line. */
const MOST_PAIRS = 3;

/**
 * The rivals of the coming week by a past week's table, the nearest pair first: each player has at
 * most one rival.
 */
export const rivalsOf = (table: readonly TopStanding[]): readonly Rivals[] => {
  const players = table.filter(({ games }) => games >= LEAST_GAMES);
  const neighbours = players.flatMap((above, at): Rivals[] => {
    const below = players[at + 1];
    if (!below) return [];
    return [{ above: above.person, below: below.person, points: above.points - below.points }];
  });
  const taken = new Set<PersonId>();
  return neighbours
    .toSorted((one, two) => Number(one.points - two.points))
    .filter(({ above, below }) => {
      const isFree = !taken.has(above) && !taken.has(below);
      if (isFree) taken.add(above).add(below);
      return isFree;
    })
    .slice(0, MOST_PAIRS);
};

/** The rivals by the table of a week, if the group wants a league; forgotten people are none. */
export const rivalsOfWeek = (
  { store }: Services,
  chat: ChatId,
  week: number,
): readonly Rivals[] => {
  if (!leaguesIn(store).isWanted(chat)) return [];
  const isKnown = (person: PersonId): boolean => (store.people.person(person)?.name ?? "") !== "";
  return rivalsOf(
    standingsIn(store).first(chat, { period: "week", number: week }, MOST_PLAYERS),
  ).filter(({ above, below }) => isKnown(above) && isKnown(below));
};

/**
 * Counts a finished game to its week, if the group wants that. Call it in the transaction that ends
 * the game.
 */
const noteLeague = ({ store }: Services, chat: ChatId, game: FinishedRow): void => {
  if (!leaguesIn(store).isWanted(chat)) return;
  const week = spanAt("week", game.at).number;
  leaguesIn(store).dropBefore({ chat, week: week - 1 });
  leaguesIn(store).begin(chat, week, weekBegins(week + 1));
};

/**
 * The champion of a week gets the title when the week is told, whatever happens to the message;
 * without a champion the title stays. Of one who is forgotten meanwhile nothing is kept or changed.
 */
export const crownChampion = (
  services: Services,
  { chat: id, subject: week, message }: Post,
): void => {
  const chat = services.store.people.chat(id);
  const champion = message === null && leagueView(services, id, week).champion;
  if (!chat || !champion) return;
  const titles = titlesIn(services.store);
  const title = speaker(chat.language)("league-tag");
  if (champion.name === "") titles.takeAll(id);
  else titles.crown({ chat: id, person: champion.id, title });
};

/** Messages lose a forgotten person, and the person loses their titles. */
const leaveLeague = ({ store }: Services, person: PersonId): void => {
  leaguesIn(store).makeAgain(person);
  titlesIn(store).takeFrom(person);
};

export const leagueExtension: GameExtension = {
  counted: (services, game) => {
    if (game.winner === undefined || game.group === null || game.wasLeftEarly) return;
    const finished = finishedRow(game);
    if (!isAmongPeople(finished)) return;
    noteLeague(services, game.group, finished);
    offerLeague(services, game.group, game.row.id);
  },
  chatChanged: (services, chat, { settings, isBotThere }) => {
    // The bot may be an administrator now.
    if (isBotThere) titlesIn(services.store).tryAgain(chat);
    if (settings?.league) beginLeague(services, chat);
    if (settings?.league === false) titlesIn(services.store).takeAll(chat);
  },
  forgotten: leaveLeague,
};
