import { type SideSummary, summaryOf } from "../../../ai/analysis/analysis.ts";
import type { Say } from "../../../bot/text/texts.ts";
import { tenths } from "../../../bot/view/numbers.ts";
import type { Colour } from "../../../game/types.ts";
import { type GameId, isComputer, type PersonId } from "../../../ids/ids.ts";
import type { GameRow } from "../../../store/games.ts";
import { colourOf } from "../../../tables/game/players.ts";
import { cacheOf } from "../../../tables/services/caches.ts";
import type { Services } from "../../../tables/services/services.ts";
import { storedAnalysis } from "./analyst.ts";
import { analysesIn } from "./store.ts";

/** How many earlier games a game is compared with, at least and at most. */
const FEWEST = 3;
const MOST = 10;

/**
 * Backgammon players' error rate for points lost by a decision: thousandths of a point, halved.
 * Lower is better.
 */
const PER_POINT = 500;

const errorRate = ({ rate }: SideSummary): number => tenths(rate * PER_POINT);

/** How a player played, in a word; undefined after too few decisions. */
export const markText = ({ mark }: SideSummary, say: Say): string | undefined =>
  mark && say(`mark-${mark}`);

/** The same with the error rate. */
export const formText = (side: SideSummary, say: Say): string | undefined => {
  const as = markText(side, say);
  return as && say("form", { as, rate: errorRate(side) });
};

const MOST_KEPT = 5_000;
const ratesIn = cacheOf<`${GameId} ${Colour}`, number | "none">(MOST_KEPT);

const rateIn = (services: Services, game: GameId, by: Colour): number | "none" => {
  const rates = ratesIn(services.caches);
  const known = rates.find(`${game} ${by}`);
  if (known !== undefined) return known;
  const analysis = storedAnalysis(services, game);
  const side = analysis && summaryOf(analysis, by).sides[by];
  const rate = side?.mark === undefined ? "none" : errorRate(side);
  rates.keep(`${game} ${by}`, rate);
  return rate;
};

/** A person's error rates in their last analysed games before one, the last first. */
const ratesBefore = (
  services: Services,
  person: PersonId,
  before: GameId | null,
  most: number,
): readonly number[] => {
  const { store } = services;
  return analysesIn(store)
    .before({ person, game: before, most })
    .flatMap((game) => {
      const row = store.games.game(game);
      const by = row && colourOf(row, person);
      const rate = by ? rateIn(services, game, by) : "none";
      return rate === "none" ? [] : [rate];
    });
};

/** A person's mean error rate in the last analysed games before this one, if there are enough. */
export const usualRate = (
  services: Services,
  { id }: Pick<GameRow, "id">,
  person: PersonId,
): number | undefined =>
  isComputer(person) ? undefined : meanOf(ratesBefore(services, person, id, MOST));

const meanOf = (rates: readonly number[]): number | undefined =>
  rates.length < FEWEST
    ? undefined
    : tenths(rates.reduce((all, one) => all + one, 0) / rates.length);

/** A person's error rates in their last games, the last one last, and their mean. */
export type FormCourse = { readonly rates: readonly number[]; readonly mean: number };

const COURSE = 20;

/** Undefined while there are too few analysed games. */
export const formCourse = (services: Services, person: PersonId): FormCourse | undefined => {
  const rates = ratesBefore(services, person, null, COURSE).toReversed();
  const mean = meanOf(rates);
  return mean === undefined ? undefined : { rates, mean };
};
