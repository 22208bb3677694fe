import type { Services } from "./services.ts";
import { DAY_MS } from "./time.ts";

/** Telegram does not send older updates again. */
const KEPT_MS = 2 * DAY_MS;

/** Whether an update has taken effect before; then the bot died before it could confirm it. */
export const hasTakenEffect = ({ store }: Services, update: number): boolean =>
  store.updates.isNoted(update);

export const settleUpdate = (services: Services, update: number): void => {
  if (!hasTakenEffect(services, update)) note(services, update);
};

const note = ({ store, now }: Services, update: number): void => store.updates.note(update, now());

/** The services for one update: every change is written together with the note of the update. */
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
