import type { ConversationData, VersionedState } from "@grammyjs/conversations";
import { conversationOf, endConversation, keepConversation } from "../../tables/conversations.ts";
import type { BotContext } from "../context.ts";

/** To be counted up with every change of a dialog or its buttons: older dialogs are then forgotten. */
const VERSION = 2;

type State = VersionedState<ConversationData>;

const read = ({ services, here, person }: BotContext): State | undefined => {
  const text = here && conversationOf(services, here.id, person.id);
  if (text === undefined) return undefined;
  const state: State = JSON.parse(text);
  return state;
};

const write = ({ services, here, person }: BotContext, state: State): void => {
  if (here) keepConversation(services, here.id, person.id, JSON.stringify(state));
};

const remove = ({ services, here, person }: BotContext): void => {
  if (here) endConversation(services, here.id, person.id);
};

export const conversationStorage = {
  type: "context",
  version: VERSION,
  adapter: { read, write, delete: remove },
} as const;
