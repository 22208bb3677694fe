import type { Running } from "../../../bot/feature/feature.ts";
import type { BotParts } from "../../../bot/feature/parts.ts";
import type { ChatId, PersonId, SeriesId } from "../../../ids/ids.ts";
import type { Services } from "../../../tables/services/services.ts";
import type { Span } from "./periods.ts";
import { emptyStanding, isAmongPeople, spansAt, withGame } from "./standings.ts";
import { standingsIn, type TopStanding } from "./standings-store.ts";
import { type FinishedRow, statRowsIn } from "./stats-store.ts";

/** The series, or games, that are counted without a break. */
const SLICE = 200;

/**
 * Counts the games of a chat before its standings were kept in this form, without their dice: over
 * all, and in the present week and month. An old group has many, and presses come in between.
 */
export const countEarlier = async (services: Services, chat: ChatId): Promise<void> => {
  const { store, now, time } = services;
  const standings = standingsIn(store);
  if (standings.areCounted(chat)) return;
  const begun = now();
  const before = (await gamesOf(services, chat)).filter(({ at }) => at < begun);
  const count = newCount(begun);
  for (const [at, game] of before.sort(inOrder).entries()) {
    if (at % SLICE === 0) await time.yield();
    count.add(game);
  }
  store.transaction(() => {
    if (!standings.recount(chat)) return;
    for (const game of statRowsIn(store).ofChat(chat, begun)) count.add(game);
    count.save((span, standing) => standings.save(chat, span, standing));
  });
};

const inOrder = (one: FinishedRow, other: FinishedRow): number =>
  one.at - other.at || one.game - other.game;

const gamesOf = async ({ store, time }: Services, chat: ChatId): Promise<FinishedRow[]> => {
  const rows = statRowsIn(store);
  const games: FinishedRow[] = [];
  let after: SeriesId | 0 = 0;
  for (;;) {
    const slice = rows.seriesOf({ chat, after, most: SLICE });
    for (const series of slice) games.push(...rows.ofSeries(series));
    const last = slice.at(-1);
    if (last === undefined) return games;
    after = last;
    await time.yield();
  }
};

const newCount = (now: number) => {
  const present = spansAt(now).map((span) => ({ span, of: new Map<PersonId, TopStanding>() }));
  const inSeries = new Map<SeriesId, number>();
  return {
    add: (game: FinishedRow): void => {
      if (!isAmongPeople(game)) return;
      const number = (inSeries.get(game.series) ?? 0) + 1;
      inSeries.set(game.series, number);
      const own = new Map(spansAt(game.at).map((span) => [span.period, span.number]));
      for (const { span, of } of present) {
        if (own.get(span.period) !== span.number) continue;
        for (const person of [game.winner, game.loser])
          of.set(person, withGame(of.get(person) ?? emptyStanding(person), game, number));
      }
    },
    save: (save: (span: Span, standing: TopStanding) => void): void => {
      for (const { span, of } of present) for (const standing of of.values()) save(span, standing);
    },
  };
};

/** Counts one group after the other. */
export const openCounting = ({ services, log }: BotParts): Running => {
  let work: Promise<void> | undefined;
  // After a failure the others wait for a /top, or for the next start.
  const count = (chat: ChatId): Promise<void> =>
    countEarlier(services, chat)
      .then(() => {
        work = undefined;
      })
      .catch((error: unknown) => log.error({ err: error, chat }, "a group could not be counted"));
  return {
    sweep: () => {
      const chat = work ? undefined : standingsIn(services.store).uncounted();
      if (chat) work = count(chat);
    },
    stop: async () => work,
  };
};
