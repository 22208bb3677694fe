import type { ChatMember } from "grammy/types";
import { z } from "zod";
import { isAdmin } from "../../world/chats.ts";
import { chatMember, setTag, tagOf } from "../../world/membership.ts";
import { toUser } from "../../world/telegram.ts";
import type { Call, Methods } from "../calls/method.ts";
import { openChat } from "../calls/reach.ts";
import { type ApiResponse, badRequest, chain, done } from "../calls/refusals.ts";

const getChatMember = ({ world, args }: Call): ApiResponse<ChatMember> =>
  chain(openChat(world, args), (chat) => {
    const userId = args.integer("user_id");
    if (userId === undefined) return badRequest("invalid user_id specified");
    const known = userId === world.bot.id || world.people.byId(userId) !== undefined;
    if (!known) return badRequest("member not found");
    const status = world.chats.status(chat.id, userId);
    return done(chatMember(toUser(world, userId), status, tagOf(world, chat.id, userId)));
  });

const MOST_TAG = 16;
const EMOJI = /\p{Extended_Pictographic}/u;

/** Only for ordinary members, and only by administrators with the right to do it. */
const setChatMemberTag = ({ world, args }: Call): ApiResponse<true> =>
  chain(openChat(world, args), (chat) => {
    const userId = args.integer("user_id") ?? 0;
    const tag = args.text("tag") ?? "";
    if (!chat.kind.endsWith("group")) return badRequest("method is available only for groups");
    if (world.chats.status(chat.id, world.bot.id) !== "administrator") {
      return badRequest("not enough rights to change tags of chat members");
    }
    const status = world.chats.status(chat.id, userId);
    if (isAdmin(status)) return badRequest("CHAT_CREATOR_REQUIRED");
    if (status !== "member") return badRequest("USER_NOT_PARTICIPANT");
    if (tag.length > MOST_TAG || EMOJI.test(tag)) return badRequest("TAG_INVALID");
    setTag(world, chat.id, userId, tag);
    return done(true);
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
  setchatmembertag: setChatMemberTag,
  setmessagereaction: setMessageReaction,
};
