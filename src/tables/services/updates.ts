import type { Services } from "./services.ts";

/** Older updates Telegram does not bring again. */
const KEPT_MS = 2 * 24 * 60 * 60_000;

/** Whether an update has taken effect: the bot was killed before it could tell Telegram so. */
export const hasTakenEffect = ({ store }: Services, update: number): boolean =>
  store.updates.isNoted(update);

/** Notes that an update needs nothing more, even if it changed nothing. */
export const settleUpdate = (services: Services, update: number): void => {
  if (!hasTakenEffect(services, update)) note(services, update);
};

const note = ({ store, now }: Services, update: number): void => store.updates.note(update, now());

/** The same services for one update: whatever is changed by it, is changed together with its note. */
export const servicesFor = (services: Services, update: number): Services => {
  const { store } = services;
  const transaction = <T>(work: () => T): T =>
    store.transaction(() => {
      note(services, update);
      return work();
    });
  return { ...services, update, store: { ...store, transaction } };
};

export const dropOldUpdates = ({ store, now }: Services): void =>
  store.updates.removeOlder(now() - KEPT_MS);
