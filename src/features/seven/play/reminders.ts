import { type PersonId, privateChatOf } from "../../../ids/ids.ts";
import type { Chat } from "../../../tables/people/people.ts";
import type { Services } from "../../../tables/services/services.ts";
import { HOUR_MS } from "../../../tables/services/time.ts";
import { sevensIn } from "../store/sevens.ts";
import { sevenToday } from "./sets.ts";

const HOURS = 24;

/** The rest of an hour's reminders follow with the next look. */
const MOST_AT_ONCE = 200;

/** Somebody is to be reminded of the seven of a day. */
export type DueSeven = { readonly person: PersonId; readonly day: number; readonly chat: Chat };

/** Reminds somebody at an hour in UTC from the next day on. */
export const remindOfSeven = (services: Services, person: PersonId, hour: number): void =>
  services.store.transaction(() =>
    sevensIn(services.store).remind({ person, hour, day: sevenToday(services) }),
  );

export const remindOfSevenNoMore = (services: Services, person: PersonId): void =>
  services.store.transaction(() => sevensIn(services.store).remindNot(person));

export const isReminded = ({ store }: Services, person: PersonId): boolean =>
  sevensIn(store).reminder(person) !== undefined;

/** Who is to be reminded now; what the bot has missed by an hour is not said any more. */
export const dueSevens = (services: Services): readonly DueSeven[] => {
  const { store, now } = services;
  const day = sevenToday(services);
  const hour = Math.floor(now() / HOUR_MS) % HOURS;
  return sevensIn(store)
    .dueReminders({ hour, day, most: MOST_AT_ONCE })
    .flatMap((person) => {
      const chat = store.people.chat(privateChatOf(person));
      if (chat?.present) return [{ person, day, chat }];
      sevensIn(store).takeReminder({ person, day });
      return [];
    });
};
