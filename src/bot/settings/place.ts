import type { Ruleset } from "../../rules/types.ts";
import type { Chat } from "../../tables/people.ts";
import { rulesetsIn } from "../../tables/settings.ts";
import type { BotContext } from "../context.ts";

export type SettingsPlace = {
  readonly chat: Chat;
  readonly rulesets: readonly Ruleset[];
};

/** The chat as it is set now. */
export const placeOf = ({ services, here }: BotContext): SettingsPlace | undefined => {
  const chat = here && services.store.people.chat(here.id);
  return chat && { chat, rulesets: rulesetsIn(services, chat.id) };
};
