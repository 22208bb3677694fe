import { z } from "zod";
import { toMessage } from "../../world/telegram.ts";
import type { Chat, Content, Message, ToldMessage } from "../../world/types.ts";
import type { World } from "../../world/world.ts";
import type { Arguments } from "../arguments.ts";
import { markupArgument } from "../keyboard.ts";
import { type MediaKind, mediaFile } from "../media.ts";
import type { Call, Methods } from "../method.ts";
import { openChat } from "../reach.ts";
import { type ApiResponse, badRequest, chain, done } from "../refusals.ts";
import { captionText, messageText } from "../texts.ts";

const replyParameters = z.object({
  message_id: z.coerce.number(),
  allow_sending_without_reply: z.boolean().default(false),
});

type Reply = { readonly messageId: number; readonly optional: boolean };

const replyArgument = (args: Arguments): ApiResponse<Reply | undefined> => {
  const json = args.json("reply_parameters");
  if (json !== undefined) {
    const parsed = replyParameters.safeParse(json);
    if (!parsed.success) return badRequest('can\'t find field "message_id"');
    const { message_id: messageId, allow_sending_without_reply: optional } = parsed.data;
    return done({ messageId, optional });
  }
  const messageId = args.integer("reply_to_message_id");
  const optional = args.flag("allow_sending_without_reply");
  return done(messageId === undefined ? undefined : { messageId, optional });
};

/** Which message of the chat is replied to. */
const repliedTo = (
  world: World,
  chat: Chat,
  reply: Reply | undefined,
): ApiResponse<number | undefined> => {
  if (reply === undefined) return done(undefined);
  if (world.messages.get(chat.id, reply.messageId) !== undefined) return done(reply.messageId);
  return reply.optional ? done(undefined) : badRequest("message to be replied not found");
};

/** Reads the words of a call, and then makes the content: a file is stored only at the end. */
type ReadContent = (call: Call) => ApiResponse<() => ApiResponse<Content>>;

/** Sends from the bot. What the call itself gets wrong is told before what is wrong in the chat. */
const send =
  (readContent: ReadContent) =>
  (call: Call): ApiResponse<ToldMessage> => {
    const { world, args } = call;
    return chain(readContent(call), (makeContent) =>
      chain(markupArgument(args), (markup) =>
        chain(replyArgument(args), (reply) =>
          chain(openChat(world, args), (chat) =>
            chain(repliedTo(world, chat, reply), (replyTo) =>
              chain(makeContent(), (content) =>
                done(putMessage(call, chat, { content, markup, replyTo })),
              ),
            ),
          ),
        ),
      ),
    );
  };

const putMessage = (
  { world, args }: Call,
  { id: chatId }: Chat,
  parts: Pick<Message, "content" | "markup" | "replyTo">,
): ToldMessage => {
  const messageId = world.chats.nextMessageId(chatId);
  const silent = args.flag("disable_notification") || undefined;
  const date = world.now();
  const message = { chatId, messageId, date, from: world.bot.id, silent, ...parts };
  world.messages.put(message);
  world.announce({ type: "message", chatId, messageId });
  return toMessage(world, message);
};

const text: ReadContent = ({ world, args }) =>
  chain(
    messageText(
      world,
      {
        text: args.text("text") ?? "",
        mode: args.text("parse_mode"),
        entities: args.json("entities"),
      },
      "message is too long",
    ),
    (read) => done(() => done({ kind: "text", ...read })),
  );

const media =
  (kind: MediaKind): ReadContent =>
  ({ world, args }) =>
    chain(
      captionText(
        world,
        {
          text: args.text("caption") ?? "",
          mode: args.text("parse_mode"),
          entities: args.json("caption_entities"),
        },
        "message caption is too long",
      ),
      (read) =>
        done(() =>
          chain(mediaFile(world, args, kind, args.text(kind), kind), (file) =>
            done({ kind, file: file.id, ...read }),
          ),
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
