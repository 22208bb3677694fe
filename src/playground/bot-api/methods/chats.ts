import type { ChatMember } from "grammy/types";
import { z } from "zod";
import { chatMember } from "../../world/membership.ts";
import { toUser } from "../../world/telegram.ts";
import type { Call, Methods } from "../method.ts";
import { openChat } from "../reach.ts";
import { type ApiResponse, badRequest, chain, done } from "../refusals.ts";

const getChatMember = ({ world, args }: Call): ApiResponse<ChatMember> =>
  chain(openChat(world, args), (chat) => {
    const userId = args.integer("user_id");
    if (userId === undefined) return badRequest("invalid user_id specified");
    const known = userId === world.bot.id || world.people.byId(userId) !== undefined;
    return known
      ? done(chatMember(toUser(world, userId), world.chats.status(chat.id, userId)))
      : badRequest("member not found");
  });

const reactions = z.array(z.object({ type: z.literal("emoji"), emoji: z.string() })).max(1);

const setMessageReaction = ({ world, args }: Call): ApiResponse<true> =>
  chain(openChat(world, args), ({ id: chatId }) => {
    const messageId = args.integer("message_id") ?? 0;
    const message = world.messages.get(chatId, messageId);
    if (message === undefined) return badRequest("message to react not found");
    const read = reactions.safeParse(args.json("reaction") ?? []);
    if (!read.success) return badRequest("REACTION_INVALID");
    world.messages.put({ ...message, reaction: read.data[0]?.emoji });
    world.announce({ type: "message", chatId, messageId });
    return done(true);
  });

export const CHAT_METHODS: Methods = {
  getchatmember: getChatMember,
  setmessagereaction: setMessageReaction,
};
