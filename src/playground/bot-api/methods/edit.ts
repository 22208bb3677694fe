import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { toMessage } from "../../world/telegram.ts";
import type { Message, MessageContent, ToldMessage } from "../../world/types.ts";
import { ephemeralToEdit } from "../calls/ephemeral.ts";
import { markupArgument } from "../calls/keyboard.ts";
import { mediaFile } from "../calls/media.ts";
import type { Call, Methods } from "../calls/method.ts";
import { messageToEdit } from "../calls/reach.ts";
import { type ApiResponse, badRequest, chain, done, NOT_MODIFIED } from "../calls/refusals.ts";
import { captionText, messageText } from "../calls/texts.ts";

const CAPTION_TOO_LONG = "MEDIA_CAPTION_TOO_LONG";

/** Makes the new content of a message. */
type MakeContent = (call: Call, message: Message) => ApiResponse<MessageContent>;

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/**
 * Changes a message. As in Telegram, an edit without `reply_markup` removes the keyboard, and an
 * edit that changes nothing is refused.
 */
const edit =
  (change: MakeContent, find = messageToEdit) =>
  (call: Call): ApiResponse<ToldMessage | true> => {
    const { world, args } = call;
    return chain(find(world, args), (message) =>
      chain(markupArgument(args), (markup) => {
        if (markup.forceReply) return badRequest("message can't be edited");
        return chain(change(call, message), (content) => {
          const same =
            isDeepStrictEqual(plain(content), plain(message.content)) &&
            isDeepStrictEqual(plain(markup.inline), plain(message.markup?.inline));
          if (same) return NOT_MODIFIED;
          const changed: Message = { ...message, content, markup, editDate: world.now() };
          world.messages.put(changed);
          const { chatId, messageId } = changed;
          world.announce({ type: "message", chatId, messageId });
          const isTold = changed.inlineId === undefined && changed.ephemeral === undefined;
          return done(isTold ? toMessage(world, changed) : true);
        });
      }),
    );
  };

const text: MakeContent = ({ world, args }, { content }) => {
  const raw = { text: args.text("text") ?? "", mode: args.text("parse_mode") };
  return chain(messageText(world, raw, "MESSAGE_TOO_LONG"), (formatted) =>
    content.kind === "text"
      ? done({ kind: "text", ...formatted })
      : badRequest("there is no text in the message to edit"),
  );
};

const newCaption: MakeContent = ({ world, args }, { content }) => {
  const raw = { text: args.text("caption") ?? "", mode: args.text("parse_mode") };
  return chain(captionText(world, raw, CAPTION_TOO_LONG), (formatted) =>
    content.kind === "text" || content.kind === "service"
      ? badRequest("there is no caption in the message to edit")
      : done({ ...content, ...formatted }),
  );
};

const inputMedia = z.object({
  type: z.enum(["photo", "animation", "document"]),
  media: z.string(),
  caption: z.string().optional(),
  parse_mode: z.string().optional(),
});

const media: MakeContent = ({ world, args }, message) => {
  const json = args.json("media");
  if (json === undefined) return badRequest("can't parse InputMedia: JSON object expected");
  const parsed = inputMedia.safeParse(json);
  if (!parsed.success) return badRequest("can't parse InputMedia: type must be non-empty");
  const { type, media: source, caption = "", parse_mode: mode } = parsed.data;
  return chain(captionText(world, { text: caption, mode }, CAPTION_TOO_LONG), (formatted) => {
    // An inline message takes no upload, only an address or a file already at Telegram.
    if (message.inlineId !== undefined && source.startsWith("attach://")) {
      return badRequest("invalid message content specified");
    }
    return chain(mediaFile(world, args, type, source, "media"), (file) =>
      done({ kind: type, file: file.id, ...formatted }),
    );
  });
};

const keyboardOnly: MakeContent = (_call, message) => done(message.content);

export const EDIT_METHODS: Methods = {
  editmessagetext: edit(text),
  editmessagecaption: edit(newCaption),
  editmessagemedia: edit(media),
  editmessagereplymarkup: edit(keyboardOnly),
  editephemeralmessagetext: edit(text, ephemeralToEdit),
  editephemeralmessagecaption: edit(newCaption, ephemeralToEdit),
  editephemeralmessagemedia: edit(media, ephemeralToEdit),
  editephemeralmessagereplymarkup: edit(keyboardOnly, ephemeralToEdit),
};
