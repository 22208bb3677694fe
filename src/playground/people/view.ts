import type { BotCommand, InlineKeyboardButton, MessageEntity, User } from "grammy/types";
import { descriptionFor } from "../bot-api/methods/about.ts";
import { commandsFor } from "../bot-api/methods/commands.ts";
import { groupName } from "../world/beginning.ts";
import { isInside } from "../world/chats.ts";
import { tagOf } from "../world/membership.ts";
import { toUser } from "../world/telegram.ts";
import type {
  FormattedText,
  MemberStatus,
  Message,
  MessageContent,
  StoredFile,
  WorldChat,
  WorldChatKind,
  WorldPerson,
} from "../world/types.ts";
import type { World } from "../world/world.ts";

/** The world on a person's phone, in the shapes of the people's API. */

export type SeenPhoto = { readonly url: string; readonly width: number; readonly height: number };

export type SeenAnimation = SeenPhoto & { readonly type: string };

export type SeenMessage = {
  readonly chat: number;
  readonly id: number;
  readonly date: number;
  readonly edited?: number;
  readonly from: {
    readonly id: number;
    readonly name: string;
    readonly bot: boolean;
    /** The tag beside the person's name in this group. */
    readonly tag?: string;
  };
  readonly viaBot: boolean;
  /** The text of a text message, or the caption. */
  readonly text: string;
  readonly entities: readonly MessageEntity[];
  readonly photo?: SeenPhoto;
  readonly animation?: SeenAnimation;
  readonly document?: { readonly url: string; readonly name: string; readonly size: number };
  /** A line from Telegram itself, such as that a person joined. */
  readonly service?: string;
  readonly keyboard: readonly (readonly InlineKeyboardButton[])[];
  /** Asks for an answer by a reply. */
  readonly forceReply?: true;
  readonly replyTo?: { readonly id: number; readonly name: string; readonly text: string };
  readonly inlineId?: string;
  readonly reaction?: string;
  /** The only person who sees the message. */
  readonly only?: number;
};

export type ShownChat = {
  readonly id: number;
  /** `group`, `group 2`, `bot`, or the key of the person at the other end. */
  readonly name: string;
  readonly kind: WorldChatKind;
  readonly title: string;
  readonly members: readonly {
    readonly id: number;
    readonly name: string;
    readonly status: MemberStatus;
  }[];
  readonly commands: readonly BotCommand[];
  /** Whether the person may write there: they are a member, and have not blocked the bot. */
  readonly open: boolean;
  readonly botStatus: MemberStatus;
  /** The bot's description, shown before the bot is started. */
  readonly description?: string;
  readonly last?: SeenMessage;
};

export type SeenPerson = {
  readonly key: string;
  readonly id: number;
  readonly name: string;
  readonly username?: string;
  readonly language: string;
  readonly chats: readonly ShownChat[];
};

export type SeenWorld = {
  readonly bot: { readonly username: string; readonly first_name: string };
  readonly people: readonly SeenPerson[];
  /** Milliseconds by the playground's clock. */
  readonly now: number;
};

const fullName = ({ first_name, last_name }: User): string =>
  last_name === undefined ? first_name : `${first_name} ${last_name}`;

const fileUrl = (id: string): string => `/playground/files/${id}`;

const serviceLine = (world: World, { chatId, from, content }: Message): string | undefined => {
  if (content.kind !== "service") return undefined;
  const name = (id: number): string => fullName(toUser(world, id));
  const { service } = content;
  switch (service.type) {
    case "created":
      return `${name(from)} created the group «${service.title}»`;
    case "joined":
      return service.user === from
        ? `${name(from)} joined the group`
        : `${name(from)} added ${name(service.user)}`;
    case "left":
      return service.user === from
        ? `${name(from)} left the group`
        : `${name(from)} removed ${name(service.user)}`;
    case "moved-to":
      return "The group was upgraded to a supergroup";
    case "moved-from":
      return `Its id was ${service.chat}, now it is ${chatId}`;
  }
};

const WITHOUT_WORDS: Readonly<Partial<Record<MessageContent["kind"], string>>> = {
  ...{ photo: "Photo", animation: "GIF", document: "File" },
};

const SHOWN_AS = { sticker: "🐱", voice: "🎤 0:03", picture: "🖼" } as const;

const wordsOf = ({ content }: Message): FormattedText => {
  if (content.kind === "wordless") return { text: SHOWN_AS[content.what], entities: [] };
  return content.kind === "service" ? { text: "", entities: [] } : content;
};

const textOf = (message: Message): string => {
  const { kind } = message.content;
  return wordsOf(message).text || (WITHOUT_WORDS[kind] ?? "");
};

const photoOf = ({ id, width, height }: StoredFile): SeenPhoto => ({
  url: fileUrl(id),
  width,
  height,
});

export const seenPhotoOf = (world: World, fileId: string): SeenPhoto | undefined => {
  const file = world.files.get(fileId);
  return file && photoOf(file);
};

