import type { Message, WorldChat } from "../../world/types.ts";
import type { World } from "../../world/world.ts";
import type { Arguments } from "./arguments.ts";
import { type ApiResponse, badRequest, done, forbidden, movedTo } from "./refusals.ts";

/** The chat that `chat_id` names, if the bot may act there. */
export const openChat = (world: World, args: Arguments): ApiResponse<WorldChat> => {
  if ((args.text("chat_id") ?? "") === "") return badRequest("chat_id is empty");
  const chat = world.chats.get(args.integer("chat_id") ?? Number.NaN);
  if (chat === undefined || chat.kind === "direct") return badRequest("chat not found");
  if (chat.movedTo !== undefined) return movedTo(chat.movedTo);
  const status = world.chats.status(chat.id, world.bot.id);
  if (chat.kind === "private") {
    if (status === "kicked") return forbidden("bot was blocked by the user");
    if (status === "left") return forbidden("bot can't initiate conversation with a user");
    return done(chat);
  }
  if (status === "kicked") return forbidden(`bot was kicked from the ${chat.kind} chat`);
  if (status === "left") return forbidden(`bot is not a member of the ${chat.kind} chat`);
  return done(chat);
};

/** The message to edit, by chat and number, or by the id of an inline message. */
export const messageToEdit = (world: World, args: Arguments): ApiResponse<Message> => {
  const inlineId = args.text("inline_message_id");
  if (inlineId !== undefined && inlineId !== "") {
    const message = world.messages.byInlineId(inlineId);
    return message === undefined ? badRequest("MESSAGE_ID_INVALID") : done(message);
  }
  const chat = openChat(world, args);
  if (!chat.ok) return chat;
  const messageId = args.integer("message_id");
  if (messageId === undefined || messageId <= 0) {
    return badRequest("message identifier is not specified");
  }
  const message = world.messages.get(chat.result.id, messageId);
  if (message === undefined || message.ephemeral) return badRequest("message to edit not found");
  return message.from === world.bot.id && message.content.kind !== "service"
    ? done(message)
    : badRequest("message can't be edited");
};
