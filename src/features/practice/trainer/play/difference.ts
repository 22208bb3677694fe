import type { Say } from "../../../../bot/text/texts.ts";
import type { GameId } from "../../../../ids/ids.ts";
import { cacheOf } from "../../../../tables/services/caches.ts";
import type { Services } from "../../../../tables/services/services.ts";
import type { JudgedGame } from "../../../records/door.ts";
import { endOf } from "../../decision/ends.ts";
import { judgementOf, type Worse } from "../../decision/worse.ts";
import { worseText } from "../../solve/words.ts";
import { mistakeAt } from "../rules/mistakes.ts";

const MOST_KEPT = 1_000;
const worseTurns = cacheOf<`${GameId} ${number}`, Worse | "none">(MOST_KEPT);

/** What is visibly worse after a turn of a game than after the best one, in a sentence. */
export const differenceText = (
  services: Services,
  game: JudgedGame,
  turn: number,
  say: Say,
): string | undefined => {
  const kept = worseTurns(services.caches);
  const key = `${game.row.id} ${turn}` as const;
  const worse = kept.find(key) ?? worseAt(services, game, turn) ?? "none";
  kept.keep(key, worse);
  return worse === "none" ? undefined : worseText(worse, say);
};

const worseAt = (
  { store }: Services,
  { row, analysis }: JudgedGame,
  turn: number,
): Worse | undefined => {
  const found = mistakeAt(row.ruleset, store.games.events(row.id), analysis, turn);
  const played = found?.decision.ends[1];
  if (!found || !played) return undefined;
  const own = endOf(found.decision.position, played.key);
  return judgementOf(found.decision, own, played.loss).worse;
};
