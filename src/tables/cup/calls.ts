import { privateChatOf } from "../../ids/ids.ts";
import type { CupCall } from "../../store/cups.ts";
import type { Chat, Person } from "../people.ts";
import type { Services } from "../services.ts";

/** Somebody who is to be told that the time of their match is nearly out, and against whom it is. */
export type DueCupCall = {
  readonly call: CupCall;
  readonly chat: Chat;
  readonly opponent: Person;
};

export const dueCupCalls = ({ store }: Services): readonly DueCupCall[] =>
  store.cups.calls().flatMap((call) => {
    const chat = store.people.chat(privateChatOf(call.person));
    const opponent = store.people.person(call.person === call.one ? call.other : call.one);
    return chat?.present && opponent ? [{ call, chat, opponent }] : [];
  });
