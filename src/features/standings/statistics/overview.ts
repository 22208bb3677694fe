import type { Active } from "../../../store/counts.ts";
import type { Services } from "../../../tables/services/services.ts";
import { DAY_MS, WEEK_MS } from "../../../tables/services/time.ts";

export type Overview = {
  readonly day: Active;
  readonly week: Active;
  /** People who are not forgotten. */
  readonly people: number;
  /** Running games. */
  readonly running: number;
  /** Games that ended on each of the last days; today comes last. */
  readonly games: readonly number[];
  /** The size of the database. */
  readonly bytes: number;
};

const DAYS = 30;

/** The state of the bot, for its owner. */
export const overviewOf = ({ store, now }: Services): Overview => {
  const { counts } = store;
  const today = Math.floor(now() / DAY_MS);
  const byDay = new Map(counts.gamesByDay((today - DAYS + 1) * DAY_MS, DAY_MS));
  return {
    day: counts.active(now() - DAY_MS),
    week: counts.active(now() - WEEK_MS),
    people: counts.people(),
    running: counts.gamesRunning(),
    games: Array.from({ length: DAYS }, (_, index) => byDay.get(today - DAYS + 1 + index) ?? 0),
    bytes: counts.bytes(),
  };
};
