import type { Api } from "grammy";
import type { ChatMember } from "grammy/types";
import type { ChatId, PersonId } from "../../ids/ids.ts";
import { DONE, type Done, refused } from "../../rules/result.ts";
import { failureOf } from "../delivery/failure.ts";
import type { BotContext } from "./context.ts";

/**
 * Whether the writer speaks for the chat, in a group as administrator; false if Telegram does not
 * tell.
 */
export const speaksForChat = async (ctx: BotContext): Promise<boolean> => {
  const { here, person, isAnonymous } = ctx;
  if (here?.kind !== "group") return here !== undefined;
  if (isAnonymous) return true;
  try {
    const { status } = await ctx.api.getChatMember(here.id, person.id);
    return status === "creator" || status === "administrator";
  } catch {
    return false;
  }
};

/** Whether the bot may delete what others write here; false if Telegram does not tell. */
export const mayDelete = async ({ api, here, me }: BotContext): Promise<boolean> => {
  if (here === undefined) return false;
  try {
    const member = await api.getChatMember(here.id, me.id);
    return member.status === "administrator" && member.can_delete_messages;
  } catch {
    return false;
  }
};

export const isInside = (member: ChatMember): boolean => {
  if (member.status === "restricted") return member.is_member;
  return member.status !== "left" && member.status !== "kicked";
};

/** Whether a person is in a group, by Telegram; throws if Telegram does not tell. */
const isInGroup = async (api: Api, chat: ChatId, person: PersonId): Promise<boolean> =>
  isInside(await api.getChatMember(chat, person));

/** Whether a person is in a group; false if Telegram does not tell. */
export const isSurelyIn = async (api: Api, chat: ChatId, person: PersonId): Promise<boolean> => {
  try {
    return await isInGroup(api, chat, person);
  } catch {
    return false;
  }
};

/**
 * Whether a person has left a group: the bot does not hear it of a large one. In doubt they count
 * as members; throws where Telegram wants to be asked later.
 */
export const hasLeft = async (api: Api, chat: ChatId, person: PersonId): Promise<boolean> => {
  try {
    return !(await isInGroup(api, chat, person));
  } catch (error) {
    if (failureOf(error).kind === "wait") throw error;
    return false;
  }
};

/**
 * Whether a person who follows a group's link is a member of the group; false if that is unknown.
 */
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
