import { privateChatOf } from "../../../ids/ids.ts";
import type { Chat, Person } from "../../../tables/people/people.ts";
import type { Services } from "../../../tables/services/services.ts";
import type { CupCall } from "../store/cups.ts";
import { cupsIn } from "../store/cups.ts";

/** Somebody who is to be told that the time of their match is nearly out, or that they rest in a round. */
export type DueCupCall = {
  readonly call: CupCall;
  readonly chat: Chat;
  /** Against whom their match is; undefined: they have a bye. */
  readonly opponent: Person | undefined;
};

export const dueCupCalls = ({ store }: Services): readonly DueCupCall[] =>
  cupsIn(store)
    .calls()
    .flatMap((call): readonly DueCupCall[] => {
      const chat = store.people.chat(privateChatOf(call.person));
      if (!chat?.present) return [];
      if (call.other === null) return [{ call, chat, opponent: undefined }];
      const opponent = store.people.person(call.person === call.one ? call.other : call.one);
      return opponent ? [{ call, chat, opponent }] : [];
    });
