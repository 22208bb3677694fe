import type { Document as ApiDocument, MessageOrigin, PhotoSize, User } from "grammy/types";
import { sizeId } from "./files.ts";
import type {
  FormattedText,
  Message,
  MessageContent,
  Service,
  StoredFile,
  ToldChat,
  ToldMessage,
  Wordless,
  WorldChat,
} from "./types.ts";
import type { World } from "./world.ts";

/** The world in the words of the Bot API: users, chats and messages. */

const botUser = ({ bot }: World): User => ({
  id: bot.id,
  is_bot: true,
  first_name: bot.first_name,
  username: bot.username,
});

export const toUser = (world: World, id: number): User => {
  if (id === world.bot.id) return botUser(world);
  const person = world.people.byId(id);
  if (person === undefined) throw new Error(`nobody has the id ${id}`);
  return person.user;
};

export const toChat = (world: World, chat: WorldChat): ToldChat => {
  switch (chat.kind) {
    case "group":
    case "supergroup":
      return { id: chat.id, type: chat.kind, title: chat.title ?? "" };
    case "direct":
      // The bot sees such a chat only as a guest, and learns no more than that it exists.
      return { id: chat.id, type: "private", first_name: "" };
    default: {
      const { first_name, last_name, username } = toUser(world, chat.id);
      return {
        id: chat.id,
        type: "private",
        first_name,
        ...(last_name !== undefined && { last_name }),
        ...(username !== undefined && { username }),
      };
    }
  }
};

const photoSizes = (file: StoredFile): PhotoSize[] => {
  const longest = Math.max(file.width, file.height);
  const sizes = [
    { size: "small", side: 90 },
    { size: "medium", side: 320 },
    { size: "full", side: longest },
  ] as const;
  return sizes
    .filter(({ size, side }) => size === "full" || side < longest)
    .map(({ size, side }) => ({
      file_id: sizeId(file.id, size),
      file_unique_id: sizeId(file.uniqueId, size),
      width: Math.max(1, Math.round((file.width * side) / longest)),
      height: Math.max(1, Math.round((file.height * side) / longest)),
      file_size: Math.round((file.size * side) / longest),
    }));
};

const documentOf = (file: StoredFile): ApiDocument => ({
  file_id: file.id,
  file_unique_id: file.uniqueId,
  file_name: file.name,
  mime_type: file.type,
  file_size: file.size,
});

const caption = ({ text, entities }: FormattedText): Partial<ToldMessage> => ({
  ...(text !== "" && { caption: text }),
  ...(entities.length > 0 && { caption_entities: entities }),
});

const service = (world: World, what: Service): Partial<ToldMessage> => {
  switch (what.type) {
    case "created":
      return { group_chat_created: true };
    case "joined":
      return { new_chat_members: [toUser(world, what.user)] };
    case "left":
      return { left_chat_member: toUser(world, what.user) };
    case "moved-to":
      return { migrate_to_chat_id: what.chat };
    case "moved-from":
      return { migrate_from_chat_id: what.chat };
  }
};

const wordless = (what: Wordless): Partial<ToldMessage> => {
  const file = { file_id: `of-${what}`, file_unique_id: `one-${what}` };
  const sides = { width: 512, height: 512 };
  switch (what) {
    case "sticker":
      return {
        sticker: { ...file, ...sides, type: "regular", is_animated: false, is_video: false },
      };
    case "voice":
      return { voice: { ...file, duration: 3 } };
    case "picture":
      return { photo: [{ ...file, ...sides }] };
  }
};

const content = (world: World, what: MessageContent): Partial<ToldMessage> => {
  switch (what.kind) {
    case "text":
      return {
        text: what.text,
        ...(what.entities.length > 0 && { entities: what.entities }),
      };
    case "photo": {
      const file = world.files.get(what.file);
      return { ...(file && { photo: photoSizes(file) }), ...caption(what) };
    }
    case "animation": {
      const file = world.files.get(what.file);
      if (file === undefined) return caption(what);
      const { width, height } = file;
      const animation = { ...documentOf(file), width, height, duration: 0 };
      return { animation, document: documentOf(file), ...caption(what) };
    }
    case "document": {
      const file = world.files.get(what.file);
      return { ...(file && { document: documentOf(file) }), ...caption(what) };
    }
    case "wordless":
      return wordless(what.what);
    case "service":
      return service(world, what.service);
  }
};

/** A message that only one person sees has no number in the sequence of its chat. */
const numbers = (
  world: World,
  { messageId, ephemeral }: Message,
): Pick<ToldMessage, "message_id" | "ephemeral_message_id" | "receiver_user"> =>
  ephemeral === undefined
    ? { message_id: messageId }
    : {
        message_id: 0,
        ephemeral_message_id: messageId,
        receiver_user: toUser(world, ephemeral.receiver),
      };

const forwardedFrom = ({ date }: Message): MessageOrigin => ({
  ...{ type: "hidden_user", sender_user_name: "Somebody", date },
});

/** A message in the words of the Bot API, with the message that it replies to, but no further. */
export const toMessage = (world: World, message: Message, withReply = true): ToldMessage => {
  const chat = world.chats.get(message.chatId);
  if (chat === undefined) throw new Error(`no chat ${message.chatId}`);
  const repliedTo =
    withReply && message.replyTo !== undefined
      ? world.messages.get(message.chatId, message.replyTo)
      : undefined;
  return {
    ...numbers(world, message),
    from: toUser(world, message.from),
    chat: toChat(world, chat),
    date: message.date,
    ...(message.editDate !== undefined && { edit_date: message.editDate }),
    ...(message.viaBot && { via_bot: botUser(world) }),
    ...(message.forwarded && { forward_origin: forwardedFrom(message) }),
    ...(repliedTo && { reply_to_message: toMessage(world, repliedTo, false) }),
    ...content(world, message.content),
    ...(message.markup?.inline && { reply_markup: message.markup.inline }),
  };
};
