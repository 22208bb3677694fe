import { isAdmin } from "../../world/chats.ts";
import type { Message, WorldChat } from "../../world/types.ts";
import type { World } from "../../world/world.ts";
import { ephemeralToEdit } from "../calls/ephemeral.ts";
import type { Call, Methods } from "../calls/method.ts";
import { openChat } from "../calls/reach.ts";
import { type ApiResponse, badRequest, chain, done } from "../calls/refusals.ts";

const DELETABLE_SECONDS = 48 * 60 * 60;

/**
 * A bot deletes messages younger than two days: its own, and as a group administrator others' too.
 */
const mayDelete = (world: World, chat: WorldChat, message: Message): boolean => {
  if (message.ephemeral) return false;
  if (chat.kind !== "private" && isAdmin(world.chats.status(chat.id, world.bot.id))) return true;
  if (world.now() - message.date > DELETABLE_SECONDS) return false;
  return chat.kind === "private" || message.from === world.bot.id;
};

const remove = (world: World, chatId: number, messageIds: readonly number[]): ApiResponse<true> => {
  for (const id of messageIds) world.messages.remove(chatId, id);
  world.announce({ type: "deleted", chatId, messageIds });
  return done(true);
};

const deleteMessage = ({ world, args }: Call): ApiResponse<true> =>
  chain(openChat(world, args), (chat) => {
    const messageId = args.integer("message_id") ?? 0;
    if (messageId <= 0) return badRequest("message identifier is not specified");
    const message = world.messages.get(chat.id, messageId);
    if (message === undefined) return badRequest("message to delete not found");
    return mayDelete(world, chat, message)
      ? remove(world, chat.id, [messageId])
      : badRequest("message can't be deleted for everyone");
  });

/** Skips messages that cannot be found or deleted, as Telegram does. */
const deleteMessages = ({ world, args }: Call): ApiResponse<true> =>
  chain(openChat(world, args), (chat) => {
    const ids = args.json("message_ids");
    if (!Array.isArray(ids)) return badRequest("message identifiers are not specified");
    if (ids.length > 100) return badRequest("too many message identifiers specified");
    const messageIds = ids.map(Number).filter((id) => {
      const message = world.messages.get(chat.id, id);
      return message !== undefined && mayDelete(world, chat, message);
    });
    return remove(world, chat.id, messageIds);
  });

const deleteEphemeralMessage = ({ world, args }: Call): ApiResponse<true> =>
  chain(ephemeralToEdit(world, args), ({ chatId, messageId }) =>
    remove(world, chatId, [messageId]),
  );

export const DELETE_METHODS: Methods = {
  deleteephemeralmessage: deleteEphemeralMessage,
  deletemessage: deleteMessage,
  deletemessages: deleteMessages,
};
