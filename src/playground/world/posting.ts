import { isAdmin, isInside } from "./chats.ts";
import { toMessage } from "./telegram.ts";
import type { Message, MessageContent, Service, WorldChat } from "./types.ts";
import { newQueryId, type World } from "./world.ts";

const addressesBot = (world: World, text: string): boolean => {
  const command = /^\/\w+(?:@(\w+))?/.exec(text);
  const addressee = command?.[1]?.toLowerCase();
  const username = world.bot.username.toLowerCase();
  if (command !== null) return addressee === undefined || addressee === username;
  return text.toLowerCase().includes(`@${username}`);
};

const wordsIn = (content: MessageContent): string => ("text" in content ? content.text : "");

/**
 * Whether the bot gets a message. In a group with privacy mode on it gets commands, mentions,
 * replies to itself, messages sent through it and Telegram's own lines.
 */
const botHears = (world: World, chat: WorldChat, message: Message): boolean => {
  if (chat.kind === "direct" || message.from === world.bot.id) return false;
  const status = world.chats.status(chat.id, world.bot.id);
  if (!isInside(status)) return false;
  const { content } = message;
  if (chat.kind === "private" || content.kind === "service" || message.viaBot) return true;
  if (isAdmin(status) || !world.settings.get("privacy", true)) return true;
  const repliedTo =
    message.replyTo === undefined ? undefined : world.messages.get(chat.id, message.replyTo);
  return repliedTo?.from === world.bot.id || addressesBot(world, wordsIn(content));
};

/** Whether a message mentions the bot in a chat where it is no member but may come as a guest. */
const isCalledAsGuest = (
  world: World,
  chat: WorldChat,
  { from, content, viaBot }: Message,
): boolean => {
  if (!world.settings.get("guests", false) || chat.kind === "private" || viaBot) return false;
  const isAway = chat.kind === "direct" || !isInside(world.chats.status(chat.id, world.bot.id));
  if (!isAway || from === world.bot.id || content.kind !== "text") return false;
  return content.text.toLowerCase().includes(`@${world.bot.username.toLowerCase()}`);
};

const callGuest = (world: World, message: Message): void => {
  const { chatId, messageId, from } = message;
  const id = newQueryId(world);
  const person = world.people.byId(from)?.key ?? "";
  world.queries.ask({ kind: "guest", id, person, chatId, messageId }, world.now());
  const told = { ...toMessage(world, message), guest_query_id: id };
  world.updates.add({ guest_message: told }, world.now());
};

/**
 * Puts a message of a person, or of Telegram itself, into a chat, and informs the bot and the
 * phones.
 */
export const post = (
  world: World,
  chat: WorldChat,
  draft: Omit<Message, "chatId" | "messageId" | "date">,
): Message => {
  const messageId = world.chats.nextMessageId(chat.id);
  const message: Message = { ...draft, chatId: chat.id, messageId, date: world.now() };
  world.messages.put(message);
  world.announce({ type: "message", chatId: chat.id, messageId });
  if (botHears(world, chat, message)) {
    world.updates.add({ message: toMessage(world, message) }, world.now());
  } else if (isCalledAsGuest(world, chat, message)) callGuest(world, message);
  return message;
};

export const postService = (
  world: World,
  chat: WorldChat,
  from: number,
  service: Service,
): Message => post(world, chat, { from, content: { kind: "service", service } });
