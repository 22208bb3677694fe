import { type PersonId, privateChatOf } from "../../../../ids/ids.ts";
import type { Chat } from "../../../../tables/people/people.ts";
import type { Services } from "../../../../tables/services/services.ts";
import { HOUR_MS } from "../../../../tables/services/time.ts";
import { sevenToday } from "../../sets/sets.ts";
import { type SevenReminder, sevensIn } from "../../sets/sevens.ts";

const HOURS = 24;
const HALF_MS = HOUR_MS / 2;

/** The next sweep sends the rest of an hour's reminders. */
const MOST_AT_ONCE = 200;

export type DueSeven = { readonly person: PersonId; readonly day: number; readonly chat: Chat };

/** Reminds a person at an hour in UTC, or at half past, from tomorrow on. */
export const remindDaily = (
  services: Services,
  { person, hour, half }: Omit<SevenReminder, "day">,
): void =>
  services.store.transaction(() =>
    sevensIn(services.store).remind({ person, hour, half, day: sevenToday(services) }),
  );

export const stopReminding = (services: Services, person: PersonId): void =>
  services.store.transaction(() => sevensIn(services.store).remindNot(person));

export const isReminded = ({ store }: Services, person: PersonId): boolean =>
  sevensIn(store).reminder(person) !== undefined;

/** The reminders that are due; those of a missed hour are dropped. */
export const dueSevens = (services: Services): readonly DueSeven[] => {
  const { store, now } = services;
  const day = sevenToday(services);
  const hour = Math.floor(now() / HOUR_MS) % HOURS;
  const half = now() % HOUR_MS < HALF_MS ? 0 : 1;
  return sevensIn(store)
    .dueReminders({ hour, half, day, most: MOST_AT_ONCE })
    .flatMap((person) => {
      const chat = store.people.chat(privateChatOf(person));
      if (chat?.present) return [{ person, day, chat }];
      sevensIn(store).takeReminder({ person, day });
      return [];
    });
};
