import type { Api } from "grammy";
import type { ChatId, PersonId } from "../../ids/ids.ts";
import { DONE, type Done, refused } from "../../rules/result.ts";
import type { BotContext } from "./context.ts";

/** Whether somebody is in a group, as Telegram has it; it throws where Telegram does not tell. */
export const isInGroup = async (api: Api, chat: ChatId, person: PersonId): Promise<boolean> => {
  const member = await api.getChatMember(chat, person);
  if (member.status === "restricted") return member.is_member;
  return member.status !== "left" && member.status !== "kicked";
};

/** Whether who comes by a link belongs to the group that it is of; nobody gets in on a guess. */
export const comesFrom = async (
  { api, here, person }: BotContext,
  chat: ChatId,
): Promise<Done<"not-member" | "member-unsure">> => {
  if (here?.id === chat) return DONE;
  try {
    return (await isInGroup(api, chat, person.id)) ? DONE : refused("not-member");
  } catch {
    return refused("member-unsure");
  }
};
