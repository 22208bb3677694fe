import type { ChatMember, User } from "grammy/types";
import { isInside } from "./chats.ts";
import { postService } from "./posting.ts";
import { toChat, toUser } from "./telegram.ts";
import type { MemberStatus, WorldChat } from "./types.ts";
import type { World } from "./world.ts";

const ADMIN_RIGHTS = {
  is_anonymous: false,
  can_manage_chat: true,
  can_delete_messages: true,
  can_manage_video_chats: true,
  can_restrict_members: true,
  can_promote_members: false,
  can_change_info: true,
  can_invite_users: true,
  can_post_stories: false,
  can_edit_stories: false,
  can_delete_stories: false,
  can_pin_messages: true,
  can_manage_tags: true,
  can_send_welcome_messages: false,
} as const;

const tagName = (chatId: number, userId: number): string => `tag:${chatId}:${userId}`;

/** The tag beside a person's name in a group; may be empty. */
export const tagOf = (world: World, chatId: number, userId: number): string =>
  world.settings.get(tagName(chatId, userId), "");

export const setTag = (world: World, chatId: number, userId: number, tag: string): void => {
  if (tag === "") world.settings.remove(tagName(chatId, userId));
  else world.settings.set(tagName(chatId, userId), tag);
  world.announce({ type: "chats" });
};

export const chatMember = (user: User, status: MemberStatus, tag = ""): ChatMember => {
  switch (status) {
    case "creator":
      return { status, user, is_anonymous: false };
    case "administrator":
      return { status, user, can_be_edited: false, ...ADMIN_RIGHTS };
    case "kicked":
      return { status, user, until_date: 0 };
    case "member":
      return { status, user, ...(tag !== "" && { tag }) };
    default:
      return { status, user };
  }
};

/**
 * Changes a person's status in a chat. The bot gets the same updates as from Telegram: about itself
 * and, as an administrator, about others.
 */
export const setStatus = (
  world: World,
  chat: WorldChat,
  userId: number,
  status: MemberStatus,
  by: number,
): void => {
  const before = world.chats.status(chat.id, userId);
  if (before === status) return;
  world.chats.setStatus(chat.id, userId, status);
  // A person who leaves loses the tag. Administrators have titles of another kind.
  if (status !== "member") setTag(world, chat.id, userId, "");
  world.announce({ type: "chats" });
  // The first start of a private chat gives no update; blocking and unblocking do.
  const told = chat.kind === "private" ? before !== "left" : isInside(before) || isInside(status);
  const isBot = userId === world.bot.id;
  const isSeen = world.chats.status(chat.id, world.bot.id) === "administrator";
  if (!told || (!isBot && (chat.kind === "private" || !isSeen))) return;
  const user = toUser(world, userId);
  const change = {
    chat: toChat(world, chat),
    from: toUser(world, by),
    date: world.now(),
    old_chat_member: chatMember(user, before),
    new_chat_member: chatMember(user, status),
  };
  world.updates.add(isBot ? { my_chat_member: change } : { chat_member: change }, world.now());
};

/** A person joins a group, with Telegram's line about it. */
export const join = (world: World, chat: WorldChat, userId: number, by: number): void => {
  setStatus(world, chat, userId, "member", by);
  postService(world, chat, by, { type: "joined", user: userId });
};

/** A person leaves a group, or is removed by another. */
export const leave = (world: World, chat: WorldChat, userId: number, by: number): void => {
  postService(world, chat, by, { type: "left", user: userId });
  setStatus(world, chat, userId, by === userId ? "left" : "kicked", by);
};

/**
 * Turns a group into a supergroup, as Telegram does: a new chat with a new id and new message
 * numbers. The old one becomes read-only, and every call to it is answered with the new id.
 */
export const upgrade = (world: World, group: WorldChat, by: number): WorldChat => {
  const id = -1_000_000_000_000 - (Math.abs(group.id) % 1_000_000_000_000);
  const supergroup = world.chats.create({
    id,
    kind: "supergroup",
    ...(group.title !== undefined && { title: group.title }),
  });
  for (const { userId, status } of world.chats.members(group.id)) {
    world.chats.setStatus(id, userId, status);
  }
  postService(world, group, by, { type: "moved-to", chat: id });
  world.chats.setMovedTo(group.id, id);
  postService(world, supergroup, by, { type: "moved-from", chat: group.id });
  world.announce({ type: "chats" });
  return supergroup;
};
