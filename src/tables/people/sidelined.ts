import type { ChatId, PersonId } from "../../ids/ids.ts";
import { closeChallenge } from "../challenge/challenge.ts";
import type { Services } from "../services/services.ts";

/**
 * Keeps a person from beginning games in a group, or lets them again if they were kept; true if
 * they are kept now. What runs is played to its end.
 */
export const turnSidelining = (services: Services, chat: ChatId, person: PersonId): boolean =>
  services.store.transaction(() => {
    const { people, challenges } = services.store;
    if (!people.sideline({ chat, person })) {
      people.letPlay({ chat, person });
      return false;
    }
    const open = challenges.openOf(chat, person);
    if (open) closeChallenge(services, open, "cancelled");
    for (const one of services.extensions) one.sidelined?.(services, chat, person);
    return true;
  });
