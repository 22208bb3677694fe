import type { InlineKeyboardButton } from "grammy/types";
import { cleaned, isInvisible } from "../text/clean.ts";
import { withFoundEntities } from "../text/entities.ts";
import { isAdmin } from "../world/chats.ts";
import { setStatus } from "../world/membership.ts";
import { post } from "../world/posting.ts";
import type { Chat, Message, Person } from "../world/types.ts";
import type { World } from "../world/world.ts";
import { type ChatName, chatToWrite, messageSeen, not, type Outcome, well } from "./deed.ts";
import { addBot } from "./group.ts";
import { type SeenMessage, seenMessage } from "./view.ts";

const MOST_TEXT = 4096;

/** Sends a text. */
export const say = (
  world: World,
  person: Person,
  { chat: name, text, replyTo }: { chat: ChatName; text: string; replyTo?: number | undefined },
): Outcome<SeenMessage> => {
  const found = chatToWrite(world, person, name);
  if (!found.ok) return found;
  const chat = found.result;
  const formatted = withFoundEntities(cleaned({ text, entities: [] }));
  if (isInvisible(formatted.text)) return not("EMPTY", "there is nothing to send");
  if (formatted.text.length > MOST_TEXT) return not("TOO_LONG", "the message is too long");
  if (replyTo !== undefined && world.messages.get(chat.id, replyTo) === undefined) {
    return not("NO_MESSAGE", `there is no message ${replyTo} to reply to`);
  }
  const content = { kind: "text", ...formatted } as const;
  return well(seenMessage(world, post(world, chat, { from: person.user.id, content, replyTo })));
};

/** Opens `t.me/<bot>?start=<payload>` and presses START; the bot gets `/start <payload>`. */
export const start = (
  world: World,
  person: Person,
  { payload = "" }: { payload?: string | undefined },
): Outcome<SeenMessage> => {
  if (!/^[A-Za-z0-9_-]{0,64}$/.test(payload)) {
    return not("BAD_PAYLOAD", "a start payload is at most 64 of A-Z a-z 0-9 _ -");
  }
  unblock(world, person);
  return say(world, person, { chat: "bot", text: `/start ${payload}` });
};

export type Opened =
  | { readonly type: "bot"; readonly message: SeenMessage }
  | { readonly type: "chat"; readonly chat: string }
  | { readonly type: "outside"; readonly url: string };

/** Adds the bot to the group, where it is not there yet, and tells it the payload. */
const startGroup = (world: World, person: Person, payload: string): Outcome<Opened> => {
  const added = addBot(world, person);
  if (!added.ok && added.code !== "ALREADY") return added;
  const text = `/start@${world.bot.username} ${payload}`;
  const said = say(world, person, { chat: "group", text });
  return said.ok ? well({ type: "chat", chat: "group" }) : said;
};

const TELEGRAM_LINK = /^(?:https?:\/\/)?(?:t|telegram)\.me\/(\w+)(?:\/?\?(.*))?$/i;

/** Follows a link as Telegram does: links to the bot are opened here, others are outside. */
export const open = (world: World, person: Person, { url }: { url: string }): Outcome<Opened> => {
  const [, username = "", query = ""] = TELEGRAM_LINK.exec(url) ?? [];
  const parameters = new URLSearchParams(query);
  if (username.toLowerCase() !== world.bot.username.toLowerCase()) {
    const other = username === "" ? undefined : world.people.byUsername(username);
    return well(other ? { type: "chat", chat: other.key } : { type: "outside", url });
  }
  const group = parameters.get("startgroup");
  if (group !== null) return startGroup(world, person, group);
  const payload = parameters.get("start");
  if (payload === null) return well({ type: "chat", chat: "bot" });
  const started = start(world, person, { payload });
  return started.ok ? well({ type: "bot", message: started.result }) : started;
};

const asksNothing = (button: InlineKeyboardButton): boolean => !("callback_data" in button);

/** Forwards a message to another chat. Only a keyboard that asks the bot nothing goes along. */
export const forward = (
  world: World,
  person: Person,
  { chat: name, message: messageId, to }: { chat: ChatName; message: number; to: ChatName },
): Outcome<SeenMessage> => {
  const found = messageSeen(world, person, name, messageId);
  if (!found.ok) return found;
  const target = chatToWrite(world, person, to);
  if (!target.ok) return target;
  const { content, markup, date, from, forwarded = { from, date } } = found.result;
  if (content.kind === "service") return not("NO_MESSAGE", "such a line cannot be forwarded");
  const inline = markup?.inline?.inline_keyboard.flat().every(asksNothing) && markup.inline;
  const message = post(world, target.result, {
    from: person.user.id,
    content,
    forwarded,
    ...(inline && { markup: { inline } }),
  });
  return well(seenMessage(world, message));
};

const mayErase = (world: World, person: Person, chat: Chat, message: Message): boolean =>
  chat.kind === "private" ||
  chat.kind === "direct" ||
  message.from === person.user.id ||
  isAdmin(world.chats.status(chat.id, person.user.id));

/** Deletes a message for everybody. The bot is not told, as in Telegram. */
export const erase = (
  world: World,
  person: Person,
  { chat: name, message: messageId }: { chat: ChatName; message: number },
): Outcome<true> => {
  const found = messageSeen(world, person, name, messageId);
  if (!found.ok) return found;
  const { chatId } = found.result;
  const chat = world.chats.get(chatId);
  if (chat === undefined || !mayErase(world, person, chat, found.result)) {
    return not("NOT_YOURS", "only an administrator may delete what others wrote");
  }
  world.messages.remove(chatId, messageId);
  world.announce({ type: "deleted", chatId, messageIds: [messageId] });
  return well(true);
};

export const block = (world: World, person: Person): Outcome<true> => {
  const chat = world.chats.get(person.user.id);
  if (chat !== undefined) setStatus(world, chat, world.bot.id, "kicked", person.user.id);
  return well(true);
};

export const unblock = (world: World, person: Person): Outcome<true> => {
  const chat = world.chats.get(person.user.id);
  if (chat !== undefined && world.chats.status(chat.id, world.bot.id) === "kicked") {
    setStatus(world, chat, world.bot.id, "member", person.user.id);
  }
  return well(true);
};
