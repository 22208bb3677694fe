import { z } from "zod";
import { type ToldMessage, toMessage } from "../../world/telegram.ts";
import type { Chat, Content } from "../../world/types.ts";
import type { World } from "../../world/world.ts";
import type { Arguments } from "../arguments.ts";
import { markupArgument } from "../keyboard.ts";
import { type MediaKind, mediaFile } from "../media.ts";
import type { Call, Methods } from "../method.ts";
import { openChat } from "../reach.ts";
import { type ApiResponse, badRequest, chain, done } from "../refusals.ts";
import { caption, messageText } from "../texts.ts";

const replyParameters = z.object({
  message_id: z.coerce.number(),
  chat_id: z.union([z.number(), z.string()]).optional(),
  allow_sending_without_reply: z.boolean().optional(),
});

/** Which message of the chat is replied to. */
const repliedTo = (world: World, args: Arguments, chat: Chat): ApiResponse<number | undefined> => {
  const parsed = replyParameters.safeParse(args.json("reply_parameters"));
  const messageId = parsed.success ? parsed.data.message_id : args.integer("reply_to_message_id");
  if (messageId === undefined) return done(undefined);
  if (world.messages.get(chat.id, messageId) !== undefined) return done(messageId);
  const optional = parsed.success
    ? parsed.data.allow_sending_without_reply === true
    : args.flag("allow_sending_without_reply");
  return optional ? done(undefined) : badRequest("message to be replied not found");
};

type MakeContent = (call: Call) => ApiResponse<Content>;

/** Sends from the bot: the content is made last, so that nothing is stored for a refused call. */
const send =
  (makeContent: MakeContent) =>
  (call: Call): ApiResponse<ToldMessage> => {
    const { world, args } = call;
    return chain(openChat(world, args), (chat) =>
      chain(markupArgument(args), (markup) =>
        chain(repliedTo(world, args, chat), (replyTo) =>
          chain(makeContent(call), (content) => {
            const messageId = world.chats.nextMessageId(chat.id);
            const silent = args.flag("disable_notification") || undefined;
            const message = {
              chatId: chat.id,
              messageId,
              date: world.now(),
              from: world.bot.id,
              content,
              markup,
              replyTo,
              silent,
            };
            world.messages.put(message);
            world.announce({ type: "message", chatId: chat.id, messageId });
            return done(toMessage(world, message));
          }),
        ),
      ),
    );
  };

const text: MakeContent = ({ args }) =>
  chain(
    messageText({
      text: args.text("text") ?? "",
      mode: args.text("parse_mode"),
      entities: args.json("entities"),
    }),
    (read) => done({ kind: "text", ...read }),
  );

const media =
  (kind: MediaKind): MakeContent =>
  ({ world, args }) =>
    chain(
      caption({
        text: args.text("caption") ?? "",
        mode: args.text("parse_mode"),
        entities: args.json("caption_entities"),
      }),
      (read) =>
        chain(mediaFile(world, args, kind, args.text(kind), kind), (file) =>
          done({ kind, file: file.id, ...read }),
        ),
    );

const sendChatAction = ({ world, args }: Call): ApiResponse<boolean> =>
  chain(openChat(world, args), (chat) => {
    if ((args.text("action") ?? "") === "") return badRequest("wrong parameter action in request");
    world.announce({ type: "typing", chatId: chat.id });
    return done(true);
  });

export const SEND_METHODS: Methods = {
  sendmessage: send(text),
  sendphoto: send(media("photo")),
  senddocument: send(media("document")),
  sendchataction: sendChatAction,
};
