import { cacheOf } from "../../../tables/services/caches.ts";
import type { Services } from "../../../tables/services/services.ts";
import { type OpenDecision, openDecision, type SevenDecision } from "../decision/decision.ts";
import { dayOf, isShipped } from "./days.ts";
import { shelveSpareSets, supplyAtOnce } from "./fill.ts";
import { type SevenDay, sevensIn } from "./sevens.ts";
import { readSet } from "./text.ts";

export type OpenSeven = readonly OpenDecision<SevenDecision>[];

/** The store's sets, which follow from a secret that is made when it is first needed. */
export const shelfOf = ({ store, newSecret }: Pick<Services, "store" | "newSecret">) => ({
  ...sevensIn(store),
  secret: () => sevensIn(store).secret(newSecret),
});

export const sevenToday = ({ now }: Pick<Services, "now">): number => dayOf(now());

/** Numbers the shipped sets that no day needs, so that the trainer has them. */
export const addSpareSets = (services: Services): void =>
  services.store.transaction(() => shelveSpareSets(shelfOf(services)));

/** Gives today and tomorrow a shipped set if the bot has made none. */
const assignSets = (services: Services): void =>
  services.store.transaction(() => void supplyAtOnce(shelfOf(services), sevenToday(services)));

const importedIn = cacheOf<"shipped", true>(1);

/** Brings the shipped sets into the database, once after each start. */
export const importShippedSets = (services: Services): void => {
  const imported = importedIn(services.caches);
  if (imported.find("shipped")) return;
  assignSets(services);
  addSpareSets(services);
  imported.keep("shipped", true);
};

const MOST_SETS = 20;

/** By game and day. */
const setsIn = cacheOf<string, OpenSeven>(MOST_SETS);

/** Which of the shipped sets that of a day is; null: the bot made it. */
export const suppliedFor = ({ store }: Services, where: SevenDay): string | null =>
  sevensIn(store).find(where)?.supply ?? null;

/** The set of a day that has begun, or a shipped one; undefined if there is none. */
export const openSeven = (services: Services, where: SevenDay): OpenSeven | undefined => {
  const { store, caches } = services;
  const today = sevenToday(services);
  if (where.day > today && !isShipped(where.day)) return undefined;
  const key = `${where.game} ${where.day}`;
  const kept = setsIn(caches).find(key);
  if (kept) return kept;
  // After a long sleep today's set may be missing; tomorrow's hash is published today.
  if (where.day === today) assignSets(services);
  const row = sevensIn(store).find(where);
  const set = row && readSet(row.text);
  if (set === undefined) return undefined;
  const open = set.decisions.map(openDecision);
  setsIn(caches).keep(key, open);
  return open;
};
