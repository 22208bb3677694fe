import { setStatus } from "../world/membership.ts";
import type { Message, WorldChat, WorldPerson } from "../world/types.ts";
import type { World } from "../world/world.ts";
import { type ActionResult, refused, success } from "./result.ts";
import { chatsOf, isSeenBy, nameAndTitle } from "./view.ts";

export type ChatName = string | number;

/** The chat that a person names: by its id, or as `group`, `bot`, or another person's key. */
export const chatNamed = (
  world: World,
  person: WorldPerson,
  name: ChatName,
): ActionResult<WorldChat> => {
  const found = chatsOf(world, person).find(
    (chat) => chat.id === name || nameAndTitle(world, chat, person)[0] === name,
  );
  if (found !== undefined) return success(found);
  return refused("NO_CHAT", `${person.key} has no chat «${name}»`);
};

/** A chat to write into. The first message to the bot starts it, like the START button. */
export const chatToWrite = (
  world: World,
  person: WorldPerson,
  name: ChatName,
): ActionResult<WorldChat> => {
  const found = chatNamed(world, person, name);
  if (!found.ok || found.result.kind !== "private") return found;
  if (world.chats.status(found.result.id, world.bot.id) === "kicked") {
    return refused("BLOCKED", `${person.key} has blocked the bot`);
  }
  setStatus(world, found.result, world.bot.id, "member", person.user.id);
  return found;
};

/** A message on the person's phone, even from the group that became a supergroup. */
export const messageSeen = (
  world: World,
  person: WorldPerson,
  name: ChatName,
  messageId: number,
): ActionResult<Message> => {
  const chat = chatNamed(world, person, name);
  const chatId = chat.ok ? chat.result.id : Number(name);
  const old = world.chats.get(chatId)?.movedTo !== undefined;
  if (!chat.ok && !old) return chat;
  const message = world.messages.get(chatId, messageId);
  return message === undefined || !isSeenBy(person, message)
    ? refused("NO_MESSAGE", `there is no message ${messageId} in «${name}»`)
    : success(message);
};
