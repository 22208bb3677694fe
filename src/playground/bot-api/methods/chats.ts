import type { ChatMember } from "grammy/types";
import { isAdmin } from "../../world/chats.ts";
import { chatMember, leave } from "../../world/membership.ts";
import { postService } from "../../world/posting.ts";
import { toChat, toMessage, toUser } from "../../world/telegram.ts";
import type { Chat, Message, ToldChat } from "../../world/types.ts";
import type { World } from "../../world/world.ts";
import type { Call, Method, Methods } from "../method.ts";
import { namedChat, openChat } from "../reach.ts";
import { type ApiResponse, badRequest, chain, done } from "../refusals.ts";

const isGroup = ({ kind }: Chat): boolean => kind === "group" || kind === "supergroup";

const getChat = ({ world, args }: Call): ApiResponse<ToldChat> =>
  chain(namedChat(world, args), (named) =>
    chain(isGroup(named) ? openChat(world, args) : done(named), (chat) => {
      const pinned =
        chat.pinned === undefined ? undefined : world.messages.get(chat.id, chat.pinned);
      return done({
        ...toChat(world, chat),
        accent_color_id: 0,
        max_reaction_count: 11,
        ...(pinned && { pinned_message: toMessage(world, pinned) }),
        ...(isGroup(chat) && { permissions: { can_send_messages: true } }),
      });
    }),
  );

const membersOf = (world: World, chat: Chat): ChatMember[] =>
  world.chats
    .members(chat.id)
    .map(({ userId, status }) => chatMember(toUser(world, userId), status));

const getChatMember = ({ world, args }: Call): ApiResponse<ChatMember> =>
  chain(openChat(world, args), (chat) => {
    const userId = args.integer("user_id");
    if (userId === undefined) return badRequest("invalid user_id specified");
    const known = userId === world.bot.id || world.people.byId(userId) !== undefined;
    return known
      ? done(chatMember(toUser(world, userId), world.chats.status(chat.id, userId)))
      : badRequest("member not found");
  });

const getChatAdministrators = ({ world, args }: Call): ApiResponse<ChatMember[]> =>
  chain(openChat(world, args), (chat) =>
    isGroup(chat)
      ? done(
          membersOf(world, chat).filter(
            ({ status, user }) => status !== "restricted" && isAdmin(status) && !user.is_bot,
          ),
        )
      : badRequest("there are no administrators in the private chat"),
  );

const getChatMemberCount = ({ world, args }: Call): ApiResponse<number> =>
  chain(openChat(world, args), (chat) => done(isGroup(chat) ? membersOf(world, chat).length : 2));

const leaveChat = ({ world, args }: Call): ApiResponse<true> =>
  chain(openChat(world, args), (chat) => {
    if (!isGroup(chat)) return badRequest("chat member status can't be changed in private chats");
    leave(world, chat, world.bot.id, world.bot.id);
    return done(true);
  });

const messageHere = ({ world, args }: Call, chat: Chat, missing: string): ApiResponse<Message> => {
  const message = world.messages.get(chat.id, args.integer("message_id") ?? 0);
  return message === undefined ? badRequest(missing) : done(message);
};

const mayPin = ({ world }: Call, chat: Chat): boolean =>
  !isGroup(chat) || isAdmin(world.chats.status(chat.id, world.bot.id));

const pinChatMessage: Method = (call) =>
  chain(openChat(call.world, call.args), (chat) =>
    chain(messageHere(call, chat, "message to pin not found"), ({ messageId }) => {
      if (!mayPin(call, chat))
        return badRequest("not enough rights to manage pinned messages in the chat");
      call.world.chats.change(chat.id, { pinned: messageId });
      postService(call.world, chat, call.world.bot.id, { type: "pinned", message: messageId });
      return done(true);
    }),
  );

const unpinChatMessage: Method = (call) =>
  chain(openChat(call.world, call.args), (chat) => {
    if (!mayPin(call, chat))
      return badRequest("not enough rights to manage pinned messages in the chat");
    const messageId = call.args.integer("message_id") ?? chat.pinned;
    if (chat.pinned === undefined || messageId !== chat.pinned) {
      return badRequest("message to unpin not found");
    }
    call.world.chats.change(chat.id, { pinned: null });
    call.world.announce({ type: "chats" });
    return done(true);
  });

const setMessageReaction: Method = (call) =>
  chain(openChat(call.world, call.args), (chat) =>
    chain(messageHere(call, chat, "message to react not found"), (message) => {
      const given = call.args.json("reaction");
      const emoji = (Array.isArray(given) ? given : []).flatMap((one) =>
        typeof one?.emoji === "string" ? [one.emoji] : [],
      );
      if (emoji.length > 1) return badRequest("REACTIONS_TOO_MANY");
      const reactions = { ...message.reactions, [call.world.bot.id]: emoji };
      call.world.messages.put({ ...message, reactions });
      const { chatId, messageId } = message;
      call.world.announce({ type: "message", chatId, messageId });
      return done(true);
    }),
  );

const getFile: Method = ({ world, args }) => {
  const id = args.text("file_id") ?? "";
  const file = world.files.get(id);
  if (file === undefined) return badRequest("wrong file_id or the file is temporarily unavailable");
  return done({
    file_id: id,
    file_unique_id: file.uniqueId,
    file_size: file.size,
    file_path: `${file.kind}s/${file.id}`,
  });
};

export const CHAT_METHODS: Methods = {
  getchat: getChat,
  getchatmember: getChatMember,
  getchatadministrators: getChatAdministrators,
  getchatmembercount: getChatMemberCount,
  leavechat: leaveChat,
  pinchatmessage: pinChatMessage,
  unpinchatmessage: unpinChatMessage,
  setmessagereaction: setMessageReaction,
  getfile: getFile,
};
