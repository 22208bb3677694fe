import { z } from "zod";
import { toMessage } from "../../world/telegram.ts";
import type { Message, MessageContent, ToldMessage, WorldChat } from "../../world/types.ts";
import { ephemeralArgument } from "../calls/ephemeral.ts";
import { markupArgument } from "../calls/keyboard.ts";
import { type MediaKind, mediaFile } from "../calls/media.ts";
import type { Call, Methods } from "../calls/method.ts";
import { openChat } from "../calls/reach.ts";
import { type ApiResponse, badRequest, chain, done } from "../calls/refusals.ts";
import { captionText, messageText } from "../calls/texts.ts";

const replyParameters = z.union([
  z.object({
    message_id: z.coerce.number(),
    allow_sending_without_reply: z.boolean().default(false),
  }),
  z.object({ ephemeral_message_id: z.coerce.number() }),
]);

type Reply = z.infer<typeof replyParameters>;

const replyArgument = ({ args }: Call): ApiResponse<Reply | undefined> => {
  const json = args.json("reply_parameters");
  if (json === undefined) return done(undefined);
  const parsed = replyParameters.safeParse(json);
  return parsed.success ? done(parsed.data) : badRequest('can\'t find field "message_id"');
};

/** The message of the chat that the new one replies to. */
const repliedTo = (
  { world }: Call,
  { id }: WorldChat,
  reply: Reply | undefined,
): ApiResponse<number | undefined> => {
  // A reply to a message that only one person sees is handled separately.
  if (reply === undefined || !("message_id" in reply)) return done(undefined);
  if (world.messages.get(id, reply.message_id) !== undefined) return done(reply.message_id);
  return reply.allow_sending_without_reply
    ? done(undefined)
    : badRequest("message to be replied not found");
};

/** Reads the words of a call, then makes the content: a file is stored only at the end. */
type ReadContent = (call: Call) => ApiResponse<() => ApiResponse<MessageContent>>;

const putMessage = (
  { world }: Call,
  { id: chatId }: WorldChat,
  parts: Pick<Message, "content" | "markup" | "replyTo" | "ephemeral">,
): ToldMessage => {
  const messageId = world.chats.nextMessageId(chatId);
  const message = { chatId, messageId, date: world.now(), from: world.bot.id, ...parts };
  world.messages.put(message);
  world.announce({ type: "message", chatId, messageId });
  return toMessage(world, message);
};

/** Sends a message of the bot. Errors in the call itself come before errors in the chat. */
const send =
  (readContent: ReadContent) =>
  (call: Call): ApiResponse<ToldMessage> =>
    chain(readContent(call), (makeContent) =>
      chain(markupArgument(call.args), (markup) =>
        chain(replyArgument(call), (reply) =>
          chain(openChat(call.world, call.args), (chat) =>
            chain(repliedTo(call, chat, reply), (replyTo) =>
              chain(ephemeralArgument(call, chat), (ephemeral) =>
                chain(makeContent(), (content) =>
                  done(putMessage(call, chat, { content, markup, replyTo, ephemeral })),
                ),
              ),
            ),
          ),
        ),
      ),
    );

const text: ReadContent = ({ world, args }) => {
  const raw = { text: args.text("text") ?? "", mode: args.text("parse_mode") };
  return chain(messageText(world, raw, "message is too long"), (read) =>
    done(() => done({ kind: "text", ...read })),
  );
};

const media =
  (kind: MediaKind): ReadContent =>
  ({ world, args }) => {
    const raw = { text: args.text("caption") ?? "", mode: args.text("parse_mode") };
    return chain(captionText(world, raw, "message caption is too long"), (read) =>
      done(() =>
        chain(mediaFile(world, args, kind, args.text(kind), kind), (file) =>
          done({ kind, file: file.id, ...read }),
        ),
      ),
    );
  };

export const SEND_METHODS: Methods = {
  sendmessage: send(text),
  sendphoto: send(media("photo")),
  sendanimation: send(media("animation")),
  senddocument: send(media("document")),
};