const mediaOf = (
  world: World,
  { content }: Message,
): Pick<SeenMessage, "photo" | "animation" | "document"> => {
  const file = "file" in content ? world.files.get(content.file) : undefined;
  switch (file?.kind) {
    case undefined:
      return {};
    case "photo":
      return { photo: photoOf(file) };
    case "animation":
      return { animation: { ...photoOf(file), type: file.type } };
    case "document":
      return { document: { url: fileUrl(file.id), name: file.name, size: file.size } };
  }
};

const replyOf = (world: World, message: Message): Pick<SeenMessage, "replyTo"> => {
  if (message.replyTo === undefined) return {};
  const replied = world.messages.get(message.chatId, message.replyTo);
  if (replied === undefined) return {};
  const name = fullName(toUser(world, replied.from));
  return { replyTo: { id: replied.messageId, name, text: textOf(replied) } };
};

const onlyReader = (world: World, { from }: Message, receiver: number): number =>
  from === world.bot.id ? receiver : from;

/** Whether a message is on this person's phone. */
export const isSeenBy = ({ user }: WorldPerson, { from, ephemeral }: Message): boolean =>
  ephemeral === undefined || ephemeral.receiver === user.id || from === user.id;

export const seenMessage = (world: World, message: Message): SeenMessage => {
  const words = wordsOf(message);
  const from = toUser(world, message.from);
  const service = serviceLine(world, message);
  const tag = tagOf(world, message.chatId, message.from);
  return {
    chat: message.chatId,
    id: message.messageId,
    date: message.date,
    ...(message.editDate !== undefined && { edited: message.editDate }),
    from: { id: from.id, name: fullName(from), bot: from.is_bot, ...(tag !== "" && { tag }) },
    viaBot: message.viaBot ?? false,
    ...{ text: words.text, entities: words.entities },
    ...mediaOf(world, message),
    ...(service !== undefined && { service }),
    keyboard: message.markup?.inline?.inline_keyboard ?? [],
    ...(message.markup?.forceReply && { forceReply: true }),
    ...replyOf(world, message),
    ...(message.inlineId !== undefined && { inlineId: message.inlineId }),
    ...(message.reaction !== undefined && { reaction: message.reaction }),
    ...(message.ephemeral && { only: onlyReader(world, message, message.ephemeral.receiver) }),
  };
};

/** A chat as its person finds it: `group`, `group 2`, `bot` or the other's key, and its title. */
export const nameAndTitle = (
  world: World,
  chat: WorldChat,
  person: WorldPerson,
): [string, string] => {
  if (chat.kind === "private") return ["bot", world.bot.first_name];
  if (chat.kind !== "direct") return [groupName(chat), chat.title ?? ""];
  const members = world.chats.members(chat.id);
  const other = world.people
    .all()
    .find(({ user }) => user.id !== person.user.id && members.some((m) => m.userId === user.id));
  return other === undefined ? ["", ""] : [other.key, fullName(other.user)];
};

const showsCommands = ({ kind }: WorldChat, botStatus: MemberStatus): boolean =>
  kind === "private" || (kind !== "direct" && isInside(botStatus));

/** How many of the newest messages to search for the last one that a person sees. */
const LOOKED_AT = 20;

const seenChat = (world: World, chat: WorldChat, person: WorldPerson): ShownChat => {
  const [name, title] = nameAndTitle(world, chat, person);
  const last = world.messages.last(chat.id, LOOKED_AT).findLast((one) => isSeenBy(person, one));
  const botStatus = world.chats.status(chat.id, world.bot.id);
  return {
    id: chat.id,
    name,
    kind: chat.kind,
    title,
    members: world.chats.members(chat.id).map(({ userId, status }) => ({
      id: userId,
      name: fullName(toUser(world, userId)),
      status,
    })),
    commands: showsCommands(chat, botStatus) ? commandsFor(world, chat, person) : [],
    open: chat.movedTo === undefined && !(chat.kind === "private" && botStatus === "kicked"),
    botStatus,
    ...(chat.kind === "private" && {
      description: descriptionFor(world, person.user.language_code ?? ""),
    }),
    ...(last && { last: seenMessage(world, last) }),
  };
};

/** The chats on a person's phone: with the bot, in their groups, and with the other people. */
export const chatsOf = (world: World, person: WorldPerson): WorldChat[] =>
  world.chats
    .all()
    .filter(
      ({ id, kind, movedTo }) =>
        movedTo === undefined &&
        (kind === "private"
          ? id === person.user.id
          : world.chats.members(id).some(({ userId }) => userId === person.user.id)),
    );

export const seenPerson = (world: World, person: WorldPerson): SeenPerson => ({
  key: person.key,
  id: person.user.id,
  name: fullName(person.user),
  ...(person.user.username !== undefined && { username: person.user.username }),
  language: person.user.language_code ?? "en",
  chats: chatsOf(world, person).map((chat) => seenChat(world, chat, person)),
});

export const seenWorld = (world: World): SeenWorld => ({
  bot: world.bot,
  people: world.people.all().map((person) => seenPerson(world, person)),
  now: world.nowMs(),
});
