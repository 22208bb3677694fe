import { knowsEphemeral } from "../bot-api/calls/ephemeral.ts";
import { commandsFor } from "../bot-api/methods/commands.ts";
import { cleaned, isInvisible } from "../text/clean.ts";
import { withFoundEntities } from "../text/entities.ts";
import { isAdmin } from "../world/chats.ts";
import { setStatus } from "../world/membership.ts";
import { post } from "../world/posting.ts";
import type { Message, MessageContent, Wordless, WorldChat, WorldPerson } from "../world/types.ts";
import type { World } from "../world/world.ts";
import { addBot } from "./group.ts";
import { type ChatName, chatToWrite, messageSeen } from "./lookup.ts";
import { type ActionResult, refused, success } from "./result.ts";
import { type SeenMessage, seenMessage } from "./view.ts";

const MOST_TEXT = 4096;

type SayBody = {
  readonly chat: ChatName;
  readonly text: string;
  readonly replyTo?: number | undefined;
  readonly forwarded?: boolean | undefined;
};

export const say = (
  world: World,
  person: WorldPerson,
  { chat: name, text, replyTo, forwarded }: SayBody,
): ActionResult<SeenMessage> => {
  const found = chatToWrite(world, person, name);
  if (!found.ok) return found;
  const chat = found.result;
  const formatted = withFoundEntities(cleaned({ text, entities: [] }));
  if (isInvisible(formatted.text)) return refused("EMPTY", "there is nothing to send");
  if (formatted.text.length > MOST_TEXT) return refused("TOO_LONG", "the message is too long");
  if (replyTo !== undefined && world.messages.get(chat.id, replyTo) === undefined) {
    return refused("NO_MESSAGE", `there is no message ${replyTo} to reply to`);
  }
  const content = { kind: "text", ...formatted } as const;
  const ephemeral = isOwn(world, person, chat, formatted.text)
    ? { receiver: world.bot.id }
    : undefined;
  const draft = { from: person.user.id, content, replyTo, ephemeral, forwarded };
  return success(seenMessage(world, post(world, chat, draft)));
};

/** Sends what has no words. */
export const send = (
  world: World,
  person: WorldPerson,
  { chat: name, what }: { chat: ChatName; what: Wordless },
): ActionResult<SeenMessage> => {
  const found = chatToWrite(world, person, name);
  if (!found.ok) return found;
  const content = { kind: "wordless", what } as const;
  return success(seenMessage(world, post(world, found.result, { from: person.user.id, content })));
};

/** Sends a file with this text in it. */
export const sendFile = (
  world: World,
  person: WorldPerson,
  { chat: name, name: fileName, text }: { chat: ChatName; name: string; text: string },
): ActionResult<SeenMessage> => {
  const found = chatToWrite(world, person, name);
  if (!found.ok) return found;
  const data = Buffer.from(text);
  if (data.length === 0) return refused("EMPTY", "there is nothing to send");
  const about = { type: "text/plain", width: 0, height: 0 };
  const { id } = world.files.add({ kind: "document", name: fileName, ...about, data });
  const content: MessageContent = { kind: "document", file: id, text: "", entities: [] };
  return success(seenMessage(world, post(world, found.result, { from: person.user.id, content })));
};

/** Whether the text is a command that only the bot will see, on phones that support it. */
const isOwn = (world: World, person: WorldPerson, chat: WorldChat, text: string): boolean => {
  const [, command] = /^\/(\w+)(?:@\w+)?(?:\s|$)/.exec(text) ?? [];
  const isGroup = chat.kind === "group" || chat.kind === "supergroup";
  if (command === undefined || !isGroup || !knowsEphemeral(world)) return false;
  return commandsFor(world, chat, person).some(
    (one) => one.command === command && one.is_ephemeral === true,
  );
};

/** Opens `t.me/<bot>?start=<payload>` and presses START; the bot gets `/start <payload>`. */
export const start = (
  world: World,
  person: WorldPerson,
  { payload = "" }: { payload?: string | undefined },
): ActionResult<SeenMessage> => {
  if (!/^[A-Za-z0-9_-]{0,64}$/.test(payload)) {
    return refused("BAD_PAYLOAD", "a start payload is at most 64 of A-Z a-z 0-9 _ -");
  }
  unblock(world, person);
  return say(world, person, { chat: "bot", text: `/start ${payload}` });
};

export type Opened =
  | { readonly type: "bot"; readonly message: SeenMessage }
  | { readonly type: "chat"; readonly chat: string }
  | { readonly type: "outside"; readonly url: string };

/** Adds the bot to the group, if it is not there yet, and sends it the payload. */
const startGroup = (world: World, person: WorldPerson, payload: string): ActionResult<Opened> => {
  const added = addBot(world, person);
  if (!added.ok && added.code !== "ALREADY") return added;
  const text = `/start@${world.bot.username} ${payload}`;
  const said = say(world, person, { chat: "group", text });
  return said.ok ? success({ type: "chat", chat: "group" }) : said;
};

const TELEGRAM_LINK = /^(?:https?:\/\/)?(?:t|telegram)\.me\/(\w+)(?:\/?\?(.*))?$/i;

/** Follows a link as Telegram does: links to the bot open here, others lead outside. */
export const open = (
  world: World,
  person: WorldPerson,
  { url }: { url: string },
): ActionResult<Opened> => {
  const [, username = "", query = ""] = TELEGRAM_LINK.exec(url) ?? [];
  const parameters = new URLSearchParams(query);
  if (username.toLowerCase() !== world.bot.username.toLowerCase()) {
    const other = username === "" ? undefined : world.people.byUsername(username);
    return success(other ? { type: "chat", chat: other.key } : { type: "outside", url });
  }
  const group = parameters.get("startgroup");
  if (group !== null) return startGroup(world, person, group);
  const payload = parameters.get("start");
  if (payload === null) return success({ type: "chat", chat: "bot" });
  const started = start(world, person, { payload });
  return started.ok ? success({ type: "bot", message: started.result }) : started;
};

const mayErase = (world: World, person: WorldPerson, chat: WorldChat, message: Message): boolean =>
  chat.kind === "private" ||
  chat.kind === "direct" ||
  message.ephemeral?.receiver === person.user.id ||
  message.from === person.user.id ||
  isAdmin(world.chats.status(chat.id, person.user.id));

/** Deletes a message for all. The bot gets no update about it, as in Telegram. */
export const erase = (
  world: World,
  person: WorldPerson,
  { chat: name, message: messageId }: { chat: ChatName; message: number },
): ActionResult<true> => {
  const found = messageSeen(world, person, name, messageId);
  if (!found.ok) return found;
  const { chatId } = found.result;
  const chat = world.chats.get(chatId);
  if (chat === undefined || !mayErase(world, person, chat, found.result)) {
    return refused("NOT_YOURS", "only an administrator may delete what others wrote");
  }
  world.messages.remove(chatId, messageId);
  world.announce({ type: "deleted", chatId, messageIds: [messageId] });
  return success(true);
};

export const block = (world: World, person: WorldPerson): ActionResult<true> => {
  const chat = world.chats.get(person.user.id);
  if (chat !== undefined) setStatus(world, chat, world.bot.id, "kicked", person.user.id);
  return success(true);
};

export const unblock = (world: World, person: WorldPerson): ActionResult<true> => {
  const chat = world.chats.get(person.user.id);
  if (chat !== undefined && world.chats.status(chat.id, world.bot.id) === "kicked") {
    setStatus(world, chat, world.bot.id, "member", person.user.id);
  }
  return success(true);
};
